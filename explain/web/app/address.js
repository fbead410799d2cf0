// @ts-check
// The state of the page in its address: the puzzle in the query, givens, layout and clues; everything else in the
// fragment, which servers never see.

/** @typedef {{givens: string, layout?: string, clues?: string[]}} Puzzle */

/** @returns {{puzzle: Puzzle, state: URLSearchParams}} */
export function read() {
  const query = new URLSearchParams(location.search), layout = query.get("l"), clues = query.get("c")?.split("~");
  return {puzzle: {givens: query.get("s") ?? "", ...layout && {layout}, ...clues && {clues}}, state: new URLSearchParams(location.hash.slice(1))};
}

/** What comes behind the question mark. @param {Puzzle} puzzle */
function query({givens, layout = "classic9", clues = []}) {
  const parts = [/\d/.test(givens) && "s=" + givens, layout !== "classic9" && "l=" + encodeURIComponent(layout), clues.length > 0 && "c=" + clues.map(line => encodeURIComponent(line).replace(/%20/g, "+").replace(/%3A/g, ":")).join("~")].filter(Boolean);
  return parts.length ? "?" + parts.join("&") : "";
}

let waiting = 0;
/** @type {(() => void) | null} */
let pending = null;

/**
 * Writes the state into the address, at most a few times a second, but at once where another game begins. A new view is a
 * new entry of the history.
 * @param {Puzzle} puzzle
 * @param {Record<string, string>} state what is empty is left out
 * @param {boolean} [entry]
 * @param {boolean} [begins] another game
 */
export function write(puzzle, state, entry = false, begins = false) {
  pending = () => {
    pending = null;
    clearTimeout(waiting);
    const url = new URL(location.href);
    url.search = query(puzzle);
    url.hash = new URLSearchParams(Object.entries(state).filter(([, value]) => value)).toString();
    if (url.href !== location.href) history[entry ? "pushState" : "replaceState"](null, "", url);
  };
  clearTimeout(waiting);
  if (entry || begins) pending(); else waiting = window.setTimeout(() => pending?.(), 150);
}

// What was done last is not lost when the page is left.
addEventListener("pagehide", () => pending?.());
