// What scrolls to the side can be reached with the keyboard. The width of the window decides what does.
(() => {
  const WIDE = ".katex, .katex-display, .scroll, .graph, .md-typeset__scrollwrap, .md-content p, .md-content pre > code, .claim, .statement, .erratum";

  // Told of what is laid out, however far down, when it is: to ask for the width of what is not would lay it out.
  const laidOut = new IntersectionObserver((entries) => {
    const boxes = entries.filter((entry) => entry.isIntersecting).map((entry) => /** @type {HTMLElement} */ (entry.target));
    const wide = boxes.map(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth);
    boxes.forEach((box, i) => {
      laidOut.unobserve(box);
      if (wide[i] === "scrolls" in box.dataset) return;
      box.toggleAttribute("data-scrolls", wide[i]);
      if (wide[i]) box.tabIndex = 0;
      else box.removeAttribute("tabindex");
    });
  }, { rootMargin: "1000000px" });

  const look = () => {
    laidOut.disconnect();
    for (const box of all(`:is(${WIDE}):not([tabindex]), [data-scrolls]`)) laidOut.observe(box);
  };

  onEachPage(look);
  addEventListener("load", look); // with its letters
  addEventListener("resize", look);
  addEventListener("toggle", look, true); // a box was opened
})();
