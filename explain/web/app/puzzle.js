// @ts-check
// Where a puzzle comes from: typed into the board, pasted, read from a file, or made.

import {fill, h, say} from "./dom.js";
import {Call} from "./teacher.js";

export const levels = ["easy", "medium", "hard", "unfair", "extreme"];

const forms = /** @type {[string, string][]} */ ([
  ["line", "a line of 81 characters"], ["plus", "a line with + before my digits"], ["board", "a board"], ["marks", "pencil marks"], ["address", "the address of this page"],
  ["link", "a link to SudokuWiki"], ["exchange", "a link to Sudoku Exchange"], ["fpuzzles", "a link to f-puzzles"], ["sudokupad", "a link to SudokuPad"],
]);

export class Puzzle {
  /** @param {import("./main.js").App} app */
  constructor(app) {
    this.app = app;
    this.note = h("div");
    this.error = h("div");
    this.choice = h("div");
    this.call = new Call(app, this.note);
    this.text = h("textarea", {rows: 4, spellcheck: "false", autocapitalize: "off", autocomplete: "off"});
    this.file = h("input", {type: "file", class: "hidden", tabindex: -1, "aria-label": "Open a file", onchange: async () => {
      const [file] = this.file.files;
      this.file.value = "";
      if (file) app.take(await file.text());
    }});
    this.level = h("select", {}, ...levels.map(name => h("option", {value: name}, name)));
    this.form = h("select", {}, ...forms.map(([value, name]) => h("option", {value}, name)));
    this.copied = h("div");
    const button = (/** @type {string} */ name, /** @type {() => void} */ action, main = false) => h("button", {type: "button", class: main && "main", onclick: action}, name);
    this.start = h("div", {},
      h("p", {}, "Type the digits of a puzzle into the board. Or paste one anywhere on this page, or drop a file: every common form is understood, with pencil marks too."),
      h("p", {}, button("Start solving", () => this.begin(), true)));
    this.again = h("p", {}, button("Clear the board", () => app.clear()), " ", button("Change the givens", () => app.thaw()));
    this.element = h("div", {}, this.start, this.again, this.error, this.choice, this.note,
      h("h2", {}, "Make one for me"),
      h("p", {class: "row"}, h("label", {}, "Level ", this.level), h("button", {type: "button", id: "make", onclick: () => this.make()}, "Make a puzzle")),
      h("h2", {}, "Paste or open"),
      h("label", {class: "field"}, h("span", {}, "A line, a board, a sheet with marks, or a link"), this.text),
      h("p", {class: "row"}, button("Read it", () => this.text.value.trim() ? app.take(this.text.value) : this.text.focus()), button("Open a file …", () => this.file.click()), this.file),
      h("h2", {}, "Take it elsewhere"),
      h("p", {class: "row"}, h("label", {}, "My sheet as ", this.form), h("button", {type: "button", id: "copy", onclick: () => this.copy()}, "Copy"), h("a", {href: "#v=print", "data-view": "print"}, "Print")), this.copied);
  }

  opened() {
    this.#show();
  }

  changed() {
    this.call.cancel();
    fill(this.error);
    fill(this.copied);
    this.#show();
  }

  #show() {
    this.start.hidden = !this.app.setup;
    this.again.hidden = this.app.setup;
  }

  /**
   * Shows what of a text could not be read.
   * @param {string} text
   * @param {import("./engine.js").EngineError | null} error
   */
  unread(text, error) {
    if (!error) return;
    this.text.value = text;
    const line = error.line ? text.split("\n")[error.line - 1] : undefined;
    fill(this.error, h("div", {class: "notice bad"}, h("p", {}, error.line ? `Line ${error.line}: ${error.message}` : error.message),
      line !== undefined && error.column && h("pre", {"aria-hidden": "true"}, line + "\n" + " ".repeat(error.column - 1) + "^")));
  }

  /**
   * Lets the reader choose one of several puzzles.
   * @param {any[]} puzzles
   */
  several(puzzles) {
    fill(this.choice, h("h2", {}, `${puzzles.length} puzzles`), h("ul", {class: "list scroll"}, ...puzzles.map((puzzle, i) =>
      h("li", {}, h("button", {type: "button", onclick: () => { fill(this.choice); this.app.adopt(puzzle.sheet, puzzle.marks); }},
        h("span", {class: "number"}, String(i + 1)), puzzle.sheet.name || h("span", {class: "mono clip"}, puzzle.sheet.givens))))));
    say(`${puzzles.length} puzzles. Choose one.`);
    this.choice.querySelector("button").focus();
  }

  /** Fixes the givens, if they have one solution. */
  async begin() {
    const {app} = this;
    if (app.sheet.empty) return say("Type the digits of a puzzle into the board first.", "alert");
    const answer = await this.call.run("check", {sheet: app.sheet.document()});
    if (!answer) return;
    const {result, reason} = answer.verdict;
    if (result === "unique") return app.freeze();
    const text = result === "many" ? "These digits have several solutions." : "These digits have no solution.";
    fill(this.error, h("div", {class: "notice bad"}, h("p", {}, `${text} ${reason ?? ""}`), h("button", {type: "button", onclick: () => app.freeze()}, "Start all the same")));
    say(text, "alert");
  }

  async make() {
    if (!await this.app.mayReplace()) return;
    const answer = await this.call.run("generate", {level: this.level.value});
    if (answer) this.app.adopt({givens: answer.puzzles[0].input});
  }

  /** Shows the sheet in another form, and puts it on the clipboard where that is allowed. */
  async copy() {
    const {app} = this, to = this.form.value;
    const text = to === "address" ? location.href : (await this.call.run("convert", {...app.request(), sheet: {...app.sheet.document(), name: app.name}, to}))?.text.trimEnd();
    if (!text) return;
    const shown = h("textarea", {readonly: true, rows: Math.max(3, Math.min(14, text.split("\n").length + 1)), wrap: text.includes("\n") ? "off" : "soft", spellcheck: "false", "aria-label": "My sheet"});
    shown.value = text;
    fill(this.copied, shown);
    try {
      await navigator.clipboard.writeText(text);
      say("Copied.");
    } catch {
      shown.select();
      say("The browser does not let the page copy: copy the text that is selected.", "alert");
    }
  }
}
