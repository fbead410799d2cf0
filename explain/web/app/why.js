// @ts-check
// Why and why not: what the reader claims, by clicking a mark or in words, is judged by the engine.

import {fill, h, inSight, say} from "./dom.js";
import {Call} from "./call.js";
import {argument, readOn, told} from "./reading.js";
import {Walker} from "./walk.js";
import {word} from "./language.js";

export class Why {
  /** @param {import("./main.js").App} app */
  constructor(app) {
    this.app = app;
    this.cell = "";
    this.digit = 0;
    this.note = h("div");
    this.result = h("div", {class: "reading"});
    this.call = new Call(app, this.note);
    this.walker = new Walker(app);
    const button = (/** @type {string} */ name, /** @type {() => void} */ action, main = false) => h("button", {type: "button", class: main && "main", onclick: action}, name);
    this.where = h("select", {"aria-label": "Cell", onchange: () => { this.cell = this.where.value; this.#compose(); }});
    this.relation = h("select", {"aria-label": "Relation", onchange: () => this.#compose()}, h("option", {value: "<>"}, "is not"), h("option", {value: "="}, "is"));
    this.what = h("select", {"aria-label": "Digit", onchange: () => { this.digit = Number(this.what.value); this.#compose(); }});
    this.claim = h("input", {type: "text", class: "mono wide", spellcheck: "false", autocapitalize: "off", autocomplete: "off", id: "claim",
      onkeydown: (/** @type {KeyboardEvent} */ e) => { if (e.key === "Enter") this.judge(); }});
    this.spoil = h("input", {type: "checkbox"});
    this.element = h("div", {}, h("h2", {}, "Why? Why not?"),
      h("p", {}, "Click a pencil mark or a cell on the board, choose here, or say it in English."),
      h("p", {class: "row"}, this.where, this.relation, this.what),
      h("label", {class: "field"}, h("span", {}, "What you claim"), this.claim), this.note,
      h("p", {class: "row"}, button("Does it follow?", () => this.judge(), true), button("What does it rest on?", () => this.why())),
      h("label", {class: "check"}, this.spoil, "Tell if the solution says otherwise"),
      h("details", {}, h("summary", {}, "Claim a pattern"),
        h("p", {}, "A claim can be a pattern as steps write it, with or without what follows from it:"),
        h("p", {class: "mono"}, "78 pair in r2c59, so r2c4 is not 7", h("br"), "x-wing 4 r26\\c37", h("br"), "4: r26\\c37 fin r6c8 => r5c7<>4", h("br"), "(5=3)r2c3-(3=7)r4c3-(7=5)r4c8 => r2c8<>5"),
        h("p", {class: "row"}, button("Add the selected cells", () => this.#add(this.#cells())))),
      this.result, this.walker.element);
    this.#choices();
  }

  changed() {
    this.call.cancel();
    fill(this.result);
    this.walker.load(null);
    this.#choices();
  }

  /** Lists the cells and digits of the board. */
  #choices() {
    const {sheet} = this.app.state;
    fill(this.where, h("option", {value: ""}, "cell"), ...sheet.cells.map((_, i) => h("option", {value: sheet.nameOf(i)}, this.app.choices.named(sheet.nameOf(i)))));
    fill(this.what, h("option", {value: 0}, "digit"), ...Array.from({length: sheet.size}, (_, i) => h("option", {value: i + 1}, String(i + 1))));
    this.where.value = this.cell;
    this.what.value = String(this.digit);
  }

  /**
   * @param {number} cell
   * @param {number} digit
   */
  pick(cell, digit) {
    this.cell = this.app.state.sheet.nameOf(cell);
    this.digit = digit || this.digit;
    this.where.value = this.cell;
    this.what.value = String(this.digit);
    this.#compose();
  }

  #compose() {
    if (this.cell && this.digit) this.claim.value = this.app.choices.named(this.cell + this.relation.value + this.digit);
  }

  /** The selected cells in the notation of claims. */
  #cells() {
    return this.app.choices.named(this.app.desk.grid.targets.map(i => this.app.state.sheet.nameOf(i)).sort().join(","));
  }

  /** @param {string} text */
  #add(text) {
    this.claim.value = (this.claim.value.trim() + " " + text).trim();
    this.claim.focus();
  }

  /**
   * Judges a claim that was made elsewhere.
   * @param {string} claim
   */
  claimed(claim) {
    this.claim.value = this.app.choices.named(claim);
    return this.judge();
  }

  async judge() {
    if (!this.claim.value.trim()) return this.claim.focus();
    fill(this.result);
    this.app.desk.show(null);
    const answer = await this.call.run("why-not", {...this.app.desk.request(), ...this.app.choices.request, claim: this.claim.value, spoil: this.spoil.checked, svg: true});
    if (!answer) return;
    const picture = answer.picture ?? /** @type {any} */ ({}), {verdict, reason, step} = answer.judgement, title = word(verdicts[verdict] ?? verdict);
    this.walker.load(null);
    this.app.desk.show(picture.svg ?? null);
    fill(this.result, h("p", {class: verdict === "shown" ? "notice" : "notice bad"}, h("strong", {}, title), " ", reason),
      ...(answer.notes ?? []).map((/** @type {string} */ note) => h("p", {class: "soft"}, note)),
      step && h("p", {class: "row"}, h("button", {type: "button", onclick: () => this.app.desk.apply(step)}, "Apply"), readOn(picture.technique)),
      ...told(picture.text ?? []), argument(picture));
    inSight(this.result.firstElementChild);
    say(`${title} ${reason}`);
  }

  /** The walkthrough, cut to what the conclusion rests on. */
  async why() {
    if (!this.claim.value.trim()) return this.claim.focus();
    fill(this.result);
    const answer = await this.call.run("why", {...this.app.desk.request(), ...this.app.choices.request, conclusion: this.claim.value, spoil: this.spoil.checked, svg: true});
    if (!answer) return;
    fill(this.result, ...(answer.notes ?? []).map((/** @type {string} */ note) => h("p", {class: "soft"}, note)));
    this.walker.load(answer);
  }
}

const verdicts = /** @type {Record<string, string>} */ ({
  shown: "It follows.", flawed: "The pattern is not what it claims to be.", idle: "The pattern is right and changes nothing.",
  unsupported: "It does not follow from these cells.", false: "The solution says otherwise.",
});
