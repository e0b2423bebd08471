// What scrolls to the side can be reached with the keyboard. The width of the window decides what does.
(() => {
  const WIDE = ".katex, .katex-display, .scroll, .graph, .md-typeset__scrollwrap, .md-content p, .claim, .statement, .erratum";
  let waits = false;

  const look = () => {
    waits = false;
    const boxes = all(`:is(${WIDE}):not([tabindex]), [data-scrolls]`);
    const wide = boxes.map(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth);
    boxes.forEach((box, i) => {
      if (wide[i] === "scrolls" in box.dataset) return;
      box.toggleAttribute("data-scrolls", wide[i]);
      if (wide[i]) box.tabIndex = 0;
      else box.removeAttribute("tabindex");
    });
  };
  const soon = () => {
    if (waits) return;
    waits = true;
    (window.requestIdleCallback ?? setTimeout)(look); // it measures much of a long page
  };

  onEachPage(soon);
  addEventListener("load", soon);
  addEventListener("resize", soon);
  addEventListener("toggle", soon, true); // a box was opened
})();
