// @ts-check
// The page: one sheet, the teacher beside it, and the views.

import * as address from "./address.js";
import {ask, help} from "./dialogs.js";
import {byId, fill, h, say} from "./dom.js";
import {connect, EngineError} from "./engine.js";
import {Grid} from "./grid.js";
import {Course} from "./course.js";
import {Pad} from "./pad.js";
import {Practice} from "./practice.js";
import {Print} from "./print.js";
import {Sheet} from "./sheet.js";
import {Teacher} from "./teacher.js";

/** @typedef {import("./sheet.js").Kind} Kind */

/** What can be chosen, by its name in the address, with what is left out there. */
const defaults = {m: "partial", t: "", o: "places,peers"};

export class App {
  constructor() {
    this.engine = connect();
    this.sheet = new Sheet();
    this.setup = true;
    this.name = "";
    /** @type {Kind} */
    this.kind = "digit";
    /** @type {Kind | null} */
    this.held = null;
    this.settings = {...defaults};
    this.view = "solve";
    /** @type {string | null} the picture of a hint or step, in the place of the sheet's own */
    this.shown = null;
    /** @type {Set<string>} cells whose digit differs from the solution */
    this.wrong = new Set();
    /** @type {Set<string>} cells whose digit stands twice in a house */
    this.clashes = new Set();
    /** @type {Record<string, string>} what is left in the open cells, by their names */
    this.candidates = {};
    this.grid = new Grid(byId("board"), byId("key"), {
      enter: (d, kind) => this.enter(d, kind),
      erase: kind => this.erase(kind),
      undo: () => this.step("undo"),
      redo: () => this.step("redo"),
      promote: () => this.edit("marks moved to the centre", () => this.sheet.promote(this.grid.targets)),
      choose: kind => this.choose(kind),
      hold: kind => { if (kind !== this.held) { this.held = kind; this.render(); } },
      hint: () => this.teacher.more(),
      help,
      leave: () => this.teacher.dismiss(),
      pick: (cell, digit) => this.pick(cell, digit),
      selected: () => { if (this.grid?.selected.size > 1) say(`${this.grid.selected.size} cells selected`); },
    });
    this.pad = new Pad(byId("pad"), {
      enter: (d, kind) => this.option("first") && !this.setup ? this.choseDigit(d) : this.enter(d, kind),
      instead: d => { this.step("undo", true); this.enter(d, "digit"); },
      erase: () => this.erase(null),
      undo: () => this.step("undo"),
      redo: () => this.step("redo"),
      fillIn: () => this.fillIn(),
      choose: kind => this.choose(kind),
      several: on => { this.grid.several = on; },
    });
    this.teacher = new Teacher(byId("teacher"), this);
    this.pages = /** @type {Record<string, {show: (args: string[]) => void}>} */ ({
      learn: new Course(byId("learn"), this), practise: new Practice(byId("practise"), this), print: new Print(byId("print"), this),
    });
    this.#listen();
  }

  #listen() {
    byId("help").addEventListener("click", help);
    byId("theme").addEventListener("click", () => {
      this.settings.t = {"": "light", light: "dark", dark: ""}[this.settings.t] ?? "";
      this.theme();
      this.save();
      say(byId("theme").getAttribute("aria-label"));
    });
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
    document.addEventListener("click", e => {
      const link = /** @type {Element} */ (e.target).closest("[data-view]");
      if (!link) return;
      e.preventDefault();
      this.go(/** @type {HTMLElement} */ (link).dataset.view ?? "solve");
      if (link.closest("header")) byId("main").focus({preventScroll: true});
    });
    addEventListener("popstate", () => this.load());
    addEventListener("hashchange", () => this.load());
  }

  /** Takes the state out of the address. */
  load() {
    const {givens, state} = address.read();
    for (const name of /** @type {("m" | "t" | "o")[]} */ (Object.keys(defaults))) this.settings[name] = state.get(name) ?? defaults[name];
    this.theme();
    if (givens !== (this.setup ? "" : this.sheet.givens) || !this.sheet.touched) this.#givens(givens);
    const progress = state.get("p");
    if (progress && progress !== this.sheet.progress()) {
      try {
        this.sheet.restore(progress);
      } catch {
        say("The marks in the address could not be read.", "alert");
      }
    }
    this.#show(state.get("v") ?? "solve");
    this.render();
    if (!this.sheet.empty) this.#look();
  }

  /** @param {string} line */
  #givens(line) {
    this.sheet = new Sheet();
    this.setup = true;
    if (line.length === this.sheet.cells.length && /^[.0-9]+$/.test(line)) {
      [...line].forEach((d, i) => { if (d > "0") Object.assign(this.sheet.cells[i], {digit: Number(d), given: true}); });
      this.setup = !/[1-9]/.test(line);
      this.sheet.begin();
    } else if (line) {
      void this.take(line); // what else a query may hold, the engine reads
    }
    this.teacher.open(this.setup ? "puzzle" : "hint", false);
  }

  /** Writes the state into the address. */
  save(entry = false) {
    const state = /** @type {Record<string, string>} */ ({v: this.view === "solve" ? "" : this.view});
    for (const name of /** @type {("m" | "t" | "o")[]} */ (Object.keys(defaults))) if (this.settings[name] !== defaults[name]) state[name] = this.settings[name];
    if (this.sheet.touched) state.p = this.sheet.progress();
    address.write(this.sheet.givens, state, entry);
  }

  theme() {
    const {t} = this.settings, root = document.documentElement;
    if (t) root.dataset.theme = t; else delete root.dataset.theme;
    byId("theme").setAttribute("aria-label", `Theme: ${t || "as the system"}`);
  }

  /** @param {string} name */
  option(name) {
    return this.settings.o.split(",").includes(name);
  }

  /**
   * @param {string} name
   * @param {boolean} on
   */
  setOption(name, on) {
    const others = this.settings.o.split(",").filter(other => other && other !== name);
    this.settings.o = (on ? [...others, name] : others).sort((a, b) => defaults.o.indexOf(b) - defaults.o.indexOf(a)).join(",") || "none";
    if (name === "first" && !on) this.grid.filter = null;
    this.render();
    this.save();
  }

  /** @param {string} view */
  go(view) {
    this.#show(view);
    this.save(true);
  }

  /** @param {string} view */
  #show(view) {
    const [name, ...args] = view.split("/");
    this.view = view;
    const page = this.pages[name];
    for (const id of ["solve", ...Object.keys(this.pages)]) byId(id).hidden = id !== (page ? name : "solve");
    for (const link of document.querySelectorAll("nav [data-view]")) {
      if (/** @type {HTMLElement} */ (link).dataset.view === (page ? name : "solve")) link.setAttribute("aria-current", "page"); else link.removeAttribute("aria-current");
    }
    document.title = (page ? byId(name).getAttribute("aria-label") + " · " : "") + "pencilmark";
    page?.show(args);
  }

  render() {
    const kind = this.held ?? this.kind;
    // Who asks why clicks on a candidate, so there all are shown.
    this.grid.render(this.teacher?.current === "why" ? this.sheet.with(this.candidates) : this.sheet, {
      clashes: this.clashes, wrong: this.wrong, places: this.option("places"), peers: this.option("peers"), svg: this.shown ?? undefined,
    });
    this.pad.render({counts: this.sheet.counts(), kind, past: this.sheet.past.length > 0, future: this.sheet.future.length > 0, filter: this.option("first") ? this.grid.filter ?? 0 : null});
    this.teacher?.options.render();
    byId("board-name").textContent = this.name || (this.setup ? "Type, paste or drop a puzzle" : "Your sheet");
  }

  /** What the engine gets to know of the sheet. */
  request() {
    return {sheet: this.sheet.document(this.settings.m === "full"), marks: this.settings.m};
  }

  /**
   * Changes the sheet and says what has changed.
   * @param {string} what
   * @param {() => void} change
   * @param {boolean} [merge]
   */
  edit(what, change, merge = false) {
    if (!this.sheet.edit(change, merge)) return;
    this.changed();
    say(!this.setup && this.sheet.left === 0 ? what + ". The board is full: Check compares it with the solution." : what);
  }

  changed() {
    this.wrong = new Set();
    this.candidates = {};
    this.shown = null;
    this.teacher.changed();
    this.render();
    this.save();
    this.#look();
  }

  /** Asks the engine what is to be seen on the sheet: digits that stand twice, and marks that digits rule out. */
  async #look() {
    const {sheet} = this, of = sheet.progress() + sheet.givens;
    const answer = await this.engine.call("read", this.request()).catch(error => this.failed(error));
    if (!answer || sheet !== this.sheet || of !== sheet.progress() + sheet.givens) return;
    const [board] = answer.puzzles;
    this.clashes = new Set(board.clashes);
    this.candidates = board.candidates;
    if (this.option("clean") && board.stale.length) {
      sheet.edit(() => sheet.strike(board.stale), true);
      this.save();
    }
    this.render();
  }

  /**
   * Shows a picture in the place of the sheet, or the sheet again.
   * @param {string | null} svg
   */
  show(svg) {
    if (svg === this.shown) return;
    this.shown = svg;
    this.render();
  }

  /**
   * Marks cells whose digits differ from the solution.
   * @param {string[]} cells
   */
  mark(cells) {
    this.wrong = new Set(cells);
    this.shown = null;
    this.render();
  }

  /**
   * Does what a step or a repair says. A removal needs marks: cells without any get all that is left in them.
   * @param {{place?: string[], remove?: string[], erase?: string[], restore?: string[]}} what
   */
  async apply({place = [], remove = [], erase = [], restore = []}) {
    const {sheet} = this;
    const answer = remove.length ? await this.engine.call("read", {...this.request(), marks: this.settings.m === "none" ? "partial" : this.settings.m}).catch(error => this.failed(error)) : null;
    if (remove.length && !answer || sheet !== this.sheet) return;
    this.edit("Applied: " + [...place, ...remove, ...erase.map(mark => mark + " erased"), ...restore.map(mark => mark + " is back")].join(", "), () => {
      if (remove.length) sheet.note(answer.puzzles[0].candidates, remove.map(mark => mark.split("<>")[0]));
      sheet.strike([...remove, ...erase]);
      sheet.restoreMarks(restore);
      sheet.place(place);
    });
    if (remove.length && this.settings.m === "none") say("Removed, in the marks. Your options say that hints do not look at them.");
  }

  /** Writes all candidates into the open cells. */
  async fillIn() {
    const {sheet} = this, answer = await this.engine.call("read", this.request()).catch(error => this.failed(error));
    if (!answer || sheet !== this.sheet) return;
    const {candidates} = answer.puzzles[0];
    this.edit("All candidates are filled in", () => sheet.note(candidates, Object.keys(candidates)));
  }

  /**
   * @param {number} d
   * @param {Kind | null} kind
   */
  enter(d, kind) {
    const cells = this.grid.targets;
    if (!cells.length) {
      say("Choose a cell first.");
      return;
    }
    const as = this.setup ? "digit" : kind ?? this.kind;
    const open = cells.filter(i => !this.sheet.cells[i].given || this.setup);
    if (!open.length) {
      say("A given stays as it is.");
      return;
    }
    const where = cells.length === 1 ? this.sheet.nameOf(cells[0]) : `${cells.length} cells`;
    this.edit(as === "digit" ? `${d} in ${where}` : `${as} mark ${d} in ${where}`, () => {
      this.sheet.enter(cells, d, as, this.setup);
    });
  }

  /** @param {Kind | null} kind */
  erase(kind) {
    this.edit("erased", () => this.sheet.erase(this.grid.targets, kind ?? this.kind, this.setup));
  }

  /**
   * @param {"undo" | "redo"} way
   * @param {boolean} [quiet]
   */
  step(way, quiet = false) {
    if (this.sheet[way]()) this.changed();
    else if (!quiet) return say(`Nothing to ${way}.`);
    if (!quiet) say(way === "undo" ? "Undone." : "Done again.");
  }

  /** @param {Kind | null} kind */
  choose(kind) {
    const kinds = /** @type {Kind[]} */ (["digit", "corner", "centre"]);
    this.kind = kind ?? kinds[(kinds.indexOf(this.kind) + 1) % kinds.length];
    this.render();
    say({digit: "Digits", corner: "Corner marks", centre: "Centre marks"}[this.kind]);
  }

  /** @param {number} d */
  choseDigit(d) {
    this.grid.filter = this.grid.filter === d ? null : d;
    this.render();
    say(this.grid.filter ? `Tap cells to write ${d}` : "No digit chosen");
  }

  /**
   * @param {number} cell
   * @param {number} digit
   */
  pick(cell, digit) {
    if (this.option("first") && this.grid.filter) this.enter(this.grid.filter, null);
    this.teacher.pick(cell, digit);
  }

  /** Whether what is on the sheet may be replaced. */
  async mayReplace() {
    return !this.sheet.touched || ask("Replace your sheet?", "What you have written on it is lost, unless you have kept its address.", "Replace");
  }

  /**
   * Takes a puzzle in any form that the engine reads.
   * @param {string} text
   */
  async take(text) {
    if (!await this.mayReplace()) return;
    if (this.view !== "solve") this.go("solve");
    try {
      const {puzzles} = await this.engine.call("read", {input: text});
      if (puzzles.length === 1) return this.adopt(puzzles[0].sheet, puzzles[0].marks);
      this.teacher.open("puzzle");
      this.teacher.puzzle.several(puzzles);
    } catch (error) {
      this.teacher.open("puzzle");
      this.teacher.puzzle.unread(text, error instanceof EngineError ? error : null);
      this.failed(error);
    }
  }

  /**
   * Begins with a sheet from the engine.
   * @param {any} document
   * @param {string} [marks] what its marks mean
   */
  adopt(document, marks = defaults.m) {
    this.sheet = new Sheet();
    this.sheet.take(document);
    this.name = document.name ?? "";
    this.settings.m = Object.keys(document.marks ?? {}).length ? marks : defaults.m;
    this.setup = false;
    this.#begin(`${this.name || "A puzzle"} with ${this.sheet.size ** 2 - this.sheet.left} digits.`);
  }

  /** Makes all digits on the sheet givens. */
  freeze() {
    for (const c of this.sheet.cells) c.given = c.digit > 0;
    this.setup = false;
    this.#begin("The puzzle stands. Good luck!");
  }

  /** Leaves the givens, to be changed. */
  async thaw() {
    if (!await this.mayReplace()) return;
    this.adopt({givens: this.sheet.givens});
    this.setup = true;
    this.teacher.open("puzzle");
    this.render();
    say("The givens can be changed now.");
  }

  async clear() {
    if (!await this.mayReplace()) return;
    this.sheet = new Sheet();
    this.name = "";
    this.setup = true;
    this.changed();
    this.teacher.open("puzzle");
    say("The board is empty.");
  }

  /** @param {string} message */
  #begin(message) {
    this.sheet.begin();
    this.teacher.open("hint", false);
    this.changed();
    this.grid.select([Math.max(0, this.sheet.cells.findIndex(c => !c.digit))]);
    say(message);
  }

  /**
   * Tells that a call has failed.
   * @param {unknown} error
   * @param {Element} [place]
   */
  failed(error, place) {
    if (error instanceof DOMException && error.name === "AbortError") return;
    if (!(error instanceof EngineError)) throw error;
    if (place) fill(place, h("p", {class: "notice bad"}, error.message));
    say(error.message, "alert");
  }

  start() {
    this.load();
  }
}

new App().start();
