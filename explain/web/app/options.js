// @ts-check
// What marks mean and how the board looks. All of it is in the address.

import {h} from "./dom.js";

const switches = [
  ["peers", "Show the houses of the chosen cell"],
  ["places", "Write centre marks in their places, three rows of three"],
  ["auto", "Automatic candidates: every open cell shows what the digits leave"],
  ["clean", "Take marks away when a digit rules them out"],
  ["clock", "Show the timer"],
  ["keys", "Keys of the board work wherever I clicked last"],
  ["first", "Digit first: choose a digit, then tap cells"],
];

const meanings = [
  ["partial", "what is left in that cell; a cell without any is still open to all"],
  ["full", "what is left, in every open cell"],
  ["none", "notes of mine: hints look at digits only"],
];

export class Options {
  /** @param {import("./main.js").App} app */
  constructor(app) {
    this.app = app;
    this.boxes = switches.map(([name]) => h("input", {type: "checkbox", name, onchange: (/** @type {any} */ e) => app.desk.turn(name, e.target.checked)}));
    this.meaning = meanings.map(([value]) => h("input", {type: "radio", name: "meaning", value, onchange: () => { app.settings.marks = value; app.desk.changed(); }}));
    this.element = h("details", {class: "options"}, h("summary", {}, "Options"),
      ...switches.map(([, words], i) => h("label", {class: "check"}, this.boxes[i], words)),
      h("fieldset", {}, h("legend", {}, "My centre marks are"), ...meanings.map(([, words], i) => h("label", {class: "check"}, this.meaning[i], words))),
      h("p", {class: "soft"}, "Corner marks are places in the box. They are yours alone: that one is missing never means that a digit was ruled out."),
      app.choices.ways);
  }

  render() {
    switches.forEach(([name], i) => { this.boxes[i].checked = this.app.settings.on(name); });
    for (const radio of this.meaning) radio.checked = radio.value === this.app.settings.marks;
  }
}
