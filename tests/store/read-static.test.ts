import {
  appendFileSync,
  existsSync,
  openSync,
  readFileSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { checkStaticFiles } from "../../src/check/check-files.ts";
import { digestOf } from "../../src/model/memory/hash.ts";
import { nodeFileSystem } from "../../src/store/disk.ts";
import { writeDist } from "../../src/store/dist.ts";
import { FileChanged } from "../../src/store/failures.ts";
import { inflate } from "../../src/store/inflate.ts";
import { listStatic, readStatic } from "../../src/store/read-files.ts";
import type { Problem } from "../../src/words/problem.ts";
import { isWhole } from "../support/is-whole.ts";
import { createMapMemory } from "../support/map-memory.ts";
import { putFiles, scratchFolder } from "../support/scratch-folder.ts";
import { tell } from "../support/speech.ts";
import { intercept, Kill, killAt } from "./faulty-file-system.ts";

const mebibyte = 1024 * 1024;

/** A file of `size` bytes that takes hardly any room on the disk, with a text at some places. */
function makeFilm(place: string, size: number, texts: Readonly<Record<number, string>> = {}): void {
  writeFileSync(place, "");
  truncateSync(place, size);
  const handle = openSync(place, "r+");
  for (const [at, text] of Object.entries(texts)) writeSync(handle, text, Number(at), "latin1");
}

/** A site with a film, and its builds: each reads `static/` and publishes it. */
function filmSite(size: number, texts?: Readonly<Record<number, string>>) {
  const root = scratchFolder();
  const [out, film] = [join(root, "dist"), join(root, "static/film.mp4")];
  putFiles(root, { "static/small.txt": "small" });
  makeFilm(film, size, texts);
  const memory = createMapMemory();
  const build = async (fileSystem = nodeFileSystem) => {
    const files = await readStatic(root, { memory });
    return writeDist(files, out, { memory, fileSystem });
  };
  return { root, out, film, memory, build, published: join(out, "film.mp4") };
}

/** How many bytes were read of each large file from now on, by path. */
function countReads(root: string): () => Record<string, number> {
  const read = new Map<string, number>();
  const { readInto } = nodeFileSystem;
  const spy = vi.spyOn(nodeFileSystem, "readInto").mockImplementation((path, ...more) => {
    const count = readInto(path, ...more);
    if (path.endsWith(".mp4"))
      read.set(path.slice(root.length + 1), (read.get(path.slice(root.length + 1)) ?? 0) + count);
    return count;
  });
  onTestFinished(() => spy.mockRestore());
  return () => {
    const counts = Object.fromEntries(read);
    read.clear();
    return counts;
  };
}

test("a film of 64 MB is read once to hash it and once to copy it, and not at all when nothing has changed", async () => {
  const size = 64 * mebibyte + 1;
  const { root, film, published, memory, build } = filmSite(size, { [size - 3]: "end" });
  const reads = countReads(root);
  expect(await build()).toMatchObject({ status: "written", changed: 2 });
  expect(reads()).toEqual({ "static/film.mp4": 2 * size });
  const [one, other] = [film, published].map((path) => digestOf(readFileSync(path)));
  expect(other).toBe(one);
  expect(readFileSync(join(root, "dist/.site-manifest.json"), "utf8")).toContain(one);

  putFiles(root, { "static/small.txt": "other" });
  expect(await build()).toMatchObject({ status: "written", changed: 1 });
  expect(reads()).toEqual({});
  const computed = memory.computed();
  expect(await build()).toMatchObject({ status: "written", changed: 0 });
  expect([reads(), memory.computed()]).toEqual([{}, computed]);
});

test("an edit that keeps the size and the date of a film is published, and so is a film changed in dist/", async () => {
  const { film, published, build } = filmSite(5 * mebibyte, { 100: "before" });
  await build();
  const { atime, mtime } = statSync(film);
  makeFilm(film, 5 * mebibyte, { 100: "behind" });
  utimesSync(film, atime, mtime);
  expect(await build()).toMatchObject({ changed: 1 });
  expect(readFileSync(published).toString("latin1", 100, 106)).toBe("behind");

  const written = statSync(published);
  makeFilm(published, 5 * mebibyte, { 100: "broken" });
  utimesSync(published, written.atime, written.mtime);
  expect(await build()).toMatchObject({ changed: 1 });
  expect(readFileSync(published).toString("latin1", 100, 106)).toBe("behind");

  appendFileSync(published, "more");
  expect(await build()).toMatchObject({ changed: 1 });
  expect(statSync(published).size).toBe(5 * mebibyte);
  const now = new Date();
  utimesSync(film, now, now);
  expect(await build()).toMatchObject({ changed: 0 });
});

test("of a film that has just been saved, the digest is kept only once a further change would show", async () => {
  const { film, build } = filmSite(2 * mebibyte, { 7: "a" });
  for (const letter of ["b", "c", "d"]) {
    makeFilm(film, 2 * mebibyte, { 7: letter });
    expect(await build()).toMatchObject({ changed: letter === "b" ? 2 : 1 });
  }
  // Such a disk counts in whole seconds: the file may change again in this one.
  const { root, memory } = filmSite(2 * mebibyte);
  const rounded = (ageMs: number) => () => {
    const { size, ino, dev } = statSync(join(root, "static/film.mp4"));
    const second = Math.floor((Date.now() - ageMs) / 1000) * 1000;
    return { size, ino, dev, mtimeMs: second, ctimeMs: second };
  };
  await readStatic(root, { memory, read: rounded(0) });
  await readStatic(root, { memory, read: rounded(-60_000) });
  expect(memory.computed()).toBe(0);
  await readStatic(root, { memory, read: rounded(60_000) });
  expect(memory.computed()).toBeGreaterThan(0);
});

test("a film that changes while it is copied ends the build, and the last site stays", async () => {
  const { root, film, published, build } = filmSite(9 * mebibyte, { 0: "first" });
  await build();
  const before = digestOf(readFileSync(published));
  makeFilm(film, 9 * mebibyte, { 0: "second" });
  await sleep(30);
  const { fileSystem } = intercept((operation) => {
    if (operation === "append") makeFilm(film, 9 * mebibyte, { [8 * mebibyte]: "third" });
  });
  await expect(build(fileSystem)).rejects.toThrow(new FileChanged("static/film.mp4"));
  expect(digestOf(readFileSync(published))).toBe(before);
  expect(listStatic(root)).toEqual(["film.mp4", "small.txt"]);
  expect(nodeFileSystem.list(join(root, "dist")).map(({ name }) => name)).toEqual([
    ".site-manifest.json",
    "film.mp4",
    "small.txt",
  ]);
  expect(await build()).toMatchObject({ status: "written", changed: 1 });
});

test.each([
  ["is full", "ENOSPC", "there is no room on the disk (ENOSPC)"],
  ["takes no files of this size", "EFBIG", "the disk takes no file of this size (EFBIG)"],
])(
  "a disk that %s is reported with the name of the film, and the last site stays",
  async (_, code, message) => {
    const { film, out, published, build } = filmSite(9 * mebibyte, { 0: "first" });
    await build();
    const before = digestOf(readFileSync(published));
    makeFilm(film, 12 * mebibyte, { 0: "second" });
    let pieces = 0;
    const { fileSystem } = intercept((operation) => {
      if (operation !== "append" || ++pieces < 2) return;
      throw Object.assign(new Error(code), { code, syscall: "write" });
    });
    const result = await build(fileSystem);
    if (result.status !== "failed") throw new Error("The disk has refused nothing.");
    expect([result.problem.file, tell(result.problem.message)]).toEqual([
      "dist/film.mp4",
      expect.stringContaining(message),
    ]);
    expect(digestOf(readFileSync(published))).toBe(before);
    expect(nodeFileSystem.list(out)).toHaveLength(3);
  },
);

test("a build that is killed at any moment of a copy leaves a whole film, and the next one completes it", async () => {
  const { film, published, build } = filmSite(mebibyte, { 0: "old" });
  await build();
  const digests = [digestOf(readFileSync(published))];
  makeFilm(film, mebibyte + 100, { 0: "new" });
  digests.push(digestOf(readFileSync(film)));
  for (let at = 0; ; at += isWhole ? 1 : 7) {
    const { fileSystem, operations } = killAt(at);
    const killed = await build(fileSystem).then(
      () => false,
      (error) => error instanceof Kill,
    );
    expect(digests, `operation ${at}`).toContain(digestOf(readFileSync(published)));
    if (!killed) break;
    expect(operations()).toBeGreaterThan(at);
  }
  expect(await build()).toMatchObject({ status: "written" });
  expect(digestOf(readFileSync(published))).toBe(digests[1]);
});

test("a private key is found in the middle of a film, also where two pieces meet", async () => {
  const pem = "-----BEGIN PRIVATE KEY-----\nMIIEvQIBADANBgkqhkiG9w0BAQEFAASC\n";
  for (const at of [3 * mebibyte, 4 * mebibyte - 20, 4 * mebibyte, 8 * mebibyte - pem.length]) {
    const { root, memory } = filmSite(9 * mebibyte, { [at]: pem });
    const problems: Problem[] = [];
    const check = async () =>
      checkStaticFiles(await readStatic(root, { memory }), { memory, inflate }, (one) => problems.push(one));
    await check();
    // The result is remembered with the digest.
    await check();
    expect(problems.map(({ code, file }) => [code, file])).toEqual([
      ["static/secret", "static/film.mp4"],
      ["static/secret", "static/film.mp4"],
    ]);
  }
});

test.each([0, 1, 65_535, 65_536, 65_537, 999_999, 1_000_000, 1_000_001])(
  "a file of %i bytes is published as it is",
  async (size) => {
    const [root, name] = [scratchFolder(), `${size}.bin`];
    const bytes = Buffer.from(Array.from({ length: size }, (_, index) => index % 251));
    putFiles(root, { [`static/${name}`]: bytes, "static/other.txt": bytes });
    const files = await readStatic(root, { memory: createMapMemory() });
    expect(files.map(({ large }) => large !== undefined)).toEqual([size > 1_000_000, false]);
    expect(files.every((file) => bytes.equals(file.bytes))).toBe(true);
    await writeDist(files, join(root, "dist"));
    expect(bytes.equals(readFileSync(join(root, "dist", name)))).toBe(true);
  },
);

test("of many files, only the first 64 MB are held in memory, and all are published", async () => {
  const root = scratchFolder();
  putFiles(root, Object.fromEntries(Array.from({ length: 70 }, (_, index) => [`static/${index}.bin`, ""])));
  for (let index = 0; index < 70; index += 1) truncateSync(join(root, `static/${index}.bin`), 999_999);
  const files = await readStatic(root, { memory: createMapMemory() });
  const held = files.filter(({ large }) => large === undefined);
  expect([files.length, held.length]).toEqual([70, 67]);
  expect(new Set(files.map(({ bytes }) => digestOf(bytes))).size).toBe(1);
  expect(await writeDist(files, join(root, "dist"))).toMatchObject({ status: "written", changed: 70 });
  expect(existsSync(join(root, "dist/69.bin"))).toBe(true);
});

test("steps that need a whole file are told which one is too large for them", async () => {
  const { root, memory } = filmSite(65 * mebibyte);
  const [film] = await readStatic(root, { memory });
  expect(() => film?.bytes).toThrow("EFBIG: static/film.mp4");
});
