import { expect, test } from "vitest";
import type { EntryKind } from "../../src/store/disk.ts";
import { planPublication } from "../../src/store/dist.ts";

function plan(wanted: readonly string[], entries: Readonly<Record<string, EntryKind>>) {
  const files = wanted.map((path) => ({ path, bytes: Buffer.from(path) }));
  return planPublication(files, new Map(Object.entries(entries)));
}

test("a first build creates its folders, the outer ones first, and removes nothing", () => {
  expect(plan(["a/b/c.html", "a/d.html", "index.html"], {})).toEqual({
    present: new Set(),
    folders: ["a", "a/b"],
    obstacles: [],
    blockedFolders: [],
    staleFiles: [],
    staleFolders: [],
  });
});

test("stale files are removed in the reverse of the order in which they are written", () => {
  const { staleFiles, staleFolders } = plan(["index.html"], {
    assets: "folder",
    "assets/old.js": "file",
    blog: "folder",
    "blog/deep": "folder",
    "blog/deep/old.html": "file",
    "feed.xml": "file",
  });
  expect(staleFiles).toEqual(["feed.xml", "blog/deep/old.html", "assets/old.js"]);
  expect(staleFolders).toEqual(["blog/deep", "blog", "assets"]);
});

test("a folder in the place of a file moves away as a whole", () => {
  const { obstacles, staleFiles, staleFolders } = plan(["a"], {
    a: "folder",
    "a/b": "folder",
    "a/b/c.html": "file",
  });
  expect({ obstacles, staleFiles, staleFolders }).toEqual({
    obstacles: ["a"],
    staleFiles: [],
    staleFolders: [],
  });
});

test("a folder in the place of a file, and the folders in it, are created after the file is moved away", () => {
  const { obstacles, folders, blockedFolders } = plan(["a/b/c.html", "d/e.html"], { a: "file" });
  expect({ obstacles, folders, blockedFolders }).toEqual({
    obstacles: ["a"],
    folders: ["d"],
    blockedFolders: ["a", "a/b"],
  });
});

test("on a disk that ignores case, the file with the old name is removed before the new one is written", () => {
  const file = plan(["licence.txt"], { "LICENCE.txt": "file" });
  expect(file.obstacles).toEqual(["LICENCE.txt"]);
  expect(file.staleFiles).toEqual([]);
  const folder = plan(["services/index.html"], { Services: "folder", "Services/index.html": "file" });
  expect(folder.obstacles).toEqual(["Services"]);
  expect(folder.blockedFolders).toEqual(["services"]);
  expect(folder.present.size).toBe(0);
});

test("a file with the old Unicode form of its name is removed before the new one is written", () => {
  expect(plan(["été.txt".normalize("NFC")], { ["été.txt".normalize("NFD")]: "file" }).obstacles).toEqual([
    "été.txt".normalize("NFD"),
  ]);
});

test("a link is never treated as its target", () => {
  const { present, obstacles } = plan(["page.html", "blog/index.html"], {
    "page.html": "other",
    blog: "other",
  });
  expect(present.size).toBe(0);
  expect(obstacles).toEqual(["blog"]);
});
