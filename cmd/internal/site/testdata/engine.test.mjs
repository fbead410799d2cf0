// Gets a directory with an engine that is packed, but not into an xz file, and calls on its input; writes what the engine answers.
import {readFileSync} from "node:fs";
import {runInThisContext} from "node:vm";

const dir = process.argv[2];
runInThisContext(readFileSync(`${dir}/wasm_exec.js`, "utf8"));
const unpackedModule = runInThisContext(`${readFileSync(new URL("../unpack.js", import.meta.url), "utf8")}; unpackedModule`);
const module = await new Response(unpackedModule(new Blob([readFileSync(`${dir}/engine`)]).stream())).arrayBuffer();
const go = new Go();
go.run((await WebAssembly.instantiate(module, go.importObject)).instance);
const answers = JSON.parse(readFileSync(0, "utf8")).map(({Name, Request}) => globalThis.pencilmark(Name, Request));
process.stdout.write(JSON.stringify(answers), () => process.exit());
