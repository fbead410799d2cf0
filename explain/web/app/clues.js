// @ts-check
// The clues of a board as a list: what each kind means, and where they are.

import {fill, h} from "./dom.js";
import {numberOf} from "./rules.js";

/**
 * What the clues of a board mean, a kind an item.
 * @param {import("./rules.js").Rules} rules
 */
export const meanings = ({told}) => (told?.clues ?? []).map(({name, meaning}) => h("li", {}, h("strong", {}, name), " ", meaning));

export class Clues {
  /**
   * @param {HTMLElement} root
   * @param {(cells: number[]) => void} choose cells of a clue
   */
  constructor(root, choose) {
    this.root = root;
    this.choose = choose;
    /** @type {unknown} what is listed */
    this.listed = null;
    this.broken = "";
  }

  /**
   * @param {import("./rules.js").Rules} rules
   * @param {import("./api").ApiBroken[]} broken
   */
  render(rules, broken) {
    const marked = broken.map(({name, cells}) => name + cells.join()).join();
    if (rules === this.listed && marked === this.broken) return;
    this.listed = rules;
    this.broken = marked;
    const groups = rules.told?.clues ?? [], isBroken = (/** @type {string} */ name, /** @type {string} */ cells) => broken.some(b => b.name === name && b.cells.every(cell => cells.split(" ").includes(cell)));
    const {size} = rules;
    /** @type {HTMLElement} */ (this.root).hidden = groups.length === 0;
    fill(this.root, h("summary", {}, "Clues: ", groups.map(({name, clues}) => clues.length > 1 ? `${name} (${clues.length})` : name).join(", ")),
      h("ul", {class: "clues"}, ...groups.map(({name, meaning, clues, cells}) => h("li", {}, h("strong", {}, name), " ", meaning, clues.length > 0 &&
        h("ul", {}, ...clues.map((text, i) => h("li", {}, h("button", {type: "button", class: "link", onclick: () => this.choose(cells[i].split(" ").map(name => numberOf(name, size)))}, text), isBroken(name, cells[i]) && h("span", {class: "bad"}, " broken"))))))));
  }
}
