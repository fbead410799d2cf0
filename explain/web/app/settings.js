// @ts-check
// What can be chosen, and that the address has it.

import {byId} from "./dom.js";
import {inWords, word} from "./language.js";

/** Everything by its name in the address, with what is left out there: what marks mean, the theme, switches. */
export const defaults = {m: "partial", t: "", o: "places,peers,clock,keys"};

/** @typedef {keyof typeof defaults} Name */

export class Settings {
  constructor() {
    /** @type {Record<Name, string>} */
    this.values = {...defaults};
  }

  /** What marks in the middle of cells mean. @returns {NonNullable<import("./api").ApiPosition["marks"]>} */
  get marks() { return /** @type {any} */ (this.values.m); }
  /** @param {string} meaning */
  set marks(meaning) { this.values.m = meaning; }

  /**
   * Takes what the address has.
   * @param {URLSearchParams} state
   */
  read(state) {
    for (const name of /** @type {Name[]} */ (Object.keys(defaults))) this.values[name] = state.get(name) ?? defaults[name];
    this.theme();
  }

  /** What the address is to have. @returns {Record<string, string>} */
  written() {
    return Object.fromEntries(Object.entries(this.values).filter(([name, value]) => value !== defaults[/** @type {Name} */ (name)]));
  }

  /** Shows the theme. */
  theme() {
    const {t} = this.values, root = document.documentElement;
    if (t) root.dataset.theme = t; else delete root.dataset.theme;
    byId("theme").setAttribute("aria-label", inWords`Theme: ${t || word("as the system")}`);
  }

  /** Goes on to the next theme. */
  nextTheme() {
    this.values.t = {"": "light", light: "dark", dark: ""}[this.values.t] ?? "";
    this.theme();
  }

  /**
   * Whether a switch is on.
   * @param {string} name
   */
  on(name) {
    return this.values.o.split(",").includes(name);
  }

  /**
   * @param {string} name
   * @param {boolean} on
   */
  turn(name, on) {
    const others = this.values.o.split(",").filter(other => other && other !== name);
    this.values.o = (on ? [...others, name] : others).sort((a, b) => defaults.o.indexOf(b) - defaults.o.indexOf(a)).join(",") || "none";
  }
}
