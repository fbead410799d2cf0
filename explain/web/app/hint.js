// @ts-check
// A hint, and more of it: five stages, from what to look for to what follows. Each stage is a line of its own
// below the button, so that nothing moves that was read already.

import {fill, h, inSight, say} from "./dom.js";
import {Call} from "./teacher.js";

export class Hint {
  /** @param {import("./main.js").App} app */
  constructor(app) {
    this.app = app;
    this.stage = 0;
    this.turn = 0; // a new one with each sheet
    this.queue = Promise.resolve();
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
    this.turn++;
    this.call.cancel();
    this.stage = 0;
    this.answer = null;
    fill(this.told);
    fill(this.note, h("p", {class: "soft"}, "Stuck? A hint comes a little at a time: first what to look for, at last what follows. It looks at your sheet as it is, and a mistake on it comes first."));
    this.#name();
  }

  changed() {
    this.clear();
  }

  /** Whether all is told. */
  get #last() {
    return this.stage > 0 && !this.answer.more;
  }

  /** What the button does when all is told. */
  get #applies() {
    return this.#last && (this.answer.hint.step || this.answer.hint.repair);
  }

  #name() {
    fill(this.button, this.#applies ? "Apply" : this.stage && !this.#last ? "More" : "Hint");
    this.dismiss.hidden = this.stage === 0;
  }

  /** Tells the next stage, or does what the last one has told. Who asks again before there is an answer gets both. */
  more() {
    const {turn} = this;
    this.queue = this.queue.then(() => turn === this.turn ? this.#more() : undefined);
    return this.queue;
  }

  async #more() {
    if (this.#last) {
      const does = this.#applies;
      if (does) return this.app.apply(does);
      this.clear();
    }
    const answer = await this.call.run("hint", {...this.app.request(), stage: this.stage + 1, svg: true});
    if (!answer) return;
    fill(this.note, ...(answer.notes ?? []).map((/** @type {string} */ note) => h("p", {class: "soft"}, note)));
    this.answer = answer;
    const line = answer.hint.told[this.stage];
    this.told.append(h("li", {"data-stage": ++this.stage}, line));
    this.app.show(answer.picture.svg);
    this.#name();
    inSight(this.told.lastElementChild);
    say(line);
  }
}
