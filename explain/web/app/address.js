// @ts-check
// The state of the page in its address: the givens in the query, everything else in the fragment, which
// servers never see.

/** @returns {{givens: string, state: URLSearchParams}} */
export function read() {
  return {givens: new URLSearchParams(location.search).get("s") ?? "", state: new URLSearchParams(location.hash.slice(1))};
}

let waiting = 0;
/** @type {(() => void) | null} */
let pending = null;

/**
 * Writes the state into the address, at most a few times a second, but at once where another game begins. A new view is a
 * new entry of the history.
 * @param {string} givens
 * @param {Record<string, string>} state what is empty is left out
 * @param {boolean} [entry]
 * @param {boolean} [begins] another game
 */
export function write(givens, state, entry = false, begins = false) {
  pending = () => {
    pending = null;
    clearTimeout(waiting);
    const url = new URL(location.href);
    url.search = /\d/.test(givens) ? "?s=" + givens : "";
    url.hash = new URLSearchParams(Object.entries(state).filter(([, value]) => value)).toString();
    if (url.href !== location.href) history[entry ? "pushState" : "replaceState"](null, "", url);
  };
  clearTimeout(waiting);
  if (entry || begins) pending(); else waiting = window.setTimeout(() => pending?.(), 150);
}

// What was done last is not lost when the page is left.
addEventListener("pagehide", () => pending?.());
