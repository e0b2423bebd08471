// What is far down a page is not laid out at first (light.css). Once the page is there it is, a little in each
// pause: then the scroll bar is true, and nothing moves when someone goes far. Without it, that goes on as one reads.
(() => {
  const LATER = ".md-content__inner > *, .md-content__inner tr, .glossary > p, .glossary ~ *, .doc-object, .jp-Cell";
  const SHORT = 5; // milliseconds for which a pause may be used
  const QUICK = 1; // milliseconds below which more could have been laid out at once, and twice as many are too slow
  /** @type {(act: () => void) => void} */
  const inPause = "requestIdleCallback" in window ? (act) => requestIdleCallback(act, { timeout: 300 }) : (act) => setTimeout(act, 20);
  let page = 0; // which one is looked at

  function settle() {
    const mine = (page += 1), { dataset } = document.documentElement;
    delete dataset.settled;
    const blocks = all(LATER);
    let at = 0, many = 1; // how many are laid out at once: more while that is quick
    const go = () => {
      if (mine !== page) return;
      for (let now = performance.now(), end = now + SHORT; at < blocks.length && now < end;) {
        const next = blocks.slice(at, at += many).filter((block) => getComputedStyle(block).contentVisibility === "auto");
        for (const block of next) block.style.contentVisibility = "visible";
        void next[0]?.offsetHeight; // now, and not with all others
        const before = now;
        now = performance.now();
        if (now - before < QUICK) many *= 2;
        else if (now - before > 2 * QUICK) many = Math.max(1, many >> 1);
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
