// @ts-check
// Practice: positions in which a technique is the next thing, and answers that the engine judges.

import {fill, h} from "./dom.js";

export class Practice {
  /**
   * @param {HTMLElement} root
   * @param {import("./main.js").App} app
   */
  constructor(root, app) {
    this.root = root;
    this.app = app;
  }

  show() {
    fill(this.root, h("h1", {}, "Practise"));
  }
}
