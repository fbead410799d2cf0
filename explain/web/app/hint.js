// @ts-check
// A hint, and more of it: five stages, from what to look for to what follows. Each stage is a line of its own
// below the button, so that nothing moves that was read already. Once it is applied, the next hint begins.

import {fill, h, inSight, say} from "./dom.js";
import {Call} from "./call.js";
import {argument, readOn, told} from "./reading.js";

/** The techniques whose steps can be applied in a run, as each is seen at a glance. */
const singles = ["full-house", "hidden-single", "naked-single"];

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
    this.singles = h("button", {type: "button", id: "singles", hidden: true, title: "Writes all that follow, until something else is next", onclick: () => this.run()}, "All singles");
    this.told = h("ol", {class: "told"});
    this.note = h("div");
    this.path = h("span");
    this.argued = h("div");
    this.element = h("div", {}, h("div", {class: "hintbar"}, this.button, this.rest, this.singles, this.dismiss, this.path), this.told, this.argued, this.note);
    this.call = new Call(app, this.note);
    this.clear();
  }

  clear() {
    this.turn++;
    this.call.cancel();
    this.stage = 0;
    this.answer = null;
    for (const place of [this.told, this.argued, this.path]) fill(place);
    if (this.app.state.sheet.left > 0) fill(this.note, h("p", {class: "soft noprint"}, "Stuck? A hint comes a little at a time: first what to look for, at last what follows. It looks at your sheet as it is, and a mistake on it comes first."));
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
    this.singles.hidden = !this.#last || !singles.includes(this.answer.hint.technique);
  }

  /** Tells the next stage, or does what the last one has told. Who asks again before there is an answer gets both. */
  more() {
    return this.#queued(() => this.#more());
  }

  /** Tells all stages that are left. */
  whole() {
    return this.#queued(async () => {
      const {turn} = this;
      do await this.#more(); while (turn === this.turn && this.stage > 0 && !this.#last);
      this.button.focus({preventScroll: true}); // what is told last is in sight
    });
  }

  /** Writes all singles, one after the other, until something else is next. */
  run() {
    return this.#queued(async () => {
      const {app} = this, answer = await this.call.run("solve", {...app.desk.request(), ...app.choices.request, only: singles, no_fallback: true});
      if (answer) await this.#apply({place: answer.walkthrough.steps.flatMap((/** @type {any} */ step) => step.place)});
    });
  }

  /**
   * Does one thing after the other, if it is still about the sheet that is there.
   * @param {() => Promise<void>} what
   */
  #queued(what) {
    const {turn} = this;
    const next = this.queue.then(async () => {
      if (turn !== this.turn) return;
      this.element.setAttribute("aria-busy", "true");
      await what().finally(() => this.element.removeAttribute("aria-busy"));
    });
    this.queue = next.catch(() => {});
    return next;
  }

  async #more() {
    if (this.#last) {
      const does = this.#applies;
      if (does) return this.#apply(does);
      this.clear();
    }
    const from = this.stage, until = this.answer?.next ?? 1;
    while (this.stage < until && await this.#tell());
    if (this.stage > from) say(this.answer.hint.told.slice(from).join(" "));
  }

  /** Tells one stage. @returns {Promise<boolean>} whether there was an answer */
  async #tell() {
    const answer = await this.call.run("hint", {...this.app.desk.request(), ...this.app.choices.request, stage: this.stage + 1, svg: true});
    if (!answer) return false;
    fill(this.note, ...(answer.notes ?? []).map((/** @type {string} */ note) => h("p", {class: "soft"}, note)));
    this.answer = answer;
    this.told.append(h("li", {"data-stage": ++this.stage}, ...told(answer.picture.text ?? [])));
    fill(this.argued, argument(answer.picture));
    fill(this.path, !answer.more && readOn(answer.picture.technique));
    this.app.desk.show(answer.picture.svg ?? null);
    this.#name();
    inSight(this.told.lastElementChild);
    return true;
  }

  /**
   * Does what a hint says, and begins the next one.
   * @param {any} does
   */
  async #apply(does) {
    const {turn} = this;
    await this.app.desk.apply(does);
    if (turn !== this.turn && this.app.state.sheet.left > 0) await this.#more();
  }
}
