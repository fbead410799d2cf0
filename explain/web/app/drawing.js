// @ts-check
// The picture of a sheet, in the units and classes of the engine's pictures, so that one can take the place of
// the other and nothing moves.

import {digitsOf} from "./sheet.js";

/** Where the marks of a corner stand, in the order in which they fill it. */
const corners = [[-20, -19], [20, -19], [-20, 20], [20, 20], [0, -19], [0, 20], [-20, 0], [20, 0], [0, 0]];

const font = "Helvetica, Arial, 'Liberation Sans', sans-serif";

/**
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 * @param {string} [text]
 */
function element(name, attributes, text) {
  const e = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) e.setAttribute(key, String(value));
  if (text) e.textContent = text;
  return e;
}

/**
 * @param {import("./sheet.js").Sheet} sheet
 * @param {Omit<import("./grid.js").View, "peers">} view
 * @returns {SVGElement}
 */
export function draw(sheet, view) {
  const n = sheet.size, box = Math.sqrt(n), side = 60 * n;
  const svg = element("svg", {class: "pm", viewBox: `-27 -27 ${side + 30} ${side + 30}`});
  const lines = (/** @type {boolean} */ thick) => Array.from({length: n + 1}, (_, i) => i).filter(i => i % box === 0 === thick)
    .map(i => `M0 ${60 * i}h${side}M${60 * i} 0v${side}`).join("");
  svg.append(element("path", {class: "pm-thin", fill: "none", stroke: "#8a8a8a", d: lines(false)}),
    element("path", {class: "pm-line", fill: "none", stroke: "#1a1a1a", "stroke-width": 3, "stroke-linecap": "square", d: lines(true)}));
  const signs = element("g", {});
  svg.append(signs);
  const texts = element("g", {"font-family": font, "text-anchor": "middle"});
  const write = (/** @type {string} */ name, /** @type {string} */ text, /** @type {number} */ size, /** @type {number} */ x, /** @type {number} */ y, more = {}) =>
    texts.append(element("text", {class: name, "font-size": size, x, y, dy: ".35em", ...more}, text));
  for (let i = 0; i < n; i++) {
    write("pm-mark", `r${i + 1}`, 13, -13.5, 60 * i + 30);
    write("pm-mark", `c${i + 1}`, 13, 60 * i + 30, -13.5);
  }
  sheet.cells.forEach((c, i) => {
    const x = 60 * (i % n) + 30, y = 60 * Math.floor(i / n) + 30;
    if (c.digit) {
      write(c.given ? "pm-ink" : "pm-placed", String(c.digit), 34, x, y, c.given ? {"font-weight": "bold"} : {"font-style": "italic"});
      if (view.clashes.has(sheet.nameOf(i))) texts.append(element("path", {class: "pm-bad", fill: "none", stroke: "#b00020", "stroke-width": 3, d: `M${x - 14} ${y + 20}q3.5 -5 7 0t7 0t7 0t7 0`}));
      if (view.wrong.has(sheet.nameOf(i))) texts.append(element("path", {class: "pm-bad", fill: "none", stroke: "#b00020", "stroke-width": 3, d: `M${x - 15} ${y + 16}l30 -32`}));
      return;
    }
    digitsOf(c.corner).forEach((d, at) => write("pm-mark", String(d), 14, x + corners[at][0], y + corners[at][1]));
    const centre = digitsOf(c.centre);
    if (view.places && !c.corner) {
      for (const d of centre) {
        const mx = x + 18 * ((d - 1) % box - (box - 1) / 2), my = y + 18 * (Math.floor((d - 1) / box) - (box - 1) / 2);
        const at = (view.picked ?? []).indexOf(`${sheet.nameOf(i)}=${d}`);
        write(at < 0 ? "pm-mark" : "pm-on-fill", String(d), 14, mx, my);
        if (at >= 0) sign(signs, texts, view.brush, mx, my, at);
      }
    } else if (centre.length) {
      write("pm-mark", centre.join(""), Math.min(17, 80 / Math.max(4, centre.length)), x, y);
    }
  });
  svg.append(texts);
  return /** @type {any} */ (svg);
}

/**
 * Draws what was picked as the engine draws the same role: a plate with a stroke, a ring, a numbered circle, or a circle.
 * @param {Element} below
 * @param {Element} above
 * @param {string | undefined} brush
 * @param {number} x
 * @param {number} y
 * @param {number} at
 */
function sign(below, above, brush, x, y, at) {
  const edge = {class: "pm-fill pm-edge", stroke: "#1a1a1a", "stroke-width": 1.2};
  if (brush === "strike") {
    below.append(element("rect", {...edge, fill: "#d55e00", x: x - 8, y: y - 8, width: 16, height: 16, rx: 3}));
    above.append(element("path", {class: "pm-edge", stroke: "#1a1a1a", "stroke-width": 1.5, d: `M${x - 8} ${y + 8}l16 -16`}));
    return;
  }
  below.append(element("circle", {...edge, fill: brush === "place" ? "#009e73" : "#56b4e9", cx: x, cy: y, r: 8}));
  if (brush === "place") below.append(element("circle", {class: "pm-edge", fill: "none", stroke: "#1a1a1a", "stroke-width": 1, cx: x, cy: y, r: 5.8}));
  if (brush === "chain") above.append(element("text", {class: "pm-placed", "font-size": 9, x: x + 9, y: y - 7}, String(at + 1)));
}
