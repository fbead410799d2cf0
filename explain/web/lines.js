// @ts-check
// A list of lines, each of which lights up on a board what it speaks of, and thinly what it follows from. What that
// is, and where, the lines have as attributes: nothing here knows Sudoku. An entry has data-lit, places on the board:
// "+x,y" for a candidate that is true, "-x,y" for one that is not, "*x,y" in the middle of a cell, with ",d" behind it
// where the board does not show the digit; data-area, the path of cells; and data-from, numbers of other entries.

export class Lines {
  /**
   * @param {Element} list with the entries
   * @param {() => SVGElement | null} board that they are about
   * @param {(n: number) => void} [moved] is told of another current line, 0 for none
   */
  constructor(list, board, moved = () => {}) {
    this.list = list;
    this.board = board;
    this.moved = moved;
    this.at = 0;
    const index = (/** @type {any} */ e) => this.entries.indexOf(e.target.closest("[data-lit]")) + 1;
    list.addEventListener("focusin", e => { if (index(e) && index(e) !== this.at) this.go(index(e)); });
    list.addEventListener("pointerover", (/** @type {any} */ e) => { if (e.pointerType === "mouse" && index(e)) this.light(index(e)); });
    list.addEventListener("pointerout", (/** @type {any} */ e) => { if (e.pointerType === "mouse") this.light(this.at); });
    list.addEventListener("click", e => {
      if (!index(e)) return;
      e.preventDefault();
      this.go(index(e));
      this.entries[this.at - 1].focus({preventScroll: true});
    });
    list.addEventListener("keydown", (/** @type {any} */ e) => this.#key(e, index(e)));
    this.go(0, true);
  }

  /** @returns {HTMLElement[]} */
  get entries() {
    return [...this.list.querySelectorAll("[data-lit]")].map(e => /** @type {HTMLElement} */ (e));
  }

  /**
   * The arrow keys go from line to line, and Escape leaves them.
   * @param {KeyboardEvent} e
   * @param {number} n of the line that has the focus
   */
  #key(e, n) {
    const {length} = this.entries;
    const to = {ArrowDown: Math.min(n + 1, length), ArrowUp: Math.max(n - 1, 1), Home: 1, End: length}[e.key];
    if (!n || e.altKey || e.ctrlKey || e.metaKey || e.shiftKey || to === undefined && !(e.key === "Escape" && this.at)) return;
    e.preventDefault();
    e.stopPropagation();
    if (to) this.entries[to - 1].focus(); else this.go(0);
  }

  /**
   * Makes a line the current one.
   * @param {number} n from 1, 0 for none
   * @param {boolean} [quiet] nobody is told
   */
  go(n, quiet = false) {
    const {entries} = this;
    this.at = Math.max(0, Math.min(n, entries.length));
    entries.forEach((entry, i) => {
      entry.tabIndex = i + 1 === Math.max(this.at, 1) ? 0 : -1;
      if (i + 1 === this.at) entry.setAttribute("aria-current", "step"); else entry.removeAttribute("aria-current");
    });
    this.light(this.at);
    if (!quiet) this.moved(this.at);
  }

  /** @param {number} n the line that lights up, 0 for none */
  light(n) {
    const svg = this.board(), {entries} = this;
    svg?.querySelector("g.lights")?.remove();
    for (const entry of entries) entry.classList.remove("from");
    if (!n || !svg) return;
    const create = (/** @type {Element} */ parent, /** @type {string} */ name, /** @type {Record<string, any>} */ attributes) => {
      const e = document.createElementNS(svg.namespaceURI, name);
      for (const [key, value] of Object.entries(attributes)) e.setAttribute(key, value);
      return parent.appendChild(e);
    };
    const group = create(svg, "g", {class: "lights"});
    const draw = (/** @type {HTMLElement} */ entry, /** @type {string} */ more) => {
      for (const place of (entry.dataset.lit ?? "").split(" ").filter(Boolean)) {
        const [x, y, digit] = place.slice(1).split(",");
        create(group, "circle", {class: "lit" + (place[0] === "-" ? " none" : "") + more, cx: x, cy: y, r: place[0] === "*" ? 25 : 10});
        if (digit) create(group, "text", {class: "pm-small lit-digit", x, y: Number(y) + 5}).textContent = digit;
      }
    };
    const {area, from = ""} = entries[n - 1].dataset;
    if (area) create(group, "path", {class: "lit-area", d: area});
    for (const other of from.split(" ").filter(Boolean).map(number => entries[Number(number) - 1])) {
      draw(other, " from");
      other.classList.add("from");
    }
    draw(entries[n - 1], "");
  }
}
