// @ts-check
// A hint, and more of it: five stages, from what to look for to what follows. Each stage is a line of its own
// below the button, so that nothing moves that was read already.

import {fill, h, inSight, say} from "./dom.js";
import {Call} from "./call.js";
import {argument, readOn, told} from "./reading.js";

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
    this.rest = h("button", {type: "button", id: "whole", onclick: () => this.whole()}, "All of it");
    this.dismiss = h("button", {type: "button", class: "plain", hidden: true, onclick: () => { app.teacher.dismiss(); this.button.focus(); }}, "Put away");
    this.told = h("ol", {class: "told"});
    this.note = h("div");
    this.path = h("span");
    this.argued = h("div");
    this.element = h("div", {}, h("div", {class: "hintbar"}, this.button, this.rest, this.dismiss, this.path), this.told, this.argued, this.note);
    this.call = new Call(app, this.note);
    this.clear();
  }

  clear() {
    this.turn++;
    this.call.cancel();
    this.stage = 0;
    this.answer = null;
    for (const place of [this.told, this.argued, this.path]) fill(place);
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
    this.rest.hidden = this.#last;
  }

  /** Tells the next stage, or does what the last one has told. Who asks again before there is an answer gets both. */
  more() {
    const {turn} = this;
    this.queue = this.queue.then(() => turn === this.turn ? this.#more() : undefined);
    return this.queue;
  }

  /** Tells all stages that are left. */
  whole() {
    const {turn} = this;
    this.queue = this.queue.then(async () => {
      do await this.#more(); while (turn === this.turn && this.stage > 0 && !this.#last);
      this.button.focus();
    });
    return this.queue;
  }

  async #more() {
    if (this.#last) {
      const does = this.#applies;
      const {technique} = this.answer.picture;
      if (does) await this.app.desk.apply(does);
      if (does) return fill(this.path, readOn(technique));
      this.clear();
    }
    const answer = await this.call.run("hint", {...this.app.desk.request(), ...this.app.choices.request, stage: this.stage + 1, svg: true});
    if (!answer) return;
    fill(this.note, ...(answer.notes ?? []).map((/** @type {string} */ note) => h("p", {class: "soft"}, note)));
    this.answer = answer;
    const line = answer.hint.told[this.stage];
    this.told.append(h("li", {"data-stage": ++this.stage}, ...told(answer.picture.text)));
    fill(this.argued, argument(answer.picture));
    fill(this.path, !answer.more && readOn(answer.picture.technique));
    this.app.desk.show(answer.picture.svg);
    this.#name();
    inSight(this.told.lastElementChild);
    say(line);
  }
}
