// @ts-check
// What the reader chooses once for all: how things are told, which techniques are used, and what puzzles that are
// made are like. All that the command has flags for stands here, in one place, and is kept on this device.

import {Call} from "./call.js";
import {fill, h, say} from "./dom.js";
import {word} from "./language.js";
import {named} from "./names.js";
import * as storage from "./storage.js";

const key = "pencilmark-choices";

/** What is chosen as long as nobody chooses, by the names of the API. */
const usual = {
  level: "standard", detail: "normal", notation: /** @type {import("./names.js").Notation} */ ("rc"), profile: "human", without: /** @type {string[]} */ ([]), no_uniqueness: false, no_fallback: false,
  wishes: {symmetry: "none", givens: "", minimal: false, score: "", minutes: "", hardest: "", needs: "", techniques_up_to: ""},
};

const words = /** @type {Record<"level" | "detail" | "notation" | "profile", [string, string][]>} */ ({
  level: [["plain", "plain: no terms"], ["standard", "standard"], ["expert", "expert: the notation alone"]],
  detail: [["brief", "brief: what changes"], ["normal", "normal"], ["full", "full: every reason"]],
  notation: [["rc", "r4c7: row 4, column 7"], ["a1", "D7: row D, column 7"]],
  profile: [["human", "human"], ["hodoku", "hodoku: the order of HoDoKu"], ["explainer", "explainer: the order of Sudoku Explainer"]],
});

const symmetries = ["none", "rotate180", "rotate90", "horizontal", "vertical", "orthogonal", "diagonal", "antidiagonal", "diagonals", "full"];

/** Wishes that are typed, by their names: what they are, and an example. */
const typed = /** @type {[keyof typeof usual.wishes, string, string][]} */ ([
  ["givens", "Givens", "24"], ["score", "Score of HoDoKu", "500..800"], ["minutes", "Minutes that people need", "10..20"],
  ["hardest", "Hardest technique", "x-wing"], ["needs", "Needs", "skyscraper"], ["techniques_up_to", "Nothing harder than", "xy-wing"],
]);

/** @returns {typeof usual} */
function load() {
  try {
    const kept = JSON.parse(storage.get(key) ?? "{}");
    return {...structuredClone(usual), ...kept, wishes: {...usual.wishes, ...kept.wishes}};
  } catch {
    return structuredClone(usual); // what cannot be read is as good as nothing
  }
}

/**
 * What differs from the usual.
 * @param {Record<string, any>} chosen
 * @param {Record<string, any>} from
 */
const other = (chosen, from) => Object.fromEntries(Object.entries(chosen).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(from[name])));

export class Choices {
  /** @param {import("./main.js").App} app */
  constructor(app) {
    this.app = app;
    this.values = load();
    this.note = h("div");
    this.call = new Call(app, this.note);
    this.switches = h("div");
    /** @type {HTMLElement} how things are told and found */
    this.ways = h("details", {class: "options", id: "ways"}, h("summary", {}, "Words and techniques"));
    /** @type {HTMLElement} what puzzles that are made are like */
    this.making = h("details", {}, h("summary", {}, "What it is to be like"));
    this.#fill();
  }

  /** How things are told, as calls have it. */
  get words() {
    const {level, detail, notation} = this.values;
    return other({level, detail, notation}, usual);
  }

  /** What cells are called, as calls have it. */
  get names() {
    const {notation} = this.values;
    return other({notation}, usual);
  }

  /** A text with the cells called as the reader wants it. @param {string} text */
  named(text) {
    return named(text, this.values.notation);
  }

  /** How things are told, and which techniques are used. */
  get request() {
    const {wishes, ...rest} = this.values;
    return other(rest, usual);
  }

  /** What puzzles are to be like, beside their level. */
  get wishes() {
    const {givens, needs, ...rest} = other(this.values.wishes, usual.wishes);
    return {...rest, ...givens && {givens: Number(givens)}, ...needs && {needs: needs.split(/[\s,]+/).filter(Boolean)}};
  }

  #keep() {
    const changed = {...other(this.values, usual), wishes: other(this.values.wishes, usual.wishes)};
    if (!Object.keys(changed.wishes).length) delete (/** @type {any} */ (changed)).wishes;
    storage.set(key, Object.keys(changed).length ? JSON.stringify(changed) : null);
  }

  /** What was told before is told anew. */
  #changed() {
    this.#keep();
    this.app.teacher.changed();
    this.app.desk.show(null);
    this.app.desk.render();
  }

  #fill() {
    const {values} = this;
    const select = (/** @type {"level" | "detail" | "notation" | "profile"} */ name, /** @type {string} */ title) => {
      const element = h("select", {onchange: () => { Object.assign(values, {[name]: element.value}); this.#changed(); if (name === "profile") this.#techniques(); }}, ...words[name].map(([value, text]) => h("option", {value, selected: value === values[name]}, text)));
      return h("label", {class: "field"}, h("span", {}, title), element);
    };
    const check = (/** @type {"no_uniqueness" | "no_fallback"} */ name, /** @type {string} */ title) => {
      const element = h("input", {type: "checkbox", checked: !values[name], onchange: () => { values[name] = !element.checked; this.#changed(); }});
      return h("label", {class: "check"}, element, title);
    };
    this.find = h("input", {type: "search", autocomplete: "off", oninput: () => this.#search()});
    fill(this.ways, h("summary", {}, "Words and techniques"), select("level", "Words"), select("detail", "Detail"), select("notation", "Cells are called"), select("profile", "Techniques, in the order of"),
      check("no_uniqueness", "Steps may rest on the puzzle having one solution"), check("no_fallback", "Try where no technique applies"),
      h("details", {ontoggle: () => this.#techniques()}, h("summary", {}, "Techniques that are used"), h("label", {class: "field"}, h("span", {}, "Find a technique"), this.find), this.switches, this.note),
      h("p", {}, h("button", {type: "button", onclick: () => this.reset()}, "As it was at first")));
    const wishes = /** @type {Record<string, any>} */ (values.wishes);
    const input = (/** @type {string} */ name, /** @type {string} */ title, /** @type {string} */ example) => {
      const element = h("input", {type: "text", value: wishes[name], placeholder: example, autocapitalize: "off", autocomplete: "off", spellcheck: "false", onchange: () => { wishes[name] = element.value.trim(); this.#keep(); }});
      return h("label", {class: "field"}, h("span", {}, title), element);
    };
    const symmetry = h("select", {onchange: () => { wishes.symmetry = symmetry.value; this.#keep(); }}, ...symmetries.map(name => h("option", {selected: name === wishes.symmetry}, name)));
    const minimal = h("input", {type: "checkbox", checked: wishes.minimal, onchange: () => { wishes.minimal = minimal.checked; this.#keep(); }});
    fill(this.making, h("summary", {}, "What it is to be like"), h("div", {class: "wishes"}, h("label", {class: "field"}, h("span", {}, "Symmetry"), symmetry), ...typed.map(([name, title, example]) => input(name, title, example))),
      h("label", {class: "check"}, minimal, "No given can be left out"));
  }

  /** Forgets all of it. */
  reset() {
    this.values = structuredClone(usual);
    this.#changed();
    this.#fill();
    fill(this.switches);
    say("Words and techniques are as they were at first.");
  }

  /** Lists the techniques of the profile, each with a switch. */
  async #techniques() {
    const {values} = this, answer = await this.call.run("techniques", {profile: values.profile});
    if (!answer) return;
    fill(this.switches, ...answer.techniques.map((/** @type {any} */ t) => {
      const element = h("input", {type: "checkbox", checked: !values.without.includes(t.code), disabled: t.code === "trial", onchange: () => {
        values.without = values.without.filter(code => code !== t.code).concat(element.checked ? [] : t.code);
        this.#changed();
      }});
      return h("label", {class: "check", "data-name": `${t.name} ${t.code} ${t.family} ${t.aliases.join(" ")}`.toLowerCase()}, element, `${t.name}, ${word(t.level)}`);
    }));
    this.#search();
  }

  #search() {
    for (const label of this.switches.children) label.hidden = !label.dataset.name?.includes(this.find.value.toLowerCase());
  }
}
