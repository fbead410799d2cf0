import assert from "node:assert/strict";
import test from "node:test";
import {Rules} from "../rules.js";
import {Sheet} from "../sheet.js";

// Two cells of a thermometer on a board of four rows, whose bulb is r1c1.
const told = {under: "", over: "", room: [0, 0, 0, 0], clues: [{name: "thermometer", meaning: "", clues: ["r1c1 r1c2"], cells: ["r1c1 r1c2"]}],
  conflicts: [[0, 1, 0]], tables: [["1", "12", "123", "1234"]], allowed: {r4c4: "13"}};
const board = {sheet: {layout: "classic4", clues: ["thermo: r1c1 r1c2"]}, size: 4, boxes: "1122112233443344", extra: {}, rules: told};

test("digits strike what houses and clues do not allow beside them", () => {
  const sheet = new Sheet(new Rules(board));
  sheet.enter([0], 2, "digit");
  sheet.automatic();
  assert.equal(sheet.cellAt("r1c2").centre, 1 << 3 | 1 << 4);
  assert.equal(sheet.cellAt("r1c3").centre, 1 << 1 | 1 << 3 | 1 << 4);
  assert.equal(sheet.cellAt("r4c4").centre, 1 << 1 | 1 << 3);
  sheet.enter([0], 2, "digit");
  sheet.enter([1], 2, "digit");
  sheet.automatic();
  assert.equal(sheet.cellAt("r1c1").centre, 1 << 1);
});

test("a sheet says its rules where they are not the usual ones, and is kept with them", () => {
  const sheet = new Sheet(new Rules(board));
  assert.deepEqual(sheet.puzzle(), {layout: "classic4", clues: ["thermo: r1c1 r1c2"], givens: "................"});
  assert.equal(sheet.empty, false);
  const kept = Sheet.from(JSON.parse(JSON.stringify(sheet.record())));
  assert.equal(kept.rules.key, sheet.rules.key);
  assert.equal(kept.rules.told, null);
  assert.deepEqual(new Sheet().puzzle(), {givens: ".".repeat(81)});
  assert.equal(new Sheet().record().rules, undefined);
});

test("thick lines go between boxes of any shape", () => {
  const jigsaw = new Rules({...board, boxes: "1112322334234443"});
  assert.equal(jigsaw.shares(0, 2), true);
  assert.equal(jigsaw.shares(3, 4), false);
  assert.equal(Rules.classic(4).lines(false).match(/M/g)?.length, 16);
  assert.equal(Rules.classic().lines(true).match(/M/g)?.length, 72);
});
