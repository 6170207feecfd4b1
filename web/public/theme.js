// Before the first paint: the chosen theme, so that nobody who plays in the dark is dazzled. settings.svelte.ts does the rest.
(function () {
  let theme = "auto";
  try {
    theme = JSON.parse(localStorage.getItem("pentapolis.settings") || "{}").theme || "auto";
  } catch {
    // nothing stored, or not readable
  }
  const dark = theme === "dark" || (theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
})();
