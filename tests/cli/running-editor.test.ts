import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findRunningEditor } from "../../src/cli/running-editor.ts";
import { formatHolder, nameHolder, startOfProcess } from "../../src/store/lock.ts";
import { scratchFolder } from "../support/scratch-folder.ts";

const file = ".site/edit/running.json";

/** The note of an editor of another process, which has an address once `tell` is called. */
async function otherEditor(root: string, tellsStart = true) {
  const child = spawn("sleep", ["600"]);
  onTestFinished(() => void child.kill());
  await once(child, "spawn");
  const pid = child.pid ?? 0;
  const holder = { ...nameHolder(), pid, start: (tellsStart && startOfProcess(pid)) || "" };
  mkdirSync(join(root, ".site/edit"), { recursive: true });
  writeFileSync(join(root, file), formatHolder(holder));
  const kill = async () => {
    child.kill();
    await once(child, "exit");
  };
  return {
    kill,
    tell: (url: string) => writeFileSync(join(root, file), `${JSON.stringify({ ...holder, url })}\n`),
  };
}

async function serve(): Promise<string> {
  const server = createServer((_, response) => response.end("page"));
  onTestFinished(() => void server.close());
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

test("a second start finds the editor of the same site, even one that has no address yet", async () => {
  const root = scratchFolder();
  const other = await otherEditor(root);
  const found = findRunningEditor(root);
  const url = await serve();
  other.tell(url);
  expect(await found).toEqual({ url });
});

test("an editor that was killed, or does not answer, is no longer one; its place is taken and given back", async () => {
  const root = scratchFolder();
  const killed = await otherEditor(root);
  killed.tell("http://127.0.0.1:9/");
  await killed.kill();
  const first = await findRunningEditor(root);
  if (!("own" in first)) throw new Error("found another");
  first.own.tell("http://127.0.0.1:9/");
  first.own.release();
  expect(existsSync(join(root, file))).toBe(false);

  // Where the system tells no start of a process, its id may be that of another program.
  const silent = await otherEditor(root, false);
  silent.tell("http://127.0.0.1:9/");
  expect(await findRunningEditor(root)).toHaveProperty("own");
});

test("an address elsewhere is never opened, whoever wrote it down", async () => {
  const root = scratchFolder();
  const other = await otherEditor(root);
  other.tell("http://elsewhere.example/");
  const found = findRunningEditor(root);
  await other.kill();
  expect(await found).toHaveProperty("own");
});
