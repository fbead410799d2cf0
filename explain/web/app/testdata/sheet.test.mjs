import assert from "node:assert/strict";
import test from "node:test";
import {digitsOf, Sheet} from "../sheet.js";

const givens = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

function sheet() {
  const s = new Sheet();
  s.take({givens});
  return s;
}

test("progress comes back as it was", () => {
  const s = sheet();
  s.enter([2], 4, "digit");
  s.enter([3, 5], 2, "centre");
  s.enter([3], 6, "centre");
  s.enter([80, 79, 6], 9, "corner");
  const other = sheet();
  other.restore(s.progress());
  assert.deepEqual(other.cells, s.cells);
  assert.ok(other.touched);
  assert.equal(other.givens, givens);
});

test("what is no progress changes nothing", () => {
  for (const text of ["", "..", "z", ".".repeat(80), ".".repeat(81) + "_zz0101", ".".repeat(81) + "_0", ".".repeat(80) + "<"]) {
    const s = sheet(), before = structuredClone(s.cells);
    assert.throws(() => s.restore(text), undefined, text);
    assert.deepEqual(s.cells, before);
  }
});

test("givens stay, and marks skip filled cells", () => {
  const s = sheet();
  s.enter([0, 2], 1, "digit");
  s.erase([0], "digit");
  assert.deepEqual([s.cells[0].digit, s.cells[2].digit], [5, 1]);
  s.enter([2, 3], 7, "corner");
  assert.deepEqual([s.cells[2].corner, digitsOf(s.cells[3].corner)], [0, [7]]);
});

test("a mark that all have is taken away, else added to the rest", () => {
  const s = sheet();
  s.enter([2], 1, "centre");
  s.enter([2, 3], 1, "centre");
  assert.deepEqual([2, 3].map(i => digitsOf(s.cells[i].centre)), [[1], [1]]);
  s.enter([2, 3], 1, "centre");
  assert.deepEqual([2, 3].map(i => s.cells[i].centre), [0, 0]);
});

test("everything can be undone and done again", () => {
  const s = sheet(), states = [s.progress()];
  for (const change of [() => s.enter([2], 4, "digit"), () => s.enter([3], 2, "centre"), () => s.promote([3]), () => s.erase([2], "digit"), () => s.strike(["r1c4<>2"]), () => s.place(["r1c4=6"])]) {
    if (s.edit(change)) states.push(s.progress());
  }
  assert.equal(states.length, 6); // the promotion changes nothing
  for (const state of states.slice(0, -1).reverse()) {
    assert.ok(s.undo());
    assert.equal(s.progress(), state);
  }
  assert.ok(!s.undo());
  while (s.redo());
  assert.equal(s.progress(), states.at(-1));
});

test("a document has the marks of corners apart", () => {
  const s = sheet();
  s.enter([2], 4, "digit");
  s.enter([3], 2, "centre");
  s.enter([5], 8, "corner");
  assert.deepEqual(s.document().marks, {r1c4: "2"});
  assert.deepEqual(s.document().corners, {r1c6: "8"});
  assert.equal(s.document().placed[2], "4");
  assert.equal(s.document(true).marks.r1c6, "");
  const other = sheet();
  other.take(s.document());
  assert.deepEqual(other.cells, s.cells);
});

test("moves are told as a game has them", () => {
  const s = sheet();
  s.edit(() => s.note({r1c3: "124", r1c4: "26"}, ["r1c3", "r1c4"])); // first marks are no move
  s.edit(() => s.strike(["r1c3<>1", "r1c4<>2"]));
  s.edit(() => s.enter([2], 1, "centre"));
  s.edit(() => s.enter([2], 7, "centre")); // nobody has struck it
  s.edit(() => s.enter([5], 8, "corner"));
  s.edit(() => s.place(["r5c5=5"]));
  s.edit(() => s.strike(["r1c4<>6"]), true); // what follows from a digit is no move
  s.undo();
  s.redo();
  s.edit(() => s.erase([40], "digit"));
  assert.deepEqual(s.moves, ["r1c3<>1, r1c4<>2", "r1c3+1", "r5c5=5", "undo", "r5c5=5", "r5c5=."]);
  assert.equal(s.began.placed, ".".repeat(81));
  s.restore(s.progress());
  assert.deepEqual(s.moves, []);
});
