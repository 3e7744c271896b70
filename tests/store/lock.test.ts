import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { nodeFileSystem } from "../../src/store/disk.ts";
import { formatHolder, type LockHolder, nameHolder, startOfProcess, takeLock } from "../../src/store/lock.ts";
import { getFiles, putFiles, scratchFolder } from "../support/scratch-folder.ts";
import { deadPid } from "./dead-pid.ts";
import { intercept } from "./faulty-file-system.ts";

const take = (folder: string, options: Partial<Parameters<typeof takeLock>[1]> = {}) =>
  takeLock(join(folder, "lock"), { fileSystem: nodeFileSystem, signal: undefined, waitMs: 0, ...options });

test("only one process holds it at a time", async () => {
  const folder = scratchFolder();
  const first = await take(folder);
  expect(JSON.parse(readFileSync(join(folder, "lock"), "utf8"))).toMatchObject({ pid: process.pid });
  expect(await take(folder)).toEqual({ status: "busy", holder: { pid: process.pid, host: undefined } });
  if (first.status === "held") first.lock.release();
  expect(getFiles(folder)).toEqual({});
  expect(await take(folder)).toMatchObject({ status: "held" });
});

test("a waiting process gets it when the holder is done", async () => {
  const folder = scratchFolder();
  const first = await take(folder);
  const second = take(folder, { waitMs: 20_000 });
  if (first.status === "held") first.lock.release();
  expect(await second).toMatchObject({ status: "held" });
});

/** Puts the lock of another process there. What is not told of it is as of this one. */
function plantLock(folder: string, holder: Partial<LockHolder>): void {
  writeFileSync(join(folder, "lock"), formatHolder({ ...nameHolder(), ...holder }));
}

test("the lock of a dead process is taken over at once", async () => {
  const folder = scratchFolder();
  plantLock(folder, { pid: deadPid() });
  expect(await take(folder)).toMatchObject({ status: "held" });
  expect(JSON.parse(readFileSync(join(folder, "lock"), "utf8"))).toMatchObject({ pid: process.pid });
});

test.runIf(process.platform === "linux")(
  "the lock of a dead process whose id now belongs to another process is taken over at once",
  async () => {
    const folder = scratchFolder();
    plantLock(folder, { pid: process.ppid, start: "1" });
    expect(await take(folder)).toMatchObject({ status: "held" });
    const other = scratchFolder();
    plantLock(other, { pid: process.ppid, start: startOfProcess(process.ppid) ?? "" });
    expect(await take(other)).toEqual({ status: "busy", holder: { pid: process.ppid, host: undefined } });
  },
);

test.each([
  ["of another container with the same process number", { space: "pid:[1]" }],
  ["of a machine that was started again, or of another with the same name", { boot: "another" }],
  ["of another host with the same process number", { host: "elsewhere" }],
  [
    "of a process that may be another by now, where the system does not tell",
    { pid: process.ppid, start: "" },
  ],
])("a lock %s is respected as long as it is renewed, and then taken over", async (_what, holder) => {
  const folder = scratchFolder();
  const path = join(folder, "lock");
  plantLock(folder, { pid: process.pid, ...holder });
  const begin = statSync(path).mtimeMs / 1000;
  let looks = 0;
  const { fileSystem } = intercept((operation) => {
    // Renewed as often as somebody looks, three times.
    if (operation !== "touchedAt" || looks >= 3) return;
    looks += 1;
    utimesSync(path, begin + looks, begin + looks);
  });
  const pid = "pid" in holder ? holder.pid : process.pid;
  const host: unknown = "start" in holder ? undefined : expect.any(String);
  const busy = await take(folder, { fileSystem, waitMs: 100, staleMs: 100 });
  expect(busy).toEqual({ status: "busy", holder: { pid, host } });
  expect(await take(folder, { fileSystem, waitMs: 20_000, staleMs: 50 })).toMatchObject({ status: "held" });
  expect(looks).toBe(3);
});

test("a lock that another process has taken over is no longer held, even after it is removed", async () => {
  const folder = scratchFolder();
  const taken = await take(folder);
  if (taken.status !== "held") throw new Error(taken.status);
  const content = readFileSync(join(folder, "lock"));
  expect(await taken.lock.isStillHeld()).toBe(true);
  rmSync(join(folder, "lock"));
  const asked = taken.lock.isStillHeld();
  writeFileSync(join(folder, "lock"), content);
  expect(await asked).toBe(true);
  rmSync(join(folder, "lock"));
  expect(await taken.lock.isStillHeld()).toBe(false);
  plantLock(folder, { host: "elsewhere" });
  expect(await taken.lock.isStillHeld()).toBe(false);
  taken.lock.release();
  expect(readFileSync(join(folder, "lock"), "utf8")).toContain("elsewhere");
});

test.runIf(process.platform === "linux")("a zombie process holds no lock", async () => {
  const folder = scratchFolder();
  // Once the shell has become `sleep`, nothing asks what became of its child.
  const parent = spawn("sh", ["-c", "sleep 0 & echo $!; exec sleep 60"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  try {
    const [pid] = (await once(parent.stdout, "data")) as [Buffer];
    plantLock(folder, { pid: Number(pid) });
    expect(await take(folder, { waitMs: 20_000 })).toMatchObject({ status: "held" });
  } finally {
    parent.kill("SIGKILL");
  }
});

test("a lock from an earlier process with the same id is taken over, as in a container that is started again", async () => {
  const folder = scratchFolder();
  plantLock(folder, { start: "1" });
  expect(await take(folder)).toMatchObject({ status: "held" });
});

test("a lock whose holder was killed while writing it is taken over soon", async () => {
  const written = ["", "123\n", "null", '{"pid":12', '{"pid":1}\n', "[]", "NUL\0\n"];
  const taken = written.map(async (content) => {
    const folder = scratchFolder();
    writeFileSync(join(folder, "lock"), content);
    return (await take(folder, { waitMs: 10_000 })).status;
  });
  expect(await Promise.all(taken)).toEqual(written.map(() => "held"));
});

test.each(["a folder", "a link that leads nowhere"])(
  "%s in the place of the lock keeps no build waiting",
  async (what) => {
    const folder = scratchFolder();
    const path = join(folder, "lock");
    if (what === "a folder") putFiles(folder, { "lock/notes.txt": "" });
    else symlinkSync(join(folder, "gone"), path);
    expect(await take(folder, { waitMs: 10_000 })).toMatchObject({ status: "held" });
    expect(Object.keys(getFiles(folder))).toEqual(["lock"]);
  },
);

test("a lock that may not be read is another user’s, and is waited for", async () => {
  const folder = scratchFolder();
  const path = join(folder, "lock");
  writeFileSync(path, "of another user");
  const { fileSystem } = intercept((operation) => {
    if (operation === "read") throw Object.assign(new Error("EACCES"), { code: "EACCES", syscall: "open" });
  });
  expect(await take(folder, { fileSystem, waitMs: 1000 })).toEqual({ status: "busy", holder: undefined });
  expect(readFileSync(path, "utf8")).toBe("of another user");
  expect(await take(folder, { fileSystem, waitMs: 10_000, staleMs: 200 })).toMatchObject({ status: "held" });
});

test("a lock that would control the terminal is not printed", async () => {
  const folder = scratchFolder();
  plantLock(folder, { host: "\u001b[2J\n::error::" });
  expect(await take(folder)).toEqual({ status: "busy", holder: undefined });
});

test("Ctrl-C ends the wait", async () => {
  const folder = scratchFolder();
  await take(folder);
  const controller = new AbortController();
  const second = take(folder, { waitMs: 600_000, signal: controller.signal });
  controller.abort();
  expect(await second).toEqual({ status: "interrupted" });
});

test("when two processes find the same dead lock, the slower one does not remove the lock of the faster one", async () => {
  const folder = scratchFolder();
  const path = join(folder, "lock");
  plantLock(folder, { pid: deadPid() });
  const faster = formatHolder({
    ...nameHolder(),
    pid: process.ppid,
    start: startOfProcess(process.ppid) ?? "",
  });
  const { fileSystem } = intercept((operation) => {
    if (operation === "rename") writeFileSync(path, faster);
  });
  expect(await take(folder, { fileSystem })).toEqual({
    status: "busy",
    holder: { pid: process.ppid, host: undefined },
  });
  expect(getFiles(folder)).toEqual({ lock: faster });
});
