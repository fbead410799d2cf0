// @ts-check
// A hint, and more of it: five stages, from what to look for to what follows. Each stage is a line of its own
// below the button, so that nothing moves that was read already.

import {fill, h, say} from "./dom.js";
import {Call} from "./teacher.js";

const stages = 5;

export class Hint {
  /** @param {import("./main.js").App} app */
  constructor(app) {
    this.app = app;
    this.stage = 0;
    /** @type {any} */
    this.answer = null;
    this.button = h("button", {type: "button", id: "hint", class: "main", onclick: () => this.more()});
    this.dismiss = h("button", {type: "button", class: "plain", hidden: true, onclick: () => { app.teacher.dismiss(); this.button.focus(); }}, "Put away");
    this.told = h("ol", {class: "told"});
    this.note = h("div");
    this.element = h("div", {}, h("div", {class: "hintbar"}, this.button, this.dismiss), this.told, this.note);
    this.call = new Call(app, this.note);
    this.clear();
  }

  clear() {
    this.call.cancel();
    this.stage = 0;
    this.answer = null;
    fill(this.told);
    fill(this.note, h("p", {class: "soft"}, "Stuck? A hint comes a little at a time: first what to look for, at last what follows. It looks at your sheet as it is, and a mistake on it comes first."));
    this.#name();
  }

  changed() {
    if (this.stage) this.clear();
  }

  get #effects() {
    const {step, repair} = this.answer ?? {};
    return this.stage === stages ? step ?? repair : null;
  }

  #name() {
    fill(this.button, this.stage === 0 ? "Hint" : this.#applies ? "Apply" : this.stage < stages ? "More" : "Hint");
    this.dismiss.hidden = this.stage === 0;
  }

  /** Tells the next stage, or does what the last one has told. */
  async more() {
    if (this.#applies) return this.app.apply(this.#effects, "Applied: ");
    if (this.stage === stages || this.#ended) this.clear();
    const stage = this.stage + 1;
    const answer = await this.call.run("hint", {...this.app.request(), stage, svg: true});
    if (!answer) return;
    if (this.stage === 0) fill(this.note);
    this.stage = stage;
    this.answer = answer;
    const told = /** @type {string[]} */ (answer.told);
    fill(this.told, ...told.map((line, i) => h("li", {"data-stage": i + 1}, line)));
    this.app.show(answer.svg);
    this.#name();
    say(told[told.length - 1]);
  }
}
