// Starts the slides: their size, keys for live charts, for light and dark, and for the notes.
(() => {
  const SETTINGS = ["theme", "print-pdf", "receiver", "progress", "history", "transition", "autoSlide",
    "backgroundTransition", "scrollActivationWidth", "postMessageEvents", "controls"];
  const COMMANDS = ["setState", "next", "triggerKey"];
  const root = document.documentElement;
  const upright = () => matchMedia("(max-aspect-ratio: 3/4)").matches;
  const size = () => (upright()
    ? { width: 400, height: Math.round(400 * innerHeight / innerWidth) }
    : { width: 1280, height: 720 });
  const theme = () => (root.dataset.mdColorScheme === "slate" ? "dark" : "light");

  /**
   * Show a chart, in a frame over its picture, or the picture again.
   * @param {HTMLElement | undefined} button
   * @param {boolean} on
   */
  const show = (button, on) => {
    const box = button?.closest("figure")?.querySelector(".picture");
    if (!button || !box) return;
    button.ariaPressed = `${on}`;
    box.querySelector("iframe")?.remove();
    if (!on) return;
    const { live = "", choice, title } = button.dataset;
    const page = onDisk ? `${live}index.html` : live;
    const src = `${page}?theme=${theme()}&title=0&ground=0&${choice}`;
    box.append(make("iframe", { src, title }));
  };
  /** @param {HTMLElement | undefined} button */
  const toggle = (button) => show(button, button?.ariaPressed !== "true");
  const buttons = all("button[data-live]");
  for (const button of buttons) {
    button.hidden = false;
    button.addEventListener("click", () => toggle(button));
  }

  const turn = () => {
    root.dataset.mdColorScheme = theme() === "dark" ? "default" : "slate";
    for (const button of buttons) if (button.ariaPressed === "true") show(button, true);
  };

  // Words that would leave their slide become smaller, as in print.
  const fitWords = () => {
    const slide = Reveal.getCurrentSlide();
    if (!slide) return;
    for (let share = 1; share > 0.7; share -= 0.04) {
      slide.style.setProperty("--fit", `${share}`);
      const list = slide.querySelector("ul");
      const high = list && list.offsetTop + list.scrollHeight > slide.clientHeight - 40;
      if (upright() || !(high || slide.scrollHeight > slide.clientHeight)) break;
    }
    const scrolls = slide.scrollHeight > slide.clientHeight + 1;
    for (const name of ["tabindex", "data-prevent-swipe"]) {
      if (scrolls) slide.setAttribute(name, "0");
      else slide.removeAttribute(name);
    }
  };

  /**
   * Tell whether a message is one that the window with the notes sends, or none of reveal's.
   * @param {unknown} data
   */
  const isCommand = (data) => {
    if (typeof data !== "string") return true;
    try {
      const { method } = JSON.parse(data) ?? {};
      return method === undefined || COMMANDS.includes(method);
    } catch {
      return false;
    }
  };
  // Slides obey their own windows alone, those with the notes and with live charts. Of an address
  // they take no setting but those that such a window needs: reveal itself would take any.
  addEventListener("message", (event) => {
    if (event.origin !== origin || !isCommand(event.data)) event.stopImmediatePropagation();
  });
  const given = [...new URLSearchParams(location.search)];
  const kept = given.filter(([name, value]) => SETTINGS.includes(name) && /^[\w-]*$/.test(value));
  if (kept.length < given.length) {
    history.replaceState(history.state, "", `?${new URLSearchParams(kept)}${location.hash}`);
  }

  Reveal.initialize({
    ...size(),
    margin: 0,
    maxScale: 8,
    center: false,
    display: "grid",
    hash: true,
    transition: "none",
    slideNumber: "c/t",
    controlsTutorial: false,
    scrollActivationWidth: 0,
    plugins: onDisk ? [] : [RevealNotes], // from a disk, windows may not talk to each other
  }).then(() => {
    one(".reveal").removeAttribute("role"); // an application would take the keys by which others read
    Object.assign(one(".slide-number"), { role: "navigation", ariaLabel: "This slide" });
    fitWords();
    document.fonts.ready.then(fitWords);
    document.fonts.addEventListener("loadingdone", fitWords); // letters that only a later slide has
  });
  Reveal.on("slidechanged", fitWords);
  addEventListener("resize", () => { Reveal.configure(size()); fitWords(); });
  const current = () => all("button[data-live]", Reveal.getCurrentSlide())[0];
  Reveal.addKeyBinding({ keyCode: 69, key: "E", description: "Live chart or picture" }, () => toggle(current()));
  Reveal.addKeyBinding({ keyCode: 84, key: "T", description: "Light or dark" }, turn);
  if (onDisk) {
    Reveal.addKeyBinding({ keyCode: 83, key: "S", description: "Notes" }, () => {
      Reveal.configure({ showNotes: !Reveal.getConfig().showNotes });
      Reveal.layout(); // the slide makes room
    });
  }

  // A live chart that has the keys hands on those that are meant for the slides.
  /** @type {Record<string, () => void>} */
  const handed = {
    PageDown: () => Reveal.next(),
    PageUp: () => Reveal.prev(),
    Escape: () => show(current(), false),
    e: () => show(current(), false),
    t: turn,
  };
  addEventListener("message", ({ data }) => {
    const key = data?.chromdocsKey;
    if (typeof key !== "string" || !Object.hasOwn(handed, key)) return;
    handed[key]();
    focus();
  });
})();
