// Drives "pencilmark mcp" with the protocol's own client for JavaScript: reads
// {"command": [...], "calls": [{"name": ..., "arguments": ...}]} and prints
// {"server": ..., "instructions": ..., "tools": [...], "results": [...]}. The
// client checks each answer against the schema that the tool announced.
const { Client } = require("@modelcontextprotocol/sdk/client/index.js");
const { StdioClientTransport } = require("@modelcontextprotocol/sdk/client/stdio.js");
const { command, calls } = JSON.parse(require("fs").readFileSync(0, "utf8"));
(async () => {
  const client = new Client({ name: "test", version: "1" });
  await client.connect(new StdioClientTransport({ command: command[0], args: command.slice(1) }));
  const { tools } = await client.listTools();
  const results = [];
  for (const call of calls) {
    try {
      results.push(await client.callTool(call));
    } catch (e) {
      results.push({ thrown: String(e) });
    }
  }
  console.log(JSON.stringify({ server: client.getServerVersion(), instructions: client.getInstructions(), tools, results }));
  await client.close();
})().catch((e) => {
  console.error(e);
  process.exit(1);
});
