// In the copy of the site for a disk: pages that were opened from there may have no worker, so the one that searches
// works in the page. Its file calls `searchWork`.

/** @type {(work: (listen: typeof addEventListener, answer: (data: unknown) => void) => void) => void} */
let searchWork;

/** What the theme takes for a worker. */
class SearchWorker extends EventTarget {
  /** @param {string} address */
  constructor(address) {
    super();
    /** @type {Promise<EventTarget>} */
    this.inside = new Promise((begin) => {
      searchWork = (work) => {
        const inside = new EventTarget();
        work(inside.addEventListener.bind(inside), (data) => this.dispatchEvent(new MessageEvent("message", { data })));
        begin(inside);
      };
    });
    document.head.append(Object.assign(document.createElement("script"), { src: address }));
  }

  /** @param {unknown} data */
  async postMessage(data) {
    (await this.inside).dispatchEvent(new MessageEvent("message", { data }));
  }
}
