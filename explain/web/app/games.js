// @ts-check
// The games that are kept, as texts under keys. A game has a version that grows with each change: who is about to
// write over a version that he has not seen has to look at it first.

import {Sheet} from "./sheet.js";

/** @typedef {import("./state.js").State} State */

/**
 * What a list shows of a game.
 * @typedef {object} Header
 * @property {number} format of the text
 * @property {string} id
 * @property {number} version
 * @property {string} tab that has written it
 * @property {string} name
 * @property {string} level
 * @property {number} began when, in milliseconds as dates have them
 * @property {number} changed
 * @property {number} seconds of play
 * @property {boolean} setup the givens are being typed in
 * @property {boolean} solved
 * @property {number} open cells
 * @property {number} givens that it has
 * @property {number} [cells] that its board has, 81 if it is not said
 * @property {number} [clues] that its board has
 */

/** @typedef {{get: (key: string) => string | null, set: (key: string, text: string | null) => boolean, keys: (name: "pencilmark-game-") => string[]}} Store */

const prefix = "pencilmark-game-", format = 1;

/** A name that no other game or tab has. */
export const fresh = () => Date.now().toString(36) + Math.floor(Math.random() * 36 ** 6).toString(36);

export class Games {
  /**
   * @param {Store} store
   * @param {string} tab
   */
  constructor(store, tab) {
    this.store = store;
    this.tab = tab;
  }

  /** Of all games, the one that was played last first. @returns {Header[]} */
  list() {
    return this.store.keys(prefix).flatMap(key => this.header(key.slice(prefix.length)) ?? []).sort((a, b) => b.changed - a.changed);
  }

  /**
   * @param {string} id
   * @returns {Header | null}
   */
  header(id) {
    const text = this.store.get(prefix + id);
    return text === null ? null : headerOf(text);
  }

  /**
   * The version of a game that is kept, 0 if none is.
   * @param {string} id
   */
  version(id) {
    return Number(/^\{"format":1,"version":(\d+)/.exec(this.store.get(prefix + id) ?? "")?.[1] ?? 0);
  }

  /**
   * Puts a game into a state. What cannot be read leaves the state as it is.
   * @param {string} id
   * @param {State} state
   * @returns {Header | null}
   */
  open(id, state) {
    const text = this.store.get(prefix + id), header = text === null ? null : headerOf(text);
    if (!text || !header) return null;
    try {
      const kept = JSON.parse(text), sheet = Sheet.from(kept.sheet), {name, level, setup, seconds, began, version, solved} = header;
      Object.assign(state, {id, name, level, setup, seconds, began, version, solved, sheet});
      return header;
    } catch {
      return null;
    }
  }

  /**
   * Keeps the game of a state, as its next version.
   * @param {State} state
   * @returns {boolean} whether there was room for it
   */
  keep(state) {
    const {id, name, level, setup, seconds, solved, sheet} = state, now = Date.now();
    state.began ||= now;
    state.version++;
    return this.store.set(prefix + id, JSON.stringify({
      format, version: state.version, tab: this.tab, id, name, level, began: state.began, changed: now, seconds, setup, solved,
      open: sheet.left, givens: sheet.cells.filter(c => c.given).length, ...!sheet.rules.plain && {cells: sheet.cells.length, clues: sheet.rules.clues.length}, sheet: sheet.record(),
    }));
  }

  /** @param {string} id */
  forget(id) {
    return this.store.set(prefix + id, null);
  }

  /**
   * The game that an address is of: with givens, digits and marks that it has or has had. The one that was played last,
   * if there are several.
   * @param {string} givens
   * @param {string} progress
   * @param {string} [first] the game to look at before all others
   * @param {string} [rules] the key of its rules
   * @returns {string | null} its id
   */
  of(givens, progress, first = "", rules = "") {
    for (const {id} of this.list().sort((a, b) => Number(b.id === first) - Number(a.id === first))) {
      const state = /** @type {any} */ ({});
      if (!this.open(id, state) || state.sheet.rules.key !== rules || !state.setup && state.sheet.givens !== givens) continue;
      do {
        if (state.sheet.givens === givens && (!progress || state.sheet.progress() === progress)) return id;
      } while (state.sheet.undo());
    }
    return null;
  }

  /** Whether a text that another tab has written is of the key of a game, and of which. @param {string | null} key */
  static idOf(key) {
    return key?.startsWith(prefix) ? key.slice(prefix.length) : null;
  }
}

/**
 * @param {string} text
 * @returns {Header | null} null for what is no game, or one of a later program
 */
export function headerOf(text) {
  try {
    const header = JSON.parse(text.slice(0, text.indexOf(',"sheet":')) + "}");
    return header.format === format ? header : null;
  } catch {
    return null;
  }
}
