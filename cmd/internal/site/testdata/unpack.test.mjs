// Gets pairs of what is packed and the module that it has to become, and tries each in pieces of several lengths.
import assert from "node:assert/strict";
import {readFileSync} from "node:fs";
import {runInThisContext} from "node:vm";

const unpackedModule = runInThisContext(`${readFileSync(new URL("../unpack.js", import.meta.url), "utf8")}; unpackedModule`);
for (const {Short, Long} of JSON.parse(readFileSync(0, "utf8"))) {
  const short = new Uint8Array(Buffer.from(Short, "base64"));
  for (const size of [1, 2, 7, 100, 1 << 16]) {
    const pieces = new ReadableStream({
      start(out) {
        for (let i = 0; i < short.length; i += size) out.enqueue(short.subarray(i, i + size));
        out.close();
      },
    });
    const long = Buffer.from(await new Response(unpackedModule(pieces)).arrayBuffer());
    assert.equal(long.compare(Buffer.from(Long, "base64")), 0, `in pieces of ${size}`);
  }
}
