// @ts-check
// The language of the page: the words for its own words, by the English ones, and what the engine is asked to speak.
// What a language has no word for is in English.

import * as storage from "./storage.js";

const key = "pencilmark-language";

/** The languages by their codes, and what their speakers call them. */
export const languages = /** @type {Record<string, string>} */ ({en: "English", de: "Deutsch", fr: "Français"});

/** @type {Record<string, string>} */
let words = {};

/** The language that was chosen, or else the first of the browser's that there is. */
export function chosen() {
  const kept = typeof window === "undefined" ? "en" : storage.get(key); // tests have no browser
  return [kept ?? "", ...kept ? [] : navigator.languages.map(code => code.slice(0, 2))].find(code => code in languages) ?? "en";
}

/** Keeps a language, and begins again with it: the game is kept. @param {string} code */
export function choose(code) {
  storage.set(key, code);
  location.reload();
}

/** Loads the words of the language, and words what the page begins with. */
export async function speak() {
  const code = chosen();
  if (code === "en") return;
  const response = await fetch(code + ".json").catch(() => null);
  if (!response?.ok) return;
  words = await response.json();
  document.documentElement.lang = code;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.nodeValue?.trim();
    if (text && word(text) !== text) node.nodeValue = (node.nodeValue ?? "").replace(text, word(text));
  }
  for (const element of document.querySelectorAll("[title], [aria-label]")) {
    for (const name of worded) if (element.hasAttribute(name)) element.setAttribute(name, word(element.getAttribute(name) ?? ""));
  }
}

/** The attributes that have words. */
export const worded = ["title", "aria-label", "placeholder"];

/** What the language has for words, with the blanks around them. @param {string} english */
export const word = english => english.replace(/\S(?:[^]*\S)?/, text => Object.hasOwn(words, text) ? words[text] : text);

/**
 * Words with something in them: inWords`Solved in ${time}.` is looked up as "Solved in {0}."
 * @param {TemplateStringsArray} parts
 * @param {...any} values
 */
export const inWords = (parts, ...values) => word(parts.reduce((all, part, i) => `${all}{${i - 1}}${part}`)).replace(/\{(\d)\}/g, (_, i) => String(values[i]));
