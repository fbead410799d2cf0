// @ts-check
// Sheets to print: puzzles on pages, with solutions at the end.

import {meanings} from "./clues.js";
import {draw} from "./drawing.js";
import {fill, h, say, tell} from "./dom.js";
import {Rules} from "./rules.js";
import {Sheet} from "./sheet.js";
import {levels} from "./puzzle.js";
import {Call} from "./call.js";
import {inWords, word} from "./language.js";

const most = 24; // puzzles

export class Print {
  /**
   * @param {HTMLElement} root
   * @param {import("./main.js").App} app
   */
  constructor(root, app) {
    this.app = app;
    /** @type {{name: string, sheet: Sheet, marked: Sheet, solution: Sheet | null}[]} */
    this.puzzles = [];
    this.note = h("div");
    this.call = new Call(app, this.note);
    this.pages = h("div", {class: "pages"});
    const choose = (/** @type {[string, string][]} */ options, /** @type {string} */ value) =>
      h("select", {onchange: () => this.lay()}, ...options.map(([v, name]) => h("option", {value: v, selected: v === value}, name)));
    const field = (/** @type {string} */ name, /** @type {Node} */ input) => h("label", {}, name, " ", input);
    const button = (/** @type {string} */ name, /** @type {() => void} */ action, main = false) => h("button", {type: "button", class: main && "main", onclick: action}, name);
    this.each = choose([["1", "1"], ["2", "2"], ["4", "4"], ["6", "6"]], "2");
    this.answers = h("input", {type: "checkbox", checked: true, onchange: () => this.lay()});
    this.marks = h("input", {type: "checkbox", onchange: () => this.lay()});
    this.number = h("input", {type: "number", min: 1, max: most, value: 4, inputmode: "numeric"});
    this.level = h("select", {}, ...levels.map(name => h("option", {}, name)));
    this.text = h("textarea", {rows: 3, spellcheck: "false", autocapitalize: "off", autocomplete: "off"});
    fill(root, h("div", {class: "article"}, h("h1", {class: "noprint"}, "Print"), h("div", {class: "noprint"},
      h("p", {class: "row"}, button("My sheet", () => this.own()), h("span", {class: "soft"}, "or")),
      h("p", {class: "row"}, field("New puzzles", this.number), field("Level", this.level), button("Make", () => this.make()), h("span", {class: "soft"}, "or")),
      h("label", {class: "field"}, h("span", {}, "Puzzles, one a line, or in any other form"), this.text), h("p", {}, button("Read", () => this.read())),
      h("p", {class: "row"}, field("On a page", this.each), h("label", {class: "check"}, this.marks, "pencil marks"), h("label", {class: "check"}, this.answers, "solutions on a last page")),
      this.note, h("p", {}, button("Print …", () => this.puzzles.length ? window.print() : tell("Choose puzzles first.", "alert"), true)))), this.pages);
  }

  show() {
    if (!this.puzzles.length && !this.app.state.sheet.empty) this.own();
  }

  own() {
    const {sheet, name, level} = this.app.state;
    return this.take([{...sheet.document(), level}], [name || "Sudoku"], sheet);
  }

  async make() {
    const answer = await this.call.run("generate", {number: Math.max(1, Math.min(most, Number(this.number.value) || 1)), level: this.level.value});
    if (answer) await this.take(answer.puzzles.map((/** @type {any} */ p) => ({givens: p.input, level: this.level.value})));
  }

  async read() {
    if (!this.text.value.trim()) return this.text.focus();
    const answer = await this.call.run("read", {input: this.text.value});
    if (!answer) return;
    await this.take(answer.puzzles.slice(0, most).map((/** @type {any} */ p) => p.sheet), answer.puzzles.map((/** @type {any} */ p) => p.sheet.name));
    const left = [
      answer.total > most && inWords`The first ${most} of ${answer.total} puzzles are laid out: print them, and give the others.`,
      ...answer.wrong.map((/** @type {{message: string, line?: number}} */ e) => `${e.line ? inWords`Line ${e.line} is left out` : word("Left out")}: ${e.message}`),
    ].filter(Boolean);
    if (left.length) fill(this.note, h("p", {class: "notice", role: "status"}, left.join(" ")));
  }

  /**
   * Takes puzzles, and asks for their solutions.
   * @param {any[]} documents
   * @param {string[]} [names]
   * @param {Sheet} [own] with the marks of the player
   */
  async take(documents, names = [], own) {
    const puzzles = [];
    fill(this.note);
    for (const [i, document] of documents.entries()) {
      const board = (await this.call.run("read", {sheet: {...document, level: undefined}, rules: true}))?.puzzles[0];
      const {layout, clues, givens} = document, puzzle = {layout, clues, givens};
      const verdict = board && (await this.call.run("check", {sheet: puzzle}))?.verdict;
      if (!verdict) return;
      const rules = new Rules(board), level = document.level || rules.plain && verdict.solution && /** @type {import("./api").Rating | undefined} */ ((await this.call.run("rate", {sheet: puzzle}))?.rating)?.level, rated = levels.includes(level) ? level : "";
      const sheet = new Sheet(rules), marked = new Sheet(rules), solution = verdict.solution ? new Sheet(rules) : null;
      sheet.take(document);
      marked.take({...document, marks: board.candidates});
      if (own) sheet.cells = marked.cells = own.cells;
      solution?.take({givens, placed: [...verdict.solution ?? ""].map((d, j) => givens[j] === d ? "." : d).join("")});
      puzzles.push({name: [names[i] || (documents.length > 1 ? `Sudoku ${i + 1}` : "Sudoku"), rated].filter(Boolean).join(" · "), sheet, marked, solution});
    }
    this.puzzles = puzzles;
    this.lay();
    say(puzzles.length === 1 ? "1 puzzle is laid out below." : inWords`${puzzles.length} puzzles are laid out below.`);
  }

  /** Lays the puzzles out on pages. */
  lay() {
    const each = Number(this.each.value);
    const board = (/** @type {Sheet} */ sheet, /** @type {string} */ title) => {
      const svg = draw(sheet, {clashes: new Set(), wrong: new Set(), places: true, notation: this.app.choices.values.notation});
      svg.setAttribute("role", "img");
      svg.setAttribute("aria-label", title);
      return svg;
    };
    const page = (/** @type {any[]} */ boards, /** @type {number} */ n) => h("div", {class: `page of${n}`}, ...boards.map(([name, sheet]) => h("figure", {}, h("figcaption", {}, name), board(sheet, name), n < 6 && sheet.rules.clues.length > 0 && h("ul", {class: "rules"}, ...meanings(sheet.rules)))));
    const split = (/** @type {any[]} */ all, /** @type {number} */ n) => Array.from({length: Math.ceil(all.length / n)}, (_, i) => page(all.slice(i * n, (i + 1) * n), n));
    fill(this.pages, ...split(this.puzzles.map(p => [p.name, this.marks.checked ? p.marked : p.sheet]), each),
      ...(this.answers.checked ? split(this.puzzles.filter(p => p.solution).map(p => [inWords`Solution of ${p.name}`, p.solution]), 6) : []));
  }
}
