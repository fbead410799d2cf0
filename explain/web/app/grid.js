// @ts-check
// The board: a grid of cells that take the focus, over a picture of the sheet. It turns keys and gestures
// into actions, and leaves to others what they do.

import {h, picture} from "./dom.js";
import {draw, viewOf} from "./drawing.js";
import {elementOf} from "./shapes.js";
import {digitsOf, Sheet} from "./sheet.js";
import {inWords, word} from "./language.js";

/** @typedef {import("./sheet.js").Kind} Kind */

/**
 * How a sheet is shown: cells that clash or are wrong by their names, what they break if it is a clue, marks in their places or in the middle, the
 * houses of the chosen cell; a picture in the place of the sheet's own; what is drawn over the sheet, and the key to it;
 * candidates that were picked, and what for; what rows and columns are called.
 * @typedef {{clashes: Set<string>, broken?: Record<string, string>, wrong: Set<string>, places: boolean, peers: boolean, svg?: string, shapes?: import("./shapes.js").Shape[],
 *   key?: import("./shapes.js").Told["key"], picked?: string[], brush?: string, notation?: import("./names.js").Notation}} View
 */

/**
 * What the page does when the player acts on the board.
 * @typedef {object} Actions
 * @property {(digit: number, kind: Kind | null) => void} enter null is the kind that is chosen
 * @property {(kind: Kind | null) => void} erase
 * @property {() => void} undo
 * @property {() => void} redo
 * @property {() => void} promote
 * @property {(kind: Kind | null) => void} choose null is the next kind
 * @property {(kind: Kind | null) => void} hold while a modifier is down
 * @property {() => void} hint
 * @property {() => void} help
 * @property {() => void} leave Escape with nothing else to give up
 * @property {(cell: number, digit: number) => void} pick a pencil mark was clicked; digit is 0 beside the marks
 * @property {(cell: number, digit: number) => void} [drag] from a pencil mark to another cell; without it drags select cells
 * @property {() => void} selected
 * @property {() => void} [brush] the next thing to draw with
 * @property {(digit: number) => boolean} [type] a digit of a row that is typed in, 0 for an open cell, -1 to go back; false if none is
 */

const steps = /** @type {Record<string, [number, number]>} */ ({
  ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1], w: [-1, 0], s: [1, 0], a: [0, -1], d: [0, 1],
});

/** @param {import("./shapes.js").Told["key"][number]} entry */
function entry({box, shapes, word}) {
  return h("li", {}, box && elementOf({name: "svg", attributes: {viewBox: box, "aria-hidden": "true"}, children: shapes}), word);
}

export class Grid {
  /**
   * @param {HTMLElement} root
   * @param {HTMLElement} key where the signs on the picture are explained
   * @param {Actions} actions
   * @param {{name: string, keys: string}} [ids] of what names and describes the grid
   */
  constructor(root, key, actions, ids = {name: "board-name", keys: "board-keys"}) {
    this.root = root;
    this.key = key;
    this.actions = actions;
    this.ids = ids;
    this.size = 0;
    this.focus = 0;
    /** @type {Set<number>} */
    this.selected = new Set();
    this.several = false; // taps toggle
    /** @type {number | null} the digit that filters, chosen by digit first */
    this.filter = null;
    this.sheet = new Sheet();
    /** @type {View} */
    this.view = {clashes: new Set(), wrong: new Set(), places: true, peers: false};
    /** @type {HTMLElement[]} */
    this.cells = [];
    this.#build(9);
  }

  /** Makes the cells of a board. @param {number} size */
  #build(size) {
    const {ids} = this;
    this.size = size;
    this.focus = 0;
    this.selected = new Set();
    this.cells = [];
    const numbers = Array.from({length: this.size}, (_, i) => i);
    const head = (/** @type {string} */ role, /** @type {string} */ kind, /** @type {number} */ i) =>
      h("th", {role, scope: kind.slice(0, 3)}, h("span", {class: "hidden"}, kind, " "), String(i + 1));
    const table = h("table", {role: "grid", "aria-labelledby": ids.name, "aria-describedby": ids.keys, "aria-multiselectable": "true"},
      h("thead", {role: "rowgroup"}, h("tr", {role: "row", "aria-label": "columns"}, h("td", {role: "presentation"}), ...numbers.map(i => head("columnheader", "column", i)))),
      h("tbody", {role: "rowgroup"}, ...numbers.map(r => h("tr", {role: "row", "aria-label": inWords`row ${r + 1}`}, head("rowheader", "row", r), ...numbers.map(c => {
        const cell = h("td", {role: "gridcell", tabindex: r + c === 0 ? 0 : -1, "data-cell": `r${r + 1}c${c + 1}`});
        this.cells.push(cell);
        return cell;
      })))));
    this.picture = h("div", {class: "picture", "aria-hidden": "true"});
    this.root.replaceChildren(table, this.picture);
    table.addEventListener("keydown", (/** @type {KeyboardEvent} */ e) => this.press(e));
    table.addEventListener("keyup", (/** @type {KeyboardEvent} */ e) => this.#hold(e));
    table.addEventListener("focusin", (/** @type {FocusEvent} */ e) => this.#focused(e));
    table.addEventListener("focusout", () => this.actions.hold(null));
    table.addEventListener("pointerdown", (/** @type {PointerEvent} */ e) => this.#down(e));
    table.addEventListener("dblclick", (/** @type {MouseEvent} */ e) => this.#same(e));
  }

  /**
   * Shows a sheet, or the picture that the engine has drawn of it.
   * @param {Sheet} sheet
   * @param {View} view
   */
  render(sheet, view) {
    this.sheet = sheet;
    this.view = view;
    if (sheet.size !== this.size) this.#build(sheet.size);
    const {x, y, width, height} = viewOf(sheet.rules);
    for (const [name, value] of Object.entries({left: -x, top: -y, across: width, down: height, n: sheet.size})) this.root.style.setProperty("--" + name, String(value));
    sheet.cells.forEach((c, i) => {
      const cell = this.cells[i];
      cell.setAttribute("aria-label", this.#name(i));
      for (const [name, on] of /** @type {[string, boolean][]} */ ([["aria-readonly", c.given], ["aria-invalid", view.clashes.has(sheet.nameOf(i)) || view.wrong.has(sheet.nameOf(i))]])) {
        if (on) cell.setAttribute(name, "true"); else cell.removeAttribute(name);
      }
    });
    if (view.svg) {
      const {board, key} = picture(view.svg);
      board.querySelector(".pm-board")?.remove();
      this.picture.replaceChildren(board);
      this.key.replaceChildren(key);
    } else {
      this.picture.replaceChildren(draw(sheet, view));
      this.key.replaceChildren(...view.key ? [h("ul", {class: "key"}, ...view.key.map(entry))] : []);
    }
    this.root.classList.toggle("told", Boolean(view.svg || view.key));
    this.#paint();
  }

  /**
   * What a screen reader says of a cell; its row and column come from the headings.
   * @param {number} i
   */
  #name(i) {
    const c = this.sheet.cells[i];
    const parts = [c.digit ? String(c.digit) : word("empty")];
    if (c.given) parts.push(word("given"));
    if (!c.digit && c.centre) parts.push(inWords`marks ${digitsOf(c.centre).join(" ")}`);
    if (!c.digit && c.corner) parts.push(inWords`corner marks ${digitsOf(c.corner).join(" ")}`);
    const picked = (this.view.picked ?? []).filter(name => name.startsWith(this.sheet.nameOf(i) + "=")).map(name => name.split("=")[1]);
    if (picked.length) parts.push(inWords`picked ${picked.join(" ")}`);
    parts.push(...this.sheet.rules.namesAt(this.sheet.nameOf(i)));
    if (this.view.clashes.has(this.sheet.nameOf(i))) parts.push(this.view.broken?.[this.sheet.nameOf(i)] ?? word("twice in a house"));
    if (this.view.wrong.has(this.sheet.nameOf(i))) parts.push(word("not the digit of the solution"));
    return parts.join(", ");
  }

  /** Shows what is selected and what goes with it. */
  #paint() {
    const digit = this.filter ?? (this.selected.has(this.focus) ? this.sheet.cells[this.focus].digit : 0);
    const one = this.selected.size === 1 && this.filter === null;
    this.cells.forEach((cell, i) => {
      const c = this.sheet.cells[i];
      if (this.selected.has(i)) cell.setAttribute("aria-selected", "true"); else cell.removeAttribute("aria-selected");
      cell.classList.toggle("peer", this.view.peers && one && !this.selected.has(i) && this.sheet.rules.shares(i, this.focus));
      cell.classList.toggle("same", digit > 0 && (c.digit === digit || !c.digit && ((c.centre | c.corner) >> digit & 1) === 1));
    });
  }

  /** Where what is entered goes. */
  get targets() {
    return this.selected.size ? [...this.selected] : [];
  }

  /**
   * Selects cells; the focus goes to the last one.
   * @param {number[]} cells
   * @param {boolean} [move] the focus too
   */
  select(cells, move = true) {
    this.selected = new Set(cells);
    if (cells.length && move) this.move(cells[cells.length - 1]);
    this.#paint();
    this.actions.selected();
  }

  /**
   * Chooses a cell, and leaves the focus of the page where it is.
   * @param {number} cell
   */
  choose(cell) {
    this.cells[this.focus].tabIndex = -1;
    this.focus = cell;
    this.cells[cell].tabIndex = 0;
    this.selected = new Set([cell]);
    this.#paint();
  }

  /**
   * Moves the focus.
   * @param {number} to
   */
  move(to) {
    this.cells[this.focus].tabIndex = -1;
    this.focus = to;
    this.cells[to].tabIndex = 0;
    this.cells[to].focus({preventScroll: true});
  }

  /** @param {FocusEvent} e */
  #focused(e) {
    const i = this.cells.indexOf(/** @type {HTMLElement} */ (e.target));
    if (i < 0) return;
    if (i !== this.focus) {
      this.cells[this.focus].tabIndex = -1;
      this.focus = i;
      this.cells[i].tabIndex = 0;
    }
    if (!this.selected.size) this.select([i], false);
  }

  /** @param {KeyboardEvent} e */
  #hold(e) {
    this.actions.hold(e.shiftKey ? "corner" : e.ctrlKey || e.metaKey ? "centre" : null);
  }

  /**
   * Does what a key means, wherever it was pressed.
   * @param {KeyboardEvent} e
   */
  press(e) {
    if (e.altKey || e.key === "Tab" || e.defaultPrevented) return;
    this.#hold(e);
    if (this.#act(e, e.ctrlKey || e.metaKey)) e.preventDefault();
  }

  /**
   * @param {KeyboardEvent} e
   * @param {boolean} control
   * @returns {boolean} whether the key meant anything
   */
  #act(e, control) {
    const number = /^(?:Digit|Numpad)(\d)$/.exec(e.code);
    // Windows releases Shift for the digits of the number pad: with NumLock on, its End key is a 1.
    const released = e.code.startsWith("Numpad") && !/^\d$/.test(e.key);
    if (number && (!released || e.getModifierState("NumLock"))) {
      const d = Number(number[1]);
      if (this.actions.type?.(d)) return true;
      const kind = e.shiftKey || released ? "corner" : control ? "centre" : null;
      if (d === 0) this.actions.erase(kind);
      else if (d <= this.size) this.actions.enter(d, kind);
      return true;
    }
    const key = e.key.length === 1 ? e.key.toLowerCase() : e.key;
    if (control) {
      switch (key) {
        case "a": this.select(this.cells.map((_, i) => i), false); return true;
        case "z": e.shiftKey ? this.actions.redo() : this.actions.undo(); return true;
        case "y": this.actions.redo(); return true;
        case "Home": this.#go(-this.size, -this.size, e.shiftKey); return true;
        case "End": this.#go(this.size, this.size, e.shiftKey); return true;
        case " ": this.#toggle(this.focus); return true;
      }
      if (!key.startsWith("Arrow")) return false;
    }
    if (steps[key]) {
      this.#go(...steps[key], e.shiftKey || control);
      return true;
    }
    if ((key === " " || key === "." || key === "Backspace") && this.actions.type?.(key === "Backspace" ? -1 : 0)) return true;
    switch (key) {
      case "Home": this.#go(0, -this.size, e.shiftKey); return true;
      case "End": this.#go(0, this.size, e.shiftKey); return true;
      case "Delete": case "Backspace": this.actions.erase(e.shiftKey ? "corner" : null); return true;
      case "Escape": this.selected.size > 1 ? this.select([this.focus]) : this.actions.leave(); return true;
      case " ": this.actions.choose(null); return true;
      case "z": this.actions.choose("digit"); return true;
      case "x": this.actions.choose("corner"); return true;
      case "c": this.actions.choose("centre"); return true;
      case "u": case "[": this.actions.undo(); return true;
      case "r": case "]": this.actions.redo(); return true;
      case ".": this.actions.promote(); return true;
      case "v": this.actions.brush?.(); return true;
      case "h": this.actions.hint(); return true;
      case "?": this.actions.help(); return true;
    }
    return false;
  }

  /**
   * Goes to the cell after the focus, or before it, in the order in which a puzzle is written.
   * @param {number} by
   */
  advance(by) {
    const to = Math.max(0, Math.min(this.cells.length - 1, this.focus + by));
    if (this.cells.includes(/** @type {HTMLElement} */ (document.activeElement))) this.select([to]); else this.choose(to);
  }

  /**
   * Moves by rows and columns, and stops at the edge.
   * @param {number} rows
   * @param {number} columns
   * @param {boolean} extend
   */
  #go(rows, columns, extend) {
    const within = (/** @type {number} */ x) => Math.max(0, Math.min(this.size - 1, x));
    const to = within(Math.floor(this.focus / this.size) + rows) * this.size + within(this.focus % this.size + columns);
    this.select(extend ? [...this.selected].filter(i => i !== to).concat(to) : [to]);
  }

  /** @param {number} i */
  #toggle(i) {
    const rest = [...this.selected].filter(other => other !== i);
    this.select(this.selected.has(i) ? rest : [...rest, i], false);
    this.move(i);
  }

  /**
   * Where a pointer is: the cell, and whether it is well inside, so that diagonals do not catch neighbours.
   * @param {PointerEvent | MouseEvent} e
   */
  #at(e) {
    const {rules} = this.sheet, view = viewOf(rules), board = this.root.getBoundingClientRect(), unit = board.width / view.width;
    const x = ((e.clientX - board.left) / unit + view.x) / 60, y = ((e.clientY - board.top) / unit + view.y) / 60;
    const column = Math.floor(x), row = Math.floor(y), dx = Math.abs(x - column - 0.5), dy = Math.abs(y - row - 0.5);
    if (column < 0 || row < 0 || column >= this.size || row >= this.size) return null;
    // Marks stand in the middle of the cell, and reach to its edge.
    const place = (/** @type {number} */ at, /** @type {number} */ n) => Math.max(0, Math.min(n - 1, Math.floor((at - 0.5) * 10 / 3 + n / 2)));
    const mark = place(y - row, rules.rows) * rules.columns + place(x - column, rules.columns) + 1;
    return {cell: row * this.size + column, inside: dx < 0.4 && dy < 0.4 && dx + dy < 0.62, mark};
  }

  /** @param {PointerEvent} e */
  #down(e) {
    const at = this.#at(e);
    if (!at || e.button !== 0) return;
    e.preventDefault();
    const more = this.several || e.shiftKey || e.ctrlKey || e.metaKey;
    const removing = more && this.selected.has(at.cell);
    if (more) this.#toggle(at.cell); else this.select([at.cell]);
    const c = this.sheet.cells[at.cell], mark = !c.digit && (c.centre >> at.mark & 1) ? at.mark : 0;
    this.actions.pick(at.cell, mark);
    let last = at.cell;
    const drag = (/** @type {PointerEvent} */ e) => {
      const to = this.#at(e);
      if (!to?.inside) return;
      if (mark && this.actions.drag) {
        if (to.cell !== last) this.actions.drag(last = to.cell, mark);
        return;
      }
      if (this.selected.has(to.cell) !== removing) return;
      if (removing) this.#toggle(to.cell); else this.select([...this.selected, to.cell]);
    };
    const end = () => {
      removeEventListener("pointermove", drag);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
    };
    addEventListener("pointermove", drag);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  }

  /**
   * Selects all cells with the digit that was clicked twice.
   * @param {MouseEvent} e
   */
  #same(e) {
    const at = this.#at(e), digit = at && this.sheet.cells[at.cell].digit;
    if (digit) this.select(this.cells.map((_, i) => i).filter(i => this.sheet.cells[i].digit === digit && i !== at.cell).concat(at.cell));
  }
}
