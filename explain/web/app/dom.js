// @ts-check
// Small helpers for elements, and the one voice of the page. Words that are put on it are those of its language.

import {word, worded} from "./language.js";

/**
 * Makes an element. Attributes that are functions are listeners: {onclick: f}. A value of false, null or
 * undefined leaves the attribute out.
 * @param {string} tag
 * @param {Record<string, any>} [attributes]
 * @param {...(Node | string | null | undefined | false)} children
 * @returns {any}
 */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(name.slice(2), value);
    else if (value !== false && value != null) element.setAttribute(name, value === true ? "" : worded.includes(name) ? word(String(value)) : String(value));
  }
  put(element, ...children);
  return element;
}

/**
 * Appends what there is to append.
 * @param {Element} element
 * @param {...(Node | string | null | undefined | false)} children
 */
export function put(element, ...children) {
  for (const child of children) if (child || child === "") element.append(typeof child === "string" ? word(child) : child);
}

/**
 * Replaces the children of an element.
 * @param {Element} element
 * @param {...(Node | string | null | undefined | false)} children
 */
export function fill(element, ...children) {
  element.replaceChildren();
  put(element, ...children);
}

/**
 * @param {string} id
 * @returns {any}
 */
export function byId(id) {
  return document.getElementById(id);
}

/**
 * Scrolls, as little as it takes, so that an element is seen, and the board above it as far as there is room.
 * @param {Element | null} element
 * @param {Element | null} [board]
 */
export function inSight(element, board = byId("board")) {
  for (const e of [board, element]) e?.scrollIntoView({block: "nearest"});
}

let clearing = 0;

/**
 * Says to screen readers what others see on the page. An alert interrupts.
 * @param {string} message
 * @param {"status" | "alert"} [region]
 */
export function say(message, region = "status") {
  show(message, region, false);
}

/**
 * Says something to everybody: it is seen for a while, or until something else is said if it has a button that does
 * something about it.
 * @param {string} message
 * @param {"status" | "alert"} [region]
 * @param {[string, () => void]} [offer]
 */
export function tell(message, region = "status", offer) {
  show(message, region, true);
  if (!offer) return;
  const [name, action] = offer;
  clearTimeout(clearing);
  fill(byId("offer"), h("button", {type: "button", onclick: () => { silence(); action(); }}, name));
}

/**
 * @param {string} message
 * @param {"status" | "alert"} region
 * @param {boolean} seen
 */
function show(message, region, seen) {
  message = word(message);
  const element = byId(region);
  clearTimeout(clearing);
  fill(byId("offer"));
  byId("saying").classList.toggle("hidden", !seen);
  byId(region === "alert" ? "status" : "alert").textContent = "";
  // What is said twice must change to be heard twice.
  element.textContent = element.textContent === message ? message + "\u00a0" : message;
  clearing = window.setTimeout(silence, 8000);
}

function silence() {
  clearTimeout(clearing);
  for (const id of ["status", "alert", "offer"]) byId(id).textContent = "";
  byId("saying").classList.add("hidden");
}

let pictures = 0;

const ns = "http://www.w3.org/2000/svg";

/**
 * Takes a picture that the engine has drawn into the page: the board as it is, and what it has below as text
 * that can wrap. Its own style sheet stays behind, the page has one for all, and its ids become the page's.
 * @param {string} source
 * @returns {{board: any, key: HTMLElement}}
 */
export function picture(source) {
  const prefix = "p" + ++pictures + "-";
  const text = source.replace(/<style>[^<]*<\/style>/, "")
    .replace(/( id="|url\(#|href="#|aria-labelledby="|aria-describedby=")/g, "$1" + prefix);
  const board = /** @type {any} */ (document.importNode(new DOMParser().parseFromString(text, "image/svg+xml").documentElement, true));
  // Where there is something outside of the board the picture says how large all of it is, without what is below.
  const width = Number(board.getAttribute("width")), view = board.dataset.board ?? `-27 -27 ${width} ${width}`;
  const [, top, , height] = view.split(" ").map(Number), side = top + height - 3;
  board.setAttribute("viewBox", view);
  board.removeAttribute("width");
  board.removeAttribute("height");
  const children = [...board.children], y = (/** @type {Element} */ e) => Number(e.getAttribute("y"));
  const below = children.findLastIndex(e => e.tagName === "text" && y(e) <= side) + 1;
  const key = h("ul", {class: "key"});
  /** @type {Element[]} */
  let glyph = [];
  for (const e of children.slice(below)) {
    e.remove();
    if (e.tagName !== "text" || e.hasAttribute("text-anchor")) { // a sample of a digit is a sign, too
      glyph.push(e);
      continue;
    }
    const sign = document.createElementNS(ns, "svg");
    sign.setAttribute("viewBox", `${Number(e.getAttribute("x")) - 27} ${y(e) - 12} 24 24`);
    sign.setAttribute("aria-hidden", "true");
    sign.append(...glyph);
    key.append(h("li", {}, glyph.length ? sign : null, e.textContent));
    glyph = [];
  }
  return {board, key};
}

/**
 * A sign of 24 units, drawn in lines.
 * @param {string} path
 */
export function icon(path) {
  const svg = document.createElementNS(ns, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("class", "icon");
  const line = document.createElementNS(ns, "path");
  line.setAttribute("d", path);
  svg.append(line);
  return svg;
}

/**
 * A picture with its key, to be looked at beside a text.
 * @param {{svg?: string}} drawn
 */
export function figure(drawn) {
  if (!drawn.svg) return null;
  const {board, key} = picture(drawn.svg);
  return h("figure", {}, board, h("figcaption", {}, key));
}

/**
 * Saves a text as a file.
 * @param {string} name
 * @param {string} type
 * @param {string} text
 */
export function save(name, type, text) {
  const url = URL.createObjectURL(new Blob([text], {type}));
  h("a", {href: url, download: name}).click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
