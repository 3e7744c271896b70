import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { nodeFileSystem } from "../../src/disk/file-system.ts";
import { takeLock } from "../../src/disk/lock.ts";
import { deadPid } from "./dead-pid.ts";
import { intercept } from "./faulty-file-system.ts";
import { getFiles, scratchFolder } from "./scratch-folder.ts";

const take = (folder: string, options: Partial<Parameters<typeof takeLock>[1]> = {}) =>
  takeLock(join(folder, "lock"), { fileSystem: nodeFileSystem, signal: undefined, waitMs: 0, ...options });

test("one holds it at a time", async () => {
  const folder = scratchFolder();
  const first = await take(folder);
  expect(readFileSync(join(folder, "lock"), "utf8")).toBe(`${process.pid}\n`);
  expect(await take(folder)).toEqual({ status: "busy", holder: process.pid });
  if (first.status === "held") first.release();
  expect(getFiles(folder)).toEqual({});
  expect(await take(folder)).toMatchObject({ status: "held" });
});

test("who waits gets it when the holder is done", async () => {
  const folder = scratchFolder();
  const first = await take(folder);
  const second = take(folder, { waitMs: 20_000 });
  if (first.status === "held") first.release();
  expect(await second).toMatchObject({ status: "held" });
});

test("the lock of a dead process is taken over at once", async () => {
  const folder = scratchFolder();
  writeFileSync(join(folder, "lock"), `${deadPid()}\n`);
  expect(await take(folder)).toMatchObject({ status: "held" });
  expect(getFiles(folder)).toEqual({ lock: `${process.pid}\n` });
});

test.runIf(process.platform === "linux")(
  "a killed process that nobody has buried holds no lock",
  async () => {
    const folder = scratchFolder();
    // Once the shell has become `sleep`, nothing asks what became of its child.
    const parent = spawn("sh", ["-c", "sleep 0 & echo $!; exec sleep 60"], {
      stdio: ["ignore", "pipe", "ignore"],
    });
    try {
      const [pid] = (await once(parent.stdout, "data")) as [Buffer];
      writeFileSync(join(folder, "lock"), pid);
      expect(await take(folder, { waitMs: 20_000 })).toMatchObject({ status: "held" });
    } finally {
      parent.kill("SIGKILL");
    }
  },
);

test("a lock from an earlier process with the same id is taken over, as in a container that is started again", async () => {
  const folder = scratchFolder();
  writeFileSync(join(folder, "lock"), `${process.pid}\n`);
  expect(await take(folder)).toMatchObject({ status: "held" });
});

test.each(["", "123", "no number\n", "-1\n", "0\n"])(
  "a lock whose holder was killed while writing %j is taken over",
  async (content) => {
    const folder = scratchFolder();
    writeFileSync(join(folder, "lock"), content);
    expect(await take(folder)).toMatchObject({ status: "held" });
  },
);

test("Ctrl-C ends the wait", async () => {
  const folder = scratchFolder();
  await take(folder);
  const controller = new AbortController();
  const second = take(folder, { waitMs: 600_000, signal: controller.signal });
  controller.abort();
  expect(await second).toEqual({ status: "interrupted" });
});

test("where two find the same dead lock, the slower one does not take away the faster one’s", async () => {
  const folder = scratchFolder();
  const path = join(folder, "lock");
  writeFileSync(path, `${deadPid()}\n`);
  // Process 1 lives as long as the machine: it stands for the faster build.
  const { fileSystem } = intercept((operation) => {
    if (operation === "rename") writeFileSync(path, "1\n");
  });
  expect(await take(folder, { fileSystem })).toEqual({ status: "busy", holder: 1 });
  expect(getFiles(folder)).toEqual({ lock: "1\n" });
});
