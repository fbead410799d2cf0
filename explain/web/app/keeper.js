// @ts-check
// Keeps the game of this tab, and follows what another tab does with it. Both write whole games: each looks for a
// newer version before it changes anything, and of two that were written at once both are kept.

import {word} from "./language.js";
import {byId, fill, tell} from "./dom.js";
import {fresh, Games, headerOf} from "./games.js";
import * as storage from "./storage.js";

const tabKey = "pencilmark-tab";

export class Keeper {
  /** @param {import("./main.js").App} app */
  constructor(app) {
    this.app = app;
    this.games = new Games(storage, fresh());
    /** Whether the browser has refused to keep anything. */
    this.refused = false;
    /** @type {import("./state.js").State | null} the game that another one has replaced */
    this.before = null;
    addEventListener("storage", e => this.#heard(e));
    for (const name of ["pagehide", "visibilitychange"]) addEventListener(name, () => { if (document.hidden || name === "pagehide") this.#time(); }, {capture: true});
  }

  /** Keeps the game, unless there is nothing on the board. */
  keep() {
    const {state} = this.app;
    if (state.sheet.empty && !state.id) {
      storage.set(tabKey, "");
      return;
    }
    state.id ||= fresh();
    storage.set(tabKey, state.id);
    const kept = this.games.keep(state);
    if (!kept && !this.refused) tell("This browser does not let the page keep your game, or has no room. It lasts while the page is open; its address has your sheet.", "alert");
    this.refused = !kept;
    this.tell();
  }

  /** Keeps the time that was played, if the game is kept at all. */
  #time() {
    const {state} = this.app;
    if (!state.id || this.games.version(state.id) !== state.version) return;
    this.app.clock.read();
    this.games.keep(state);
  }

  /** Takes a newer version of the game that another tab has written. */
  pull() {
    const {state} = this.app;
    if (state.id && this.games.version(state.id) > state.version) this.#take(state.id);
  }

  /** @param {StorageEvent} e */
  #heard(e) {
    const {state} = this.app, id = Games.idOf(e.key);
    if (!id) return;
    this.app.teacher.puzzle.games.changed();
    const theirs = e.newValue === null ? null : headerOf(e.newValue);
    if (id !== state.id || !theirs || theirs.tab === this.games.tab) return;
    if (theirs.version > state.version) return this.#take(id);
    if (theirs.version < state.version) return;
    // Both have written at once. One of them goes on under another name.
    if (theirs.tab < this.games.tab) Object.assign(state, {id: "", version: 0, began: 0, name: (state.name || "Sudoku") + " (2)"});
    this.keep();
  }

  /**
   * Opens a game that is kept.
   * @param {string} id
   */
  #take(id) {
    if (!this.games.open(id, this.app.state)) return false;
    storage.set(tabKey, id);
    this.app.desk.opened();
    return true;
  }

  /**
   * Opens another game, in the place of this one.
   * @param {string} id
   */
  open(id) {
    this.leave();
    if (!this.#take(id)) return false;
    this.app.clock.start();
    return true;
  }

  /** Remembers the game, which another one is to replace. */
  leave() {
    const {state} = this.app;
    this.app.clock.read();
    this.#time();
    this.before = state.sheet.empty ? null : {...state};
  }

  /** Goes back to the game that was replaced. */
  back() {
    const {before} = this;
    if (!before) return;
    this.leave();
    Object.assign(this.app.state, before);
    this.pull();
    this.app.desk.opened();
    this.app.clock.start();
    this.keep();
    tell("Back to the game before.");
  }

  /**
   * The game to begin with: that of an address, or of this tab, or the one that was played last.
   * @param {string} givens
   * @param {string} progress
   * @param {string} rules their key
   * @returns {boolean} whether there is one
   */
  resume(givens, progress, rules) {
    const tab = storage.get(tabKey), own = tab && this.games.header(tab);
    if (!rules && !/[1-9]/.test(givens)) {
      const id = own ? tab : tab === null ? this.games.list().find(game => !game.solved)?.id : "";
      return Boolean(id && this.#take(id));
    }
    // A page that has ended early may have kept more than its address tells: then the address is of an earlier state.
    const id = this.games.of(givens, progress, tab ?? "", rules);
    return Boolean(id && this.#take(id));
  }

  /** Says how games are kept. */
  tell() {
    const place = byId("kept");
    const text = word(this.refused ? "This browser does not let the page keep games: yours lasts while the page is open. Its address has your sheet; bookmark it to keep it."
      : "Your games are kept in this browser, on this device alone. The address has your sheet, to share it.");
    if (place.textContent !== text) fill(place, text);
  }
}
