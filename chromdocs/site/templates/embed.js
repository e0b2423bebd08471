// Before a chart alone is shown: with or without title and ground, and no picture
// where the address asks for another; keys for slides go to the slides.
(() => {
  const asked = new URLSearchParams(location.search);
  document.body.classList.toggle("is-bare", asked.get("title") === "0");
  document.body.classList.toggle("is-clear", asked.get("ground") === "0");
  const { parameters = "" } = document.body.dataset; // of the figure: one of them is another picture
  document.body.classList.toggle("is-asked", parameters.split(" ").some((name) => asked.has(name)));
  if (parent !== window) {
    addEventListener("keydown", ({ key, target }) => {
      const typed = target instanceof Element && target.matches("input, select");
      if (["PageUp", "PageDown", "Escape", "e", "t"].includes(key) && !typed) {
        parent.postMessage({ chromdocsKey: key }, "*");
      }
    });
  }
})();
