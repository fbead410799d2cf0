// @ts-check
// All steps that are available on the sheet, each with its picture on the board.

import {fill, h, inSight, say} from "./dom.js";
import {Call} from "./call.js";
import {argument, readOn, told} from "./reading.js";
import {inWords, word} from "./language.js";

export class Steps {
  /** @param {import("./main.js").App} app */
  constructor(app) {
    this.app = app;
    this.note = h("div");
    this.list = h("ol", {class: "list scroll", hidden: true, "aria-label": "Steps"});
    this.text = h("div", {class: "reading"});
    this.all = h("input", {type: "checkbox", onchange: () => this.find()});
    this.call = new Call(app, this.note);
    this.element = h("div", {}, h("h2", {}, "Steps that are there now"),
      h("p", {class: "row"}, h("button", {type: "button", onclick: () => this.find()}, "Find steps"), h("label", {class: "check"}, this.all, "harder ones too")),
      this.note, this.list, this.text);
  }

  opened() {
    if (!this.list.children.length && !this.app.state.setup) this.find();
  }

  changed() {
    this.call.cancel();
    fill(this.list);
    this.list.hidden = true;
    fill(this.text);
  }

  async find() {
    const answer = await this.call.run("steps", {...this.app.desk.request(), ...this.app.choices.request, all: this.all.checked, limit: 100, svg: true});
    if (!answer) return;
    this.app.desk.show(null);
    const {steps, reason, more} = answer.listing, count = `${steps.length === 1 ? word("1 step") : inWords`${steps.length} steps`}${more ? inWords`, and ${more} more that are harder` : ""}.`;
    fill(this.text, reason ? h("p", {class: "notice bad"}, reason) : h("p", {class: "soft"}, count), ...(answer.notes ?? []).map((/** @type {string} */ note) => h("p", {class: "soft"}, note)));
    fill(this.list, ...steps.map((/** @type {any} */ step, /** @type {number} */ i) =>
      h("li", {}, h("button", {type: "button", onclick: (/** @type {any} */ e) => this.#choose(e.currentTarget, step, answer.pictures[i])}, answer.pictures[i].title))));
    this.list.hidden = steps.length === 0;
    say(reason || count);
  }

  /**
   * @param {HTMLElement} button
   * @param {any} step
   * @param {any} drawn
   */
  #choose(button, step, drawn) {
    for (const other of this.list.querySelectorAll("button")) other.removeAttribute("aria-current");
    button.setAttribute("aria-current", "true");
    this.app.desk.show(drawn.svg);
    fill(this.text, h("p", {class: "row"}, h("button", {type: "button", class: "main", onclick: () => this.app.desk.apply(step)}, "Apply"), readOn(drawn.technique)),
      ...told(drawn.text), h("p", {class: "mono soft"}, step.notation), argument(drawn));
    inSight(this.text.firstElementChild);
    say(step.text);
  }
}
