// The engine in a worker. The page sends {module} once, null for the first worker, and gets back what was
// compiled; then {id, name, request}, and gets {id, answer}, or {dead} when the engine can answer no more.
"use strict";
importScripts("wasm_exec.js");

const early = []; // calls from before the engine was there
let ready = false;

async function compiled() {
  const response = await fetch("engine.wasm");
  if (!response.ok) throw new Error("no engine");
  if ((response.headers.get("Content-Type") ?? "").startsWith("application/wasm")) return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
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

// The positions of practice are a file of their own, which is loaded when it is asked for.
let positions = null;

async function answer({id, name, request}) {
  let text;
  try {
    if (name === "practice" || name === "judge") {
      positions ??= fetch("positions.txt").then(response => response.text()).then(text => self.pencilmark("positions", text));
      await positions;
    }
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
