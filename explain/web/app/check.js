// @ts-check
// Two checks, apart: what breaks the rules, and what differs from the solution, which tells something about it.
// Beside them, how hard the puzzle is.

import {fill, h, say} from "./dom.js";
import {Call} from "./teacher.js";

/** @param {number} n */
const cells = n => n === 1 ? "1 cell" : `${n} cells`;

export class Check {
  /** @param {import("./main.js").App} app */
  constructor(app) {
    this.app = app;
    this.result = h("div");
    this.rating = h("div");
    this.note = h("div");
    this.call = new Call(app, this.note);
    const button = (/** @type {string} */ name, /** @type {() => void} */ action) => h("button", {type: "button", onclick: action}, name);
    this.element = h("div", {},
      h("h2", {}, "Check"),
      h("p", {class: "row"}, button("Does anything break the rules?", () => this.rules()), button("Compare with the solution", () => this.compare())),
      h("p", {class: "soft"}, "The first looks for digits that stand twice in a house. The second tells which digits are wrong, so it gives something away."),
      this.result,
      h("h2", {}, "How hard is it?"),
      h("p", {class: "row"}, button("Rate the puzzle", () => this.rate())), this.rating, this.note);
  }

  changed() {
    this.call.cancel();
    fill(this.result);
    fill(this.rating);
  }

  /**
   * @param {Element} place
   * @param {string} text
   * @param {boolean} [bad]
   */
  #tell(place, text, bad = false) {
    fill(place, h("p", {class: bad ? "notice bad" : "notice"}, text));
    say(text);
  }

  rules() {
    const clashes = this.app.clashes().size, {left} = this.app.sheet;
    const open = left === 0 ? "Every cell is filled." : left === 1 ? "1 cell is open." : `${left} cells are open.`;
    this.#tell(this.result, clashes ? `${cells(clashes)} have a digit that stands twice in a house. They are underlined.` : `No digit stands twice in a house. ${open}`, clashes > 0);
  }

  async compare() {
    const {sheet} = this.app, {givens} = sheet.document();
    const answer = await this.call.run("check", {sheet: {givens}});
    if (!answer) return;
    if (answer.result !== "unique") return this.#tell(this.result, `There is no one solution to compare with. ${answer.reason ?? ""}`, true);
    const wrong = new Set(sheet.cells.map((_, i) => i).filter(i => sheet.cells[i].digit && sheet.cells[i].digit !== Number(answer.solution[i])));
    this.app.mark(wrong);
    this.#tell(this.result, wrong.size === 0 ? sheet.left === 0 ? "Solved: every digit is that of the solution." : "Every digit on the sheet is that of the solution."
      : `${cells(wrong.size)} differ from the solution. They are struck through.`, wrong.size > 0);
  }

  async rate() {
    const answer = await this.call.run("rate", {sheet: {givens: this.app.sheet.givens}});
    if (!answer) return;
    fill(this.rating, JSON.stringify(answer));
  }
}
