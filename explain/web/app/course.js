// @ts-check
// Lessons: the course by family, each technique with boards, and the glossary.

import {figure, fill, h, say} from "./dom.js";
import {Call} from "./teacher.js";

export class Course {
  /**
   * @param {HTMLElement} root
   * @param {import("./main.js").App} app
   */
  constructor(root, app) {
    this.root = root;
    this.app = app;
    /** @type {string | null} the lesson that is shown, nothing for the course */
    this.shown = null;
    /** @type {Map<string, string> | null} what the lessons are called, by code */
    this.names = null;
    this.note = h("div");
    this.page = h("div", {class: "article"});
    this.call = new Call(app, this.note);
    fill(root, this.note, this.page);
  }

  /** @param {string[]} args the name of a lesson, or nothing for the course */
  async show([name = ""]) {
    if (this.shown === name) return;
    const course = this.names && name ? null : await this.call.run("learn", {});
    this.names ??= new Map((course?.course ?? []).map((/** @type {any} */ e) => [e.code, e.name]));
    const answer = name ? await this.call.run("learn", {name, svg: true}) : course;
    if (!answer) return;
    this.shown = name;
    fill(this.page, ...(name ? this.#named(name, answer) : this.#course(answer)));
    if (name) say(this.page.querySelector("h1").textContent);
  }

  /** @param {string} code @param {string} name */
  #link(code, name) {
    return h("a", {href: "#v=learn/" + code, "data-view": "learn/" + code}, name);
  }

  /** @param {any[]} entries */
  #entries(entries) {
    return h("ul", {class: "entries"}, ...entries.map(e => h("li", {}, this.#link(e.code, e.name), h("span", {class: "soft"}, `${e.level} · ${e.kind}`))));
  }

  /** @param {any} answer */
  #course({families, glossary, course}) {
    const known = new Set(families.flatMap((/** @type {any} */ f) => f.entries.map((/** @type {any} */ e) => e.code)));
    return [
      h("h1", {}, "Learn"),
      h("p", {class: "lead"}, "One technique at a time, the easy ones first: what it looks like, why it holds, how to see it, and what only looks like it."),
      ...families.flatMap((/** @type {any} */ f) => [h("h2", {class: "family"}, f.name), h("p", {}, f.text), this.#entries(f.entries)]),
      this.#entries(course.filter((/** @type {any} */ e) => !known.has(e.code))),
      h("h2", {id: "glossary"}, "Glossary"),
      h("dl", {class: "glossary"}, ...glossary.flatMap((/** @type {any} */ t) => [h("dt", {}, t.name, t.others?.length ? h("span", {class: "soft"}, " also " + t.others.join(", ")) : null), h("dd", {}, t.text)])),
    ];
  }

  /** @param {string} name @param {any} answer */
  #named(name, {lesson, families = [], term}) {
    const parts = [h("p", {class: "noprint"}, this.#link("", "All lessons"))];
    if (lesson) parts.push(...this.#lesson(lesson));
    for (const f of families) parts.push(h("h1", {class: "family"}, f.name), h("p", {}, f.text), this.#entries(f.entries));
    if (term) parts.push(h(lesson || families.length ? "h2" : "h1", {}, term.name), h("p", {}, term.text));
    return parts;
  }

  /** @param {any} lesson */
  #lesson({technique, what, why, look, looks_like, examples, near_miss, before, next}) {
    const text = (/** @type {string} */ title, /** @type {string} */ words) => [h("h2", {}, title), ...words.split(/\n\n+/).map(p => h("p", {}, p))];
    const example = (/** @type {any} */ e, /** @type {string} */ title) => h("div", {class: "example"}, h("h3", {}, title), figure(e.picture), h("p", {}, e.text),
      h("p", {class: "noprint"}, h("button", {type: "button", onclick: () => this.#open(e)}, "Open on my board")));
    return [
      h("h1", {}, technique.name), h("p", {class: "soft"}, `${technique.family} · ${technique.level}`),
      h("p", {class: "lead"}, what), ...text("Why it holds", why), ...text("How to see it", look),
      ...examples.map((/** @type {any} */ e, /** @type {number} */ i) => example(e, `Example ${i + 1}: ${e.picture.title}`)),
      ...text("What only looks like it", looks_like), near_miss && example(near_miss, "A near miss: " + near_miss.picture.title),
      h("p", {class: "row noprint"}, h("a", {class: "button", href: "#v=practise/" + technique.code, "data-view": "practise/" + technique.code}, "Practise it"),
        before && h("span", {}, "Before: ", this.#link(before, this.names?.get(before) ?? before)), next && h("span", {}, "Next: ", this.#link(next, this.names?.get(next) ?? next))),
    ].filter(Boolean);
  }

  /** @param {any} example */
  async #open(example) {
    if (!await this.app.mayReplace()) return;
    this.app.go("solve");
    this.app.adopt(example.sheet);
  }
}
