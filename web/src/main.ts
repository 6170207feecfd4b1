import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { router } from "./lib/router.svelte";
import { settings } from "./lib/settings.svelte";
import { followUpdates } from "./lib/updates";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");

followUpdates();
await settings.start();
router.start();
mount(App, { target });
