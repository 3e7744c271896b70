import { spawn, spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * Runs a command at the root of the project under a heading, with additional environment variables. Ends the process
 * when it fails.
 */
export function runStep(name, command, args, env = {}) {
  printHeading(name);
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  if (error) console.error(error.message);
  if (status !== 0) process.exit(status ?? 1);
}

/**
 * Runs steps of `[name, command, args]` at the same time, and prints the output of each under its heading, in their
 * order. If one failed, ends the process once all have run.
 */
export async function runStepsTogether(steps) {
  const running = steps.map(([, command, args]) => runQuietly(command, args));
  let status = 0;
  for (const [index, [name]] of steps.entries()) {
    const result = await running[index];
    printHeading(name);
    process.stdout.write(result.said);
    status ||= result.status;
  }
  if (status !== 0) process.exit(status);
}

function runQuietly(command, args) {
  const colour = process.stdout.isTTY ? { FORCE_COLOR: "1" } : {};
  const child = spawn(command, args, {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...colour },
  });
  const said = [];
  for (const output of [child.stdout, child.stderr]) output.on("data", (chunk) => said.push(chunk));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (status) => resolve({ said: Buffer.concat(said), status: status ?? 1 }));
  });
}

function printHeading(name) {
  console.log(`\n— ${name}`);
}
