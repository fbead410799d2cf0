// @ts-check
// How long a game is played: the time while the page is seen and the game is neither paused nor solved.

import {byId, fill, h, icon, tell} from "./dom.js";
import {word} from "./language.js";

/** @param {number} seconds */
export function timeOf(seconds) {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, Math.floor(seconds) % 60];
  return `${hours ? hours + ":" : ""}${hours ? String(minutes).padStart(2, "0") : minutes}:${String(rest).padStart(2, "0")}`;
}

export class Clock {
  /**
   * @param {HTMLElement} root
   * @param {import("./main.js").App} app
   */
  constructor(root, app) {
    this.app = app;
    this.paused = false;
    /** @type {number | null} when what is not yet counted began */
    this.since = null;
    this.time = h("span", {class: "time", role: "timer", "aria-label": "Time played"});
    this.pause = h("button", {type: "button", class: "plain", onclick: () => this.toggle()});
    this.hide = h("button", {type: "button", class: "plain", onclick: () => app.desk.turn("clock", !app.settings.on("clock"))});
    fill(root, this.time, this.pause, this.hide);
    document.addEventListener("visibilitychange", () => { if (document.hidden) this.read(); else this.start(); });
    setInterval(() => { this.read(); this.render(); }, 1000);
  }

  /** Whether time is passing. */
  get #runs() {
    const {state} = this.app;
    return !this.paused && !document.hidden && !state.setup && !state.solved && !state.sheet.empty;
  }

  /** Counts what has passed since the last time. */
  read() {
    const now = Date.now();
    if (this.since !== null && this.#runs) this.app.state.seconds += Math.min(5, (now - this.since) / 1000); // not while the machine slept
    this.since = now;
  }

  /** Begins to count. */
  start() {
    this.since = Date.now();
    this.paused = false;
    this.render();
  }

  /** Pauses, or goes on. The board is covered meanwhile. */
  toggle() {
    this.read();
    this.paused = !this.paused;
    this.since = Date.now();
    this.render();
    tell(this.paused ? "Paused. The board is covered." : "Go on.");
  }

  render() {
    const {state, settings} = this.app, shown = settings.on("clock"), plays = !state.setup && !state.sheet.empty;
    this.time.hidden = !shown || !plays;
    this.pause.hidden = !shown || !plays || state.solved;
    this.hide.hidden = !plays;
    const time = timeOf(state.seconds);
    if (this.time.textContent !== time) this.time.textContent = time;
    const name = (/** @type {HTMLElement} */ button, /** @type {string} */ text, /** @type {string} */ path) => {
      text = word(text);
      if (button.getAttribute("aria-label") === text) return;
      button.setAttribute("aria-label", text);
      button.title = text;
      fill(button, icon(path));
    };
    name(this.pause, this.paused ? "Go on" : "Pause", this.paused ? "M8 5l11 7-11 7z" : "M8 5v14M16 5v14");
    name(this.hide, shown ? "Hide the timer" : "Show the timer", shown ? "M12 4a8 8 0 1 0 .01 0M12 8v5l3 2M4 4l16 16" : "M12 4a8 8 0 1 0 .01 0M12 8v5l3 2");
    byId("solve").classList.toggle("paused", this.paused);
  }
}
