// @ts-check
// One of several puzzles of a text: they are searched, and shown a page at a time.

import {Call} from "./call.js";
import {fill, h, say} from "./dom.js";
import {inWords, word} from "./language.js";

/** @typedef {{puzzles: any[], wrong: {message: string, line?: number}[], total: number, more: boolean}} Found */

export class Several {
  /** @param {import("./main.js").App} app */
  constructor(app) {
    this.app = app;
    this.input = "";
    this.skip = 0;
    this.all = 0; // puzzles in the text
    this.note = h("div");
    this.call = new Call(app, this.note);
    this.find = h("input", {type: "search", autocomplete: "off", spellcheck: "false", onchange: () => this.#ask(0)});
    this.element = h("div");
  }

  clear() {
    this.call.cancel();
    fill(this.element);
  }

  /**
   * @param {string} input
   * @param {Found} found
   */
  show(input, found) {
    this.input = input;
    this.skip = 0;
    this.all = found.total;
    this.find.value = "";
    this.#show(found);
    this.element.querySelector("li button").focus();
  }

  /** @param {number} skip */
  async #ask(skip) {
    const found = await this.call.run("read", {input: this.input, find: this.find.value.trim(), skip, rules: true});
    if (!found) return;
    this.skip = skip;
    this.#show(found);
  }

  /** @param {Found} found */
  #show({puzzles, wrong, total, more}) {
    const {app, skip} = this, last = skip + puzzles.length;
    const which = total > puzzles.length ? inWords`Puzzles ${skip + 1} to ${last} of ${total}.` : total === 1 ? word("1 puzzle.") : inWords`${total} puzzles.`;
    const page = (/** @type {string} */ name, /** @type {number} */ to, /** @type {boolean} */ on) => on && h("button", {type: "button", onclick: () => this.#ask(to)}, name);
    fill(this.element, h("h2", {}, inWords`${this.all} puzzles`),
      this.all > 20 && h("label", {class: "field"}, h("span", {}, "Find by name or digits"), this.find),
      h("ul", {class: "list scroll"}, ...puzzles.map((puzzle, i) =>
        h("li", {}, h("button", {type: "button", onclick: () => { this.clear(); app.intake.check(puzzle).catch((/** @type {unknown} */ error) => app.failed(error)); }},
          h("span", {class: "number"}, String(skip + i + 1)), puzzle.sheet.name || h("span", {class: "mono clip"}, puzzle.sheet.givens))))),
      h("p", {class: "row"}, h("span", {class: "soft"}, which), page("Those before", Math.max(0, skip - 100), skip > 0), page("The next ones", last, more)),
      wrong.length > 0 && h("details", {class: "notice bad"}, h("summary", {}, wrong.length === 1 ? word("1 entry cannot be read") : inWords`${wrong.length} entries cannot be read`),
        h("ul", {}, ...wrong.map(error => h("li", {}, (error.line ? inWords`Line ${error.line}: ` : "") + error.message)))), this.note);
    say(inWords`${which} Choose one.`);
  }
}
