// "Check" beside each certificate: a program in the page, in a worker, reads and checks it.

const certificateChecks = (() => {
  const ON_DISK = "A page that was opened from a disk may not read files: checking needs http.";

  /**
   * Check certificates, those of numerations first; say what comes of the last.
   * @param {({ address: string } | { text: string })[]} sources
   * @returns {{ outcome: Promise<CheckedCertificate>, stop: () => void }}
   */
  const check = (sources) => {
    if (onDisk) return { outcome: Promise.resolve({ accepted: false, verdict: ON_DISK, details: [] }), stop: () => {} };
    const worker = new Worker(new URL("certificate-worker.js", base));
    const { promise, resolve } = settled();
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = () => resolve({ accepted: false, verdict: "not checked: the checker did not start, or came to an end", details: [] });
    worker.postMessage(sources);
    const stop = () => resolve({ accepted: false, verdict: "stopped", details: [] });
    return { outcome: promise.finally(() => worker.terminate()), stop };
  };

  const settled = () => {
    /** @type {(outcome: CheckedCertificate) => void} */
    let resolve = () => {};
    /** @type {Promise<CheckedCertificate>} */
    const promise = new Promise((done) => { resolve = done; });
    return { promise, resolve };
  };

  /**
   * Make a button that checks, and stops, with a place for what comes of it.
   * @param {string} words - on the button
   * @param {string} name - of what is checked
   * @param {() => Promise<({ address: string } | { text: string })[]>} sources
   */
  const control = (words, name, sources) => {
    const place = make("div", { className: "check-outcome" });
    const told = make("span", { className: "unseen", role: "status" });
    /** @type {(() => void) | null} */
    let stop = null;
    const show = (/** @type {CheckedCertificate} */ { accepted, verdict, details }) => {
      const list = make("details", { className: "data" }, make("summary", { textContent: "What was proved" }),
        make("ul", {}, ...details.map((textContent) => make("li", {}, make("code", { textContent })))));
      place.replaceChildren(make("p", { className: accepted ? "holds" : "refuted", textContent: verdict }), ...(details.length ? [list] : []));
      told.textContent = `${name}: ${verdict}`;
    };
    const button = make("button", { type: "button", textContent: words, ariaLabel: `${words}: ${name}` });
    button.onclick = async () => {
      if (stop) { stop(); return; }
      let stopped = false;
      stop = () => { stopped = true; };
      place.replaceChildren();
      told.textContent = `${name}: checking`;
      button.textContent = "Stop";
      button.ariaLabel = `Stop: ${name}`;
      try {
        const from = await sources();
        const { outcome, stop: end } = check(from);
        if (stopped) end();
        stop = end;
        show(await outcome);
      } catch (error) {
        show({ accepted: false, verdict: `not checked: ${message(error)}`, details: [] });
      }
      stop = null;
      button.textContent = words;
      button.ariaLabel = `${words}: ${name}`;
    };
    return [button, told, place];
  };

  equip("[data-certificate]", (root) => {
    const addresses = (root.dataset.certificate ?? "").split(" ").map((address) => ({ address: new URL(address, location.href).href }));
    root.append(...control("Check here", root.dataset.name ?? "", async () => addresses));
  });

  return { control };
})();
