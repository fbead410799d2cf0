// @ts-check
// What a player draws over the sheet: colours of candidates and cells, and lines from candidate to candidate. It is
// kept as a text, drawn as the shapes that hints have, and can be told as a claim, to be judged.

import {middle} from "./drawing.js";
import {numberOf, Rules} from "./rules.js";

/** @typedef {import("./shapes.js").Shape} Shape */

/** The colours, each with a shape of its own. */
export const colours = /** @type {Record<string, string>} */ ({A: "#56b4e9", B: "#e69f00", C: "#cc79a7", D: "#f0e442"});

/** @typedef {{colours: Map<string, string>, lines: [string, string][]}} Drawing candidates as r4c7=5 and cells as r4c7 */

/**
 * Reads a drawing: r4c7=5*A is a colour, r4c7=5>r4c9=5 a line. What cannot be read is left out.
 * @param {string} text
 * @returns {Drawing}
 */
export function read(text) {
  const drawing = /** @type {Drawing} */ ({colours: new Map(), lines: []});
  for (const part of text.split(" ")) {
    const colour = /^(r[1-9]c[1-9](?:=[1-9])?)\*([A-D])$/.exec(part), line = /^(r[1-9]c[1-9]=[1-9])>(r[1-9]c[1-9]=[1-9])$/.exec(part);
    if (colour) drawing.colours.set(colour[1], colour[2]);
    if (line && line[1] !== line[2]) drawing.lines.push([line[1], line[2]]);
  }
  return drawing;
}

/** @param {Drawing} drawing */
export const write = ({colours, lines}) => [...[...colours].map(([name, colour]) => `${name}*${colour}`), ...lines.map(line => line.join(">"))].join(" ");

/**
 * Gives something a colour, or takes it away if it has it.
 * @param {string} text
 * @param {string} name
 * @param {string} colour
 */
export function paint(text, name, colour) {
  const drawing = read(text);
  if (drawing.colours.get(name) === colour) drawing.colours.delete(name); else drawing.colours.set(name, colour);
  return write(drawing);
}

/**
 * Draws a line, or takes it away if it is there.
 * @param {string} text
 * @param {string} from
 * @param {string} to
 */
export function join(text, from, to) {
  const drawing = read(text), rest = drawing.lines.filter(([a, b]) => !(a === from && b === to || a === to && b === from));
  if (rest.length === drawing.lines.length) rest.push([from, to]);
  return write({...drawing, lines: rest});
}

/** The lines as chains: each goes on where the one before ends. @param {Drawing} drawing */
function chains({lines}) {
  const chains = /** @type {string[][]} */ ([]);
  for (const [from, to] of lines) {
    const last = chains.at(-1);
    if (last?.at(-1) === from) last.push(to); else chains.push([from, to]);
  }
  return chains;
}

/**
 * The drawing as a claim: its one chain, or its colours two by two.
 * @param {string} text
 * @returns {{claim: string} | {missing: string}} or what is missing
 */
export function claimOf(text) {
  const drawing = read(text), [chain, ...others] = chains(drawing);
  // Links are strong and weak by turns, and the first is strong.
  if (chain && !others.length) return {claim: chain.map((name, i) => (i ? "-="[i % 2] : "") + node(name)).join("")};
  if (chain) return {missing: "One chain is judged at a time: each line goes on where the one before ends."};
  const of = (/** @type {string} */ colour) => [...drawing.colours].filter(([name, c]) => c === colour && name.includes("=")).map(([name]) => name);
  const parts = Object.keys(colours).map(of), pairs = parts[2].length || parts[3].length ? 4 : 2;
  if (!parts[0].length || !parts[1].length) return {missing: "Draw a chain from candidate to candidate, or colour the candidates of a digit with A and B."};
  return {claim: parts.slice(0, pairs).map((names, i) => `${"ABCD"[i]} ${nodes(names)}`).join(" / ")};
}

/** @param {string} name */
const node = name => `(${name.split("=")[1]})${name.split("=")[0]}`;

/** Candidates as claims write them: (2)r1c1,r4c4. @param {string[]} names */
function nodes(names) {
  const cells = /** @type {Record<string, string[]>} */ ({});
  for (const name of names) (cells[name.split("=")[1]] ??= []).push(name.split("=")[0]);
  return Object.entries(cells).map(([digit, list]) => `(${digit})${list.join(",")}`).join(",");
}

/**
 * What marks a candidate with a colour: each has a form too.
 * @param {string} colour
 * @param {number} x
 * @param {number} y
 * @returns {Shape}
 */
export function signOf(colour, x, y) {
  const look = {fill: colours[colour], class: "pm-fill pm-edge", stroke: "#1a1a1a", "stroke-width": "1.2"};
  if (colour === "A") return {name: "circle", attributes: {...look, cx: String(x), cy: String(y), r: "8"}};
  return {name: "path", attributes: {...look, d: {B: `M${x - 7.5} ${y - 7.5}h15v15h-15z`, C: `M${x - 10} ${y}l10 -10l10 10l-10 10z`, D: `M${x} ${y - 10.5}l10 17h-20z`}[colour] ?? ""}};
}

/**
 * Where a cell or a candidate is.
 * @param {Rules} rules
 * @param {string} name
 */
function placeOf(rules, name) {
  const [cell, digit] = name.split("=");
  return middle(rules, numberOf(cell, rules.size), digit ? Number(digit) : undefined);
}

/**
 * The drawing as shapes: what has a colour has its letter or its form too.
 * @param {string} text
 * @param {Rules} [rules] of the board
 * @returns {Shape[]}
 */
export function shapesOf(text, rules = Rules.classic()) {
  const place = (/** @type {string} */ name) => placeOf(rules, name);
  const drawing = read(text), shapes = /** @type {Shape[]} */ ([]);
  const shape = (/** @type {string} */ name, /** @type {Record<string, string | number>} */ attributes, /** @type {string} */ text = "") =>
    shapes.push({name, attributes: Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, String(value)])), ...text && {text}});
  for (const [name, colour] of drawing.colours) {
    const {x, y} = place(name), fill = colours[colour], of = {"data-of": name, "data-role": "colour " + colour};
    if (!name.includes("=")) {
      shape("rect", {fill, opacity: 0.45, x: x - 29, y: y - 29, width: 58, height: 58, "data-cell": name, "data-role": "colour " + colour});
      shape("text", {class: "pm-mark", "font-size": 9, "text-anchor": "end", x: x + 28.5, y: y - 6}, colour); // between the marks 3 and 6
    } else {
      const sign = signOf(colour, x, y);
      shapes.push({...sign, attributes: {...sign.attributes, ...of}});
    }
  }
  for (const chain of chains(drawing)) {
    chain.slice(1).forEach((to, i) => {
      const a = place(chain[i]), b = place(to), d = Math.hypot(b.x - a.x, b.y - a.y), [ux, uy] = [(b.x - a.x) / d, (b.y - a.y) / d], bend = Math.min(12, d / 6);
      const [x1, y1, x2, y2] = [a.x + 8 * ux, a.y + 8 * uy, b.x - 8 * ux, b.y - 8 * uy].map(n => Math.round(10 * n) / 10);
      const [mx, my] = [(a.x + b.x) / 2 - uy * bend, (a.y + b.y) / 2 + ux * bend].map(n => Math.round(10 * n) / 10);
      shape("path", {class: "pm-link", fill: "none", stroke: "#0b4f8a", d: `M${x1} ${y1}Q${mx} ${my} ${x2} ${y2}`, "data-link": i % 2 ? "weak" : "strong", ...i % 2 ? {"stroke-width": 1.6, "stroke-dasharray": "5 3"} : {"stroke-width": 2.4}});
    });
    for (const name of chain) if (!drawing.colours.has(name)) shape("circle", {class: "pm-line", fill: "none", stroke: "#1a1a1a", "stroke-width": 1.2, cx: place(name).x, cy: place(name).y, r: 8, "data-of": name, "data-role": "chain"});
  }
  return shapes;
}
