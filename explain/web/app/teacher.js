// @ts-check
// The teacher beside the board: tabs, each with a panel of its own. What is said comes from the engine.

import {fill, h, say} from "./dom.js";
import {Check} from "./check.js";
import {Hint} from "./hint.js";
import {Options} from "./options.js";
import {Puzzle} from "./puzzle.js";
import {Steps} from "./steps.js";
import {Walk} from "./walk.js";
import {Why} from "./why.js";

/** @typedef {import("./main.js").App} App */

/**
 * A panel. All but the element are optional: what it does when it is opened, when the sheet has changed, when
 * a mark or cell is picked on the board.
 * @typedef {{element: HTMLElement, opened?: () => void, changed?: () => void, pick?: (cell: number, digit: number) => void}} Panel
 */

const tabs = /** @type {[string, string][]} */ ([
  ["puzzle", "Puzzle"], ["hint", "Hint"], ["check", "Check"], ["steps", "Steps"], ["walk", "Solution"], ["why", "Why?"],
]);

export class Teacher {
  /**
   * @param {HTMLElement} root
   * @param {App} app
   */
  constructor(root, app) {
    this.app = app;
    this.hint = new Hint(app);
    this.puzzle = new Puzzle(app);
    this.check = new Check(app);
    this.why = new Why(app);
    this.panels = /** @type {Record<string, Panel>} */ ({
      puzzle: this.puzzle, hint: this.hint, check: this.check, steps: new Steps(app), walk: new Walk(app), why: this.why,
    });
    this.options = new Options(app);
    this.current = "";
    this.tabs = tabs.map(([id, name]) => h("button", {type: "button", role: "tab", id: "tab-" + id, "aria-controls": "panel-" + id, onclick: () => this.open(id)}, name));
    const list = h("div", {class: "tabs", role: "tablist", "aria-label": "Teacher"}, ...this.tabs);
    list.addEventListener("keydown", (/** @type {KeyboardEvent} */ e) => {
      const i = this.tabs.indexOf(document.activeElement), n = this.tabs.length;
      const to = {ArrowRight: (i + 1) % n, ArrowLeft: (i + n - 1) % n, Home: 0, End: n - 1}[e.key];
      if (to === undefined) return;
      e.preventDefault();
      this.open(tabs[to][0]);
      this.tabs[to].focus();
    });
    fill(root, list, ...tabs.map(([id]) => {
      const {element} = this.panels[id];
      for (const [name, value] of Object.entries({id: "panel-" + id, role: "tabpanel", "aria-labelledby": "tab-" + id, class: "panel", tabindex: "0"})) element.setAttribute(name, value);
      return element;
    }), this.options.element);
  }

  /**
   * Opens a tab. What another tab has put on the board goes.
   * @param {string} id
   * @param {boolean} [asked] by the player, not by the page
   */
  open(id, asked = true) {
    if (id !== this.current) {
      this.current = id;
      this.app.desk.show(null);
      if (asked) this.app.desk.render();
    }
    tabs.forEach(([other], i) => {
      const on = other === id;
      this.tabs[i].setAttribute("aria-selected", String(on));
      this.tabs[i].tabIndex = on ? 0 : -1;
      this.panels[other].element.hidden = !on;
    });
    if (asked) this.panels[id].opened?.();
  }

  /** Gives a hint, or more of it. */
  more() {
    if (this.current !== "hint") this.open("hint");
    return this.hint.more();
  }

  /** Gives up the hint, or else the selection. */
  dismiss() {
    if (this.app.desk.showing || this.hint.stage) {
      this.hint.clear();
      this.app.desk.show(null);
      say("Back to your sheet.");
    } else {
      this.app.desk.grid.select([]);
    }
  }

  changed() {
    for (const panel of Object.values(this.panels)) panel.changed?.();
  }

  /**
   * @param {number} cell
   * @param {number} digit
   */
  pick(cell, digit) {
    this.panels[this.current]?.pick?.(cell, digit);
  }
}
