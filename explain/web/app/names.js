// @ts-check
// What cells are called: r4c7, which everything inside the page calls them, or D7.

/** @typedef {"rc" | "a1"} Notation */

/**
 * A text with the cells called as the reader wants it.
 * @param {string} text
 * @param {Notation} notation
 */
export const named = (text, notation) => notation === "a1" ? text.replace(/r([1-9])c([1-9])/g, (_, row, column) => rowName(row - 1, notation) + column) : text;

/**
 * What stands beside a row.
 * @param {number} i from 0
 * @param {Notation} notation
 */
export const rowName = (i, notation) => notation === "a1" ? "ABCDEFGHI"[i] : `r${i + 1}`;

/**
 * What stands above a column.
 * @param {number} i from 0
 * @param {Notation} notation
 */
export const columnName = (i, notation) => notation === "a1" ? String(i + 1) : `c${i + 1}`;
