// @ts-check
// Practice: positions in which a technique is the next thing, and answers that the engine judges.

import {Answer} from "./answer.js";
import {fill, figure, h, save, say} from "./dom.js";
import {Schedule, storage} from "./schedule.js";
import {Call} from "./teacher.js";

const kinds = /** @type {[string, string][]} */ ([
  ["find", "Find it"], ["which-is-not", "Which of four is none?"], ["which-digit", "Which digit?"], ["finish-chain", "Finish the chain"],
]);

const verdicts = /** @type {Record<string, string>} */ ({
  right: "Right.", incomplete: "Right, and there is more.", other: "Right, by another technique.", beside: "True, but not from this.", wrong: "Not so.",
});

export class Practice {
  /**
   * @param {HTMLElement} root
   * @param {import("./main.js").App} app
   */
  constructor(root, app) {
    this.app = app;
    this.schedule = new Schedule(storage());
    /** @type {any[] | null} the techniques that there are tasks of */
    this.list = null;
    /** @type {any} */
    this.task = null;
    /** @type {Answer | null} what the answer is marked on, where it is no choice */
    this.marked = null;
    /** @type {any[]} the buttons of a choice */
    this.options = [];
    this.technique = "";
    this.kind = "find";
    this.hidden = false;
    this.stage = 0;
    this.errors = 0;
    this.done = false;
    this.result = h("div", {class: "reading"});
    this.hints = h("ol", {class: "told"});
    this.note = h("div");
    this.call = new Call(app, this.note);
    this.page = h("div", {class: "article"});
    fill(root, this.note, this.page);
  }

  /** @param {string[]} args a technique and a kind, or nothing for the choice */
  async show([technique = "", kind = "find"]) {
    this.technique = technique;
    this.kind = kind;
    if (technique) return this.next();
    this.list ??= (await this.call.run("practice", {}))?.techniques;
    if (this.list) this.#choice(this.list);
  }

  /** @param {any[]} list */
  #choice(list) {
    const now = Date.now(), due = new Set(this.schedule.due(now));
    const known = list.filter(t => this.schedule.items[t.code]);
    const link = (/** @type {any} */ t) => {
      const item = this.schedule.items[t.code];
      return h("li", {}, h("a", {href: "#v=practise/" + t.code, "data-view": "practise/" + t.code}, t.name),
        h("span", {class: "soft"}, item ? `${item.right} of ${item.asked} right${due.has(t.code) ? ", due" : ""}` : `${t.level} · ${t.kind}`));
    };
    fill(this.page, h("h1", {}, "Practise"),
      h("p", {class: "lead"}, "A position in which one technique is the next thing to see. Mark what follows; your answer is judged with a reason."),
      h("p", {class: "row"}, h("button", {type: "button", class: "main", onclick: () => this.mixed()}, due.size ? "What is due" : "Something mixed"),
        h("span", {class: "soft"}, due.size ? `${due.size} due today` : "from the techniques that you have practised, or the easy ones")),
      known.length > 0 && h("h2", {}, "Yours"), known.length > 0 && h("ul", {class: "entries"}, ...known.map(link)),
      h("h2", {}, "All techniques"), h("ul", {class: "entries"}, ...list.filter(t => !this.schedule.items[t.code]).map(link)),
      known.length > 0 && h("p", {class: "row"}, h("button", {type: "button", onclick: () => save("pencilmark-practice.json", "application/json", this.schedule.text)}, "Save my progress"),
        h("button", {type: "button", onclick: () => { this.schedule.forget(); this.#choice(list); say("Your progress is forgotten."); }}, "Forget my progress")));
  }

  /** Asks for what is due, or for something at random, without its name. */
  mixed() {
    const [first] = this.schedule.due(Date.now()), pool = Object.keys(this.schedule.items);
    const some = pool.length ? pool : (this.list ?? []).slice(0, 8).map(t => t.code);
    this.technique = first ?? some[Math.floor(Math.random() * some.length)];
    this.kind = "find";
    return this.next(true);
  }

  /**
   * Asks for a task.
   * @param {boolean} [hidden] without naming the technique
   */
  async next(hidden = false) {
    const answer = await this.call.run("practice", {technique: this.technique, kind: this.kind, hidden, svg: true});
    if (!answer) return;
    this.task = answer;
    this.hidden = hidden;
    this.stage = 0;
    this.errors = 0;
    this.done = false;
    fill(this.result);
    fill(this.hints);
    const {task} = this, button = (/** @type {string} */ name, /** @type {() => void} */ action, main = false) => h("button", {type: "button", class: main && "main", onclick: action}, name);
    const kindLink = (/** @type {[string, string]} */ [kind, name]) => h("a", {href: `#v=practise/${this.technique}/${kind}`, "data-view": `practise/${this.technique}/${kind}`, "aria-current": kind === this.kind ? "page" : null}, name);
    fill(this.page, h("p", {}, h("a", {href: "#v=practise", "data-view": "practise"}, "All of practice")),
      h("h1", {id: "task-name"}, hidden ? "What comes next?" : task.name),
      !hidden && task.kinds.length > 1 && h("p", {class: "row"}, ...kinds.filter(([kind]) => task.kinds.includes(kind)).map(kindLink)),
      h("p", {class: "lead"}, task.question), ...this.#board(),
      h("p", {class: "row"}, button("Answer", () => this.judge(), true), button("Hint", () => this.hint()), button("Another one", () => this.next(hidden))),
      this.result, this.hints);
    say(task.question);
    this.page.querySelector("h1").tabIndex = -1;
  }

  /** What the answer is marked on. */
  #board() {
    const {task} = this;
    this.marked = null;
    if (task.kind === "which-is-not" || task.kind === "which-digit") {
      const options = task.kind === "which-is-not" ? [..."ABCD"] : [..."123456789"];
      this.options = options.map(value => h("input", {type: "radio", name: "choice", value, id: "choice-" + value}));
      const label = (/** @type {string} */ value, /** @type {number} */ i) => h("label", {class: "check"}, this.options[i], value);
      return task.kind === "which-is-not"
        ? [h("fieldset", {class: "four"}, h("legend", {class: "hidden"}, "Which is none?"), ...options.map((value, i) => h("div", {}, label(value, i), figure(task.pictures[i]))))]
        : [figure(task.pictures[0]), h("fieldset", {class: "row"}, h("legend", {class: "hidden"}, "Which digit?"), ...options.map(label))];
    }
    this.marked = new Answer(task.sheet, {start: task.start, submit: () => this.judge()});
    return [this.marked.element, h("label", {class: "field"}, h("span", {}, "Your answer"), this.marked.text), h("p", {class: "soft"}, task.how)];
  }

  get #answer() {
    return this.marked ? this.marked.text.value.trim() : this.options.find(o => o.checked)?.value ?? "";
  }

  async judge() {
    const answer = this.#answer;
    if (!answer) return say("Mark an answer first.", "alert");
    const judged = await this.call.run("judge", {id: this.task.id, answer, svg: true});
    if (!judged) return;
    const {verdict, reason, done, picture} = judged;
    if (!done) this.errors++;
    fill(this.result, h("p", {class: verdict === "wrong" || verdict === "beside" ? "notice bad" : "notice"}, h("strong", {}, verdicts[verdict]), " ", reason),
      done && picture && figure(picture), !done && h("p", {class: "soft"}, "Try again, or take a hint."), done && h("p", {}, h("button", {type: "button", class: "main", onclick: () => this.next(this.hidden)}, "Next")));
    say(`${verdicts[verdict]} ${reason}`);
    if (done) this.#finish(this.stage >= 5 ? 1 : this.errors ? 2 : this.stage ? 3 : 5);
  }

  async hint() {
    const answer = await this.call.run("practice", {id: this.task.id, stage: Math.min(5, this.stage + 1), svg: true});
    if (!answer) return;
    this.stage = Math.min(5, this.stage + 1);
    fill(this.hints, ...answer.told.map((/** @type {string} */ line, /** @type {number} */ i) => h("li", {"data-stage": i + 1}, line)));
    say(answer.told[answer.told.length - 1]);
  }

  /** @param {number} grade */
  #finish(grade) {
    if (this.done) return;
    this.done = true;
    this.schedule.grade(this.task.technique, grade, Date.now());
  }
}
