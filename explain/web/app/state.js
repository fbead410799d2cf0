// @ts-check
// What the page knows of a game, as data. The functions that change it are in game.js, and neither touches the
// page; the desk draws the state as it is.

import {Sheet} from "./sheet.js";

/** @typedef {import("./sheet.js").Kind} Kind */

/**
 * @typedef {object} State
 * @property {string} id of the game, among those that are kept
 * @property {number} version of it that was read or written last
 * @property {number} began when, in milliseconds; 0 if it was never kept
 * @property {number} seconds of play
 * @property {boolean} solved
 * @property {Sheet} sheet digits, marks and what is drawn over them, with what was done
 * @property {boolean} setup the givens are being typed in
 * @property {string} name of the puzzle, "" if it has none
 * @property {string} level of the puzzle, "" if nobody has said it
 * @property {"own" | "all" | "auto"} follow which marks go when a digit rules them out: those that the page has written,
 *   all, or marks are the page's and always what digits leave
 * @property {Kind} kind what a digit writes
 * @property {Kind | null} held what a digit writes while a modifier key is down
 * @property {Set<string>} wrong cells whose digit differs from the solution
 * @property {Set<string>} clashes cells whose digit stands twice in a house, or breaks a clue
 * @property {import("./api").ApiBroken[]} broken clues that the digits break
 * @property {Record<string, string>} candidates what is left in the open cells, by their names
 * @property {string | null} shown the picture of another sheet in the place of this one
 * @property {import("./shapes.js").Told | null} told what a hint or a step draws over the sheet
 */

/** @returns {State} */
export function fresh() {
  return {
    id: "", version: 0, began: 0, seconds: 0, solved: false,
    sheet: new Sheet(), setup: true, name: "", level: "", follow: "own", kind: "digit", held: null, wrong: new Set(), clashes: new Set(), broken: [], candidates: {},
    shown: null, told: null,
  };
}
