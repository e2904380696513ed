// Runs in the head of both pages before anything is painted; theme.ts holds the rest.
(function () {
  var root = document.documentElement;
  var theme = null;
  try {
    theme = localStorage.getItem("wisp-theme");
  } catch {
    // Storage may be closed to us; the page is then light.
  }
  var dark = theme === "dark" || (theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  root.dataset.theme = dark ? "dark" : "light";
})();
