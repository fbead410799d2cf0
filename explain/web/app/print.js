// @ts-check
// Sheets to print: puzzles on pages, with solutions at the end.

import {digitsOf} from "./sheet.js";
import {draw} from "./drawing.js";
import {fill, h, say} from "./dom.js";
import {Call} from "./teacher.js";
import {Sheet} from "./sheet.js";

export class Print {
  /**
   * @param {HTMLElement} root
   * @param {import("./main.js").App} app
   */
  constructor(root, app) {
    this.root = root;
    this.app = app;
  }

  show() {
    fill(this.root, h("h1", {}, "Print"));
  }
}
