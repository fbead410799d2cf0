// @ts-check
// The games that are kept, to be opened again or forgotten.

import {timeOf} from "./clock.js";
import {fill, h, tell} from "./dom.js";
import {inWords, word} from "./language.js";

const few = 6;

export class Shelf {
  /** @param {import("./main.js").App} app */
  constructor(app) {
    this.app = app;
    this.all = false;
    this.element = h("div", {class: "shelf"});
  }

  /** Another game was kept, or forgotten. */
  changed() {
    if (this.element.isConnected && this.element.offsetParent) this.show();
  }

  show() {
    const {keeper} = this.app, games = keeper.games.list(), shown = this.all ? games : games.slice(0, few);
    const button = (/** @type {string} */ name, /** @type {() => void} */ action, label = name) => h("button", {type: "button", class: "link", "aria-label": label === name ? null : label, onclick: action}, name);
    fill(this.element, games.length > 0 && h("h2", {}, "Your games"), games.length > 0 && h("ul", {class: "games"}, ...shown.map(game => {
      const title = game.name || (game.setup ? word("A puzzle half typed") : inWords`A puzzle with ${game.givens} givens${game.clues ? inWords` and ${game.clues} clues` : ""}`), date = new Date(game.began).toLocaleDateString(document.documentElement.lang, {day: "numeric", month: "short", year: "numeric"});
      const here = game.id === this.app.state.id;
      return h("li", {"aria-current": here ? "true" : null}, h("span", {class: "grow"}, h("strong", {}, title), h("span", {class: "soft"}, ` ${[game.level && word(game.level), date, progress(game), timeOf(game.seconds)].filter(Boolean).join(" · ")}`)),
        here ? h("span", {class: "soft"}, "on the board") : button("Open", () => { keeper.open(game.id); tell(inWords`${title} is open.`); this.app.teacher.open("hint"); }, inWords`Open ${title}, ${date}`),
        button("Forget", () => { this.forget([game.id]); }, inWords`Forget ${title}, ${date}`));
    })), games.length > 0 && h("p", {class: "row"}, games.length > shown.length && h("button", {type: "button", onclick: () => { this.all = true; this.show(); }}, inWords`All ${games.length} games`),
      h("button", {type: "button", onclick: () => this.forget(games.map(game => game.id))}, "Forget all games"), h("span", {class: "soft"}, "They are kept in this browser, on this device alone.")));
  }

  /** @param {string[]} ids */
  forget(ids) {
    const {keeper, state} = this.app;
    for (const id of ids) keeper.games.forget(id);
    // What is on the board stays there, and is kept again when it is changed.
    if (ids.includes(state.id)) Object.assign(state, {id: "", version: 0});
    this.show();
    tell(ids.length === 1 ? "The game is forgotten." : inWords`${ids.length} games are forgotten.`);
  }
}

/** @param {import("./games.js").Header} game */
function progress({setup, solved, open, givens, cells = 81}) {
  const toFill = cells - givens;
  return setup ? word("being typed in") : solved ? word("solved") : inWords`${toFill - open} of ${toFill} cells`;
}
