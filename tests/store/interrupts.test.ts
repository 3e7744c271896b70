import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { projectRoot } from "../support/run-site.ts";
import { scratchFolder } from "../support/scratch-folder.ts";

/** Says “busy”, works for a moment without a turn, and goes on with work that opens it to signals. */
const command = `
  import { stat } from "node:fs";
  import { heedInterrupts, openToSignals } from ${JSON.stringify(join(projectRoot, "src/store/interrupts.ts"))};
  const interrupt = heedInterrupts();
  setInterval(() => {}, 1000);
  stat(".", () => {
    process.stdout.write("busy");
    const end = Date.now() + 150;
    while (Date.now() < end);
    openToSignals(() => new Promise(setImmediate)).then(() => process.stdout.write("worked"));
  });
  interrupt.asked.then(interrupt.end);
`;
test("a signal that arrives while a long callback runs is heeded, though the next work takes its handler away", async () => {
  const file = join(scratchFolder(), "command.mjs");
  await build({
    stdin: { contents: command, resolveDir: projectRoot },
    bundle: true,
    platform: "node",
    format: "esm",
    outfile: file,
    logLevel: "silent",
  });
  const child: ChildProcess = spawn(process.execPath, [file], { stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(child, "exit");
  await once(child.stdout as NonNullable<typeof child.stdout>, "data");
  child.kill("SIGINT");
  const [, signal] = (await Promise.race([
    ended,
    new Promise((resolve) => setTimeout(resolve, 5000, [null, "lost"])),
  ])) as [unknown, string];
  child.kill("SIGKILL");
  expect(signal).toBe("SIGINT");
});
