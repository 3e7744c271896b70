import fs, { lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { clearOwnFolders, parseJson, readOwnFile, type SetAside } from "../../src/store/own-files.ts";
import { say } from "../../src/words/message.ts";
import { putFiles, scratchFolder } from "../support/scratch-folder.ts";

const loss = say("aside.seen");
const file = ".site/notes.json";

function read(root: string) {
  const told: SetAside[] = [];
  const parse = parseJson(z.strictObject({ words: z.string() }), loss);
  const value = readOwnFile(root, { file, parse }, (one) => told.push(one));
  return { value, told };
}

test("a file of ours is read, and one that is missing is nothing to tell", () => {
  const root = scratchFolder();
  expect(read(root)).toEqual({ value: undefined, told: [] });
  putFiles(root, { [file]: '{"words":"Mots"}' });
  expect(read(root)).toEqual({ value: { words: "Mots" }, told: [] });
});

test("each damaged file is kept under a name of its own", () => {
  const root = scratchFolder();
  for (const text of ["", "{", '{"words":1}']) {
    putFiles(root, { [file]: text });
    const { value, told } = read(root);
    expect(value).toBeUndefined();
    expect(readFileSync(join(root, told[0]?.aside ?? ""), "utf8")).toBe(text);
  }
  expect(readdirSync(join(root, ".site")).sort()).toEqual([
    "notes.json.damaged",
    "notes.json.damaged-2",
    "notes.json.damaged-3",
  ]);
});

test("words that are not UTF-8 are damaged, and not read as other words", () => {
  const root = scratchFolder();
  putFiles(root, { [file]: Buffer.from('{"words":"\xe9t\xe9"}', "latin1") });
  expect(read(root)).toMatchObject({ value: undefined, told: [{ file, aside: `${file}.damaged`, loss }] });
});

test("a folder and a link that leads nowhere are set aside", () => {
  const root = scratchFolder();
  putFiles(root, { [`${file}/mine.txt`]: "Mine." });
  expect(read(root).told).toEqual([{ file, aside: `${file}.damaged`, loss }]);
  expect(readFileSync(join(root, `${file}.damaged/mine.txt`), "utf8")).toBe("Mine.");
  symlinkSync("nowhere", join(root, file));
  expect(read(root).told).toEqual([{ file, aside: `${file}.damaged-2`, loss }]);
  expect(lstatSync(join(root, `${file}.damaged-2`)).isSymbolicLink()).toBe(true);
});

test("the part that can be read stays, beside a copy of the whole", () => {
  const root = scratchFolder();
  putFiles(root, { [file]: "un\n\0\ndeux" });
  const told: SetAside[] = [];
  const parse = (text: string) => ({ value: text.split("\n").filter((line) => /^\w+$/.test(line)), loss });
  const own = { file, parse, write: (lines: readonly string[]) => lines.join("\n") };
  expect(readOwnFile(root, own, (one) => told.push(one))).toEqual(["un", "deux"]);
  expect(readFileSync(join(root, file), "utf8")).toBe("un\ndeux");
  expect(readFileSync(join(root, told[0]?.aside ?? ""), "utf8")).toBe("un\n\0\ndeux");
});

/** Refuses calls of Node, as to a user without the right, while `run` runs. */
function without<Result>(calls: readonly ("readFileSync" | "renameSync")[], run: () => Result): Result {
  const original = { ...fs };
  for (const call of calls)
    Object.assign(fs, {
      [call]: () => {
        throw Object.assign(new Error("EACCES"), { code: "EACCES", syscall: "open" });
      },
    });
  syncBuiltinESMExports();
  try {
    return run();
  } finally {
    for (const call of calls) Object.assign(fs, { [call]: original[call] });
    syncBuiltinESMExports();
  }
}

test("a file that may not be read is set aside, and one that may not be moved either stays and is told each time", () => {
  const root = scratchFolder();
  putFiles(root, { [file]: '{"words":"Mots"}' });
  for (const _start of [1, 2])
    expect(without(["readFileSync", "renameSync"], () => read(root)).told).toEqual([
      { file, aside: undefined, loss },
    ]);
  expect(read(root).value).toEqual({ words: "Mots" });
  expect(without(["readFileSync"], () => read(root)).told).toEqual([
    { file, aside: `${file}.damaged`, loss },
  ]);
  expect(readFileSync(join(root, `${file}.damaged`), "utf8")).toBe('{"words":"Mots"}');
});

test("what has the name of one of our folders is set aside, and a folder elsewhere that a link leads to is not", () => {
  const root = scratchFolder();
  putFiles(root, { ".site/edit/kept": "A file.", ".site/publish": "Another." });
  mkdirSync(join(root, "elsewhere"));
  symlinkSync(join(root, "elsewhere"), join(root, ".site/cache"));
  const told: SetAside[] = [];
  clearOwnFolders(root, (one) => told.push(one));
  expect(told).toEqual([
    { file: ".site/edit/kept", aside: ".site/edit/kept.damaged" },
    { file: ".site/publish", aside: ".site/publish.damaged" },
  ]);
  writeFileSync(join(root, "elsewhere/x"), "");
  expect(readdirSync(join(root, ".site")).sort()).toEqual(["cache", "edit", "publish.damaged"]);
});
