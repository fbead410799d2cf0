// @ts-check
// Lessons: the first one, the core path in the order in which people learn it, the rest as a library that can be
// searched, and the glossary. What was found in practice is ticked.

import {Call} from "./call.js";
import {figure, fill, h, say} from "./dom.js";
import * as progress from "./progress.js";
import {argument, told} from "./reading.js";
import {know, withTerms} from "./terms.js";
import {inWords, word} from "./language.js";

/** How many positions of the library are on a page. */
const each = 12;

/**
 * A link to a view.
 * @param {string} view
 * @param {string} name
 * @param {boolean} [button]
 */
const link = (view, name, button = false) => h("a", {class: button && "button", href: "#v=" + view, "data-view": view}, name);

/** @param {string} text */
const paragraphs = text => text.split(/\n+/).map(p => h("p", {}, ...withTerms(p)));

export class Course {
  /**
   * @param {HTMLElement} root
   * @param {import("./main.js").App} app
   */
  constructor(root, app) {
    this.root = root;
    this.app = app;
    /** @type {string | null} what is shown, "" for the course */
    this.shown = null;
    /** @type {Map<string, string>} what the lessons are called, by code */
    this.names = new Map();
    /** @type {Map<string, string>} the families of the lessons, by code */
    this.families = new Map();
    this.note = h("div");
    this.page = h("div", {class: "article"});
    this.call = new Call(app, this.note);
    this.searching = new Call(app, h("div"));
    this.found = h("div");
    this.find = h("input", {type: "search", autocomplete: "off", id: "find-lesson", oninput: () => this.#search()});
    fill(root, this.note, this.page);
  }

  /** @param {string[]} args the name of a lesson or of a term, "positions" and a technique, or nothing for the course */
  async show(args) {
    const [name = "", of = ""] = args, shown = args.join("/") + JSON.stringify(this.app.choices.words);
    if (this.shown === shown && name) return;
    if (name === "positions" && of) return this.#positions(of, 0);
    if (!this.names.size || !name) {
      const answer = await this.call.run("learn", {progress: progress.load()});
      if (!answer) return;
      for (const e of answer.course ?? []) this.names.set(e.code, e.name);
      for (const f of answer.families ?? []) for (const e of f.entries) this.families.set(e.code, f.title);
      know(answer.glossary ?? []); // ahead of the lesson, in which its terms stand
      if (!name) fill(this.page, ...this.#course(answer));
    }
    if (name) {
      const answer = await this.call.run("learn", {name, svg: true, ...this.app.choices.words});
      if (!answer) {
        this.shown = null;
        return fill(this.page, h("p", {}, link("learn", "All lessons")));
      }
      fill(this.page, ...this.#named(answer));
      say(this.page.querySelector("h1").textContent);
    }
    this.shown = shown;
  }

  /**
   * @param {any[]} entries
   * @param {boolean} [ordered]
   */
  #entries(entries, ordered = false) {
    return h(ordered ? "ol" : "ul", {class: ordered ? "entries ordered" : "entries"}, ...entries.map(e => h("li", {class: e.done && "done"}, link("learn/" + e.code, e.name),
      e.done && h("span", {class: "tick"}, "found in practice"), h("span", {class: "soft"}, `${word(e.level)} · ${e.kind}`))));
  }

  /** @param {any} answer */
  #course({first, core, families, course, glossary, clues = []}) {
    const done = core.filter((/** @type {any} */ e) => e.done).length, known = new Set(families.flatMap((/** @type {any} */ f) => f.entries.map((/** @type {any} */ e) => e.code)));
    const rest = (/** @type {any[]} */ entries) => entries.filter(e => !e.core), others = rest(course.filter((/** @type {any} */ e) => !known.has(e.code)));
    const next = core.find((/** @type {any} */ e) => !e.done);
    this.find.value = "";
    fill(this.found);
    return [
      h("h1", {}, "Learn"),
      h("p", {class: "lead"}, "One technique at a time, in the order in which people learn them: what it looks like, why it holds, how to see it, and what only looks like it."),
      h("p", {class: "row"}, link("learn/" + first.name, "Never played? Begin here", done === 0), next && done > 0 && link("learn/" + next.code, inWords`Go on with ${next.name}`, true)),
      h("label", {class: "field"}, h("span", {}, "Find a lesson or a term"), this.find), this.found,
      h("h2", {}, "The core path"), h("p", {class: "soft"}, inWords`${done} of ${core.length} found in practice. This is kept on your device.`), this.#entries(core, true),
      h("h2", {}, "The library"), h("p", {}, "Everything else, by family. Nobody needs all of it."),
      ...families.map((/** @type {any} */ f) => ({...f, entries: rest(f.entries)})).filter((/** @type {any} */ f) => f.entries.length).map((/** @type {any} */ f) =>
        h("details", {class: "family"}, h("summary", {}, h("strong", {}, f.title), ` (${f.entries.length})`), ...paragraphs(f.text), this.#entries(f.entries))),
      others.length > 0 && this.#entries(others),
      h("h2", {}, "Clues of variants"), h("details", {class: "family"}, h("summary", {}, inWords`What setters draw beside the givens (${clues.length})`),
        h("ul", {class: "entries"}, ...clues.map((/** @type {any} */ e) => h("li", {}, link("learn/" + e.name, e.title), h("span", {class: "soft"}, e.text))))),
      h("h2", {id: "glossary"}, "Glossary"),
      h("dl", {class: "glossary"}, ...glossary.flatMap((/** @type {any} */ t) => [h("dt", {}, t.name, t.others?.length ? h("span", {class: "soft"}, " ", inWords`also ${t.others.join(", ")}`) : null), h("dd", {}, t.text)])),
    ];
  }

  async #search() {
    const words = this.find.value.trim();
    if (!words) return fill(this.found);
    const answer = await this.searching.run("learn", {search: words});
    if (!answer || words !== this.find.value.trim()) return;
    const found = answer.found ?? [], hits = found.slice(0, 20);
    fill(this.found, hits.length === 0 ? h("p", {class: "notice"}, "Nothing is called so, and no lesson has the word.")
      : h("ul", {class: "entries"}, ...hits.map((/** @type {any} */ e) => h("li", {}, link("learn/" + e.name, e.title), h("span", {class: "soft"}, `${word(e.kind)} · ${e.text}`)))),
      found.length > hits.length && h("p", {class: "soft"}, inWords`${found.length - hits.length} more have the word.`));
    say(inWords`${found.length} found`);
  }

  /** @param {any} answer */
  #named({lesson, families = [], term, basics, clue}) {
    const parts = [h("p", {class: "noprint"}, link("learn", "All lessons"))];
    if (basics) parts.push(...this.#basics(basics));
    if (clue) parts.push(...this.#clue(clue));
    if (lesson) parts.push(...this.#lesson(lesson));
    for (const f of families) parts.push(h("h1", {class: "family"}, f.title), ...paragraphs(f.text), this.#entries(f.entries));
    if (term) parts.push(h(lesson || families.length ? "h2" : "h1", {}, term.name), h("p", {}, term.text));
    return parts;
  }

  /** @param {any} clue */
  #clue({code, name, meaning, edges, first, picture, clues, alone, near, solution, practice}) {
    const text = (/** @type {string} */ title, /** @type {string} */ words) => words ? [h("h2", {}, title), ...paragraphs(words)] : [];
    return [h("h1", {}, name), h("p", {class: "row noprint"}, link("practise/" + code, "Practise it", true)), h("p", {class: "lead"}, meaning), ...paragraphs(edges), ...text("What follows first", first),
      h("h2", {}, "Example"), h("div", {class: "beside"}, figure(picture), h("div", {}, h("p", {}, "A puzzle with one solution, made for this lesson."), h("pre", {}, clues.join("\n")),
        h("details", {}, h("summary", {}, "Its solution"), h("p", {}, solution)))),
      ...text("What it says there", alone), ...text("A near miss", near), h("p", {class: "soft"}, inWords`More puzzles: ${practice}`)];
  }

  /** @param {any} basics */
  #basics({title, parts, sheet}) {
    return [h("h1", {}, title),
      ...parts.flatMap((/** @type {any} */ part) => [h("h2", {}, part.title), ...part.picture ? [h("div", {class: "beside"}, figure(part.picture), h("div", {}, ...paragraphs(part.text), part.told && h("p", {class: "notice"}, part.told)))] : paragraphs(part.text)]),
      h("p", {class: "row noprint"}, h("button", {type: "button", class: "main", onclick: () => this.#open({sheet})}, "Try it on my board"), link("learn/full-house", "The next lesson"))];
  }

  /** @param {any} lesson */
  #lesson({technique, what, why, look, looks_like, examples, near_miss, before, next, practice}) {
    const text = (/** @type {string} */ title, /** @type {string} */ words) => [h("h2", {}, title), ...paragraphs(words)];
    const {code} = technique;
    return [
      h("h1", {}, technique.name), h("p", {class: "soft"}, `${this.families.get(code)} · ${word(technique.level)}`),
      h("p", {class: "row noprint"}, practice && link("practise/" + code, "Practise it", true), practice && link("learn/positions/" + code, "Positions that need it"),
        h("button", {type: "button", onclick: () => this.#make(code)}, "Make a puzzle that needs it")),
      h("p", {class: "lead"}, ...withTerms(what)), ...text("Why it holds", why), ...text("How to see it", look),
      ...examples.map((/** @type {any} */ e, /** @type {number} */ i) => this.#example(e, inWords`Example ${i + 1}: ${e.picture.title}`)),
      ...text("What only looks like it", looks_like), near_miss && this.#example(near_miss, inWords`A near miss: ${near_miss.picture.title}`),
      h("p", {class: "row noprint"}, before && h("span", {}, "Before: ", link("learn/" + before, this.names.get(before) ?? before)), next && h("span", {}, "Next: ", link("learn/" + next, this.names.get(next) ?? next))),
    ].filter(Boolean);
  }

  /** @param {any} e @param {string} title */
  #example(e, title) {
    const drawn = figure(e.picture), board = () => drawn?.querySelector("svg") ?? null;
    return h("div", {class: "example"}, h("h3", {}, title), h("div", {class: "beside"}, drawn, h("div", {}, ...told(e.picture.text, board), argument(e.picture, board),
      e.first && h("p", {class: "soft"}, e.first), h("p", {class: "noprint"}, h("button", {type: "button", onclick: () => this.#open(e)}, "Open on my board")))));
  }

  /**
   * A page of positions in which a technique comes next.
   * @param {string} of
   * @param {number} skip
   */
  async #positions(of, skip) {
    const answer = await this.call.run("library", {technique: of, skip, number: each, svg: true, ...this.app.choices.names});
    if (!answer) return;
    const {technique, total, positions} = answer, last = skip + positions.length;
    this.shown = "positions/" + of;
    const page = (/** @type {string} */ name, /** @type {number} */ to, /** @type {boolean} */ on) => on && h("button", {type: "button", onclick: () => this.#positions(of, to)}, name);
    fill(this.page, h("p", {class: "row noprint"}, link("learn", "All lessons"), link("learn/" + technique.code, "The lesson")),
      h("h1", {}, inWords`${technique.name}: positions`),
      h("p", {class: "lead"}, total ? "In each of these it is the next thing to see. What it is, is not shown." : "There are none in the library."),
      h("div", {class: "shelf"}, ...positions.map((/** @type {any} */ p) => h("div", {}, figure(p.picture), h("button", {type: "button", onclick: () => this.#open(p)}, inWords`Open position ${p.number}`)))),
      total > 0 && h("p", {class: "row"}, h("span", {class: "soft"}, inWords`${skip + 1} to ${last} of ${total}`), page("Those before", Math.max(0, skip - each), skip > 0), page("The next ones", last, last < total)));
    say(this.page.querySelector("h1").textContent);
  }

  /** @param {string} code */
  async #make(code) {
    const answer = await this.call.run("generate", {needs: [code], milliseconds: 30000});
    if (answer) this.#open({sheet: {givens: answer.puzzles[0].input, name: "Needs " + (this.names.get(code) ?? code)}});
  }

  /** @param {any} example */
  #open(example) {
    this.app.views.go();
    this.app.intake.adopt(example.sheet, "full");
  }
}
