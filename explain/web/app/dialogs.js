// @ts-check
// Dialogs: a question, and the list of keys.

import {h} from "./dom.js";

/**
 * Shows a dialog and returns how it was closed. The focus goes back to where it was.
 * @param {string} title
 * @param {(Node | string)[]} content
 * @param {[string, string, boolean][]} buttons what each says and returns, and which is the main one
 * @returns {Promise<string>}
 */
function open(title, content, buttons) {
  const back = /** @type {HTMLElement} */ (document.activeElement);
  const dialog = h("dialog", {"aria-labelledby": "dialog-title"},
    h("form", {method: "dialog"}, h("h2", {id: "dialog-title"}, title), ...content,
      h("div", {class: "row"}, ...buttons.map(([name, value, main]) => h("button", {value, class: main && "main", autofocus: main}, name)))));
  document.body.append(dialog);
  dialog.showModal();
  return new Promise(resolve => dialog.addEventListener("close", () => {
    dialog.remove();
    back?.focus();
    resolve(dialog.returnValue);
  }));
}

/**
 * @param {string} title
 * @param {string} text
 * @param {string} yes
 */
export async function ask(title, text, yes) {
  return await open(title, [h("p", {}, text)], [[yes, "yes", true], ["Cancel", "", false]]) === "yes";
}

const keys = [
  [["1", "…", "9"], "write what is chosen: a digit, a corner mark or a centre mark; the same again takes it away"],
  [["Shift", "1"], "a corner mark: one of the places of a digit in the box"],
  [["Ctrl", "1"], "a centre mark: what is left in the cell"],
  [["Z", "X", "C"], "digits, corner marks, centre marks; Space goes to the next of them"],
  [["."], "corner marks become centre marks"],
  [["Delete", "0"], "erase the selected cells"],
  [["↑", "↓", "←", "→"], "move, and so do W A S D; Home and End go to the ends of the row"],
  [["Shift", "←"], "select more; so does dragging, Shift and a click, or the button ⊞"],
  [["Ctrl", "A"], "select all cells; Escape gives up the selection, then the hint"],
  [["U", "R"], "undo, redo; also Ctrl Z and Ctrl Y"],
  [["V"], "the next thing to draw with: a colour, lines, nothing"],
  [["H"], "hint, and more of it"],
  [["?"], "this list"],
  [["Tab"], "leaves the board"],
];

export function help() {
  return open("Keys of the board", [
    h("dl", {class: "keys"}, ...keys.flatMap(([names, does]) => [
      h("dt", {}, .../** @type {string[]} */ (names).flatMap((name, i) => [i ? " " : "", h("kbd", {}, name)])), h("dd", {}, String(does)),
    ])),
    h("p", {class: "soft"}, "They work wherever you clicked last, but for fields to type in: Options turns that off. While a puzzle is typed in each digit goes on to the next cell, and so do Space and 0. Paste a puzzle anywhere: a line of 81 characters, a board, a sheet with pencil marks, or a link of SudokuWiki, f-puzzles, SudokuPad, Sudoku Exchange or Sudoku Coach."),
  ], [["Close", "", true]]);
}
