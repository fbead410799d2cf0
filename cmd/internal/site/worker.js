// The engine in a worker. The page sends {module} once, null for the first worker, and gets back what was
// compiled; then {id, name, request}, and gets {id, answer}, or {dead} when the engine can answer no more.
"use strict";
importScripts("wasm_exec.js");

const early = []; // calls from before the engine was there
let ready = false;

async function compiled() {
  importScripts("xz-decompress.js");
  importScripts("unpack.js");
  const response = await fetch("engine.wasm.xz");
  if (!response.ok) throw new Error("no engine");
  const unpacked = new self["xz-decompress"].XzReadableStream(response.body);
  return WebAssembly.compileStreaming(new Response(unpackedModule(unpacked), {headers: {"Content-Type": "application/wasm"}}));
}

async function start(known) {
  try {
    const module = known ?? await compiled();
    if (!known) postMessage({module});
    const go = new Go();
    go.run(await WebAssembly.instantiate(module, go.importObject)).finally(() => postMessage({dead: true}));
    ready = true;
    early.splice(0).forEach(answer);
  } catch {
    postMessage({dead: true});
  }
}

// Positions and lessons are files of their own, which are loaded when a call needs them, and given to the engine.
const needs = {practice: ["practice.txt", "lessons.json"], judge: ["practice.txt", "lessons.json"], record: ["practice.txt"], learn: ["lessons.txt", "lessons.json"], library: ["practice.txt"]};
// Searches for puzzles begin with positions of a rare technique that is wanted.
const wants = (name, request) => name === "generate" && /"(needs|hardest)"/.test(request) ? ["practice.txt"] : needs[name] ?? [];
// The words of a language are files of their own as well, and its lessons.
const speaks = (request, files) => /"language":"([a-z]+)"/.exec(request)?.slice(1).flatMap(code => [`language.${code}.txt`, ...files.includes("lessons.json") ? [`lessons.${code}.txt`] : []]) ?? [];
const given = {};

async function give(file) {
  const response = await fetch(file);
  if (!response.ok) throw new Error("no positions");
  self.pencilmark(file, await response.text());
}

async function answer({id, name, request}) {
  let text;
  try {
    const files = wants(name, request);
    await Promise.all([...files, ...speaks(request, files)].map(file => given[file] ??= give(file)));
    text = self.pencilmark(name, request);
  } catch { // such as a stack that is too deep
  }
  if (typeof text === "string") postMessage({id, answer: text});
  else postMessage({dead: true});
}

onmessage = ({data}) => {
  if ("module" in data) start(data.module);
  else if (ready) answer(data);
  else early.push(data);
};
