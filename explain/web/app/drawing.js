// @ts-check
// The picture of a sheet, in the units and classes of the engine's pictures, and over it what a hint and the player
// draw.

import {elementOf, large, rolesIn} from "./shapes.js";
import {columnName, rowName} from "./names.js";
import {digitsOf} from "./sheet.js";

/** @typedef {import("./shapes.js").Shape} Shape */

/** Where corner marks stand, in the order in which they fill a cell. */
const places = [[-20, -19], [20, -19], [-20, 20], [20, 20], [0, -19], [0, 20], [-20, 0], [20, 0], [0, 0]];

const font = "Helvetica, Arial, 'Liberation Sans', sans-serif";

/**
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 * @param {string} [text]
 */
const element = (name, attributes, text) => elementOf({name, attributes: /** @type {any} */ (attributes), text});

/**
 * The middle of a cell, and that of a pencil mark in it.
 * @param {import("./rules.js").Rules} rules of the board
 * @param {number} cell
 * @param {number} [digit]
 */
export function middle({size, columns, rows, lower}, cell, digit) {
  const x = 60 * (cell % size) + 30, y = 60 * Math.floor(cell / size) + 30;
  return digit ? {x: x + 18 * ((digit - 1) % columns - (columns - 1) / 2), y: y + (18 - 0.8 * lower) * (Math.floor((digit - 1) / columns) - (rows - 1) / 2) + lower} : {x, y};
}

/** The view of a board with the names of rows and columns. @param {import("./rules.js").Rules} rules */
export function viewOf({size, room: [left, top, right, bottom]}) {
  return {x: -27 - left, y: -27 - top, width: 30 + left + 60 * size + right, height: 30 + top + 60 * size + bottom};
}

/**
 * What clues draw below the lines of the board, or above them.
 * @param {import("./rules.js").Rules} rules
 * @param {"under" | "over"} which
 * @returns {SVGElement[]}
 */
function ground({told}, which) {
  if (!told?.[which]) return [];
  const svg = new DOMParser().parseFromString(`<svg xmlns="http://www.w3.org/2000/svg">${told[which]}</svg>`, "image/svg+xml").documentElement;
  return [...svg.children].map(e => /** @type {any} */ (document.importNode(e, true)));
}

/**
 * Draws the sheet as it is: shapes of candidates stand round their digits, which are written whether the player has
 * noted them or not. The player's own marks stay where they are.
 * @param {import("./sheet.js").Sheet} sheet
 * @param {Omit<import("./grid.js").View, "peers">} view
 * @returns {SVGElement}
 */
export function draw(sheet, view) {
  const n = sheet.size, {rules} = sheet, corners = places.map(([x, y]) => [x, y < 0 ? y + 2 * rules.lower : y - 0.8 * rules.lower]), shapes = view.shapes ?? [], [left, top] = rules.room, {x, y, width, height} = viewOf(rules);
  const svg = element("svg", {class: "pm", viewBox: `${x} ${y} ${width} ${height}`});
  const signs = element("g", {}), over = element("g", {});
  const grid = [...ground(rules, "under"), element("path", {class: "pm-thin", fill: "none", stroke: "#8a8a8a", d: rules.lines(false)}),
    element("path", {class: "pm-line", fill: "none", stroke: "#1a1a1a", "stroke-width": 3, "stroke-linecap": "square", d: rules.lines(true)}), ...ground(rules, "over")];
  const texts = element("g", {"font-family": font, "text-anchor": "middle"});
  const write = (/** @type {string} */ name, /** @type {string} */ text, /** @type {number} */ size, /** @type {number} */ x, /** @type {number} */ y, more = {}) =>
    texts.append(element("text", {class: name, "font-size": size, x, y, dy: ".35em", ...more}, text));
  for (let i = 0; i < n; i++) {
    write("pm-mark", rowName(i, view.notation ?? "rc"), 13, -left - 13.5, 60 * i + 30);
    write("pm-mark", columnName(i, view.notation ?? "rc"), 13, 60 * i + 30, -top - 13.5);
  }
  const roles = rolesIn(shapes);
  sheet.cells.forEach((c, i) => {
    const {x, y} = middle(rules, i), name = sheet.nameOf(i);
    if (c.digit) {
      write(c.given ? "pm-ink" : "pm-placed", String(c.digit), 34, x, y, c.given ? {"font-weight": "bold"} : {"font-style": "italic"});
      if (view.clashes.has(name)) texts.append(element("path", {class: "pm-bad", fill: "none", stroke: "#b00020", "stroke-width": 3, d: `M${x - 14} ${y + 20}q3.5 -5 7 0t7 0t7 0t7 0`}));
      if (view.wrong.has(name)) texts.append(element("path", {class: "pm-bad", fill: "none", stroke: "#b00020", "stroke-width": 3, d: `M${x - 15} ${y + 16}l30 -32`}));
      return;
    }
    const own = Boolean(c.corner || c.centre), told = Array.from({length: n}, (_, d) => d + 1).filter(d => roles.has(`${name}=${d}`));
    for (const d of told) {
      const at = middle(rules, i, d), role = roles.get(`${name}=${d}`);
      if (role === "placed" && !own) write("pm-on-fill", String(d), 34, x, y, {"font-style": "italic"});
      else write(role === "open" ? "pm-ink" : "pm-on-fill", String(d), 14, at.x, at.y, {"font-weight": "bold"});
    }
    // Marks of corners stand where they are not in the way of what is told.
    const free = corners.filter(([dx, dy]) => told.every(d => { const at = middle(rules, i, d); return Math.hypot(at.x - x - dx, at.y - y - dy) > 13; }));
    digitsOf(c.corner).forEach((d, at) => { const [dx, dy] = free[at] ?? corners[at]; write("pm-mark", String(d), 14, x + dx, y + dy); });
    const centre = digitsOf(c.centre);
    if (told.length || view.places && !c.corner) {
      for (const d of centre) {
        if (told.includes(d)) continue;
        const mark = middle(rules, i, d), at = (view.picked ?? []).indexOf(`${name}=${d}`);
        write(at < 0 ? "pm-mark pm-halo" : "pm-on-fill", String(d), 14, mark.x, mark.y, at < 0 ? halo : {});
        if (at >= 0) sign(signs, over, view.brush, mark.x, mark.y, at);
      }
    } else if (centre.length) {
      write("pm-mark", centre.join(""), Math.min(17, 80 / Math.max(4, centre.length)), x, y);
    }
  });
  const drawn = shapes.map(shape => ({above: shape.above, element: elementOf(fitted(shape, sheet))}));
  svg.append(...drawn.filter(s => !s.above && s.element.tagName === "pattern").map(s => s.element), ...grid,
    ...drawn.filter(s => !s.above && s.element.tagName !== "pattern").map(s => s.element), signs, texts, over, ...drawn.filter(s => s.above).map(s => s.element));
  return /** @type {any} */ (svg);
}

const halo = {stroke: "#fff", "stroke-width": 3, "stroke-linejoin": "round", "paint-order": "stroke"};

/**
 * A shape as it fits the sheet: round a pencil mark where the player has marks in the cell of a digit that is placed.
 * @param {Shape} shape
 * @param {import("./sheet.js").Sheet} sheet
 * @returns {Shape}
 */
function fitted(shape, sheet) {
  const {attributes: a} = shape;
  if (!large(a)) return shape;
  const [cell, digit] = a["data-of"].split("="), i = sheet.cells.indexOf(sheet.cellAt(cell));
  if (!sheet.cells[i].corner && !sheet.cells[i].centre) return shape;
  const {x, y} = middle(sheet.rules, i, Number(digit));
  return {...shape, attributes: {...a, cx: String(x), cy: String(y), r: String(Number(a.r) / 3)}};
}

/**
 * Draws what was picked as the engine draws the same role.
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
