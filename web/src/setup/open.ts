import { api } from "../lib/api";
import { notices } from "../lib/notices.svelte";
import { router } from "../lib/router.svelte";
import type { GameInfo } from "../lib/types";
import { paths } from "../routes";
import { request, type Plan } from "./plan";

/** Sets the table as planned and goes there; false, with a notice, if that failed. */
export async function open(game: GameInfo, plan: Plan): Promise<boolean> {
  try {
    const table = await api.create(request(game, plan));
    router.go(paths.table(table.id));
    return true;
  } catch (error) {
    notices.problem(error);
    return false;
  }
}
