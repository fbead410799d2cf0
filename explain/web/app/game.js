// @ts-check
// What a player can do in a game: functions over its state, which touch neither the page nor the engine. Each
// returns what is to be said, and whether anything has changed.

import {Rules} from "./rules.js";
import {Sheet} from "./sheet.js";
import {inWords, word} from "./language.js";

/** @typedef {import("./sheet.js").Kind} Kind */
/** @typedef {import("./state.js").State} State */
/**
 * @typedef {object} Done
 * @property {boolean} changed
 * @property {string} said
 * @property {boolean} [seen] the board shows what is said
 * @property {boolean} [drawn] digits and marks are as they were: what was told of them holds
 */

/** What a game is before it is played. */
const unplayed = {id: "", version: 0, began: 0, seconds: 0, solved: false};

/** @param {string} said @returns {Done} */
const refused = said => ({changed: false, said});

/** @param {Done} done @returns {Done} */
const seen = done => done.changed ? {...done, seen: true} : done;

/**
 * Changes the sheet as one step that can be undone. Marks follow: see {@link State}.
 * @param {State} state
 * @param {string} what
 * @param {() => void} change
 * @param {boolean} [all] marks go that a digit rules out, whoever has written them
 * @returns {Done}
 */
export function edit(state, what, change, all = state.follow === "all") {
  const {sheet, setup, follow} = state, changed = sheet.edit(change);
  const followed = !setup && (follow === "auto" ? sheet.edit(() => sheet.automatic(), changed) : changed && sheet.edit(() => sheet.tidy(all), true));
  return changed || followed ? {changed: true, said: what} : refused("");
}

/**
 * @param {State} state
 * @param {number[]} cells
 * @param {number} d
 * @param {Kind | null} kind null is the kind that is chosen
 */
export function enter(state, cells, d, kind) {
  const {sheet, setup} = state, as = setup ? "digit" : kind ?? state.kind;
  if (!cells.length) return refused("Choose a cell first.");
  if (!setup && cells.every(i => sheet.cells[i].given)) return refused("A given stays as it is.");
  const where = cells.length === 1 ? sheet.nameOf(cells[0]) : inWords`${cells.length} cells`;
  return seen(edit(state, as === "digit" ? inWords`${d} in ${where}` : inWords`${word(as)} mark ${d} in ${where}`, () => sheet.enter(cells, d, as, setup)));
}

/**
 * @param {State} state
 * @param {number[]} cells
 * @param {Kind | null} kind
 */
export const erase = (state, cells, kind) => seen(edit(state, "erased", () => state.sheet.erase(cells, kind ?? state.kind, state.setup)));

/**
 * @param {State} state
 * @param {number[]} cells
 */
export const promote = (state, cells) => seen(edit(state, "marks moved to the centre", () => state.sheet.promote(cells)));

/**
 * @param {State} state
 * @param {"undo" | "redo"} way
 * @returns {Done}
 */
export function step(state, way) {
  const {sheet} = state, before = sheet.codes().join();
  if (!sheet[way]()) return refused(way === "undo" ? "Nothing to undo." : "Nothing to redo.");
  return {changed: true, said: way === "undo" ? word("Undone.") : word("Done again."), seen: true, drawn: before === sheet.codes().join()};
}

/**
 * Draws over the sheet.
 * @param {State} state
 * @param {(drawing: string) => string} stroke what it makes of what is drawn
 * @returns {Done}
 */
export function draw({sheet}, stroke) {
  return {changed: sheet.edit(() => { sheet.drawing = stroke(sheet.drawing); }), said: "", drawn: true};
}

/**
 * Does what a step or a repair says. A removal needs marks: cells without any get all that is left in them.
 * @param {State} state
 * @param {{place?: string[], remove?: string[], erase?: string[], restore?: string[]}} what
 * @param {Record<string, string>} candidates
 */
export function apply(state, {place = [], remove = [], erase = [], restore = []}, candidates) {
  const {sheet} = state, done = [...place, ...remove, ...erase.map(mark => inWords`${mark} erased`), ...restore.map(mark => inWords`${mark} is back`)];
  return seen(edit(state, inWords`Applied: ${place.length > 9 ? inWords`${place.length} digits` : done.join(", ")}`, () => {
    sheet.note(candidates, remove.map(mark => mark.split("<>")[0]));
    sheet.strike([...remove, ...erase]);
    sheet.restoreMarks(restore);
    sheet.place(place);
  }, place.length > 0 || state.follow === "all"));
}

/**
 * Begins a game with a sheet from the engine.
 * @param {State} state
 * @param {any} document
 * @param {Rules} [rules] of its board
 * @returns {Done}
 */
export function adopt(state, document, rules = Rules.classic()) {
  const sheet = new Sheet(rules);
  sheet.take(document);
  Object.assign(state, {sheet, name: document.name ?? "", level: document.level ?? "", setup: false, ...unplayed});
  sheet.begin();
  return {changed: true, said: inWords`${state.name || word("A puzzle")} with ${contents(sheet)}.`};
}

/** What a puzzle begins with. @param {Sheet} sheet */
function contents(sheet) {
  const digits = sheet.size ** 2 - sheet.left, clues = sheet.rules.clues.length;
  return [
    ...digits || !clues ? [digits === 1 ? word("1 digit") : inWords`${digits} digits`] : [], ...clues ? [clues === 1 ? word("1 clue") : inWords`${clues} clues`] : [],
  ].join(word(" and "));
}

/**
 * Makes all digits on the sheet givens.
 * @param {State} state
 * @returns {Done}
 */
export function freeze(state) {
  for (const c of state.sheet.cells) c.given = c.digit > 0;
  state.setup = false;
  state.sheet.begin();
  return {changed: true, said: "The puzzle stands. Good luck!"};
}

/**
 * Leaves the givens, to be changed.
 * @param {State} state
 * @returns {Done}
 */
export function thaw(state) {
  adopt(state, {givens: state.sheet.givens, name: state.name}, state.sheet.rules);
  state.setup = true;
  return {changed: true, said: "The givens can be changed now."};
}

/**
 * @param {State} state
 * @returns {Done}
 */
export function clear(state) {
  Object.assign(state, {sheet: new Sheet(), name: "", level: "", setup: true, ...unplayed});
  return {changed: true, said: "The board is empty."};
}

/**
 * The sheet that a line of givens begins, nothing if it is no such line.
 * @param {string} line
 */
export function sheetOf(line) {
  const sheet = new Sheet();
  if (line.length !== sheet.cells.length || !/^[.0-9]+$/.test(line)) return null;
  [...line].forEach((d, i) => { if (d > "0") Object.assign(sheet.cells[i], {digit: Number(d), given: true}); });
  sheet.begin();
  return sheet;
}
