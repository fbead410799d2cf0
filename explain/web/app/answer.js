// @ts-check
// A board on which an answer is marked: candidates struck out, digits placed, the marks of a chain in order, those
// of one digit whose rows, columns and boxes are a pattern, or those of a set of cells.
// It is written in the notation of claims, which can be typed as well.

import {h, say} from "./dom.js";
import {Grid} from "./grid.js";
import {named} from "./names.js";
import {numberOf} from "./rules.js";
import {Sheet} from "./sheet.js";
import {inWords} from "./language.js";

/** @typedef {"rows" | "columns" | "boxes"} Houses */
/** @typedef {"strike" | "place" | "chain" | "cells" | Houses} Brush */

const brushes = /** @type {[Brush, string][]} */ ([["strike", "Remove a mark"], ["place", "Place a digit"], ["chain", "Chain"], ["rows", "Pattern in rows"], ["columns", "Pattern in columns"], ["boxes", "Pattern in boxes"], ["cells", "Set of cells"]]);

/** The houses of a kind that cells are in, as claims write them: r26. */
const housesOf = {
  rows: (/** @type {string[]} */ cells) => among("r", cells.map(cell => Number(cell[1]))),
  columns: (/** @type {string[]} */ cells) => among("c", cells.map(cell => Number(cell[3]))),
  boxes: (/** @type {string[]} */ cells, /** @type {import("./rules.js").Rules} */ {boxes, size}) => among("b", cells.map(cell => Number(boxes[numberOf(cell, size)]))),
};

/**
 * @param {string} kind
 * @param {number[]} numbers
 */
const among = (kind, numbers) => kind + [...new Set(numbers)].sort().join("");

/** Whether the marks are of one digit, in the houses of a pattern. @param {Brush} brush */
const inHouses = brush => brush in housesOf;

/**
 * The houses that are fewest of the kinds that a pattern is not in: of those that are as many, lines.
 * @param {Houses} base
 * @param {string[]} cells
 * @param {import("./rules.js").Rules} rules
 */
const coverOf = (base, cells, rules) => /** @type {Houses[]} */ (["rows", "columns", "boxes"])
  .filter(kind => kind !== base).map(kind => housesOf[kind](cells, rules)).reduce((best, other) => other.length < best.length ? other : best);

export class Answer {
  /**
   * @param {any} document a sheet with all candidates as its marks
   * @param {{rules?: import("./rules.js").Rules, start?: string, places?: boolean, notation: import("./names.js").Notation, submit: () => void}} options
   */
  constructor(document, {rules, start = "", places = false, notation, submit}) {
    this.notation = notation;
    this.sheet = new Sheet(rules);
    this.sheet.take(document);
    this.start = start;
    /** @type {string[]} candidates as r4c7=5, in the order in which they were picked */
    this.picked = [];
    this.picking = true; // whether the last candidate was picked, not let go
    /** @type {Brush} */
    this.brush = start ? "chain" : places ? "place" : "strike";
    const root = h("div", {class: "board"}), key = h("div", {class: "below"});
    const none = () => {};
    this.grid = new Grid(root, key, {
      enter: d => { for (const i of this.grid.targets) this.pick(this.sheet.nameOf(i), d); },
      erase: () => this.undo(), undo: () => this.undo(), redo: none, promote: none, hold: none, hint: none, help: none, selected: none,
      choose: () => this.choose(brushes[(brushes.findIndex(([b]) => b === this.brush) + 1) % brushes.length][0]),
      leave: () => this.clear(),
      pick: (cell, digit) => { if (digit) this.pick(this.sheet.nameOf(cell), digit); },
      drag: (cell, digit) => this.drag(this.sheet.nameOf(cell), digit),
    }, {name: "task-name", keys: "task-keys"});
    this.radios = brushes.map(([value]) => h("input", {type: "radio", name: "brush", id: "brush-" + value, value, onchange: () => this.choose(value)}));
    this.text = h("input", {type: "text", class: "mono wide", spellcheck: "false", autocapitalize: "off", autocomplete: "off", id: "answer",
      oninput: () => { this.picked = []; this.render(); }, onkeydown: (/** @type {KeyboardEvent} */ e) => { if (e.key === "Enter") submit(); }});
    this.element = h("div", {},
      h("p", {id: "task-keys", class: "hidden"}, "Arrow keys move, a digit picks the candidate of the cell, Space changes what picking does, Backspace takes the last one back."),
      root, key,
      h("fieldset", {class: "kinds brushes"}, h("legend", {class: "hidden"}, "What a click on a mark does"), ...brushes.flatMap(([value, name], i) => [this.radios[i], h("label", {class: "brush", for: "brush-" + value}, name)])),
      h("p", {class: "soft"}, "Drag from a mark over other cells to mark its digit there too."));
    this.choose(this.brush);
  }

  /** @param {Brush} brush */
  choose(brush) {
    if (brush !== this.brush && !(inHouses(brush) && inHouses(this.brush))) this.picked = [];
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
    if (c.digit || !(c.centre >> digit & 1)) return say(inWords`${digit} is no candidate of ${named(cell, this.notation)}.`);
    if (inHouses(this.brush)) this.picked = this.picked.filter(other => other.endsWith(`=${digit}`));
    this.picking = !this.picked.includes(name);
    this.picked = this.picking ? [...this.picked, name] : this.picked.filter(other => other !== name);
    this.#write();
    say(this.text.value || "nothing marked");
  }

  /**
   * Takes a drag to a cell: it does to the digit there what it did where it began. Chains are picked one by one,
   * and a cell has one digit.
   * @param {string} cell
   * @param {number} digit
   */
  drag(cell, digit) {
    const c = this.sheet.cellAt(cell), has = this.picked.includes(`${cell}=${digit}`);
    if (this.brush !== "chain" && this.brush !== "place" && has !== this.picking && !c.digit && c.centre >> digit & 1) this.pick(cell, digit);
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
    const parts = this.picked.map(name => name.split("=")), cells = parts.map(([cell]) => cell);
    const pattern = (/** @type {Houses} */ base) => () => parts.length ? `${parts[0][1]}: ${housesOf[base](cells, this.sheet.rules)}\\${coverOf(base, cells, this.sheet.rules)}` : "";
    const each = (/** @type {string[]} */ of) => [...new Set(of)].sort();
    this.text.value = named({
      strike: () => parts.map(([cell, d]) => `${cell}<>${d}`).join(", "),
      place: () => this.picked.join(", "),
      rows: pattern("rows"), columns: pattern("columns"), boxes: pattern("boxes"),
      cells: () => parts.length ? `${each(parts.map(([, d]) => d)).join("")}: ${each(cells).join(",")}` : "",
      // Links are strong and weak by turns, and the first is strong. What was given ends with a weak one.
      chain: () => parts.map(([cell, d], i) => (i ? "=-"[(i + 1) % 2] : "") + `(${d})${cell}`).join(""),
    }[this.brush](), this.notation);
    this.render();
  }

  render() {
    this.grid.render(this.sheet, {clashes: new Set(), wrong: new Set(), places: true, peers: false, picked: this.picked, brush: this.brush, notation: this.notation});
  }
}
