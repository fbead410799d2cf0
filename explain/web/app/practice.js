// @ts-check
// Practice: positions in which a technique is the next thing, and answers that the engine judges.

import {Answer} from "./answer.js";
import {fill, figure, h, inSight, save, say, tell} from "./dom.js";
import {argument, told} from "./reading.js";
import * as progress from "./progress.js";
import {Call} from "./call.js";
import {inWords, word} from "./language.js";

const kinds = /** @type {[import("./api").TaskKind, string][]} */ ([
  ["find", "Find it"], ["which-is-not", "Which is the odd one out?"], ["which-digit", "Which digit?"], ["finish-chain", "Finish the chain"],
]);

const verdicts = /** @type {Record<string, string>} */ ({
  right: "Right.", incomplete: "Right, and there is more.", other: "Right, by another technique.", misnamed: "Right, but not by that name.", beside: "", wrong: "Not so.",
});

/** How many tasks of a technique come one after the other before it is mixed with others. */
const block = 3;

export class Practice {
  /**
   * @param {HTMLElement} root
   * @param {import("./main.js").App} app
   */
  constructor(root, app) {
    this.app = app;
    /** @type {any} */
    this.task = null;
    /** @type {Answer | null} what the answer is marked on, where it is no choice */
    this.marked = null;
    /** @type {any[]} the buttons of a choice */
    this.options = [];
    this.technique = "";
    this.kind = "find";
    this.hidden = false;
    this.alike = 0; // tasks of the technique that are done, one after the other
    this.since = 0;
    this.stage = 0;
    this.errors = 0;
    this.done = false;
    this.result = h("div", {class: "reading"});
    this.hints = h("ol", {class: "told"});
    this.note = h("div");
    this.call = new Call(app, this.note);
    this.page = h("div", {class: "article"});
    this.learning = new Call(app, h("div"));
    this.judging = h("div"); // what cannot be read is told beside the answer
    this.judged = new Call(app, this.judging);
    this.recording = new Call(app, h("div")); // goes on while the next task is asked for
    fill(root, this.note, this.page);
  }

  /** @param {string[]} args a technique, a kind and the number of a task, or nothing for the choice */
  async show([technique = "", kind = "find", number]) {
    this.technique = technique;
    this.kind = kind;
    if (number) return this.#open({id: `${technique}/${kind}/${number}`});
    if (technique) return this.next();
    const answer = await this.#ask({});
    if (answer) this.#choice(answer.techniques ?? []);
  }

  /**
   * Asks with what the learner has practised. Progress that cannot be read is forgotten.
   * @param {import("./api").ApiPracticeRequest} request
   */
  #ask(request) {
    return this.call.run("practice", {...request, ...this.app.choices.names, progress: progress.load()});
  }

  /** @param {any[]} list what there is to practise */
  #choice(list) {
    const due = list.filter(t => t.due).length, known = list.filter(t => t.tasks), unknown = list.filter(t => !t.tasks);
    const well = (/** @type {any} */ t) => t.right >= 0.7 * t.tasks, bar = (/** @type {any} */ t) => h("meter", {min: 0, max: t.tasks, value: t.right, "aria-hidden": "true"});
    const part = (/** @type {string} */ title, /** @type {any[]} */ of) => of.length ? [h("h3", {}, title), h("ul", {class: "entries"}, ...of.map(entry))] : [];
    const entry = (/** @type {any} */ t) => h("li", {}, h("a", {href: "#v=practise/" + t.code, "data-view": "practise/" + t.code}, t.name),
      h("span", {class: "soft"}, t.tasks ? inWords`${t.right} of ${t.tasks} right${t.due ? word(", due") : ""} ` : `${word(t.level)} · ${t.kind}`, t.tasks > 0 && bar(t)));
    fill(this.page, h("h1", {}, "Practise"),
      h("p", {class: "lead"}, "A position in which one technique is the next thing to see. Mark what follows; your answer is judged with a reason."),
      h("p", {class: "row"}, h("button", {type: "button", class: "main", onclick: () => this.next(true)}, due ? "What is due" : "Something mixed"),
        h("span", {class: "soft"}, due ? inWords`${due} due` : "the technique is not named")),
      known.length > 0 && h("h2", {}, "Your progress"),
      ...part("Due now", known.filter(t => t.due)), ...part("Not yet sure", known.filter(t => !t.due && !well(t))), ...part("Going well", known.filter(t => !t.due && well(t))),
      known.length > 0 && h("p", {class: "row"}, h("button", {type: "button", onclick: () => save("progress.json", "application/json", JSON.stringify(progress.load(), null, 1))}, "Save my progress"),
        h("button", {type: "button", onclick: () => { progress.keep(undefined); this.show([]); tell("Your progress is forgotten."); }}, "Forget my progress")),
      h("h2", {}, "The core path"), h("ol", {class: "entries"}, ...unknown.filter(t => t.core).sort((a, b) => a.core - b.core).map(entry)),
      h("h2", {}, "The library"), h("ul", {class: "entries"}, ...unknown.filter(t => !t.core).map(entry)));
  }

  /**
   * Asks for a task.
   * @param {boolean} [hidden] without naming the technique: that of the page among others, or what is best practised next
   */
  next(hidden = false) {
    return this.#open({technique: this.technique, kind: this.kind, mixed: hidden}, hidden);
  }

  /**
   * Shows the task of a request. The address names it, unless its technique is to be found out.
   * @param {object} request
   * @param {boolean} [hidden]
   */
  async #open(request, hidden = false) {
    const task = (await this.#ask({...request, svg: true}))?.task;
    if (!task) return;
    const rules = await this.app.rulebook.of(task.sheet);
    if (hidden || task.technique !== this.task?.technique) this.alike = 0;
    this.task = task;
    this.hidden = hidden;
    this.app.views.at(hidden ? "practise" : "practise/" + task.id);
    this.since = Date.now();
    this.stage = 0;
    this.errors = 0;
    this.done = false;
    fill(this.result);
    fill(this.hints);
    const button = (/** @type {string} */ name, /** @type {() => void} */ action, main = false) => h("button", {type: "button", class: main && "main", onclick: action}, name);
    const kindLink = (/** @type {[string, string]} */ [kind, name]) => h("a", {href: `#v=practise/${task.technique}/${kind}`, "data-view": `practise/${task.technique}/${kind}`, "aria-current": kind === task.kind ? "page" : null}, name);
    const {board, field} = this.#board(rules);
    fill(this.judging);
    fill(this.page, h("div", {class: "task"},
      h("div", {class: "asked"}, h("p", {class: "row"}, h("a", {href: "#v=practise", "data-view": "practise"}, "All of practice"),
        !hidden && h("a", {href: "#v=learn/" + task.technique, "data-view": "learn/" + task.technique}, "The lesson")),
        h("h1", {id: "task-name"}, hidden ? "What comes next?" : task.name), h("p", {class: "question"}, task.question),
        task.clue && h("p", {}, h("a", {href: "#v=learn/" + task.clue.code, "data-view": "learn/" + task.clue.code}, task.clue.name), " · ", task.clue.meaning)),
      h("div", {class: "marked"}, ...board),
      h("div", {class: "answering"}, ...field,
        h("p", {class: "row"}, button("Answer", () => this.judge(), true), button("Hint", () => this.hint()), button("Give up", () => this.giveUp()), button("Another one", () => this.next(hidden))),
        this.judging, this.result, this.hints, field.length > 0 && h("p", {class: "soft"}, task.how),
        !hidden && task.kinds.length > 1 && h("p", {class: "row"}, ...kinds.filter(([kind]) => task.kinds.includes(kind)).map(kindLink)),
        !hidden && this.#example())));
    say(task.question);
    this.page.querySelector("h1").tabIndex = -1;
  }

  /** An example of the technique, in view while it is new. */
  #example() {
    const place = h("div"), {technique} = this.task;
    return h("details", {class: "example", open: this.alike === 0, ontoggle: async (/** @type {Event} */ e) => {
      if (!/** @type {HTMLDetailsElement} */ (e.target).open || place.firstChild) return;
      const lesson = (await this.learning.run("learn", {name: technique, svg: true, ...this.app.choices.words}))?.lesson;
      if (lesson) fill(place, h("p", {}, lesson.what), ...lesson.examples.slice(0, 1).map((/** @type {any} */ x) => this.#shown(x.picture)), h("p", {}, h("a", {href: "#v=learn/" + technique, "data-view": "learn/" + technique}, "The lesson")));
    }}, h("summary", {}, "An example"), place);
  }

  /** What comes after a task: more of the same, until it is time to tell it from others. */
  #after() {
    const alike = this.alike + (this.done ? 0 : 1), mixed = this.hidden || alike >= block;
    const button = (/** @type {string} */ name, /** @type {boolean} */ hidden, main = false) => h("button", {type: "button", class: main && "main", onclick: () => this.next(hidden)}, name);
    if (this.hidden || !mixed) return [h("p", {}, button("Next", mixed, true))];
    return [h("p", {}, inWords`${alike} of a kind are done. Among others, and without its name, you practise to see when it is one.`), h("p", {class: "row"}, button("Next, mixed", true, true), button("One more of these", false))];
  }

  /** What the answer is marked on. @param {import("./rules.js").Rules} rules */
  #board(rules) {
    const {task} = this;
    this.marked = null;
    if (task.kind === "which-is-not" || task.kind === "which-digit") {
      const options = task.kind === "which-is-not" ? [..."ABCD"] : Array.from({length: rules.size}, (_, i) => String(i + 1));
      this.options = options.map(value => h("input", {type: "radio", name: "choice", value, id: "choice-" + value}));
      const label = (/** @type {string} */ value, /** @type {number} */ i) => h("label", {class: "check"}, this.options[i], value);
      return task.kind === "which-is-not"
        ? {board: [h("fieldset", {class: "four"}, h("legend", {class: "hidden"}, "Which is the odd one out?"), ...options.map((value, i) => h("div", {onclick: () => { this.options[i].checked = true; }}, label(value, i), figure(task.pictures[i]))))], field: []}
        : {board: [figure(task.pictures[0])], field: [h("fieldset", {class: "row"}, h("legend", {class: "hidden"}, "Which digit?"), ...options.map(label))]};
    }
    this.marked = new Answer(task.sheet, {rules, start: task.start, places: task.places, notation: this.app.choices.values.notation, submit: () => this.judge()});
    return {board: [this.marked.element], field: [h("label", {class: "field"}, h("span", {}, "Your answer"), this.marked.text)]};
  }

  get #answer() {
    return this.marked ? this.marked.text.value.trim() : this.options.find(o => o.checked)?.value ?? "";
  }

  async judge() {
    const answer = this.#answer;
    if (!answer) return tell("Mark an answer first.", "alert");
    const judged = await this.judged.run("judge", {id: this.task.id, answer, svg: true, ...this.app.choices.names});
    if (!judged) return;
    const {verdict, reason, done, picture, not_by: notBy} = judged;
    if (!done) this.errors++;
    const head = notBy || verdict === "beside" ? "" : word(verdicts[verdict]) + " ";
    fill(this.result, h("p", {class: verdict === "wrong" || verdict === "beside" ? "notice bad" : "notice"}, h("strong", {}, head), reason),
      done && picture && this.#shown(picture), !done && h("p", {class: "soft"}, "Try again, or take a hint."), ...done ? this.#after() : []);
    inSight(this.result.firstElementChild, this.page.querySelector(".board"));
    say(head + reason);
    if (done) this.#finish(false);
  }

  /** The step that shows a right answer, with what is told of it. @param {any} picture */
  #shown(picture) {
    const drawn = figure(picture), board = () => drawn?.querySelector("svg") ?? null;
    return h("div", {}, drawn, ...told(picture.text, board), argument(picture, board));
  }

  /** @param {number} [stage] of hints, the next one if it is left out */
  async hint(stage = Math.min(5, this.stage + 1)) {
    const answer = await this.call.run("practice", {id: this.task.id, stage, svg: true, ...this.app.choices.names});
    if (!answer) return null;
    this.stage = stage;
    const told = answer.told ?? [];
    fill(this.hints, ...told.map((line, i) => h("li", {"data-stage": i + 1}, line)));
    say(told.at(-1) ?? "");
    return answer;
  }

  async giveUp() {
    const answer = await this.hint(5);
    if (!answer) return;
    fill(this.result, ...this.#after(), answer.picture && this.#shown(answer.picture));
    if (answer.picture) fill(this.hints); // which is told with it
    inSight(this.result.firstElementChild, this.page.querySelector(".board"));
    this.#finish(true);
  }

  /** @param {boolean} shown the learner gave up */
  async #finish(shown) {
    if (this.done) return;
    this.done = true;
    this.alike++;
    const answer = await this.recording.run("record", {progress: progress.load(), id: this.task.id, wrong: this.errors, stage: this.stage, shown, seconds: Math.max(0, Math.round((Date.now() - this.since) / 1000))});
    if (answer) progress.keep(answer.progress);
  }
}
