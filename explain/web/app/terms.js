// @ts-check
// Terms in what is told: each opens its entry of the glossary where it stands.

import {h, say} from "./dom.js";

/** @typedef {{name: string, others?: string[], text: string}} Term */

/** @type {Term[]} those that are known, the longest names first */
let glossary = [];
/** @type {RegExp | null} */
let pattern = null;

/**
 * Takes the terms of the engine, once there are any.
 * @param {Term[]} terms
 */
export function know(terms) {
  glossary = [...terms].sort((a, b) => b.name.length - a.name.length);
  const escaped = glossary.map(term => term.name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  pattern = escaped.length ? new RegExp(`(?<![\\p{L}\\d])(${escaped.join("|")})(?:e?[nrsx]|ern?)?(?![\\p{L}\\d])`, "giu") : null;
}

/**
 * Asks the engine for the glossary, unless it is known.
 * @param {{engine: import("./engine.js").Engine}} app
 */
export async function learnTerms({engine}) {
  if (pattern) return;
  const answer = await engine.call("learn", {}).catch(() => null);
  if (answer?.glossary) know(answer.glossary);
}

/** @param {string} name @returns {Term | undefined} */
const termOf = name => glossary.find(term => term.name.toLowerCase() === name.toLowerCase());

/**
 * A word that opens its entry below the paragraph that it stands in.
 * @param {Term} term
 * @param {string} word as the text has it
 */
function button(term, word) {
  /** @type {HTMLElement | null} */
  let entry = null;
  const element = h("button", {type: "button", class: "term", "aria-expanded": "false", onclick: () => {
    if (entry) {
      entry.remove();
      entry = null;
    } else {
      entry = h("p", {class: "meaning"}, h("strong", {}, term.name), ": ", term.text);
      element.closest("p")?.after(entry);
      say(term.text);
    }
    element.setAttribute("aria-expanded", String(Boolean(entry)));
  }}, word);
  return element;
}

/**
 * A text with each of its terms once as something that opens its entry.
 * @param {string} text
 * @returns {(Node | string)[]}
 */
export function withTerms(text) {
  const parts = /** @type {(Node | string)[]} */ ([]), seen = new Set();
  let from = 0;
  for (const match of pattern ? text.matchAll(pattern) : []) {
    const term = termOf(match[1]);
    if (!term || seen.has(term.name)) continue;
    seen.add(term.name);
    parts.push(text.slice(from, match.index), button(term, match[0]));
    from = match.index + match[0].length;
  }
  return [...parts, text.slice(from)];
}

/**
 * The terms of a list, whose lines are something to press already.
 * @param {string} text
 */
export function meanings(text) {
  const terms = [...new Set([...pattern ? text.matchAll(pattern) : []].map(match => termOf(match[1])))].filter(term => term !== undefined);
  return terms.length ? h("p", {class: "soft"}, "Terms: ", ...terms.flatMap((term, i) => [i ? ", " : "", button(term, term.name)])) : null;
}
