// @ts-check
// What is drawn over a sheet: one type for what a hint draws and for what the player draws, so that one piece of
// code draws both.

/**
 * An element of a picture, as data. What it is about, its attributes say: data-of names a candidate, as r4c7=5,
 * data-cell a cell, data-house a house, and data-role what it stands for.
 * @typedef {object} Shape
 * @property {string} name of the element
 * @property {Record<string, string>} attributes
 * @property {string} [text]
 * @property {Shape[]} [children]
 * @property {boolean} [above] the digits
 */

/**
 * What a hint or a step draws, and the key to it.
 * @typedef {{shapes: Shape[], key: {box: string, shapes: Shape[], word: string}[]}} Told
 */

/**
 * @param {Element} element
 * @returns {Shape}
 */
function shapeOf(element) {
  const shape = /** @type {Shape} */ ({name: element.tagName, attributes: Object.fromEntries([...element.attributes].map(a => [a.name, a.value]))});
  if (element.children.length) shape.children = [...element.children].map(shapeOf);
  else if (element.textContent) shape.text = element.textContent;
  return shape;
}

/**
 * @param {Shape} shape
 * @returns {SVGElement}
 */
export function elementOf({name, attributes, text, children = []}) {
  const e = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) e.setAttribute(key, value);
  if (text) e.textContent = text;
  e.append(...children.map(elementOf));
  return e;
}

/**
 * How the digits of candidates are written on their shapes, by the names of the candidates.
 * @param {Shape[]} shapes
 * @returns {Map<string, "open" | "filled" | "placed">} placed is written large
 */
export function rolesIn(shapes) {
  const roles = new Map();
  for (const {attributes: a} of shapes) {
    const name = a["data-of"];
    if (!name || !a["data-role"] || roles.get(name) === "filled") continue;
    roles.set(name, large(a) ? "placed" : a.class?.includes("pm-fill") ? "filled" : "open");
  }
  return roles;
}

/** Whether a shape is drawn round a digit, not round a pencil mark. @param {Record<string, string>} attributes */
export const large = attributes => attributes["data-role"] === "placed" && Number(attributes.r) > 20;

/**
 * What a picture of the engine draws over a sheet. The sheet itself, its lines and digits, stays behind.
 * @param {{board: Element, key: Element}} picture
 * @returns {Told}
 */
export function told({board, key}) {
  const shapes = /** @type {Shape[]} */ ([]);
  let above = false;
  for (const e of board.children) {
    if (e.tagName === "g" && e.getAttribute("text-anchor")) { // digits and marks
      above = true;
      continue;
    }
    const lines = e.getAttribute("stroke-linecap") === "square" || e.classList.contains("pm-thin");
    if (lines || e.matches("title, desc, .pm-board, .pm-clues, text.pm-mark, .pm-extra")) continue;
    const shape = {...shapeOf(e), above}, last = shapes.at(-1)?.attributes ?? {};
    if (shape.name === "circle" && large(last) && !shape.attributes["data-of"]) { // the inner line of a ring
      Object.assign(shape.attributes, {"data-of": last["data-of"], "data-role": last["data-role"]});
    }
    shapes.push(shape);
  }
  return {shapes, key: [...key.children].map(li => {
    const sign = li.querySelector("svg");
    return {box: sign?.getAttribute("viewBox") ?? "", shapes: [...sign?.children ?? []].map(shapeOf), word: [...li.childNodes].filter(n => n !== sign).map(n => n.textContent).join("")};
  })};
}
