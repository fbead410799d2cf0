// @ts-check
// The whole walkthrough: its steps as a list, the picture of the chosen one on the board, what it says below the list.

import {byId, fill, h, icon, say} from "./dom.js";
import {Call} from "./call.js";
import {reading} from "./reading.js";
import {inWords} from "./language.js";

/**
 * A step in a list, with its picture and what is told of it. Those without svg are about the sheet.
 * @typedef {{title: string, picture: import("./reading.js").Told & {svg?: string}}} Entry
 */

/** A list of steps to walk through, with the keys for it. */
export class Walker {
  /**
   * @param {import("./main.js").App} app
   * @param {string} [what] is in the list
   */
  constructor(app, what = "step") {
    this.app = app;
    this.at = 0;
    /** @type {Entry[]} */
    this.steps = [];
    const button = (/** @type {string} */ name, /** @type {Node} */ glyph, /** @type {number} */ by) =>
      h("button", {type: "button", "aria-label": name, onclick: () => this.go(this.at + by)}, glyph);
    this.where = h("span", {class: "soft"});
    this.text = h("div", {class: "reading"});
    this.list = h("ol", {class: "list scroll", "aria-label": `${what[0].toUpperCase()}${what.slice(1)}s`});
    this.element = h("div", {class: "walker", hidden: true}, h("p", {class: "row"}, button(what === "move" ? "Previous move" : "Previous step", icon("M19 12H5M11 6l-6 6 6 6"), -1), button(what === "move" ? "Next move" : "Next step", icon("M5 12h14M13 6l6 6-6 6"), 1), this.where), this.list, this.text);
    this.element.addEventListener("keydown", (/** @type {KeyboardEvent} */ e) => {
      const to = {ArrowDown: this.at + 1, ArrowRight: this.at + 1, j: this.at + 1, ArrowUp: this.at - 1, ArrowLeft: this.at - 1, k: this.at - 1, Home: 0, End: this.steps.length - 1}[e.key];
      if (to === undefined || e.ctrlKey || e.altKey || e.metaKey) return;
      e.preventDefault();
      this.go(to, this.list.contains(/** @type {Node} */ (e.target)));
    });
  }

  /**
   * Takes the answer to solve or why.
   * @param {any} answer null for none
   */
  load(answer) {
    const steps = answer ? answer.walkthrough.steps.map((/** @type {any} */ step, /** @type {number} */ i) => ({title: step.title, picture: answer.pictures[i]})) : [];
    if (answer?.ends.length) steps.push({title: "The end", picture: {...answer.ends[0], text: [{words: answer.outcome}]}});
    this.take(steps);
  }

  /** @param {Entry[]} steps */
  take(steps) {
    this.steps = steps;
    this.element.hidden = this.steps.length === 0;
    fill(this.list, ...this.steps.map((step, i) => h("li", {}, h("button", {type: "button", tabindex: -1, onclick: () => this.go(i)}, h("span", {class: "number"}, String(i + 1)), step.title))));
    this.at = 0;
    if (!this.steps.length) return;
    this.go(0);
    byId("board").scrollIntoView({block: "nearest"}); // where the pictures are
  }

  /**
   * @param {number} to
   * @param {boolean} [focus] the entry of the list
   */
  go(to, focus = false) {
    const last = this.steps.length - 1;
    to = Math.max(0, Math.min(last, to));
    const buttons = this.list.querySelectorAll("button"), step = this.steps[to];
    buttons[this.at].removeAttribute("aria-current");
    buttons[this.at].tabIndex = -1;
    this.at = to;
    buttons[to].setAttribute("aria-current", "true");
    buttons[to].tabIndex = 0;
    if (focus) buttons[to].focus({preventScroll: true});
    // Only the list moves, never the page.
    const {offsetTop, offsetHeight} = buttons[to], {scrollTop, clientHeight} = this.list;
    if (offsetTop < scrollTop || offsetTop + offsetHeight > scrollTop + clientHeight) this.list.scrollTop = offsetTop - clientHeight / 2;
    this.where.textContent = inWords`${to + 1} of ${last + 1}`;
    this.app.desk.show(step.picture.svg ?? null, true);
    fill(this.text, h("p", {}, h("strong", {}, step.title)), ...reading(step.picture));
    say(`${to + 1}. ${step.title}. ${(step.picture.text ?? []).map(line => line.words).join(" ")}`);
  }
}

export class Walk {
  /** @param {import("./main.js").App} app */
  constructor(app) {
    this.app = app;
    this.note = h("div");
    this.call = new Call(app, this.note);
    this.walker = new Walker(app);
    this.from = h("select", {"aria-label": "Begin"}, h("option", {value: "givens"}, "from the givens"), h("option", {value: "sheet"}, "from my sheet"));
    this.element = h("div", {}, h("h2", {}, "The whole way"),
      h("p", {class: "row"}, h("button", {type: "button", class: "main", onclick: () => this.solve()}, "Walk through"), this.from),
      h("p", {class: "soft"}, "It shows the solution, step by step. The arrow keys, J and K go from step to step."),
      this.note, this.walker.element);
  }

  changed() {
    this.call.cancel();
    this.walker.load(null);
  }

  async solve() {
    const {sheet} = this.app.state, request = this.from.value === "givens" ? {sheet: sheet.puzzle()} : this.app.desk.request();
    const answer = await this.call.run("solve", {...request, ...this.app.choices.request, svg: true});
    if (answer) this.walker.load(answer);
  }
}
