// @ts-check
// Calls of the engine for a place on the page that shows how they go.

import {fill, h, say} from "./dom.js";
import {learnTerms} from "./terms.js";

/** What tells something in which terms may stand. */
const tells = new Set(["hint", "steps", "solve", "why", "why-not", "review", "learn"]);

/** Runs one call at a time, with a note while it takes long and a way to stop it. */
export class Call {
  /**
   * @param {{engine: import("./engine.js").Engine, failed: (error: unknown, place?: Element) => void}} app
   * @param {HTMLElement} place where the note is shown
   */
  constructor(app, place) {
    this.app = app;
    this.place = place;
    /** @type {AbortController | null} */
    this.running = null;
  }

  cancel() {
    this.running?.abort();
    this.running = null;
    fill(this.place);
  }

  /**
   * @template {keyof import("./engine.js").Calls} N
   * @param {N} name
   * @param {import("./engine.js").Calls[N]["request"]} request
   * @returns {Promise<import("./engine.js").Calls[N]["answer"] | null>} null if the call failed or was overtaken; the reader has been told
   */
  async run(name, request) {
    this.cancel();
    const running = this.running = new AbortController();
    const slow = setTimeout(() => {
      if (this.running === running) fill(this.place, h("p", {class: "row soft"}, "Thinking …", h("button", {type: "button", onclick: () => { this.cancel(); say("Stopped."); }}, "Stop")));
    }, 400);
    try {
      const answer = await this.app.engine.call(name, request, {signal: running.signal});
      if (tells.has(name)) void learnTerms(this.app); // behind it, so as not to stand in its way
      return this.running === running ? answer : null;
    } catch (error) {
      if (this.running === running) this.app.failed(error, this.place);
      return null;
    } finally {
      clearTimeout(slow);
      if (this.running === running) {
        this.running = null;
        this.place.querySelector("button")?.closest("p")?.remove();
      }
    }
  }
}
