// The engine is packed with numbers that are alike where they mean the same. What is here makes of it the module that it was:
// returns.go and branches.go tell how it was changed.
"use strict";

// Yields how many bytes of a module come before the next one that is wanted: numbers that say where parts begin. For each function
// it calls what is told, with its number and how many bytes it has.
function* moduleParts(entered) {
  const codeSection = 10;
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
      entered(f, before);
    }
  }
}

// Return addresses are steps from one to the next.
function longReturns() {
  const itself = 255, firstEntry = 253, i64Const = 0x42, firstFunction = 0x1000;
  let address, entry = firstFunction;
  const part = moduleParts(f => { address = firstFunction + f << 16; });
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

// Branches are counted from the outermost block of a function, and jumps from where they are.
function longBranches() {
  let held = new Uint8Array(0), left, size = 0; // of the function that comes next, 0 if what comes is none
  const part = moduleParts((_, n) => { size = n; });
  left = part.next().value;
  const transform = (chunk, out) => {
    const bytes = new Uint8Array(held.length + chunk.length);
    bytes.set(held);
    bytes.set(chunk, held.length);
    let i = 0;
    while (i < bytes.length) {
      if (left === 0) {
        left = part.next(bytes[i++]).value;
        continue;
      }
      if (size > 0 && bytes.length - i < left) break; // a function is read when it is there as a whole
      const n = Math.min(left, bytes.length - i);
      if (size > 0) turnBack(bytes.subarray(i, i + n));
      size = 0;
      left -= n;
      i += n;
    }
    out.enqueue(bytes.subarray(0, i));
    held = bytes.slice(i);
  };
  return new TransformStream({transform, flush: out => out.enqueue(held)});
}

// Undoes in the code of a function what turn does in branches.go, which says what each instruction is.
function turnBack(code) {
  let at = 0;
  const number = () => {
    for (let n = 0, shift = 0; at < code.length; shift += 7) {
      const next = code[at++];
      n += (next & 0x7f) * 2 ** Math.min(shift, 28);
      if (next < 0x80 || at === code.length) return n;
    }
    return 0;
  };
  const put = (start, n) => {
    const length = at - start;
    if (length < 1 || length > 2 || n < 0 || n >> 7 * length > 0) return;
    for (let i = start; i < at; i++, n >>= 7) code[i] = code[i] & 0x80 | n & 0x7f;
  };
  for (let n = number(); n > 0 && at < code.length; n--) {
    number();
    at++;
  }
  const opened = [];
  let ended = 0;
  while (at < code.length) {
    const instruction = code[at++], start = at;
    let numbers = 0;
    switch (true) {
      case instruction >= 0x02 && instruction <= 0x04:
        opened.push(instruction);
        numbers = 1;
        break;
      case instruction === 0x0b:
        if (opened.pop() === 0x02) ended++;
        break;
      case instruction === 0x0c || instruction === 0x0d:
        put(start, opened.length - number());
        break;
      case instruction === 0x41: {
        const by = number(), length = at - start;
        if (length <= 2 && code[at] === 0x21 && code[at + 1] === 0 && code[at + 2] === 0x0c) put(start, by + ended & (1 << 7 * length) - 1);
        break;
      }
      case instruction === 0x0e:
        numbers = number() + 1;
        break;
      case instruction === 0x10 || instruction >= 0x20 && instruction <= 0x24 || instruction === 0x3f || instruction === 0x40 || instruction === 0x42:
        numbers = 1;
        break;
      case instruction === 0x11 || instruction >= 0x28 && instruction <= 0x3e:
        numbers = 2;
        break;
      case instruction === 0x43:
        at += 4;
        break;
      case instruction === 0x44:
        at += 8;
        break;
      case instruction === 0xfc: {
        const n = number();
        if (n === 10) numbers = 2;
        else if (n === 11) numbers = 1;
        else if (n > 7) return;
        break;
      }
      case ![0x00, 0x01, 0x05, 0x0f, 0x1a, 0x1b].includes(instruction) && instruction < 0x45 || instruction > 0xc4:
        return;
    }
    for (; numbers > 0 && at < code.length; numbers--) number();
  }
}

// Returns the module of which a stream has what was packed.
const unpackedModule = stream => stream.pipeThrough(longReturns()).pipeThrough(longBranches());
