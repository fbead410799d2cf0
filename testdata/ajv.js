// Reads {"schemas": {NAME: TEXT}, "lines": {NAME: [LINE]}} and checks that each
// line fits the schema of its name, and that the schemas are strict.
const Ajv = require("ajv/dist/2020");
const { schemas, lines } = JSON.parse(require("fs").readFileSync(0, "utf8"));
let failed = false;
for (const [name, text] of Object.entries(schemas)) {
  try {
    const validate = new Ajv({ strict: true, allErrors: true }).compile(JSON.parse(text));
    for (const line of lines[name] ?? []) {
      if (!validate(JSON.parse(line))) {
        throw new Error(JSON.stringify(validate.errors[0]) + "\n" + line.slice(0, 200));
      }
    }
  } catch (e) {
    failed = true;
    console.log(`${name}: ${e.message}`);
  }
}
process.exit(failed ? 1 : 0);
