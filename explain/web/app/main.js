// @ts-check
// The page: one game on the desk, the teacher beside it, and the views. It has the parts that know each other, and the
// address.

import * as address from "./address.js";
import {Brushes} from "./brushes.js";
import {Choices} from "./choices.js";
import {Clock} from "./clock.js";
import {Course} from "./course.js";
import {Desk} from "./desk.js";
import {help} from "./dialogs.js";
import {byId, fill, h, tell} from "./dom.js";
import {connect, EngineError} from "./engine.js";
import {Finish} from "./finish.js";
import {sheetOf} from "./game.js";
import {Intake} from "./intake.js";
import {Keeper} from "./keeper.js";
import {choose, chosen, languages, speak} from "./language.js";
import {Practice} from "./practice.js";
import {Print} from "./print.js";
import {keyOf, Rulebook} from "./rules.js";
import {Settings} from "./settings.js";
import {Sheet} from "./sheet.js";
import {fresh} from "./state.js";
import {Teacher} from "./teacher.js";
import {Views} from "./views.js";

export class App {
  constructor() {
    this.engine = connect();
    this.rulebook = new Rulebook(this.engine);
    this.state = fresh();
    /** @type {Sheet | null} the sheet whose game the address has, null while givens are typed in */
    this.played = null;
    this.settings = new Settings();
    this.keeper = new Keeper(this);
    this.clock = new Clock(byId("clock"), this);
    this.finish = new Finish(byId("finish"), this);
    this.brushes = new Brushes(byId("brushes"), this);
    this.desk = new Desk(this);
    this.intake = new Intake(this);
    this.choices = new Choices(this);
    this.teacher = new Teacher(byId("teacher"), this);
    this.views = new Views({
      learn: new Course(byId("learn"), this), practise: new Practice(byId("practise"), this), print: new Print(byId("print"), this),
    }, entry => this.save(entry));
    byId("help").addEventListener("click", help);
    byId("theme").addEventListener("click", () => {
      this.settings.nextTheme();
      this.save();
      tell(byId("theme").getAttribute("aria-label"));
    });
    const language = byId("language");
    fill(language, ...Object.entries(languages).map(([code, name]) => h("option", {value: code, lang: code, selected: code === chosen()}, name)));
    language.addEventListener("change", () => choose(language.value));
    addEventListener("popstate", () => this.load());
    addEventListener("hashchange", () => this.load());
  }

  /** Takes the state out of the address. */
  load() {
    const {puzzle, state: written} = address.read(), progress = written.get("p") ?? "", view = written.get("v") ?? "solve", brought = written.get("open");
    this.settings.read(written);
    this.views.current = view; // the address is written again before the view is shown
    if (!this.#shows(puzzle, progress) && !this.keeper.resume(puzzle.givens, progress, keyOf(puzzle))) {
      if (keyOf(puzzle)) void this.#open(puzzle, progress); else this.#begin(puzzle.givens, progress, written.has("e"));
    }
    this.keeper.tell();
    this.views.show(view);
    this.desk.render();
    if (brought) void this.intake.take(brought); else if (!this.state.sheet.empty) this.desk.look();
  }

  /**
   * Whether the sheet is that of an address.
   * @param {address.Puzzle} puzzle
   * @param {string} progress
   */
  #shows({givens, ...rules}, progress) {
    const {sheet} = this.state, key = keyOf(rules);
    return (key !== "" || /[1-9]/.test(givens)) && (givens || sheet.givens) === sheet.givens && key === sheet.rules.key && progress === (sheet.touched ? sheet.progress() : "");
  }

  /**
   * Begins with a puzzle whose rules the engine has to tell first.
   * @param {address.Puzzle} puzzle
   * @param {string} progress
   */
  async #open(puzzle, progress) {
    this.#begin("", "", false);
    try {
      await this.intake.adopt(puzzle);
      if (progress) this.state.sheet.restore(progress);
      this.desk.opened();
    } catch (error) {
      this.failed(error instanceof EngineError ? error : new EngineError("The puzzle in the address could not be read."));
    }
  }

  /**
   * Begins with what an address has, which is a game of its own.
   * @param {string} line
   * @param {string} progress
   * @param {boolean} setup the givens are being typed in
   */
  #begin(line, progress, setup) {
    const {state} = this, sheet = sheetOf(line);
    Object.assign(state, fresh(), {sheet: sheet ?? new Sheet()});
    state.setup = state.sheet.empty || setup;
    if (line && !sheet) void this.intake.take(line); // what else a query may hold, the engine reads
    try {
      if (progress) state.sheet.restore(progress);
    } catch {
      tell("The marks in the address could not be read.", "alert");
    }
    this.desk.opened();
  }

  /** Writes the state into the address. */
  save(entry = false) {
    const {sheet, setup} = this.state, begins = !setup && sheet !== this.played;
    this.played = setup ? null : sheet;
    address.write(sheet.puzzle(), {v: this.views.written, ...this.settings.written(), e: setup && !sheet.empty ? "1" : "", p: sheet.touched ? sheet.progress() : ""}, entry, begins);
  }

  /**
   * Tells that a call has failed.
   * @param {unknown} error
   * @param {Element} [place]
   */
  failed(error, place) {
    if (error instanceof DOMException && error.name === "AbortError") return;
    if (!(error instanceof EngineError)) throw error;
    if (place) fill(place, h("p", {class: "notice bad"}, error.message));
    tell(error.message, "alert");
  }
}

await speak();
new App().load();
