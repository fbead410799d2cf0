// @ts-check
// The desk: the board with the pad below it. It turns what the player does into functions over the state, asks the
// engine what is to be seen on the sheet, and draws the state.

import {Clues} from "./clues.js";
import {help} from "./dialogs.js";
import {byId, picture, say, tell} from "./dom.js";
import * as game from "./game.js";
import {Grid} from "./grid.js";
import {Pad} from "./pad.js";
import {Rules} from "./rules.js";
import {told} from "./shapes.js";
import {shapesOf} from "./strokes.js";
import {inWords, word} from "./language.js";

/** @typedef {import("./sheet.js").Kind} Kind */

export class Desk {
  /** @param {import("./main.js").App} app */
  constructor(app) {
    this.app = app;
    this.state = app.state;
    this.grid = new Grid(byId("board"), byId("key"), {
      enter: (d, kind) => this.enter(d, kind),
      erase: kind => this.erase(kind),
      undo: () => this.step("undo"),
      redo: () => this.step("redo"),
      promote: () => this.act(() => game.promote(this.state, this.grid.targets)),
      choose: kind => this.choose(kind),
      hold: kind => { if (kind !== this.state.held) { this.state.held = kind; this.render(); } },
      hint: () => app.teacher.more(),
      help,
      leave: () => app.teacher.dismiss(),
      pick: (cell, digit) => this.pick(cell, digit),
      type: d => this.type(d),
      brush: () => app.brushes.next(),
      selected: () => { if (this.grid?.selected.size > 1) say(inWords`${this.grid.selected.size} cells selected`); },
    });
    document.addEventListener("keydown", e => this.key(e));
    this.clues = new Clues(byId("clues"), cells => this.grid.select(cells));
    this.pad = new Pad(byId("pad"), {
      enter: (d, kind) => app.settings.on("first") && !this.state.setup ? this.choseDigit(d) : this.enter(d, kind),
      instead: d => { this.step("undo", true); this.enter(d, "digit"); },
      erase: () => this.erase(null),
      undo: () => this.step("undo"),
      redo: () => this.step("redo"),
      fillIn: () => this.fillIn(),
      choose: kind => this.choose(kind),
      several: on => { this.grid.several = on; },
      automatic: on => this.turn("auto", on),
    });
  }

  /**
   * Takes the keys of the board wherever the focus is, but for fields to type in and what has keys of its own.
   * @param {KeyboardEvent} e
   */
  key(e) {
    const at = /** @type {Element} */ (e.target), moves = /^(Arrow|Home|End|Page)/.test(e.key);
    if (!this.app.settings.on("keys") || this.app.views.written || document.querySelector("dialog[open]") || at.closest("textarea, select, [role=grid], input:not([type=checkbox], [type=radio])")) return;
    if (at.closest("a, button, summary, input") && (e.key === " " || e.key === "Enter" || moves && at.closest("[role=toolbar], [role=tablist], [type=radio], .walker"))) return;
    this.grid.press(e);
  }

  /** Draws the state. */
  render() {
    const {state, app: {settings, teacher}} = this, {sheet} = state;
    // Who asks why clicks on a candidate, so there all are shown.
    this.grid.render(teacher?.current === "why" ? sheet.with(state.candidates) : sheet, {
      clashes: state.clashes, broken: Object.fromEntries(state.broken.flatMap(({name, cells}) => cells.map(cell => [cell, inWords`breaks the ${name}`]))), wrong: state.wrong, places: settings.on("places"), peers: settings.on("peers"), svg: state.shown ?? undefined, notation: this.app.choices.values.notation,
      shapes: [...state.told?.shapes ?? [], ...shapesOf(sheet.drawing, sheet.rules)], key: state.told?.key,
    });
    this.pad.render({counts: sheet.counts(), kind: state.held ?? state.kind, past: sheet.past.length > 0, future: sheet.future.length > 0, filter: settings.on("first") ? this.grid.filter ?? 0 : null, auto: settings.on("auto")});
    teacher?.options.render();
    this.clues.render(sheet.rules, state.broken);
    this.app.clock.render();
    byId("board-name").textContent = [state.name || word(state.setup ? "Type, paste or drop a puzzle" : "Your sheet"), state.level && word(state.level)].filter(Boolean).join(" · ");
  }

  /** What the engine gets to know of the sheet. */
  request() {
    const {marks} = this.app.settings;
    return {sheet: this.state.sheet.document(marks === "full"), marks};
  }

  /** The sheet is not what it was. */
  changed() {
    this.#forget();
    this.state.solved &&= this.state.sheet.left === 0;
    this.app.keeper.keep();
    this.app.save();
    this.look();
  }

  /** What is drawn over the sheet is not what it was. */
  drawn() {
    this.app.keeper.keep();
    this.render();
  }

  /** Another game is on the desk. */
  opened() {
    this.#forget();
    this.app.teacher.open(this.state.setup ? "puzzle" : "hint", false);
    this.grid.choose(Math.max(0, this.state.sheet.cells.findIndex(c => !c.digit)));
    this.app.save();
    this.look();
  }

  /** What was said about the sheet as it was. */
  #forget() {
    Object.assign(this.state, {wrong: new Set(), candidates: {}, shown: null, told: null});
    if (this.state.sheet.left > 0) this.app.finish.clear();
    this.app.teacher.changed();
    this.render();
  }

  /**
   * Does something to the game, as it is now: another tab may have gone on with it.
   * @param {() => game.Done} what
   * @param {boolean} [quiet]
   */
  act(what, quiet = false) {
    this.app.keeper.pull();
    const {settings} = this.app;
    this.state.follow = settings.on("auto") ? "auto" : settings.on("clean") ? "all" : "own";
    const {changed, said, seen, drawn} = what();
    if (changed && drawn) this.drawn(); else if (changed) this.changed();
    if (said && !quiet) (seen ? say : tell)(this.app.choices.named(said));
  }

  /** Asks the engine what is to be seen on the sheet: digits that stand twice, clues that are broken, and what is left. */
  async look() {
    const {state} = this, {sheet} = state, of = sheet.progress() + sheet.givens;
    const answer = await this.app.engine.call("read", {...this.request(), ...!sheet.rules.told && {rules: true}}).catch(error => this.app.failed(error));
    if (!answer || sheet !== state.sheet || of !== sheet.progress() + sheet.givens) return;
    const [board] = answer.puzzles;
    if (board.rules) sheet.rules = new Rules(board);
    const fresh = board.broken.filter(({clue}) => !state.broken.some(known => known.clue === clue));
    state.broken = board.broken;
    state.clashes = new Set([...board.clashes, ...board.broken.flatMap(({cells}) => cells)]);
    if (fresh.length) say(this.app.choices.named(fresh.map(({name, cells}) => inWords`${cells.join(", ")}: the ${name} is broken.`).join(" ")), "alert");
    state.candidates = board.candidates;
    if (sheet.left === 0 && !state.setup) this.app.finish.full(board.solved);
    this.render();
  }

  /**
   * Shows what a picture draws over the sheet, or the whole picture if it is of another sheet, or the sheet again.
   * @param {string | null} svg
   * @param {boolean} [other] it is of another sheet
   */
  show(svg, other = false) {
    const {state} = this;
    if (!svg && !state.shown && !state.told) return;
    state.shown = other ? svg : null;
    state.told = svg && !other ? told(picture(svg)) : null;
    this.render();
  }

  /** Whether there is anything but the sheet on the board. */
  get showing() {
    return Boolean(this.state.shown || this.state.told);
  }

  /**
   * Marks cells whose digits differ from the solution.
   * @param {string[]} cells
   */
  mark(cells) {
    Object.assign(this.state, {wrong: new Set(cells), shown: null, told: null});
    this.render();
  }

  /**
   * Does what a step or a repair says.
   * @param {{place?: string[], remove?: string[], erase?: string[], restore?: string[]}} what
   */
  async apply(what) {
    const {sheet} = this.state, {marks} = this.app.settings;
    const answer = what.remove?.length ? await this.app.engine.call("read", {...this.request(), marks: marks === "none" ? "partial" : marks}).catch(error => this.app.failed(error)) : null;
    if (what.remove?.length && !answer || sheet !== this.state.sheet) return;
    this.act(() => game.apply(this.state, what, answer?.puzzles[0].candidates ?? {}));
    if (what.remove?.length && marks === "none") tell("Removed, in the marks. Your options say that hints do not look at them.");
  }

  /** Writes all candidates into the open cells. */
  async fillIn() {
    const {sheet} = this.state, answer = await this.app.engine.call("read", this.request()).catch(error => this.app.failed(error));
    if (!answer || sheet !== this.state.sheet) return;
    const {candidates} = answer.puzzles[0];
    this.act(() => game.edit(this.state, "All candidates are filled in", () => sheet.note(candidates, Object.keys(candidates))));
  }

  /**
   * @param {number} d
   * @param {Kind | null} kind
   */
  enter(d, kind) {
    if (this.grid.targets.length === 1 && kind === null && this.app.brushes.draw(this.grid.targets[0], d)) return;
    this.act(() => game.enter(this.state, this.grid.targets, d, kind));
  }

  /**
   * Takes a digit of a puzzle that is typed in, as a line of 81 characters would be, and goes on to the next cell.
   * @param {number} d 0 for an open cell, -1 to go back to the one before
   */
  type(d) {
    const {state, grid} = this;
    if (!state.setup || grid.selected.size > 1) return false;
    if (d < 0 && !state.sheet.cells[grid.focus].digit) grid.advance(-1);
    const {digit} = state.sheet.cells[grid.focus];
    if (Math.max(0, d) !== digit) this.act(() => d > 0 ? game.enter(state, [grid.focus], d, "digit") : game.erase(state, [grid.focus], "digit"));
    if (d >= 0) grid.advance(1);
    return true;
  }

  /** @param {Kind | null} kind */
  erase(kind) {
    this.act(() => game.erase(this.state, this.grid.targets, kind));
  }

  /**
   * @param {"undo" | "redo"} way
   * @param {boolean} [quiet]
   */
  step(way, quiet = false) {
    this.act(() => game.step(this.state, way), quiet);
  }

  /** @param {Kind | null} kind null is the next one */
  choose(kind) {
    const kinds = /** @type {Kind[]} */ (["digit", "corner", "centre"]), {state} = this;
    state.kind = kind ?? kinds[(kinds.indexOf(state.kind) + 1) % kinds.length];
    this.render();
    say({digit: "Digits", corner: "Corner marks", centre: "Centre marks"}[state.kind]);
  }

  /** @param {number} d */
  choseDigit(d) {
    this.grid.filter = this.grid.filter === d ? null : d;
    this.render();
    tell(this.grid.filter ? inWords`Tap cells to write ${d}` : "No digit chosen");
  }

  /**
   * Turns a switch.
   * @param {string} name
   * @param {boolean} on
   */
  turn(name, on) {
    this.app.settings.turn(name, on);
    if (name === "first" && !on) this.grid.filter = null;
    if (name === "auto" && on && !this.state.setup) this.act(() => game.edit(this.state, "Candidates are automatic", () => {}));
    this.render();
    this.app.save();
  }

  /**
   * @param {number} cell
   * @param {number} digit
   */
  pick(cell, digit) {
    if (this.app.brushes.draw(cell, digit)) return;
    if (this.app.settings.on("first") && this.grid.filter) this.enter(this.grid.filter, null);
    this.app.teacher.pick(cell, digit);
  }
}
