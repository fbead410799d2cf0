// @ts-check
// Two checks, apart: what breaks the rules, and what differs from the solution, which tells something about it.
// Beside them, how hard the puzzle is, and what the moves of the player were worth.

import {fill, h, say, tell} from "./dom.js";
import {Call} from "./call.js";
import {Walker} from "./walk.js";
import {inWords, word} from "./language.js";

/** @param {number} n */
const cells = n => n === 1 ? word("1 cell") : inWords`${n} cells`;

export class Check {
  /** @param {import("./main.js").App} app */
  constructor(app) {
    this.app = app;
    this.result = h("div");
    this.rating = h("div");
    this.note = h("div");
    this.summary = h("div", {class: "reading summary"});
    this.walker = new Walker(app, "move");
    this.call = new Call(app, this.note);
    const button = (/** @type {string} */ name, /** @type {() => void} */ action) => h("button", {type: "button", onclick: action}, name);
    this.element = h("div", {}, this.summary, this.walker.element,
      h("h2", {}, "Check"),
      h("p", {class: "row"}, button("Does anything break the rules?", () => this.rules()), button("Compare with the solution", () => this.compare())),
      h("p", {class: "soft"}, "The first looks for digits that stand twice in a house. The second tells which digits are wrong, so it gives something away."),
      this.result,
      h("h2", {}, "How hard is it?"),
      h("p", {class: "row"}, h("button", {type: "button", id: "rate", onclick: () => this.rate()}, "Rate the puzzle")), this.rating,
      h("h2", {}, "How did I play?"),
      h("p", {class: "row"}, h("button", {type: "button", id: "review", onclick: () => this.review()}, "Review my moves")),
      h("p", {class: "soft"}, "Each move is judged: what shows it, or that it was a guess or a mistake. So it gives something away."),
      this.note);
  }

  changed() {
    this.call.cancel();
    fill(this.result);
    fill(this.rating);
    fill(this.summary);
    this.walker.take([]);
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
    const {broken, clashes: {size: clashes}, sheet: {left, rules}} = this.app.state;
    const open = left === 0 ? word("Every cell is filled.") : left === 1 ? word("1 cell is open.") : inWords`${left} cells are open.`;
    if (broken.length) {
      const which = broken.map(({name, cells}) => inWords`the ${name} at ${cells.join(", ")}`).join("; ");
      return this.#tell(this.result, this.app.choices.named(inWords`${broken.length === 1 ? word("A clue is") : inWords`${broken.length} clues are`} broken: ${which}. The digits are underlined.`), true);
    }
    this.#tell(this.result, clashes ? inWords`${cells(clashes)} have a digit that stands twice in a house. They are underlined.` : inWords`No digit stands twice in a house${rules.clues.length ? word(", and no clue is broken") : ""}. ${open}`, clashes > 0);
  }

  async compare() {
    const answer = await this.call.run("check", {...this.app.desk.request(), ...this.app.choices.names, marks: "none", spoil: true});
    if (!answer) return;
    const {verdict, wrong = []} = answer;
    this.app.desk.mark(wrong);
    if (answer.solved) return this.#tell(this.result, "Solved: every digit is that of the solution.");
    if (wrong.length) return this.#tell(this.result, wrong.length === 1 ? inWords`1 cell differs from the solution: ${this.app.choices.named(wrong[0])}. It is struck through.` : inWords`${wrong.length} cells differ from the solution: ${this.app.choices.named(wrong.join(", "))}. They are struck through.`, true);
    this.#tell(this.result, verdict.result === "unique" ? "Every digit on the sheet is that of the solution." : inWords`There is no one solution to compare with. ${verdict.reason ?? ""}`, verdict.result !== "unique");
  }

  async rate() {
    const {sheet} = this.app.state, request = {sheet: sheet.puzzle()};
    if (!sheet.rules.plain) return this.#tell(this.rating, "Only classic puzzles of nine rows are rated: the scales that people use say nothing of other boards and of clues.");
    const hodoku = /** @type {import("./api").Rating | undefined} */ ((await this.call.run("rate", request))?.rating);
    if (!hodoku) return;
    const explainer = /** @type {import("./api").ExplainerRating | undefined} */ ((await this.call.run("rate", {...request, scale: "explainer"}))?.rating);
    const told = [hodoku.reason ? inWords`Not rated: ${hodoku.reason}` : inWords`Level ${word(hodoku.level)}, score ${hodoku.score} on the scale of HoDoKu.`];
    if (explainer && (explainer.outcome === "rated" || explainer.outcome === "cut")) told.push(inWords`Sudoku Explainer: ${explainer.outcome === "cut" ? word("at least ") : ""}${explainer.er.toFixed(1)}.`);
    const time = /** @type {import("./api").Timing | undefined} */ ((await this.call.run("rate", {...request, scale: "time"}))?.rating);
    if (time?.too_hard) told.push(word("Not for an average player."));
    if (time?.minutes) {
      told.push(inWords`People need about ${Math.round(time.minutes)} minutes, ${Math.round(time.low ?? time.minutes)} to ${Math.round(time.high ?? time.minutes)}${time.beyond ? word("; that is a guess") : ""}.`);
      const [worst] = time.reasons ?? [];
      if (worst) told.push(inWords`What takes longest: ${worst.text}.`);
    }
    this.#tell(this.rating, told.join(" "));
  }

  /** Judges the moves since the sheet began. Of one that was opened with digits on it the order is not known. */
  async review() {
    const {sheet} = this.app.state, {moves, began} = sheet;
    if (!moves.length && !sheet.touched) return tell("There is no move to review yet.", "alert");
    const answer = await this.call.run("review", {...moves.length ? {sheet: began, moves} : {sheet: sheet.puzzle(), after: sheet.document()}, marks: "partial", ...this.app.choices.request, svg: true});
    if (!answer) return;
    const {review, pictures} = answer;
    fill(this.summary, ...review.summary.map((/** @type {string} */ text) => h("p", {}, text)), !review.ordered && h("p", {class: "soft"}, "The order of the moves is not known; this is a likely one."));
    this.walker.take(review.moves.map((/** @type {any} */ m) => ({
      title: `${this.app.choices.named(m.move)} · ${word(m.kind === "step" ? "follows" : m.kind)}`,
      picture: {...pictures.find((/** @type {any} */ p) => p.step === m.n), text: [{words: m.text}]}, // a step alone does not say what the move was
    })));
    say(review.summary.join(" "));
  }
}
