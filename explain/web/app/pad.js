// @ts-check
// The pad below the board: kinds of entry, digits with how many are left, undo.

import {byId, fill, h, icon} from "./dom.js";
import {word} from "./language.js";

/** @typedef {import("./sheet.js").Kind} Kind */

const kinds = /** @type {[Kind, string, string][]} */ ([
  ["digit", "Digit", "Z"], ["corner", "Corner", "X, or hold Shift"], ["centre", "Centre", "C, or hold Control"],
]);

/** How soon a second tap on a digit places it, whatever the kind. */
const twice = 650;

export class Pad {
  /**
   * @param {HTMLElement} root
   * @param {{enter: (digit: number, kind: Kind | null) => void, instead: (digit: number) => void, erase: () => void,
   *   undo: () => void, redo: () => void, fillIn: () => void, choose: (kind: Kind) => void, several: (on: boolean) => void, automatic: (on: boolean) => void}} actions
   */
  constructor(root, actions) {
    this.last = {digit: 0, at: 0};
    // When a tap was made is told by its event: the page may get to it later.
    const tap = (/** @type {number} */ d, /** @type {number} */ now) => {
      const again = this.last.digit === d && now - this.last.at < twice && this.kind !== "digit";
      this.last = {digit: again ? 0 : d, at: now};
      if (again) actions.instead(d); else actions.enter(d, null);
    };
    this.digits = Array.from({length: 9}, (_, i) => h("button", {type: "button", class: "digit", onclick: (/** @type {Event} */ e) => tap(i + 1, e.timeStamp)}));
    const tool = (/** @type {string} */ name, /** @type {Node} */ glyph, /** @type {string} */ keys, /** @type {() => void} */ action) =>
      h("button", {type: "button", "aria-label": name, title: `${word(name)} (${word(keys)})`, onclick: action}, glyph);
    this.undo = tool("Undo", icon("M7 5 3 9l4 4M3 9h9a5 5 0 0 1 0 10H8"), "U", actions.undo);
    this.redo = tool("Redo", icon("M17 5l4 4-4 4M21 9h-9a5 5 0 0 0 0 10h4"), "R", actions.redo);
    this.several = h("button", {type: "button", "aria-pressed": "false", "aria-label": "Select several cells", title: "Select several cells: each tap adds one", onclick: () => {
      const on = this.several.getAttribute("aria-pressed") === "false";
      this.several.setAttribute("aria-pressed", String(on));
      actions.several(on);
    }}, icon("M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM16.5 13.5v7M13 17h7"));
    this.radios = kinds.map(([kind, , keys]) => h("input", {type: "radio", name: "kind", value: kind, id: "kind-" + kind, title: keys, onchange: () => actions.choose(kind)}));
    this.automatic = h("input", {type: "checkbox", id: "automatic", onchange: () => actions.automatic(this.automatic.checked)});
    const numbers = h("div", {class: "digits", role: "toolbar", "aria-label": "Digits"}, ...this.digits);
    const tools = h("div", {class: "tools", role: "toolbar", "aria-label": "Editing"}, this.undo, this.redo, tool("Erase", icon("M8 5h13v14H8l-6-7zM11.5 9l6 6M17.5 9l-6 6"), "Delete", actions.erase),
      tool("Fill in all candidates", icon("M5 6h0M12 6h0M19 6h0M5 12h0M12 12h0M19 12h0M5 18h0M12 18h0M19 18h0"), "every open cell", actions.fillIn), this.several);
    rove(numbers);
    rove(tools);
    fill(root, h("div", {class: "modes"},
      h("fieldset", {class: "kinds"}, h("legend", {class: "hidden"}, "What a digit writes"),
        ...kinds.flatMap(([kind, name], i) => [this.radios[i], h("label", {for: "kind-" + kind}, name)])),
      tools), numbers, h("label", {class: "check"}, this.automatic, "Automatic candidates"));
  }

  /**
   * @param {{counts: number[], kind: Kind, past: boolean, future: boolean, filter: number | null, auto: boolean}} state
   */
  render({counts, kind, past, future, filter, auto}) {
    this.automatic.checked = auto;
    this.kind = kind;
    for (const radio of this.radios) radio.checked = radio.value === kind;
    this.digits.forEach((button, i) => {
      button.hidden = i + 1 >= counts.length; // on a smaller board
      if (button.hidden) return;
      const left = counts[i + 1];
      fill(button, String(i + 1), h("small", {}, left >= 0 ? String(left) : "+" + -left, h("span", {class: "hidden"}, " ", left >= 0 ? "left" : "too many")));
      button.classList.toggle("done", left <= 0);
      if (filter === null) button.removeAttribute("aria-pressed"); else button.setAttribute("aria-pressed", String(filter === i + 1));
    });
    // Buttons that were just used stay in the order of focus, so they are not disabled but say so.
    this.undo.setAttribute("aria-disabled", String(!past));
    this.redo.setAttribute("aria-disabled", String(!future));
    byId("pad").dataset.kind = kind;
  }
}

/**
 * Makes a toolbar one stop of the Tab key, with arrow keys inside.
 * @param {HTMLElement} bar
 */
function rove(bar) {
  const buttons = () => /** @type {HTMLElement[]} */ ([...bar.querySelectorAll("button")]);
  buttons().forEach((button, i) => { button.tabIndex = i === 0 ? 0 : -1; });
  bar.addEventListener("focusin", e => {
    for (const button of buttons()) button.tabIndex = button === e.target ? 0 : -1;
  });
  bar.addEventListener("keydown", e => {
    const all = buttons(), i = all.indexOf(/** @type {HTMLElement} */ (e.target));
    const to = {ArrowRight: i + 1, ArrowLeft: i - 1, Home: 0, End: all.length - 1}[e.key];
    if (to === undefined || i < 0) return;
    e.preventDefault();
    all[Math.max(0, Math.min(all.length - 1, to))].focus();
  });
}
