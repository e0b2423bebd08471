// Before anything is shown: light or dark, as the address asks, else as the system has it.
(() => {
  const asked = new URLSearchParams(location.search).get("theme");
  const dark = asked ? asked === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  const place = document.body ?? document.documentElement; // in the head there is no body yet
  place.dataset.mdColorScheme = dark ? "slate" : "default";
})();
