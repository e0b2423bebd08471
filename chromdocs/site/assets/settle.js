// What is far down a page is not laid out at first (light.css). Once the page is there it is, a little in each
// pause: then the scroll bar is true, and nothing moves when someone goes far. Without it, that goes on as one reads.
(() => {
  const LATER = ".md-content__inner > *, .md-content__inner tr, .glossary > p, .glossary ~ *, .doc-object, .jp-Cell";
  const SHORT = 4; // milliseconds for which a pause may be used
  const MANY = 150; // elements that are laid out at once, or one block
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
      const end = performance.now() + SHORT;
      do {
        const next = [];
        for (let many = 0; at < blocks.length && many < MANY; at += 1) {
          if (getComputedStyle(blocks[at]).contentVisibility !== "auto") continue;
          const inside = blocks[at].getElementsByTagName("*").length;
          if (many && many + inside > MANY) break;
          next.push(blocks[at]);
          many += inside + 1;
        }
        for (const block of next) block.style.contentVisibility = "visible";
        void next[0]?.offsetHeight; // now, and not with all others
      } while (at < blocks.length && performance.now() < end);
      if (at < blocks.length) inPause(go);
      else dataset.settled = "";
    };
    inPause(go);
  }

  if (document.readyState === "complete") settle();
  else addEventListener("load", settle);
  window.document$?.subscribe(() => { if (document.readyState === "complete") settle(); }); // a page was swapped
})();
