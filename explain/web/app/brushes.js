// @ts-check
// The tools to draw with: what a click on the board colours or joins, and the way to the judge.

import {fill, h, tell} from "./dom.js";
import {draw} from "./game.js";
import {elementOf} from "./shapes.js";
import {claimOf, colours, join, paint, signOf} from "./strokes.js";
import {inWords, word} from "./language.js";

const brushes = /** @type {[string, string][]} */ ([["", "Off"], ...Object.keys(colours).map(name => [name, name]), ["line", "Line"]]);

/** @param {string} colour */
const swatch = colour => elementOf({name: "svg", attributes: {class: "swatch", viewBox: "-12 -12 24 24", "aria-hidden": "true"}, children: [signOf(colour, 0, 0)]});

export class Brushes {
  /**
   * @param {HTMLElement} root
   * @param {import("./main.js").App} app
   */
  constructor(root, app) {
    this.app = app;
    /** What a click does: "" is nothing, else a colour or a line. */
    this.brush = "";
    /** @type {string} the candidate that the next line begins at */
    this.from = "";
    this.radios = brushes.map(([value]) => h("input", {type: "radio", name: "stroke", value, id: "stroke-" + (value || "off"), checked: value === "", onchange: () => this.choose(value)}));
    const button = (/** @type {string} */ name, /** @type {string} */ id, /** @type {() => void} */ action) => h("button", {type: "button", id, onclick: action}, name);
    fill(root, h("summary", {}, "Colours and lines"),
      h("fieldset", {class: "kinds"}, h("legend", {class: "hidden"}, "What a click draws"), ...brushes.flatMap(([value, name], i) => [this.radios[i], h("label", {for: "stroke-" + (value || "off")}, value in colours && swatch(value), name)])),
      h("p", {class: "row"}, button("Does this follow?", "follows", () => this.judge()), button("Wipe the drawing", "wipe", () => this.#wipe())),
      h("p", {class: "soft"}, "A click on a mark colours it, beside the marks the cell; a digit on the keyboard is the mark of the chosen cell. A line goes on from mark to mark, the first link strong, the next weak; the same mark twice ends it."));
    root.addEventListener("toggle", () => { if (!(/** @type {HTMLDetailsElement} */ (root).open)) this.choose(""); });
  }

  /** @param {string} brush */
  choose(brush) {
    this.brush = brush;
    this.from = "";
    for (const radio of this.radios) radio.checked = radio.value === brush;
  }

  /** Chooses the next brush. */
  next() {
    const [value, name] = brushes[(brushes.findIndex(([value]) => value === this.brush) + 1) % brushes.length];
    this.choose(value);
    tell(value === "line" ? "Lines from mark to mark" : value ? inWords`Colour ${name}` : "Nothing is drawn");
  }

  /**
   * Draws, if a brush is chosen.
   * @param {number} cell
   * @param {number} digit 0 for the cell
   * @returns {boolean} whether one is
   */
  draw(cell, digit) {
    const {sheet} = this.app.state;
    if (!this.brush) return false;
    const open = !sheet.cells[cell].digit, name = sheet.nameOf(cell) + (digit && open ? `=${digit}` : "");
    if (this.brush !== "line") {
      this.#draw(drawing => paint(drawing, name, this.brush));
    } else if (!digit || !open) {
      tell("A line goes from mark to mark.");
    } else {
      const {from} = this;
      if (from && from !== name) this.#draw(drawing => join(drawing, from, name)); else tell(from ? "The chain ends here." : this.app.choices.named(inWords`A line begins at ${name.replace("=", word(", digit "))}.`));
      this.from = from === name ? "" : name;
    }
    return true;
  }

  /** @param {(drawing: string) => string} stroke */
  #draw(stroke) {
    const {desk, state} = this.app;
    desk.act(() => draw(state, stroke));
  }

  /** Wipes all that is drawn. */
  #wipe() {
    this.from = "";
    this.#draw(() => "");
  }

  /** Asks the engine whether something follows from the drawing. */
  judge() {
    const told = claimOf(this.app.state.sheet.drawing), {teacher} = this.app;
    if ("missing" in told) return tell(told.missing);
    this.choose("");
    teacher.open("why");
    return teacher.why.claimed(told.claim);
  }
}
