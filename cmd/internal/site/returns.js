// Return addresses of the engine are packed as steps from one to the next: returns.go tells how.
"use strict";

function longReturns() {
  const itself = 255, firstEntry = 253, codeSection = 10, i64Const = 0x42, firstFunction = 0x1000;
  let address, entry = firstFunction;

  // Yields how many bytes of the module come before the next one that it wants: numbers that say where parts begin.
  function* parts() {
    function* number(before) {
      for (let n = 0, shift = 0; ; shift += 7, before = 0) {
        const byte = yield before;
        n += (byte & 0x7f) * 2 ** shift;
        if (byte < 0x80) return n;
      }
    }
    for (let before = 8; ;) { // magic number and version
      const section = yield before;
      before = yield* number(0);
      if (section !== codeSection) continue;
      const functions = yield* number(0);
      before = 0;
      for (let f = 0; f < functions; f++) {
        before = yield* number(before);
        address = firstFunction + f << 16;
      }
    }
  }

  const part = parts();
  let left = part.next().value, mark, marked = false;
  const transform = (chunk, out) => {
    const long = new Uint8Array(3 * chunk.length + 6); // two bytes may stand for six, one of them in the last chunk
    let i = 0, n = 0;
    mark ??= chunk[i++];
    while (i < chunk.length) {
      if (!marked && chunk[i] === mark) {
        marked = true;
        i++;
        continue;
      }
      if (marked && chunk[i] !== itself) {
        const start = n;
        if (chunk[i] >= firstEntry) {
          if (chunk[i++] === firstEntry) entry = firstFunction;
          for (let shift = 0; shift < 32; shift += 8) long[n++] = entry >> shift & 0xff;
          entry++;
          left -= 4;
          marked = false;
          continue;
        }
        long[n++] = i64Const;
        let rest = address += chunk[i++];
        for (; rest >= 0x40; rest >>= 7) long[n++] = rest & 0x7f | 0x80;
        long[n++] = rest;
        left -= n - start;
      } else if (marked || left === 0) {
        const byte = marked ? mark : chunk[i];
        long[n++] = byte;
        left = left === 0 ? part.next(byte).value : left - 1;
        i++;
      } else { // what is up to the next mark or part
        let end = chunk.indexOf(mark, i);
        end = Math.min(end < 0 ? chunk.length : end, i + left);
        long.set(chunk.subarray(i, end), n);
        n += end - i;
        left -= end - i;
        i = end;
      }
      marked = false;
    }
    out.enqueue(long.subarray(0, n));
  };
  return new TransformStream({transform});
}
