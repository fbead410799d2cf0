// @ts-check
// How a puzzle comes on the desk: in the address, pasted, dropped, or from another part of the page.

import {byId, tell} from "./dom.js";
import {EngineError} from "./engine.js";
import * as game from "./game.js";
import {Rules} from "./rules.js";
import {defaults} from "./settings.js";
import {inWords} from "./language.js";

export class Intake {
  /** @param {import("./main.js").App} app */
  constructor(app) {
    this.app = app;
    document.addEventListener("paste", e => {
      const text = e.clipboardData?.getData("text/plain");
      if (!text || /** @type {Element} */ (e.target).closest?.("input, textarea")) return;
      e.preventDefault();
      this.take(text);
    });
    const board = byId("board");
    document.addEventListener("dragover", e => { e.preventDefault(); board.dataset.drop = ""; });
    document.addEventListener("dragleave", e => { if (!e.relatedTarget) delete board.dataset.drop; });
    document.addEventListener("drop", async e => {
      e.preventDefault();
      delete board.dataset.drop;
      const file = e.dataTransfer?.files[0], text = file ? await file.text() : e.dataTransfer?.getData("text/plain");
      if (text) this.take(text);
    });
  }

  /**
   * Takes a puzzle in any form that the engine reads.
   * @param {string} text
   * @param {string[]} [ignore] rules to be left out
   */
  async take(text, ignore) {
    const {app} = this;
    if (app.views.written) app.views.go();
    try {
      const found = await app.engine.call("read", {input: text, rules: true, ...ignore && {ignore}}), [one] = found.puzzles;
      if (found.total === 1 && one?.ignored) {
        await this.adopt(one.sheet, one.marks, new Rules(one));
        return tell(inWords`Left out: ${one.ignored.join(", ")}. Hints know nothing of that, and nothing can be said of how many solutions there are.`, "alert");
      }
      if (found.total === 1 && !found.wrong.length) return await this.check(found.puzzles[0]);
      app.teacher.open("puzzle");
      app.teacher.puzzle.several.show(text, found);
    } catch (error) {
      app.teacher.open("puzzle");
      app.teacher.puzzle.unread(text, error instanceof EngineError ? error : null);
      app.failed(error);
    }
  }

  /**
   * Begins with a puzzle that was read, unless it has not one solution: then the reader is asked first.
   * @param {any} puzzle
   */
  async check(puzzle) {
    const {app} = this, {sheet, marks} = puzzle, {layout, clues, givens} = sheet, rules = puzzle.rules && new Rules(puzzle);
    let answer = clues || /[1-9]/.test(givens) ? await app.engine.call("check", {sheet: {layout, clues, givens}, svg: true, ...app.choices.names}) : null;
    // Marks may leave one solution where the givens leave several.
    if (answer?.verdict.result !== "unique" && Object.keys(sheet.marks ?? {}).length) answer = await app.engine.call("check", {sheet, marks, svg: true, ...app.choices.names});
    answer ??= await app.engine.call("check", {sheet, svg: true, ...app.choices.names});
    if (answer.verdict.result === "unique") return this.adopt(sheet, marks, rules);
    app.teacher.open("puzzle");
    app.teacher.puzzle.doubt(answer, () => this.adopt(sheet, marks, rules));
  }

  /**
   * Begins with a sheet from the engine.
   * @param {any} document
   * @param {string} [marks] what its marks mean
   * @param {Rules} [rules] of its board, if they are known
   */
  async adopt(document, marks = defaults.m, rules) {
    rules ??= await this.app.rulebook.of(document);
    this.app.keeper.leave();
    const {said} = game.adopt(this.app.state, document, rules);
    this.app.settings.marks = Object.keys(document.marks ?? {}).length ? marks : defaults.m;
    this.#begin(said);
  }

  /** Makes all digits on the sheet givens. */
  freeze() {
    this.app.keeper.before = null;
    this.#begin(game.freeze(this.app.state).said);
  }

  /** Leaves the givens, to be changed. */
  thaw() {
    this.app.keeper.leave();
    this.#setup(game.thaw(this.app.state).said);
  }

  clear() {
    this.app.keeper.leave();
    this.#setup(game.clear(this.app.state).said);
  }

  /** @param {string} said */
  #setup(said) {
    this.app.desk.changed();
    this.app.teacher.open("puzzle");
    this.#tell(said);
  }

  /** @param {string} said */
  #begin(said) {
    const {app} = this;
    app.teacher.open("hint", false);
    app.clock.start();
    app.desk.changed();
    app.desk.grid.select([Math.max(0, app.state.sheet.cells.findIndex(c => !c.digit))]);
    this.#tell(said);
  }

  /** Says what is on the board, and offers what was there before. @param {string} said */
  #tell(said) {
    const {keeper} = this.app;
    tell(said, "status", keeper.before ? ["Back to the game before", () => keeper.back()] : undefined);
  }
}
