import assert from "node:assert/strict";
import test from "node:test";
import * as game from "../game.js";
import {Games} from "../games.js";
import {code, decode, digitsOf, Sheet} from "../sheet.js";
import {fresh} from "../state.js";

const givens = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/** A store as a browser has it, but for its limits. */
function memory() {
  const texts = new Map();
  return {texts, get: key => texts.get(key) ?? null, set: (key, text) => (text === null ? texts.delete(key) : texts.set(key, text), true), keys: name => [...texts.keys()].filter(key => key.startsWith(name))};
}

function begun() {
  const state = fresh();
  game.adopt(state, {givens});
  return state;
}

const marks = (state, name) => digitsOf(state.sheet.cellAt(name).centre).join("");

test("a cell is read back as it was written", () => {
  for (const cell of [[0, false, 0, 0, 0, 0], [5, true, 0, 0, 0, 0], [9, false, 0, 0, 0, 6], [0, false, 2, 1022, 1022, 4], [0, false, 0, 0, 0, 512]]) {
    const [digit, given, corner, centre, auto, out] = cell, c = {digit, given, corner, centre, auto, out};
    assert.deepEqual(decode(code(c), 9), c);
  }
  for (const text of ["a", "5.2", "0.0.zz", "0.0.0.0.0.0.0", "x.y", "-1"]) assert.throws(() => decode(text, 9), undefined, text);
});

test("marks of the page follow digits, those of the player stay", () => {
  const state = begun();
  game.edit(state, "", () => state.sheet.note({r1c3: "124", r1c4: "26"}, ["r1c3", "r1c4"]));
  game.enter(state, [8], 2, "centre"); // r1c9, by the player
  game.enter(state, [5], 2, "digit"); // r1c6
  assert.deepEqual([marks(state, "r1c3"), marks(state, "r1c4"), marks(state, "r1c9")], ["14", "6", "2"]);
  assert.deepEqual(state.sheet.moves, ["r1c6=2"], "what follows from a digit is no move");
  game.step(state, "undo");
  assert.deepEqual([marks(state, "r1c3"), marks(state, "r1c4"), marks(state, "r1c9")], ["124", "26", "2"]);
  game.step(state, "redo");
  assert.deepEqual([marks(state, "r1c3"), marks(state, "r1c4"), marks(state, "r1c9")], ["14", "6", "2"]);
});

test("what is drawn is undone, is no move, and is kept with the game", () => {
  const state = begun(), store = memory(), games = new Games(store, "tab");
  game.enter(state, [2], 4, "digit");
  game.draw(state, () => "r4c1=4*A");
  game.draw(state, drawing => drawing + " r4c2=4*B");
  game.enter(state, [3], 2, "digit");
  assert.equal(game.step(state, "undo").drawn, false);
  assert.equal(game.step(state, "undo").drawn, true);
  assert.deepEqual([state.sheet.drawing, state.sheet.cells[2].digit], ["r4c1=4*A", 4]);
  game.step(state, "redo");
  assert.equal(state.sheet.drawing, "r4c1=4*A r4c2=4*B");
  assert.deepEqual(state.sheet.moves, ["r1c3=4", "r1c4=2", "undo"]);
  state.id = "one";
  games.keep(state);
  const other = fresh();
  games.open("one", other);
  assert.equal(other.sheet.drawing, "r4c1=4*A r4c2=4*B");
  game.step(other, "undo");
  game.step(other, "undo");
  assert.deepEqual([other.sheet.drawing, other.sheet.cells[2].digit], ["", 4]);
  assert.equal(game.draw(other, () => "").changed, false);
});

test("what is applied takes away every mark that it rules out", () => {
  const state = begun();
  game.enter(state, [8], 2, "centre");
  game.enter(state, [7], 2, "corner");
  game.apply(state, {place: ["r1c6=2"]}, {});
  assert.deepEqual([marks(state, "r1c9"), state.sheet.cellAt("r1c8").corner], ["", 0]);
});

test("automatic candidates are what the digits leave, but for what was taken away", () => {
  const state = begun();
  state.follow = "auto";
  game.edit(state, "", () => {});
  assert.deepEqual([marks(state, "r1c3"), marks(state, "r1c4")], ["124", "26"]);
  game.apply(state, {remove: ["r1c3<>1"]}, {});
  game.enter(state, [3], 2, "digit"); // r1c4
  assert.equal(marks(state, "r1c3"), "4");
  game.enter(state, [3], 2, "digit"); // it is taken back
  assert.deepEqual([marks(state, "r1c3"), marks(state, "r1c4")], ["24", "26"]);
  game.enter(state, [2], 1, "centre"); // and so is the removal
  assert.equal(marks(state, "r1c3"), "124");
  while (game.step(state, "undo").changed);
  assert.equal(state.sheet.touched, false);
});

test("a game is kept with all that was done, and undone after it is opened", () => {
  const state = begun(), games = new Games(memory(), "a"), seen = [state.sheet.progress()];
  const changes = [() => game.enter(state, [2], 4, "digit"), () => game.enter(state, [3, 5], 2, "centre"), () => game.edit(state, "", () => state.sheet.note({r1c7: "149"}, ["r1c7"])), () => game.erase(state, [2], null)];
  for (const change of changes) { change(); seen.push(state.sheet.progress()); }
  Object.assign(state, {id: "x", name: "A \",\"sheet\": name", seconds: 61.5});
  assert.ok(games.keep(state));
  const other = fresh();
  assert.ok(games.open("x", other));
  assert.deepEqual([other.name, other.seconds, other.version, other.setup], [state.name, 61.5, 1, false]);
  assert.deepEqual(other.sheet.cells, state.sheet.cells);
  assert.deepEqual(other.sheet.moves, state.sheet.moves);
  for (const progress of seen.slice(0, -1).reverse()) {
    assert.ok(other.sheet.undo());
    assert.equal(other.sheet.progress(), progress);
  }
  assert.ok(!other.sheet.undo());
});

test("a game is found by its address, as it is and as it was", () => {
  const state = begun(), games = new Games(memory(), "a");
  game.enter(state, [2], 4, "digit");
  const before = state.sheet.progress();
  game.enter(state, [3], 6, "digit");
  state.id = "x";
  games.keep(state);
  for (const progress of ["", before, state.sheet.progress()]) assert.equal(games.of(givens, progress), "x");
  game.enter(state, [3], 2, "digit");
  assert.equal(games.of(givens, state.sheet.progress()), null);
  assert.equal(games.of(givens.replace("5", "."), ""), null);
});

test("what is no game is passed over and left alone", () => {
  const store = memory(), games = new Games(store, "a"), state = fresh();
  for (const [i, text] of ["", "{}", "null", '{"format":2,"version":1,"sheet":{}}', '{"format":1,"version":1,"id":"3","sheet":{"cells":"1,2"}}', "]["].entries()) store.texts.set("pencilmark-game-" + i, text);
  assert.deepEqual(games.list().map(game => game.version), [1]);
  for (let i = 0; i < 6; i++) assert.equal(games.open(String(i), state), null);
  assert.deepEqual(state.sheet.cells, new Sheet().cells);
  assert.equal(store.texts.size, 6);
});

test("who has not seen a version can tell", () => {
  const store = memory(), a = begun(), mine = new Games(store, "a"), theirs = new Games(store, "b"), b = fresh();
  a.id = "x";
  mine.keep(a);
  theirs.open("x", b);
  game.enter(b, [2], 4, "digit");
  theirs.keep(b);
  assert.deepEqual([mine.version("x"), a.version, mine.header("x").tab], [2, 1, "b"]);
  mine.open("x", a);
  assert.equal(a.sheet.cells[2].digit, 4);
});
