import assert from "node:assert/strict";
import test from "node:test";
import {claimOf, join, paint, read, shapesOf, write} from "../strokes.js";

test("a drawing is read back as it was written", () => {
  let text = paint("", "r4c7=5", "A");
  text = paint(text, "r4c8", "B");
  text = join(text, "r1c1=2", "r1c5=2");
  assert.equal(text, "r4c7=5*A r4c8*B r1c1=2>r1c5=2");
  assert.equal(write(read(text)), text);
  text = paint(text, "r4c7=5", "C"); // another colour in its place
  text = paint(text, "r4c8", "B"); // the same again takes it away
  assert.equal(join(text, "r1c5=2", "r1c1=2"), "r4c7=5*C");
  assert.equal(write(read("r0c1*A r1c1*E r1c1=2>r1c1=2 <b> r1c1=2>r1c5")), "");
});

test("lines that go on are a chain, strong and weak by turns", () => {
  const chain = join(join(join("", "r1c1=2", "r1c5=2"), "r1c5=2", "r4c5=2"), "r4c5=2", "r4c9=2");
  assert.deepEqual(claimOf(chain), {claim: "(2)r1c1=(2)r1c5-(2)r4c5=(2)r4c9"});
  assert.deepEqual(shapesOf(chain).flatMap(s => s.attributes["data-link"] ?? []), ["strong", "weak", "strong"]);
  assert.ok("missing" in claimOf(join(chain, "r8c8=1", "r8c9=1")), "two chains");
  assert.ok("missing" in claimOf(""));
});

test("colours are claimed two by two", () => {
  const text = "r1c1=2*A r4c4=2*A r1c5=2*B r5c5*B";
  assert.deepEqual(claimOf(text), {claim: "A (2)r1c1,r4c4 / B (2)r1c5"});
  assert.ok("missing" in claimOf("r1c1=2*A r2c2*B"), "a cell is no candidate");
});

test("every candidate that is drawn on can be found by its name", () => {
  const shapes = shapesOf("r1c1=2*A r1c2=3*B r1c3=4*C r1c4=5*D r2c2=9>r2c3=9");
  assert.deepEqual(shapes.flatMap(s => s.attributes["data-of"] ?? []), ["r1c1=2", "r1c2=3", "r1c3=4", "r1c4=5", "r2c2=9", "r2c3=9"]);
  assert.equal(new Set(shapes.slice(0, 4).map(s => s.name + s.attributes.d?.replace(/[\d. -]+/g, ""))).size, 4, "each colour has a form of its own");
});
