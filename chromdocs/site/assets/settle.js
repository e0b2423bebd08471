// What is far down a page is not laid out at first (light.css). Once the page is there it is, a little in each
// pause: then the scroll bar is true, and nothing moves when someone goes far. Without it, that goes on as one reads.
(() => {
  const LATER = ".md-content__inner > *, .md-content__inner tr, .glossary > p, .glossary ~ *, .doc-object, .jp-Cell";
  const SHORT = 10; // milliseconds for which a pause may be used
  /** @type {(act: () => void) => void} */
  const inPause = "requestIdleCallback" in window ? (act) => requestIdleCallback(act, { timeout: 300 }) : (act) => setTimeout(act, 20);
  let page = 0; // which one is looked at

  function settle() {
    const mine = (page += 1), { dataset } = document.documentElement;
    delete dataset.settled;
    const blocks = all(LATER);
    let at = 0;
    const go = () => {
      if (mine !== page) return;
      for (const end = performance.now() + SHORT; at < blocks.length && performance.now() < end; at += 1) {
        const block = blocks[at];
        if (getComputedStyle(block).contentVisibility !== "auto") continue;
        block.style.contentVisibility = "visible";
        void block.offsetHeight; // now, and not with all others
      }
      if (at < blocks.length) inPause(go);
      else dataset.settled = "";
    };
    inPause(go);
  }

  if (document.readyState === "complete") settle();
  else addEventListener("load", settle);
  window.document$?.subscribe(() => { if (document.readyState === "complete") settle(); }); // a page was swapped
})();
