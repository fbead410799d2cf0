// @ts-check
// The sheet of a player: digits, given or placed, and two kinds of pencil marks. It knows how to write itself
// down and how to take back what was done, and nothing about what is right.

import {numberOf, Rules} from "./rules.js";

/**
 * @typedef {object} Cell
 * @property {number} digit 0 while the cell is open
 * @property {boolean} given
 * @property {number} corner places noted in the corner, a bit a digit: bit 1 is digit 1
 * @property {number} centre what is left, in the same bits
 * @property {number} auto those of the centre that the page has written
 * @property {number} out what was taken away from the centre, so that automatic marks do not bring it back
 */

/** @typedef {"digit" | "corner" | "centre"} Kind */

/**
 * A step that can be taken back: how the cells that it changed were, each by its number as {@link code} writes it,
 * and the drawing, if it changed that; and what it is as moves.
 * @typedef {{cells: Record<string, string>, drawing?: string, moves: string[]}} Past
 */

/**
 * @param {number} bits
 * @returns {number[]}
 */
export function digitsOf(bits) {
  const digits = [];
  for (let d = 1; bits >> d; d++) if (bits >> d & 1) digits.push(d);
  return digits;
}

/** @param {string} digits */
const bitsOf = digits => [...digits].reduce((bits, d) => bits | 1 << Number(d), 0);

/** @returns {Cell} */
const open = () => ({digit: 0, given: false, corner: 0, centre: 0, auto: 0, out: 0});

/**
 * Writes a cell down, an empty one as nothing.
 * @param {Cell} cell
 */
export const code = ({digit, given, corner, centre, auto, out}) =>
  [digit, Number(given), corner, centre, auto, out].map(n => n.toString(36)).join(".").replace(/(\.0)+$/, "").replace(/^0$/, "");

/**
 * Reads what {@link code} has written; what it cannot have written is an error.
 * @param {string} text
 * @param {number} size of the sheet
 * @returns {Cell}
 */
export function decode(text, size) {
  const [digit = 0, given = 0, ...marks] = text ? text.split(".").map(n => parseInt(n, 36)) : [];
  const [corner = 0, centre = 0, auto = 0, out = 0] = marks, limit = 2 << size;
  if (!(digit >= 0 && digit <= size && given >= 0 && given <= 1) || marks.length > 4 || marks.some(bits => !(bits >= 0 && bits < limit))) throw new Error("not a cell of a sheet");
  return {digit, given: given === 1, corner, centre, auto, out};
}

export class Sheet {
  /** @param {Rules} [rules] */
  constructor(rules = Rules.classic()) {
    this.rules = rules;
    this.size = rules.size;
    /** @type {Cell[]} */
    this.cells = Array.from({length: this.size ** 2}, open);
    /** What the player draws over the sheet, written down. */
    this.drawing = "";
    this.begin();
  }

  /** Forgets what was done. */
  begin() {
    /** @type {Past[]} */
    this.past = [];
    /** @type {Past[]} */
    this.future = [];
    this.#tell();
  }

  /** Begins to tell moves. */
  #tell() {
    /** The sheet before all moves. */
    this.began = this.document();
    /** All that was done since, what was taken back too, as a game has it. @type {string[]} */
    this.moves = [];
    /** Marks that were struck. @type {Set<string>} */
    this.struck = new Set();
  }

  /** Whether the board has no clue, and no cell a digit or a mark. */
  get empty() {
    return this.rules.plain && this.cells.every(c => !c.digit && !c.corner && !c.centre);
  }

  /** Whether the player has added anything to the givens. */
  get touched() {
    return this.cells.some(c => c.digit && !c.given || c.corner || c.centre);
  }

  /** How many cells are open. */
  get left() {
    return this.cells.filter(c => !c.digit).length;
  }

  /**
   * How many of each digit are still to be placed, by digit.
   * @returns {number[]}
   */
  counts() {
    const counts = Array(this.size + 1).fill(this.size);
    for (const c of this.cells) if (c.digit) counts[c.digit]--;
    return counts;
  }

  /** The givens in one line, with dots for the other cells. */
  get givens() {
    return this.cells.map(c => c.given ? c.digit : ".").join("");
  }

  /** The puzzle alone, as the engine knows it. */
  puzzle() {
    return {...this.rules.document(), givens: this.givens};
  }

  /**
   * The sheet as the engine knows it.
   * @param {boolean} [noted] open cells without marks are named too: nothing is left in them
   */
  document(noted = false) {
    const marks = /** @type {Record<string, string>} */ ({}), corners = /** @type {Record<string, string>} */ ({});
    this.cells.forEach((c, i) => {
      if (!c.digit && (c.centre || noted)) marks[this.nameOf(i)] = digitsOf(c.centre).join("");
      if (!c.digit && c.corner) corners[this.nameOf(i)] = digitsOf(c.corner).join("");
    });
    return {...this.rules.document(), givens: this.givens, placed: this.cells.map(c => c.digit && !c.given ? c.digit : ".").join(""), marks, corners};
  }

  /**
   * The name of a cell, as r4c7.
   * @param {number} i
   */
  nameOf(i) {
    return `r${Math.floor(i / this.size) + 1}c${i % this.size + 1}`;
  }

  /**
   * The cell of a name.
   * @param {string} name
   */
  cellAt(name) {
    return this.cells[numberOf(name, this.size)];
  }

  /**
   * Takes a sheet from the engine.
   * @param {{givens: string, placed?: string, marks?: Record<string, string>, corners?: Record<string, string>}} document
   */
  take({givens, placed = "", marks = {}, corners = {}}) {
    this.cells.forEach((c, i) => {
      const given = Number(givens[i]) || 0;
      Object.assign(c, {...open(), digit: given || Number(placed[i]) || 0, given: given > 0});
    });
    for (const [name, text] of Object.entries(marks)) this.cellAt(name).centre = bitsOf(text);
    for (const [name, text] of Object.entries(corners)) this.cellAt(name).corner = bitsOf(text);
    this.begin();
  }

  /**
   * Takes digits and marks away, named as r4c7=5 or r4c7<>5.
   * @param {string[]} names
   */
  strike(names) {
    for (const name of names) {
      const [cell, d] = name.split(/<>|=/), c = this.cellAt(cell);
      if (c.digit && !c.given && c.digit === Number(d)) c.digit = 0;
      c.out |= c.centre & 1 << Number(d);
      c.centre &= ~(1 << Number(d));
      c.corner &= ~(1 << Number(d));
    }
  }

  /**
   * Puts marks back, named as r4c7=5.
   * @param {string[]} names
   */
  restoreMarks(names) {
    for (const name of names) {
      const [cell, d] = name.split("=");
      const c = this.cellAt(cell);
      c.centre |= 1 << Number(d);
      c.out &= ~(1 << Number(d));
    }
  }

  /**
   * Writes digits, named as r4c7=5.
   * @param {string[]} names
   */
  place(names) {
    for (const name of names) {
      const [cell, d] = name.split("=");
      Object.assign(this.cellAt(cell), {digit: Number(d), corner: 0, centre: 0, auto: 0});
    }
  }

  /**
   * Writes candidates into those of some cells that have no centre marks.
   * @param {Record<string, string>} candidates
   * @param {string[]} names
   */
  note(candidates, names) {
    for (const name of names) {
      const c = this.cellAt(name);
      if (!c.digit && !c.centre) c.centre = c.auto = bitsOf(candidates[name] ?? "") & ~c.out;
    }
  }

  /**
   * Takes away the marks that digits rule out: all of them, or those alone that the page has written.
   * @param {boolean} all
   */
  tidy(all) {
    const struck = this.rules.struck(this.cells);
    this.cells.forEach((c, i) => {
      if (c.digit || !c.centre && !c.corner) return;
      const seen = struck[i];
      c.centre &= ~(seen & (all ? -1 : c.auto));
      if (all) c.corner &= ~seen;
    });
  }

  /** Writes into every open cell what digits leave, but for what was taken away. */
  automatic() {
    const struck = this.rules.struck(this.cells);
    this.cells.forEach((c, i) => {
      if (!c.digit) c.centre = c.auto = ((2 << this.size) - 2) & ~struck[i] & ~c.out;
    });
  }

  /**
   * The same sheet with candidates in all open cells.
   * @param {Record<string, string>} candidates
   */
  with(candidates) {
    const sheet = new Sheet(this.rules);
    sheet.cells = structuredClone(this.cells);
    sheet.note(candidates, Object.keys(candidates));
    return sheet;
  }

  /** The whole sheet in few characters, for undo and for the address. */
  progress() {
    const digits = this.cells.map(c => c.digit && !c.given ? c.digit : ".").join("")
      .replace(/\.{3,26}/g, dots => String.fromCharCode(96 + dots.length));
    const marks = this.cells.map((c, i) => c.corner || c.centre
      ? i.toString(36).padStart(2, "0") + (c.corner >> 1).toString(36).padStart(2, "0") + (c.centre >> 1).toString(36).padStart(2, "0") : "").join("");
    return digits + (marks && "_" + marks);
  }

  /**
   * Takes what progress has written. What does not fit is an error; then nothing has changed.
   * @param {string} text
   */
  restore(text) {
    const [runs, marks = ""] = text.split("_");
    const digits = runs.replace(/[a-z]/g, letter => ".".repeat(letter.charCodeAt(0) - 96));
    const limit = 1 << this.size;
    if (digits.length !== this.cells.length || !/^[.\d]*$/.test(digits) || !/^([0-9a-z]{6})*$/.test(marks)) throw new Error("not the progress of a sheet");
    const cells = this.cells.map((c, i) => c.given ? c : {...open(), digit: Number(digits[i].replace(".", "0"))});
    for (let i = 0; i < marks.length; i += 6) {
      const [cell, corner, centre] = [0, 2, 4].map(at => parseInt(marks.slice(i + at, i + at + 2), 36));
      if (cell >= cells.length || corner >= limit || centre >= limit) throw new Error("marks outside of the sheet");
      if (!cells[cell].digit) cells[cell] = {...open(), corner: corner << 1, centre: centre << 1};
    }
    if (cells.some(c => c.digit > this.size)) throw new Error("a digit outside of the sheet");
    this.cells = cells;
    this.#tell();
  }

  /** The cells as they are, written down. */
  codes() {
    return this.cells.map(code);
  }

  /** The sheet with all that was done, to be kept. */
  record() {
    return {rules: this.rules.record(), cells: this.codes().join(","), drawing: this.drawing, past: this.past, future: this.future, began: this.began, moves: this.moves, struck: [...this.struck]};
  }

  /**
   * The sheet of a record. What cannot be one is an error.
   * @param {ReturnType<Sheet["record"]>} record
   */
  static from(record) {
    const sheet = new Sheet(record.rules && new Rules(record.rules)), {size} = sheet, codes = record.cells.split(",");
    if (codes.length !== sheet.cells.length) throw new Error("not as many cells as a sheet has");
    sheet.cells = codes.map(text => decode(text, size));
    const steps = (/** @type {Past[]} */ list) => list.map(({cells, drawing, moves}) => {
      for (const [i, text] of Object.entries(cells)) if (!sheet.cells[Number(i)] || !decode(text, size)) throw new Error("not a cell of the sheet");
      return {cells: {...cells}, ...drawing !== undefined && {drawing}, moves: [...moves]};
    });
    Object.assign(sheet, {drawing: record.drawing ?? "", past: steps(record.past), future: steps(record.future), began: record.began, moves: [...record.moves], struck: new Set(record.struck)});
    return sheet;
  }

  /**
   * Does something that can be undone. It is one step if merged with the one before.
   * @param {() => void} change
   * @param {boolean} [merge]
   * @returns {boolean} whether anything is different
   */
  edit(change, merge = false) {
    const before = this.codes(), {drawing} = this;
    change();
    const cells = Object.fromEntries(this.codes().flatMap((now, i) => now === before[i] ? [] : [[i, before[i]]])), last = this.past.at(-1);
    const drawn = drawing !== this.drawing && {drawing};
    if (!Object.keys(cells).length && !drawn) return false;
    if (merge && last) {
      Object.assign(last, {...drawn, ...last, cells: {...cells, ...last.cells}});
    } else if (!merge) {
      const moves = this.#since(before.map(text => decode(text, this.size)));
      this.past.push({cells, ...drawn, moves});
      this.moves.push(...moves);
    }
    this.future = [];
    return true;
  }

  /**
   * What is different, as moves. The first marks of a cell are none, nor are the last ones when they are erased, nor
   * marks in corners.
   * @param {Cell[]} before
   */
  #since(before) {
    const digits = [], gone = [], back = [];
    for (const [i, c] of this.cells.entries()) {
      const old = before[i], name = this.nameOf(i);
      if (c.digit !== old.digit) digits.push(`${name}=${c.digit || "."}`);
      if (c.digit || old.digit || !c.centre || !old.centre) continue;
      for (const d of digitsOf(old.centre & ~c.centre)) {
        gone.push(`${name}<>${d}`);
        this.struck.add(name + d);
      }
      for (const d of digitsOf(c.centre & ~old.centre)) if (this.struck.delete(name + d)) back.push(`${name}+${d}`);
    }
    return [...digits, ...gone.length ? [gone.join(", ")] : [], ...back];
  }

  undo() { return this.#step(this.past, this.future, moves => moves.map(() => "undo")); }
  redo() { return this.#step(this.future, this.past, moves => moves); }

  /**
   * @param {Past[]} from
   * @param {Past[]} to
   * @param {(moves: string[]) => string[]} told
   */
  #step(from, to, told) {
    const state = from.pop();
    if (!state) return false;
    to.push({cells: Object.fromEntries(Object.keys(state.cells).map(i => [i, code(this.cells[Number(i)])])), ...state.drawing !== undefined && {drawing: this.drawing}, moves: state.moves});
    this.drawing = state.drawing ?? this.drawing;
    for (const [i, text] of Object.entries(state.cells)) this.cells[Number(i)] = decode(text, this.size);
    this.moves.push(...told(state.moves));
    return true;
  }

  /**
   * Writes a digit or a mark into cells. Of a digit that all of them have, or a mark, it is taken away.
   * Marks skip filled cells; nothing overwrites a given.
   * @param {number[]} where
   * @param {number} d
   * @param {Kind} kind
   * @param {boolean} asGiven
   */
  enter(where, d, kind, asGiven = false) {
    const cells = where.map(i => this.cells[i]).filter(c => (asGiven || !c.given) && (kind === "digit" || !c.digit));
    if (kind === "digit") {
      const all = cells.every(c => c.digit === d);
      for (const c of cells) Object.assign(c, {digit: all ? 0 : d, given: asGiven && !all, corner: 0, centre: 0, auto: 0});
      return;
    }
    const all = cells.every(c => c[kind] >> d & 1);
    for (const c of cells) {
      c[kind] = all ? c[kind] & ~(1 << d) : c[kind] | 1 << d;
      if (kind !== "centre") continue;
      // Of a mark that the page has written it is known that the player wants it gone.
      c.out = all ? c.out | c.auto & 1 << d : c.out & ~(1 << d);
      c.auto &= ~(1 << d);
    }
  }

  /**
   * Empties cells: digits, or marks of a kind where there are any, else all marks.
   * @param {number[]} where
   * @param {Kind} kind
   * @param {boolean} asGiven
   */
  erase(where, kind, asGiven = false) {
    const cells = where.map(i => this.cells[i]).filter(c => asGiven || !c.given);
    if (cells.some(c => c.digit)) {
      for (const c of cells) Object.assign(c, {digit: 0, given: false});
    } else if (kind !== "digit" && cells.some(c => c[kind])) {
      for (const c of cells) Object.assign(c, {[kind]: 0}, kind === "centre" && {auto: 0, out: 0});
    } else {
      for (const c of cells) Object.assign(c, {corner: 0, centre: 0, auto: 0, out: 0});
    }
  }

  /**
   * Turns marks in corners into centre marks.
   * @param {number[]} where
   */
  promote(where) {
    for (const i of where) {
      const c = this.cells[i];
      Object.assign(c, {corner: 0, centre: c.centre | c.corner});
    }
  }
}
