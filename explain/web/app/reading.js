// @ts-check
// What is told of a step: its text, as a list where it is one, and its argument line by line, with lines that light
// up on the board; what its terms mean, in place; and where to read on. Words and places are the engine's.

import {h} from "./dom.js";
import {inWords} from "./language.js";
import {Lines} from "./lines.js";
import {meanings, withTerms} from "./terms.js";

/**
 * @typedef {object} Told what the engine tells with a picture
 * @property {Line[]} [text]
 * @property {Line[]} [lines]
 * @property {{code: string, name: string, practice?: boolean}} [technique]
 */

/** @typedef {{number?: string, indent?: number, words: string, area?: string, lit?: string, from?: number[]}} Line */

/** The picture beside the teacher, which may be drawn anew at any time. */
const desk = () => /** @type {SVGElement | null} */ (document.querySelector("#board .picture svg"));

/** Whether arguments are open, as the reader has left them, beside texts that are lists already and beside others. */
const open = {list: false, text: matchMedia("(min-width: 56.01rem)").matches};

/**
 * A list of lines.
 * @param {Line[]} lines
 * @param {() => SVGElement | null} board
 */
function list(lines, board) {
  const element = h("ol", {class: "lines"}, ...lines.map(line => h("li", {class: line.indent ? "i" + Math.min(line.indent, 6) : null, "data-number": line.number ?? ""},
    line.lit === undefined ? h("span", {}, line.words)
      : h("button", {type: "button", "data-lit": line.lit, "data-area": line.area, "data-from": line.from?.join(" ")}, line.words))));
  new Lines(element, board);
  return element;
}

/**
 * A text, line by line: what is numbered is a list.
 * @param {Line[]} text
 * @param {() => SVGElement | null} [board]
 * @returns {HTMLElement[]}
 */
export function told(text, board = desk) {
  const numbered = (/** @type {Line} */ line) => Boolean(line.number), first = text.findIndex(numbered), last = text.findLastIndex(numbered);
  const p = (/** @type {Line} */ line) => h("p", {}, ...withTerms(line.words));
  if (first < 0) return text.map(p);
  const lines = text.slice(first, last + 1);
  return [...text.slice(0, first).map(p), list(lines, board), ...text.slice(last + 1).map(p), meanings(lines.map(line => line.words).join(" "))].filter(Boolean);
}

/**
 * The argument of a step, unless its text is that already.
 * @param {Told} picture
 * @param {() => SVGElement | null} [board]
 */
export function argument({text = [], lines = []}, board = desk) {
  const numbered = text.filter(line => line.number).length, beside = numbered ? "list" : "text";
  if (lines.length < 2 || numbered === lines.length) return null;
  return h("details", {class: "argument noprint", open: open[beside], ontoggle: (/** @type {any} */ e) => { open[beside] = e.target.open; }}, h("summary", {}, "Line by line"), list(lines, board));
}

/**
 * Where to read on, and to practise just that.
 * @param {{code: string, name: string, practice?: boolean} | undefined} technique
 */
export function readOn(technique) {
  if (!technique) return null;
  const link = (/** @type {string} */ view, /** @type {string} */ name) => h("a", {href: "#v=" + view, "data-view": view}, name);
  return h("span", {class: "path noprint"}, link("learn/" + technique.code, inWords`Lesson: ${technique.name}`), technique.practice ? link("practise/" + technique.code, "Practise it") : null);
}

/**
 * All that is told of a step.
 * @param {Told} picture
 * @param {() => SVGElement | null} [board]
 * @returns {(Node | null)[]}
 */
export function reading(picture, board = desk) {
  return [...told(picture.text ?? [], board), argument(picture, board), readOn(picture.technique)];
}
