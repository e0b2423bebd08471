// Of three heaps or more the plane shows two; the others stay as they are.

/**
 * Make a plane of two of the heaps, with a choice of which.
 * @param {HTMLElement} root
 * @param {Hands} hands
 * @param {number} heaps - how many there are
 * @returns {(seen: Seen) => void}
 */
function makeSlice(root, hands, heaps) {
  const pairs = Array.from({ length: heaps }, (_, i) => i).flatMap((i) => Array.from({ length: i }, (_, j) => [j, i]));
  const choice = make("select", {}, ...pairs.map(([i, j]) => make("option", { textContent: `heaps ${i + 1} and ${j + 1}` })));
  const others = make("span");
  const place = make("div");
  root.append(make("label", { className: "slice" }, "Plane of ", choice, others), place);
  /** @type {Seen} */
  let seen;
  const pair = () => pairs[choice.selectedIndex] ?? pairs[0];
  /** @param {number[]} two */
  const whole = (two) => seen.at.map((heap, i) => (pair().includes(i) ? two[pair().indexOf(i)] : heap));
  const plane = makePlane(place, {
    play: (two) => hands.play(whole(two)),
    place: (two) => hands.place(whole(two)),
    forbid: (two) => hands.forbid(whole(two)),
  });
  const show = () => {
    const cut = sliced(seen, pair());
    others.textContent = ` with ${seen.at.flatMap((heap, i) => (pair().includes(i) ? [] : [`heap ${i + 1} = ${heap}`])).join(", ")}`;
    plane(cut);
  };
  choice.onchange = show;
  return (now) => { seen = now; show(); };
}

/**
 * Return what is seen of two heaps: positions in which all others are as they are now.
 * @param {Seen} seen
 * @param {number[]} pair
 * @returns {Seen}
 */
function sliced(seen, pair) {
  const { board, at } = seen;
  /** @param {number[]} heaps */
  const two = (heaps) => pair.map((i) => heaps[i]);
  /** @param {number[][]} list */
  const within = (list) => list.filter((heaps) => heaps.every((heap, i) => pair.includes(i) || heap === at[i])).map(two);
  const top = two(board.top);
  const outcomes = Array.from({ length: (top[0] + 1) * (top[1] + 1) }, (_, place) => {
    const own = [Math.floor(place / (top[1] + 1)), place % (top[1] + 1)];
    return outcomeAt(board, at.map((heap, i) => (pair.includes(i) ? own[pair.indexOf(i)] : heap)));
  }).join("");
  const last = seen.last && within([seen.last.from]).length ? { ...seen.last, from: two(seen.last.from), to: two(seen.last.to) } : null;
  return {
    ...seen, last, at: two(at), chosen: two(seen.chosen), options: within(seen.options), crossed: within(seen.crossed),
    pickable: within(seen.pickable), board: { ...board, heaps: 2, top, outcomes, start: two(board.start) },
  };
}
