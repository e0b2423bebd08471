// Scripts that only some pages need are loaded there.
onEachPage(() => {
  for (const [name, needs] of [["lab.js", "[data-lab], [data-decide]"], ["play.js", "[data-board], [data-set-up]"], ["cite.js", "[data-cite]"], ["certificates.js", "[data-certificate]"]]) {
    if (document.querySelector(needs)) load(new URL(name, base));
  }
});

/**
 * Set up a board in an element; the script that does it comes if it is not there yet.
 * @param {HTMLElement} place
 * @param {Board} data
 */
async function showBoard(place, data) {
  await load(new URL("play.js", base));
  startBoard(place, data);
}

// The theme's search listens to keys alone; what is pasted, dictated or chosen from a menu counts too.
document.addEventListener("input", ({ target }) => {
  if (target instanceof Element && target.matches("[data-md-component='search-query']")) target.dispatchEvent(new Event("keyup"));
});
