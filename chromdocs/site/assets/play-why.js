// Why a position is what it is: the verdict, the reason in words, a picture, the theorem behind it.

const FIRST = 24; // answers that are shown at once

/**
 * Say who is whose partner.
 * @param {Arcs} arcs
 */
function arcsWords({ to, colours, pairs, waiting, here }) {
  /** @param {string} start @param {(string | number)[]} list */
  const listed = (start, list) => (list.length ? ` ${start} ${list.join(", ")}.` : "");
  const painted = colours.some(Boolean) ? colours.slice(0, to).map((colour, i) => `${i + 1} ${colour}`.trim()) : [];
  return `Levels 1 to ${to}${painted.length ? `: ${painted.join(", ")}` : ""}.${
    listed("Partners:", pairs.filter(([a, b]) => a !== b).map(([a, b]) => `${a} and ${b}`))}${
    listed("Alone:", pairs.filter(([a, b]) => a === b).map(([a]) => a))}${
    listed("Waiting:", waiting)}${listed("This position:", here)}`;
}

/**
 * Draw levels on a line, with arcs between partners.
 * @param {Arcs} arcs
 */
function arcsPicture(arcs) {
  const [SIDE, STEP, TALLEST] = [26, 32, 84];
  const { to, colours, pairs, waiting, here } = arcs;
  /** @param {number} level */
  const x = (level) => (level - 0.5) * STEP;
  const longest = Math.max(1, ...pairs.map(([a, b]) => b - a));
  const high = Math.ceil(Math.max(arcHeight(longest, longest, longest > 1 ? TALLEST : TALLEST / 2), 26)) + 8;
  /** @param {number} level */
  const isHere = (level) => (here.includes(level) ? " here" : "");
  const sizes = { viewBox: `0 0 ${to * STEP} ${high + SIDE + 12}`, style: `width: ${to * STEP / 20}rem`, "font-size": 13 };
  return drawn("svg", { role: "img", "aria-label": arcsWords(arcs), ...sizes },
    ...pairs.map(([a, b]) => drawn("path", {
      class: `arc${isHere(a) && isHere(b)}`,
      d: arcPath(x(a), x(b), high, a === b ? 18 : arcHeight(b - a, longest, high - 8)),
    })),
    ...waiting.map((level) => drawn("path", { class: "waits", d: `M${x(level)} ${high}v-20` })),
    ...Array.from({ length: to }, (_, i) => {
      const [level, colour] = [i + 1, colours[i] ?? ""];
      return drawn("g", { class: `level${colour && ` colour-${colour}`}${isHere(level)}` },
        drawn("rect", { x: x(level) - SIDE / 2, y: high, width: SIDE, height: SIDE + 6, rx: 4 }),
        drawn("text", { x: x(level), y: high + (colour ? 15 : 21) }, `${level}`),
        drawn("text", { x: x(level), y: high + 27, "font-size": 10 }, colour.slice(0, 1).toUpperCase()));
    }));
}

/**
 * Write numbers under each other; those that matter are marked.
 * @param {Rows} rows
 */
function rowsPicture({ columns, rows, marked }) {
  const matters = new Set(marked.map(String));
  const body = rows.map((row, i) => make("tr", {}, ...row.map((cell, j) => {
    const content = matters.has(`${i},${j}`) ? make("mark", { textContent: cell }) : cell;
    return j ? make("td", {}, content) : make("th", { scope: "row" }, content);
  })));
  const head = columns.length ? [make("thead", {}, make("tr", {},
    ...columns.map((name) => (name ? make("th", { scope: "col", textContent: name }) : make("td")))))] : [];
  return make("table", { className: "why-table" }, ...head, make("tbody", {}, ...body));
}

/**
 * Link to the statements behind something.
 * @param {Behind[]} claims
 */
function claimLinks(claims) {
  return claims.map(([id, place, label]) => make("li", {},
    make("a", { href: pageAt(`claims/${id}/`).href, textContent: `${place} · ${label}` })));
}

/**
 * Show why a position is what it is.
 * @param {HTMLElement} place
 * @param {Why} why
 * @param {Board} board
 */
function showWhy(place, { said, words, picture, claims }, board) {
  const behind = claimLinks(claims ?? board.claims);
  place.classList.add("why");
  place.replaceChildren(make("p", { className: "why-said", textContent: said }), ...words.map((sentence) => make("p", { textContent: sentence })));
  if (picture) {
    const shown = picture.kind === "arcs" ? arcsPicture(picture) : rowsPicture(picture);
    const scroll = make("div", { className: `why-${picture.kind}`, tabIndex: 0, role: "group", ariaLabel: picture.title });
    scroll.append(shown);
    place.append(make("figure", {}, make("figcaption", { textContent: picture.title }), scroll));
    const mark = shown.querySelector(".here, mark");
    const [at, room] = [mark, scroll].map((element) => element?.getBoundingClientRect());
    if (at && room && at.right > room.right) scroll.scrollLeft = at.left - room.left - room.width / 2;
  }
  if (behind.length) place.append(make("ul", { className: "why-claims" }, ...behind));
}

/**
 * Say how many of the moves win.
 * @param {{ wins: number, draws: number, total: number }} counts
 */
function answersWords({ wins, draws, total }) {
  if (!total) return "There is no move.";
  if (!wins && !draws) return total === 1 ? "The only move has an answer that wins." : "Every move has an answer that wins.";
  if (!wins) return `No move wins; ${draws === 1 ? "one keeps" : `${draws} keep`} the draw.`;
  if (wins === total) return total === 1 ? "The only move wins." : "Every move wins.";
  const others = total - wins === 1 ? "the other has" : "each of the others has";
  return `${wins} of ${total} moves win${wins === 1 ? "s" : ""}; ${draws ? "there is" : others} an answer${draws ? " to each of the others" : " that wins"}.`;
}

/**
 * Show each move with what it is worth, or the answer that wins against it.
 * @param {HTMLElement} place
 * @param {{ wins: number, draws: number, total: number, shown: Answered[] }} answers
 * @param {number[][]} off - what is forbidden
 */
function showAnswers(place, answers, off) {
  const items = answers.shown.map(({ move, answer, worth }) => make("li", { className: worth },
    make("b", { textContent: named(move) }), worth === "loses" ? " → " : " ",
    make("span", { textContent: worth !== "loses" ? worth : answer ? named(answer) : "no move left, which wins" })));
  /** @param {HTMLLIElement[]} some */
  const list = (some) => make("ul", { className: "why-answers" }, ...some);
  const forbidden = off.length ? `With ${off.map(named).join(" and ")} forbidden: ` : "";
  const said = `${forbidden}${answersWords(answers)}`;
  place.classList.add("why");
  place.style.setProperty("--widest", `${0.8 * Math.max(0, ...items.map((item) => item.textContent.length))}ch`);
  place.replaceChildren(make("p", { textContent: said }), list(items.slice(0, FIRST)));
  const more = answers.total - FIRST;
  if (more > 0) {
    place.append(make("details", {}, make("summary", { textContent: `${more} more move${more > 1 ? "s" : ""}` }), list(items.slice(FIRST)),
      ...(answers.total > items.length ? [make("p", { textContent: "And so on." })] : [])));
  }
}
