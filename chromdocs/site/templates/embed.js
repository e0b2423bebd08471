// Before a chart or a board alone is shown: with or without title and ground, and no picture
// where the address asks for another; keys for slides go to the slides.
(() => {
  const asked = new URLSearchParams(location.search);
  document.body.classList.toggle("is-bare", asked.get("title") === "0");
  document.body.classList.toggle("is-clear", asked.get("ground") === "0");
  const others = ["theme", "title", "ground"]; // any other name asks for another picture
  const wanted = [...asked.keys()].some((name) => !others.includes(name));
  document.body.classList.toggle("is-asked", wanted && Boolean(document.body.dataset.parameters));
  if (parent !== window) {
    addEventListener("keydown", ({ key, target }) => {
      const typed = target instanceof Element && target.matches("input, select");
      const forSlides = (document.body.dataset.keys ?? "PageUp PageDown Escape e t").split(" ");
      if (forSlides.includes(key) && !typed) {
        parent.postMessage({ chromdocsKey: key }, "*");
      }
    });
  }
})();
