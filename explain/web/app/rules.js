// @ts-check
// The rules of a board: its size, its houses, and clues such as thermometers. What they mean and how they are drawn the
// engine knows; here they are lists of cells and tables, so that the page can write marks by itself.

/** @typedef {import("./api").ApiRules} Told */

/**
 * A board as the engine tells of it.
 * @typedef {{sheet: {layout?: string, clues?: string[]}, size: number, boxes: string, extra: Record<string, string>, rules?: Told}} Board
 */

/**
 * The number of a cell of a name as r4c7, on a board of some size.
 * @param {string} name
 * @param {number} size
 */
export function numberOf(name, size) {
  const [, row, column] = /^r(\d+)c(\d+)$/.exec(name) ?? [];
  return (Number(row) - 1) * size + Number(column) - 1;
}

/**
 * What tells the rules of a sheet from others, "" for those of a classic puzzle.
 * @param {{layout?: string, clues?: string[]}} sheet
 */
export const keyOf = ({layout = "classic9", clues = []}) => layout === "classic9" && !clues.length ? "" : [layout, ...clues].join("\n");

/** @param {number} size */
function squares(size) {
  const side = Math.sqrt(size);
  return Array.from({length: size * size}, (_, i) => Math.floor(Math.floor(i / size) / side) * side + Math.floor(i % size / side) + 1).join("");
}

export class Rules {
  /** @param {Board} board */
  constructor({sheet: {layout = "classic9", clues = []}, size, boxes, extra, rules}) {
    this.layout = layout;
    this.clues = clues;
    this.size = size;
    this.boxes = boxes;
    this.extra = extra;
    /** What the engine has told beyond the houses, null while it was not asked. @type {Told | null} */
    this.told = rules ?? null;
    /** @type {Set<number>[]} the cells of each extra house */
    this.houses = Object.values(extra).map(cells => new Set(cells.split(" ").map(name => numberOf(name, size))));
    /** @type {Map<number, [number, number[]][]>} of each cell the others that clues join it with, and what each digit of it strikes there */
    this.joined = new Map();
    if (rules) this.#join(rules);
  }

  /** The rules that most puzzles have. @param {number} [size] */
  static classic(size = 9) {
    return new Rules({sheet: {layout: "classic" + size}, size, boxes: squares(size), extra: {}, rules: {under: "", over: "", room: [0, 0, 0, 0], lower: 0, clues: [], conflicts: [], tables: [], allowed: {}}});
  }

  /** @param {Told} rules */
  #join({conflicts, tables}) {
    const bits = (/** @type {string} */ digits) => [...digits].reduce((sum, d) => sum | 1 << Number(d), 0);
    const across = tables.map(table => [0, ...table.map(bits)]);
    const back = across.map(table => table.map((_, e) => table.reduce((sum, out, d) => out >> e & 1 ? sum | 1 << d : sum, 0)));
    const add = (/** @type {number} */ of, /** @type {number} */ other, /** @type {number[]} */ table) => {
      const list = this.joined.get(of) ?? [];
      this.joined.set(of, list);
      list.push([other, table]);
    };
    for (const [a, b, table] of conflicts) {
      add(a, b, across[table]);
      add(b, a, back[table]);
    }
  }

  /** Whether these are the rules of a classic 9x9 puzzle. */
  get plain() {
    return this.key === "";
  }

  /** What tells these rules from others: see {@link keyOf}. */
  get key() {
    return keyOf(this);
  }

  /** What a sheet has of them, as the engine knows it: nothing for a classic puzzle. */
  document() {
    return this.plain ? {} : {layout: this.layout, ...this.clues.length > 0 && {clues: this.clues}};
  }

  /** What is kept of them, until the engine tells the rest again. */
  record() {
    const {layout, clues, size, boxes, extra} = this;
    return this.plain ? undefined : {sheet: {layout, clues}, size, boxes, extra};
  }

  /** How marks stand in a cell: so many beside each other, and so many rows. */
  get columns() { return Math.ceil(Math.sqrt(this.size)); }
  get rows() { return Math.ceil(this.size / this.columns); }

  /** The room outside of the board: left, above, right and below; and how much lower marks stand. */
  get room() { return this.told?.room ?? [0, 0, 0, 0]; }
  get lower() { return this.told?.lower ?? 0; }

  /** What a line of clues says of a cell: the kinds that it is a part of. @param {string} name */
  namesAt(name) {
    return (this.told?.clues ?? []).filter(({cells}) => cells.some(list => list.split(" ").includes(name))).map(group => group.name);
  }

  /**
   * Whether two cells share a house.
   * @param {number} a
   * @param {number} b
   */
  shares(a, b) {
    const {size, boxes} = this;
    return Math.floor(a / size) === Math.floor(b / size) || a % size === b % size || boxes[a] !== "0" && boxes[a] === boxes[b] || this.houses.some(cells => cells.has(a) && cells.has(b));
  }

  /**
   * The digits that others rule out of each cell, as bits.
   * @param {{digit: number}[]} cells
   */
  struck(cells) {
    const out = cells.map((_, i) => {
      const allowed = this.told?.allowed[`r${Math.floor(i / this.size) + 1}c${i % this.size + 1}`];
      return allowed === undefined ? 0 : [...allowed].reduce((bits, d) => bits & ~(1 << Number(d)), -1);
    });
    cells.forEach(({digit}, i) => {
      if (!digit) return;
      cells.forEach((_, j) => { if (i !== j && this.shares(i, j)) out[j] |= 1 << digit; });
      for (const [j, table] of this.joined.get(i) ?? []) out[j] |= table[digit];
    });
    return out;
  }

  /**
   * The path of the thin lines between cells, or of the thick ones between boxes and round the board.
   * @param {boolean} thick
   */
  lines(thick) {
    const n = this.size;
    let path = "";
    for (let i = 0; i <= n; i++) {
      for (let j = 0; j < n; j++) {
        const edge = i === 0 || i === n, differ = (/** @type {number} */ a, /** @type {number} */ b) => edge || this.boxes[a] !== this.boxes[b];
        if (differ((i - 1) * n + j, i * n + j) === thick) path += `M${60 * j} ${60 * i}h60`;
        if (differ(j * n + i - 1, j * n + i) === thick) path += `M${60 * i} ${60 * j}v60`;
      }
    }
    return path;
  }
}

/** Keeps the rules that the engine has told. */
export class Rulebook {
  /** @param {import("./engine.js").Engine} engine */
  constructor(engine) {
    this.engine = engine;
    /** @type {Map<string, Rules>} by their keys */
    this.known = new Map();
  }

  /**
   * The rules of a sheet.
   * @param {{layout?: string, clues?: string[]}} sheet
   * @returns {Promise<Rules>}
   */
  async of({layout = "classic9", clues = []}) {
    const key = keyOf({layout, clues});
    let rules = key ? this.known.get(key) : Rules.classic();
    if (!rules) {
      const {puzzles: [board]} = await this.engine.call("read", {sheet: {layout, clues, givens: ""}, rules: true});
      rules = new Rules(board);
      this.known.set(key, rules);
    }
    return rules;
  }
}
