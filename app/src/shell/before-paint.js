// Runs in the head of both pages, before anything is painted and before any other code; theme.ts holds the rest.
(() => {
  const root = document.documentElement;
  let theme = null;
  try {
    theme = localStorage.getItem("wisp-theme");
  } catch {
    // Storage may be closed to us; the page is then light.
  }
  const dark = theme === "dark" || (theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  root.dataset.theme = dark ? "dark" : "light";
  // The content policy refuses code made from strings; zod would try it before it knows.
  globalThis["__zod_globalConfig"] = { jitless: true };
})();
