// @ts-check
// What is said when the board is full: solved, with what can come next, or not, without saying where.

import {Call} from "./call.js";
import {timeOf} from "./clock.js";
import {fill, h, say} from "./dom.js";
import {levels} from "./puzzle.js";
import {inWords, word} from "./language.js";

export class Finish {
  /**
   * @param {HTMLElement} root
   * @param {import("./main.js").App} app
   */
  constructor(root, app) {
    this.root = root;
    this.app = app;
    this.note = h("div");
    this.call = new Call(app, this.note);
  }

  clear() {
    this.call.cancel();
    fill(this.root);
  }

  /**
   * The board is full.
   * @param {boolean} solved
   */
  full(solved) {
    const {app, app: {state}} = this, first = solved && !state.solved;
    if (!solved) return this.#tell("The board is full, but this is not the solution. Where it differs, Check can tell.");
    if (first) {
      app.clock.read();
      state.solved = true;
      app.keeper.keep();
      app.clock.render();
    }
    const button = (/** @type {string} */ name, /** @type {() => void} */ action, main = false) => h("button", {type: "button", class: main && "main", onclick: action}, name);
    this.#tell(inWords`Solved in ${timeOf(state.seconds)}.`, h("p", {class: "row"}, button("Review the game", () => this.review()),
      state.sheet.rules.plain && button(state.level ? inWords`Next ${word(state.level)} puzzle` : "Next puzzle of this level", () => this.next(), true), button("Put away", () => this.clear())), this.note);
  }

  /**
   * @param {string} text
   * @param {...Node} more
   */
  #tell(text, ...more) {
    if (this.root.querySelector("strong")?.textContent === text) return;
    fill(this.root, h("p", {}, h("strong", {}, text)), ...more);
    say(text);
  }

  review() {
    this.app.teacher.open("check");
    return this.app.teacher.check.review();
  }

  /** Opens another puzzle as hard as this one. */
  async next() {
    const {state, intake} = this.app;
    const rated = state.level || /** @type {import("./api").Rating | undefined} */ ((await this.call.run("rate", {sheet: state.sheet.puzzle()}))?.rating)?.level;
    const level = rated && levels.includes(rated) ? rated : undefined; // there may be none that fits
    const answer = await this.call.run("generate", {level});
    if (answer) intake.adopt({givens: answer.puzzles[0].input, level});
  }
}
