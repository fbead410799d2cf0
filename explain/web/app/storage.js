// @ts-check
// What the page keeps on this device, and nowhere else: all of it goes through here.

/**
 * Everything that is kept, by the beginnings of the keys. What is not named here is not kept.
 * Of the tab alone (session), or of all tabs (local).
 */
export const kept = /** @type {const} */ ({
  "pencilmark-progress": "local: what was practised, as a progress file of the command",
  "pencilmark-game-": "local: a game, with its moves and when it was played; one key each",
  "pencilmark-choices": "local: how things are told, which techniques are used, what puzzles that are made are like",
  "pencilmark-language": "local: the language of the page, if one was chosen",
  "pencilmark-tab": "session: which game this tab has open",
});

/** @typedef {keyof typeof kept} Named */

/** @param {string} key */
function area(key) {
  const name = /** @type {Named | undefined} */ (Object.keys(kept).find(known => known.endsWith("-") ? key.startsWith(known) : key === known));
  if (!name) throw new Error(`${key} is not among what the page keeps`);
  return kept[name].startsWith("local") ? window.localStorage : window.sessionStorage; // a private window may refuse either
}

/**
 * @param {string} key
 * @returns {string | null}
 */
export function get(key) {
  try {
    return area(key).getItem(key);
  } catch (error) {
    return missing(error);
  }
}

/**
 * Keeps a text, or forgets it if it is null.
 * @param {string} key
 * @param {string | null} text
 * @returns {boolean} whether the browser has kept it
 */
export function set(key, text) {
  try {
    if (text === null) area(key).removeItem(key); else area(key).setItem(key, text);
    return true;
  } catch (error) {
    missing(error);
    return false;
  }
}

/**
 * The keys that begin like one that is kept.
 * @param {Named} name
 */
export function keys(name) {
  try {
    return Object.keys(area(name)).filter(key => key.startsWith(name));
  } catch (error) {
    return missing(error) ?? [];
  }
}

/**
 * What the browser refuses counts as nothing.
 * @param {unknown} error
 */
function missing(error) {
  if (!(error instanceof DOMException)) throw error;
  return null;
}
