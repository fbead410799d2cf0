// @ts-check
// Where a puzzle comes from: typed into the board, pasted, read from a file, or made.

import {figure, fill, h, say, tell} from "./dom.js";
import {Call} from "./call.js";
import {Several} from "./several.js";
import {Shelf} from "./shelf.js";
import {inWords} from "./language.js";

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
    this.several = new Several(app);
    this.call = new Call(app, this.note);
    this.text = h("textarea", {rows: 4, spellcheck: "false", autocapitalize: "off", autocomplete: "off"});
    this.file = h("input", {type: "file", class: "hidden", tabindex: -1, "aria-label": "Open a file", onchange: async () => {
      const [file] = this.file.files;
      this.file.value = "";
      if (file) app.intake.take(await file.text());
    }});
    this.level = h("select", {}, ...levels.map(name => h("option", {value: name}, name)));
    this.form = h("select", {}, ...forms.map(([value, name]) => h("option", {value}, name)));
    this.copied = h("div");
    const button = (/** @type {string} */ name, /** @type {() => void} */ action, main = false) => h("button", {type: "button", class: main && "main", onclick: action}, name);
    this.start = h("div", {},
      h("p", {class: "lead"}, "pencilmark is a board to solve Sudoku on, with a teacher beside it who gives hints a little at a time and says why."),
      h("p", {class: "row"}, h("button", {type: "button", id: "try", onclick: () => this.make("easy")}, "Try an easy puzzle"), "or bring your own:"),
      h("p", {}, "Type the digits of a puzzle into the board. Or paste one anywhere on this page, or drop a file: every common form is understood, with pencil marks too."),
      h("p", {}, button("Start solving", () => this.begin(), true)));
    this.again = h("p", {}, button("Clear the board", () => app.intake.clear()), " ", button("Change the givens", () => app.intake.thaw()));
    this.games = new Shelf(app);
    this.element = h("div", {}, this.start, this.again, this.error, this.several.element, this.note, this.games.element,
      h("h2", {}, "Make one for me"),
      h("p", {class: "row"}, h("label", {}, "Level ", this.level), h("button", {type: "button", id: "make", onclick: () => this.make()}, "Make a puzzle"), h("button", {type: "button", id: "day", onclick: () => this.day()}, "Puzzle of the day")),
      app.choices.making,
      h("h2", {}, "Paste or open"),
      h("label", {class: "field"}, h("span", {}, "A line, a board, a sheet with marks, or a link"), this.text),
      h("p", {class: "row"}, button("Read it", () => this.text.value.trim() ? app.intake.take(this.text.value) : this.text.focus()), button("Open a file …", () => this.file.click()), this.file),
      h("h2", {}, "Take it elsewhere"),
      h("p", {class: "row"}, h("label", {}, "My sheet as ", this.form), h("button", {type: "button", id: "copy", onclick: () => this.copy()}, "Copy"), h("a", {href: "#v=print", "data-view": "print"}, "Print")), this.copied,
      h("details", {}, h("summary", {}, "From SudokuPad and f-puzzles with one click"),
        h("p", {}, "Drag this to the bookmarks of your browser: ", h("a", {href: Puzzle.bookmark, id: "bookmark", draggable: "true", onclick: (/** @type {Event} */ e) => {
          e.preventDefault();
          tell("Drag it to your bookmarks, and click it there on the page of a puzzle.");
        }}, "to pencilmark")),
        h("p", {class: "soft"}, "On a page of SudokuPad or f-puzzles it opens this page with the puzzle in the address there, of f-puzzles with your digits and marks too. Nothing is sent: this page does the rest. A short address of SudokuPad has no puzzle in it; use the long one, or Export and paste the link here.")));
  }

  opened() {
    this.#show();
  }

  /** What a bookmark does on the page of another program: it opens this page with the puzzle there. */
  static get bookmark() {
    const page = location.href.replace(/[?#].*/, "");
    return `javascript:(()=>{let u=location.href;try{if(typeof exportPuzzle=="function")u=location.origin+"/?load="+encodeURIComponent(exportPuzzle())}catch(e){}open(${JSON.stringify(page)}+"#open="+encodeURIComponent(u))})()`;
  }

  changed() {
    this.call.cancel();
    fill(this.error);
    fill(this.copied);
    this.#show();
  }

  #show() {
    this.games.show();
    const clued = !this.app.state.sheet.rules.plain;
    for (const option of this.form.options) option.disabled = clued && !["address", "fpuzzles", "sudokupad"].includes(option.value);
    if (this.form.selectedOptions[0]?.disabled) this.form.value = "fpuzzles";
    this.start.hidden = !this.app.state.setup;
    this.again.hidden = this.app.state.setup;
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
    fill(this.error, h("div", {class: "notice bad"}, h("p", {}, error.line ? inWords`Line ${error.line}: ${error.message}` : error.message),
      error.unknown.length > 0 && h("p", {}, h("button", {type: "button", id: "ignore", onclick: () => { fill(this.error); this.app.intake.take(text, error.unknown); }}, inWords`Go on without: ${error.unknown.join(", ")}`)),
      line !== undefined && error.column && h("pre", {"aria-hidden": "true"}, line + "\n" + " ".repeat(error.column - 1) + "^")));
  }

  /** Fixes the givens, if they have one solution. */
  async begin() {
    const {app} = this;
    if (app.state.sheet.empty) return tell("Type the digits of a puzzle into the board first.", "alert");
    const answer = await this.call.run("check", {sheet: app.state.sheet.document(), svg: true, ...app.choices.names});
    if (!answer) return;
    if (answer.verdict.result === "unique") app.intake.freeze(); else this.doubt(answer, () => app.intake.freeze());
  }

  /**
   * Says why a puzzle is none, with pictures: two solutions and where they differ, or what has nothing left.
   * @param {any} answer of a check
   * @param {() => void} begin all the same
   */
  doubt({verdict, clashes, pictures = []}, begin) {
    const text = verdict.result === "many" ? "This puzzle has several solutions." : clashes.length ? "A digit stands twice in a house." : "This puzzle has no solution.";
    fill(this.error, h("div", {class: "notice bad"}, h("p", {}, h("strong", {}, text), " ", verdict.reason ?? ""),
      h("button", {type: "button", onclick: () => { fill(this.error); begin(); }}, "Start all the same"),
      pictures.length > 0 && h("div", {class: "pair"}, ...pictures.map(figure))));
    this.error.scrollIntoView({block: "nearest"});
    say(text, "alert");
  }

  /**
   * The sheet of a puzzle that was made.
   * @param {object} request
   * @param {string} level
   * @param {string} [name]
   */
  async #made(request, level, name = "") {
    const answer = await this.call.run("generate", {milliseconds: 30000, level, ...request});
    if (answer) this.app.intake.adopt({givens: answer.puzzles[0].input, level, name});
  }

  /** The puzzle of the day, which is the same everywhere. @param {string} [level] */
  day(level = this.level.value) {
    const now = new Date(), two = (/** @type {number} */ n) => String(n).padStart(2, "0");
    const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
    return this.#made({day}, level, inWords`Puzzle of ${day}`);
  }

  /** @param {string} [level] */
  make(level = this.level.value) {
    return this.#made(this.app.choices.wishes, level);
  }

  /** Shows the sheet in another form, and puts it on the clipboard where that is allowed. */
  async copy() {
    const {app} = this, to = this.form.value;
    const text = to === "address" ? location.href : (await this.call.run("convert", {...app.desk.request(), sheet: {...app.state.sheet.document(), name: app.state.name}, to}))?.text.trimEnd();
    if (!text) return;
    const shown = h("textarea", {readonly: true, rows: Math.max(3, Math.min(14, text.split("\n").length + 1)), wrap: text.includes("\n") ? "off" : "soft", spellcheck: "false", "aria-label": "My sheet"});
    shown.value = text;
    fill(this.copied, shown);
    try {
      await navigator.clipboard.writeText(text);
      tell("Copied.");
    } catch {
      shown.select();
      tell("The browser does not let the page copy: copy the text that is selected.", "alert");
    }
  }
}
