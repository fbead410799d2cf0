// @ts-check
// A board on which an answer is marked: candidates struck out, digits placed, the marks of a chain in order, or those
// of one digit whose rows and columns are a pattern.
// It is written in the notation of claims, which can be typed as well.

import {h, say} from "./dom.js";
import {Grid} from "./grid.js";
import {Sheet} from "./sheet.js";

/** @typedef {"strike" | "place" | "chain" | "rows" | "columns"} Brush */

const brushes = /** @type {[Brush, string][]} */ ([["strike", "Remove a mark"], ["place", "Place a digit"], ["chain", "Chain"], ["rows", "Pattern in rows"], ["columns", "Pattern in columns"]]);

/** Whether the marks are of one digit, in the rows or columns of a pattern. @param {Brush} brush */
const inLines = brush => brush === "rows" || brush === "columns";

export class Answer {
  /**
   * @param {any} document a sheet with all candidates as its marks
   * @param {{start?: string, submit: () => void}} options
   */
  constructor(document, {start = "", submit}) {
    this.sheet = new Sheet();
    this.sheet.take(document);
    this.start = start;
    /** @type {string[]} candidates as r4c7=5, in the order in which they were picked */
    this.picked = [];
    /** @type {Brush} */
    this.brush = start ? "chain" : "strike";
    const root = h("div", {class: "board"}), key = h("div", {class: "below"});
    const none = () => {};
    this.grid = new Grid(root, key, {
      enter: d => { for (const i of this.grid.targets) this.pick(this.sheet.nameOf(i), d); },
      erase: () => this.undo(), undo: () => this.undo(), redo: none, promote: none, hold: none, hint: none, help: none, selected: none,
      choose: () => this.choose(brushes[(brushes.findIndex(([b]) => b === this.brush) + 1) % brushes.length][0]),
      leave: () => this.clear(),
      pick: (cell, digit) => { if (digit) this.pick(this.sheet.nameOf(cell), digit); },
    }, {name: "task-name", keys: "task-keys"});
    this.radios = brushes.map(([value]) => h("input", {type: "radio", name: "brush", id: "brush-" + value, value, onchange: () => this.choose(value)}));
    this.text = h("input", {type: "text", class: "mono wide", spellcheck: "false", autocapitalize: "off", autocomplete: "off", id: "answer",
      oninput: () => { this.picked = []; this.render(); }, onkeydown: (/** @type {KeyboardEvent} */ e) => { if (e.key === "Enter") submit(); }});
    this.element = h("div", {},
      h("p", {id: "task-keys", class: "hidden"}, "Arrow keys move, a digit picks the candidate of the cell, Space changes what picking does, Backspace takes the last one back."),
      root, key,
      h("fieldset", {class: "kinds brushes"}, h("legend", {class: "hidden"}, "What a click on a mark does"), ...brushes.flatMap(([value, name], i) => [this.radios[i], h("label", {class: "brush", for: "brush-" + value}, name)])));
    this.choose(this.brush);
  }

  /** @param {Brush} brush */
  choose(brush) {
    if (brush !== this.brush && !(inLines(brush) && inLines(this.brush))) this.picked = [];
    this.brush = brush;
    for (const radio of this.radios) radio.checked = radio.value === brush;
    this.#write();
  }

  /**
   * Picks a candidate, or lets it go.
   * @param {string} cell
   * @param {number} digit
   */
  pick(cell, digit) {
    const name = `${cell}=${digit}`, c = this.sheet.cellAt(cell);
    if (c.digit || !(c.centre >> digit & 1)) return say(`${digit} is no candidate of ${cell}.`);
    if (inLines(this.brush)) this.picked = this.picked.filter(other => other.endsWith(`=${digit}`));
    this.picked = this.picked.includes(name) ? this.picked.filter(other => other !== name) : [...this.picked, name];
    this.#write();
    say(this.text.value || "nothing marked");
  }

  undo() {
    this.picked.pop();
    this.#write();
    say(this.text.value || "nothing marked");
  }

  clear() {
    this.picked = [];
    this.#write();
  }

  #write() {
    const parts = this.picked.map(name => name.split("="));
    const lines = (/** @type {number} */ at) => [...new Set(parts.map(([cell]) => cell[at]))].sort().join(""), rows = "r" + lines(1), columns = "c" + lines(3);
    const pattern = (/** @type {string} */ base, /** @type {string} */ cover) => parts.length ? `${parts[0][1]}: ${base}\\${cover}` : "";
    this.text.value = {
      strike: () => parts.map(([cell, d]) => `${cell}<>${d}`).join(", "),
      place: () => this.picked.join(", "),
      // Links are strong and weak by turns, and the first is strong. What was given ends with a weak one.
      rows: () => pattern(rows, columns),
      columns: () => pattern(columns, rows),
      chain: () => parts.map(([cell, d], i) => (i ? "=-"[(i + 1) % 2] : "") + `(${d})${cell}`).join(""),
    }[this.brush]();
    this.render();
  }

  render() {
    this.grid.render(this.sheet, {clashes: new Set(), wrong: new Set(), places: true, peers: false, picked: this.picked, brush: this.brush});
  }
}
