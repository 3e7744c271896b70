import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  type Exchange,
  exchangeFiles,
  readKept,
  recoverExchanges as recover,
} from "../../src/store/exchange.ts";
import type { SetAside } from "../../src/store/own-files.ts";
import { deadPid } from "./dead-pid.ts";
import { failAt, intercept } from "./faulty-file-system.ts";

let root = "";
beforeEach(() => {
  told.splice(0);
  root = mkdtempSync(join(tmpdir(), "charpente-exchange-"));
  mkdirSync(join(root, "content"));
  for (const name of ["a", "b"]) writeFileSync(join(root, `content/${name}.md`), `old ${name}`);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const told: SetAside[] = [];
const recoverExchanges = (root: string) => recover(root, (one) => told.push(one));
/** Leaves an exchange as a killed process does that has changed every file. */
function interrupt(name = "x"): string {
  const kept = join(root, ".site/edit/kept", name);
  const record = JSON.parse(readFileSync(join(kept, "done.json"), "utf8"));
  rmSync(join(kept, "done.json"));
  writeFileSync(join(kept, "begun.json"), JSON.stringify({ ...record, pid: deadPid() }));
  return kept;
}

const bytes = (text: string) => new TextEncoder().encode(text);
/** `a` gets another name, `b` other words. */
const exchanges: readonly Exchange[] = [
  { file: "content/a.md", before: bytes("old a"), after: undefined },
  { file: "content/b.md", before: bytes("old b"), after: bytes("new b") },
  { file: "content/c.md", before: undefined, after: bytes("old a") },
];
const read = () =>
  ["a", "b", "c"].map((name) => {
    const path = join(root, `content/${name}.md`);
    return existsSync(path) ? readFileSync(path, "utf8") : undefined;
  });

test("all files are written, and their earlier content can be restored", () => {
  const exchanged = exchangeFiles(root, exchanges, { name: "x" });
  expect(exchanged).toEqual({ status: "written", kept: ".site/edit/kept/x" });
  expect(read()).toEqual([undefined, "new b", "old a"]);
  expect(readFileSync(join(root, ".site/edit/kept/x/before/content/a.md"), "utf8")).toBe("old a");
  expect(readKept(root, ".site/edit/kept/x")?.map(({ file }) => file)).toEqual(
    exchanges.map(({ file }) => file),
  );
  interrupt();
  expect(recoverExchanges(root)).toEqual([]);
  expect(read()).toEqual(["old a", "old b", undefined]);
});

test("if a file has changed since, no file is written", () => {
  writeFileSync(join(root, "content/b.md"), "other b");
  expect(exchangeFiles(root, exchanges, { name: "x" })).toEqual({ status: "changed", file: "content/b.md" });
  expect(read()).toEqual(["old a", "other b", undefined]);
});

test("nothing is written through a link out of the folder", () => {
  mkdirSync(join(root, "elsewhere"));
  symlinkSync(join(root, "elsewhere"), join(root, "content/linked"));
  const created = [{ file: "content/linked/d.md", before: undefined, after: bytes("d") }];
  expect(exchangeFiles(root, created, { name: "x" })).toEqual({
    status: "elsewhere",
    file: "content/linked/d.md",
  });
  expect(existsSync(join(root, "elsewhere/d.md"))).toBe(false);
});

test("nothing is written or restored when content/ itself leads out of the site", () => {
  const kept = exchangeFiles(root, exchanges, { name: "x" });
  const outside = mkdtempSync(join(tmpdir(), "charpente-outside-"));
  renameSync(join(root, "content"), join(outside, "content"));
  symlinkSync(join(outside, "content"), join(root, "content"));
  const after = [undefined, "new b", "old a"];
  expect(read()).toEqual(after);
  const files = ["content/a.md", "content/b.md", "content/c.md"];
  interrupt();
  expect(recoverExchanges(root)).toEqual([{ kept: ".site/edit/kept/x", files, why: "changed" }]);
  const more = [{ file: "content/b.md", before: bytes("new b"), after: bytes("b") }];
  expect(exchangeFiles(root, more, { name: "y" })).toEqual({ status: "elsewhere", file: "content/b.md" });
  expect([kept.status, read()]).toEqual(["written", after]);
  rmSync(outside, { recursive: true });
});

test("a file whose folder has become a file counts as changed", () => {
  mkdirSync(join(root, "content/posts"));
  writeFileSync(join(root, "content/posts/d.md"), "old d");
  rmSync(join(root, "content/posts"), { recursive: true });
  writeFileSync(join(root, "content/posts"), "a file");
  const removed = [{ file: "content/posts/d.md", before: bytes("old d"), after: undefined }];
  expect(exchangeFiles(root, removed, { name: "x" }).status).not.toBe("written");
  expect(readFileSync(join(root, "content/posts"), "utf8")).toBe("a file");
});

test("if any operation of the disk fails, no file is changed, and nothing is left to recover", () => {
  let failing = 0;
  for (; ; failing += 1) {
    const { fileSystem } = failAt(failing, "ENOSPC");
    if (!fails(() => exchangeFiles(root, exchanges, { name: `x${failing}`, fileSystem }))) break;
    expect(read()).toEqual(["old a", "old b", undefined]);
    expect(existsSync(join(root, `.site/edit/kept/x${failing}/begun.json`))).toBe(false);
  }
  // Two new files are written and put in their place, and one file is removed.
  expect(failing).toBeGreaterThanOrEqual(5);
  expect(read()).toEqual([undefined, "new b", "old a"]);
});

function fails(run: () => void): boolean {
  try {
    run();
    return false;
  } catch {
    return true;
  }
}

test("if a file cannot be restored, the others are, and the next command restores it", () => {
  const put: string[] = [];
  const { fileSystem } = intercept((operation, _index, args) => {
    if (operation !== "rename" && operation !== "remove") return;
    const path = String(args.at(operation === "rename" ? 1 : 0));
    if (!path.startsWith(join(root, "content"))) return;
    const text = operation === "rename" ? readFileSync(String(args[0]), "utf8") : "nothing";
    if (text === "old b" || path.endsWith("c.md")) throw new Error(`${text} cannot be written`);
    put.push(text);
  });
  // `c` fails, and `b` on the way back.
  expect(() => exchangeFiles(root, exchanges, { name: "x", fileSystem })).toThrow("old a cannot be written");
  expect(put).toEqual(["nothing", "new b", "old a"]);
  expect(read()).toEqual(["old a", "new b", undefined]);
  const begun = join(root, ".site/edit/kept/x/begun.json");
  const pid = deadPid();
  writeFileSync(begun, JSON.stringify({ ...JSON.parse(readFileSync(begun, "utf8")), pid }));
  recoverExchanges(root);
  expect(read()).toEqual(["old a", "old b", undefined]);
});

test.each(["", "old", undefined])(
  "if the earlier content of a file is damaged to “%s”, an unfinished exchange is completed instead",
  (damaged) => {
    exchangeFiles(root, exchanges, { name: "x" });
    const kept = interrupt();
    writeFileSync(join(root, "content/a.md"), "old a");
    const place = join(kept, "before/content/b.md");
    if (damaged === undefined) rmSync(place);
    else writeFileSync(place, damaged);
    expect(recoverExchanges(root)).toEqual([]);
    expect(read()).toEqual([undefined, "new b", "old a"]);
    expect(recoverExchanges(root)).toEqual([]);
  },
);

test("if what a file was and what it was to be are damaged, it stays, is named, and the others are restored", () => {
  exchangeFiles(root, exchanges, { name: "x" });
  const kept = interrupt();
  writeFileSync(join(kept, "before/content/b.md"), "");
  writeFileSync(join(kept, "after/content/c.md"), "");
  expect(recoverExchanges(root)).toEqual([
    { kept: ".site/edit/kept/x", files: ["content/b.md"], why: "lost" },
  ]);
  expect(read()).toEqual(["old a", "new b", undefined]);
  expect(recoverExchanges(root)).toEqual([]);
});

test("a plan whose kept files are damaged cannot be undone, and says so instead of writing other words", () => {
  exchangeFiles(root, exchanges, { name: "x" });
  const kept = join(root, ".site/edit/kept/x");
  writeFileSync(join(kept, "before/content/b.md"), "");
  expect(readKept(root, ".site/edit/kept/x")).toBeUndefined();
  writeFileSync(join(kept, "done.json"), "{");
  expect(readKept(root, ".site/edit/kept/x")).toBeUndefined();
});

test.each([
  "",
  "{",
  "null",
  "{}",
  "[]",
  '"x"',
  '{"pid":1,"files":[{"file":"../a","isCreated":true,"isRemoved":false}]}',
])(
  "if the record of an unfinished exchange says “%s”, it is set aside, and all files are restored from those kept beside it",
  (text) => {
    exchangeFiles(root, exchanges, { name: "x" });
    const kept = interrupt();
    writeFileSync(join(kept, "begun.json"), text);
    writeFileSync(join(root, "content/a.md"), "old a");
    expect(recoverExchanges(root)).toEqual([]);
    const aside = ".site/edit/kept/x/begun.json.damaged";
    expect(told).toMatchObject([{ file: ".site/edit/kept/x/begun.json", aside }]);
    expect(readFileSync(join(root, aside), "utf8")).toBe(text);
    expect(read()).toEqual(["old a", "old b", undefined]);
    expect(recoverExchanges(root)).toEqual([]);
    expect(told).toHaveLength(1);
  },
);

test("a damaged record beside a finished exchange takes nothing back", () => {
  exchangeFiles(root, exchanges, { name: "x" });
  writeFileSync(join(root, ".site/edit/kept/x/begun.json"), "");
  expect(recoverExchanges(root)).toEqual([]);
  expect(told).toHaveLength(1);
  expect(read()).toEqual([undefined, "new b", "old a"]);
});

test("a file keeps its permissions", () => {
  chmodSync(join(root, "content/b.md"), 0o600);
  exchangeFiles(root, exchanges, { name: "x" });
  expect(statSync(join(root, "content/b.md")).mode & 0o777).toBe(0o600);
});

test("an exchange that a killed process left unfinished is undone by the next command", () => {
  exchangeFiles(root, exchanges, { name: "x" });
  const kept = join(root, ".site/edit/kept/x");
  const pid = deadPid();
  const record = JSON.parse(readFileSync(join(kept, "done.json"), "utf8"));
  renameSync(join(kept, "done.json"), join(kept, "begun.json"));
  expect(recoverExchanges(root)).toEqual([]); // This process may still be at it.
  writeFileSync(join(kept, "begun.json"), JSON.stringify({ ...record, pid }));
  writeFileSync(join(root, "content/b.md"), "old b");
  expect(recoverExchanges(root)).toEqual([]);
  expect(read()).toEqual(["old a", "old b", undefined]);
  expect(existsSync(join(kept, "begun.json"))).toBe(false);
});

test("a file that was edited after its command was killed stays as it is, and is named", () => {
  exchangeFiles(root, exchanges, { name: "x" });
  const kept = join(root, ".site/edit/kept/x");
  const record = JSON.parse(readFileSync(join(kept, "done.json"), "utf8"));
  rmSync(join(kept, "done.json"));
  writeFileSync(join(kept, "begun.json"), JSON.stringify({ ...record, pid: deadPid() }));
  writeFileSync(join(root, "content/b.md"), "newest b");
  expect(recoverExchanges(root)).toEqual([
    { kept: ".site/edit/kept/x", files: ["content/b.md"], why: "changed" },
  ]);
  expect(read()).toEqual(["old a", "newest b", undefined]);
});

test.runIf(process.platform === "linux")(
  "an unfinished exchange is taken back although this process has the id of the killed one, as in containers",
  () => {
    exchangeFiles(root, exchanges, { name: "x" });
    const kept = join(root, ".site/edit/kept/x");
    const record = JSON.parse(readFileSync(join(kept, "done.json"), "utf8"));
    renameSync(join(kept, "done.json"), join(kept, "begun.json"));
    writeFileSync(join(kept, "begun.json"), JSON.stringify({ ...record, start: "1" }));
    expect(recoverExchanges(root)).toEqual([]);
    expect(read()).toEqual(["old a", "old b", undefined]);
  },
);
