import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { cleanName, followAdded, keepAdded, listAside } from "../../../src/editor/server/added-files.ts";
import { createDice } from "../../support/dice.ts";
import { putFiles, scratchFolder } from "../../support/scratch-folder.ts";
import { git } from "../publish/repositories.ts";

test.each([
  ["Façade côté rue (1).JPG", "facade-cote-rue"],
  ["L’œuvre d’été.png", "l-oeuvre-d-ete"],
  ["IMG_2041.HEIC", "img-2041"],
  ["CON.png", "con-1"],
  ["aux.tar.pdf", "aux-tar"],
  ["LPT1 .pdf", "lpt1-1"],
  ["_headers.pdf", "headers"],
  ["plan. .pdf", "plan"],
  ["../../etc/passwd", "passwd"],
  ["C:\\Users\\Anne\\plan.v2.pdf", "plan-v2"],
  ["été.jpg".normalize("NFD"), "ete"],
  ["写真.jpg", "写真"],
  ["???.jpg", "file"],
  [".htaccess", "htaccess"],
  ["", "file"],
  [`${"a".repeat(300)}.jpg`, "a".repeat(80)],
])("%j is named %j", (given, name) => {
  expect(cleanName(given)).toBe(name);
});

test("no file is replaced: another file of the same name gets a number, and the same file is stored once", () => {
  const root = scratchFolder();
  const keep = (text: string) => keepAdded(root, "content/images", "Façade.jpg", ".jpg", Buffer.from(text));
  expect(keep("one")).toBe("content/images/facade.jpg");
  expect(keep("two")).toBe("content/images/facade-2.jpg");
  expect(keep("one")).toBe("content/images/facade.jpg");
  expect(keep("two")).toBe("content/images/facade-2.jpg");
  expect(listAside(root)).toEqual(["content/images/facade-2.jpg", "content/images/facade.jpg"]);
  expect(existsSync(join(root, "content"))).toBe(false);
  putFiles(root, { "content/images/facade-3.jpg": "three" });
  expect(keep("three")).toBe("content/images/facade-3.jpg");
  expect(keep("four")).toBe("content/images/facade-4.jpg");
});

const pdf = "static/documents/guide.pdf";
const text = (value: string) => Buffer.from(value);
const link = text("[Guide](/documents/guide.pdf)");
const write = (root: string) => keepAdded(root, "static/documents", "guide.pdf", ".pdf", text("pdf"));
const edit = (before: Uint8Array | undefined, after: Uint8Array | undefined) => ({
  file: "content/a.md",
  before,
  after,
});

test("a file follows the text that names it, there and back", async () => {
  const root = scratchFolder();
  write(root);
  const brought = { file: pdf, before: undefined, after: text("pdf") };
  expect(await followAdded(root, [edit(text(""), link)])).toEqual([brought]);
  expect(await followAdded(root, [edit(text(""), text("documents/other.pdf"))])).toEqual([]);
  putFiles(root, { [pdf]: "pdf" });
  expect(listAside(root)).toEqual([]);
  expect(await followAdded(root, [edit(text(""), link)])).toEqual([]);
  expect(await followAdded(root, [edit(link, undefined)])).toEqual([
    { file: pdf, before: text("pdf"), after: undefined },
  ]);
});

test.each<readonly [string, (root: string) => void]>([
  ["another text names it", (root) => putFiles(root, { "content/b.md": String(link) })],
  ["a template names it", (root) => putFiles(root, { "templates/foot.tsx": String(link) })],
  ["somebody has replaced it", (root) => putFiles(root, { [pdf]: "another" })],
  [
    "the last commit has it",
    (root) => {
      git(root, "init", "--quiet");
      git(root, "add", "--all");
      git(root, "-c", "user.name=A", "-c", "user.email=a@b.c", "commit", "--quiet", "-m", "Begin");
    },
  ],
])("a file that no edited text names any more stays if %s", async (_, prepare) => {
  const root = scratchFolder();
  write(root);
  putFiles(root, { [pdf]: "pdf" });
  prepare(root);
  expect(await followAdded(root, [edit(link, text(""))])).toEqual([]);
});

test("a file that was there before is not taken for an added one, even if it is added again", async () => {
  const root = scratchFolder();
  putFiles(root, { [pdf]: "pdf" });
  expect(write(root)).toBe(pdf);
  expect(await followAdded(root, [edit(link, text(""))])).toEqual([]);
});

test("files that nobody has named for ninety days are removed when the next one is added", () => {
  const root = scratchFolder();
  write(root);
  const old = new Date(Date.now() - 91 * 24 * 3600 * 1000);
  utimesSync(join(root, ".site/edit/added", pdf), old, old);
  keepAdded(root, "content/images", "a.jpg", ".jpg", text("a"));
  expect(listAside(root)).toEqual(["content/images/a.jpg"]);
});

test("nothing is written through a link", () => {
  const root = scratchFolder();
  mkdirSync(join(root, "content"));
  mkdirSync(join(root, "outside"));
  symlinkSync(join(root, "outside"), join(root, "content/images"));
  expect(() => keepAdded(root, "content/images", "a.jpg", ".jpg", Buffer.from("x"))).toThrow(
    "content/images",
  );
  const third = scratchFolder();
  symlinkSync(join(root, "outside"), join(third, "static"));
  expect(() => keepAdded(third, "static/documents", "a.pdf", ".pdf", Buffer.from("x"))).toThrow(
    "static/documents",
  );
  expect(readdirSync(join(root, "outside"))).toEqual([]);
  const other = scratchFolder();
  mkdirSync(join(other, "content/images"), { recursive: true });
  writeFileSync(join(other, "secret"), "secret");
  symlinkSync(join(other, "secret"), join(other, "content/images/a.jpg"));
  expect(keepAdded(other, "content/images", "a.jpg", ".jpg", Buffer.from("x"))).toBe(
    "content/images/a-2.jpg",
  );
  expect(readFileSync(join(other, "secret"), "utf8")).toBe("secret");
});

test.each([3, 17, 2026])(
  "of files that are added, named, given up and undone at random, the folders hold those that a text names (seed %i)",
  async (seed) => {
    const root = scratchFolder();
    const dice = createDice(seed);
    const texts: Record<string, string> = { "content/a.md": "", "content/b.md": "" };
    putFiles(root, texts);
    const added: string[] = [];
    for (let turn = 0; turn < 24; turn += 1) {
      // A box that is closed, a tab that goes, a server that is killed: nothing follows.
      if (dice.next(3) === 0) {
        const [folder, ending] = dice.pick([
          ["content/images", ".jpg"],
          ["static/documents", ".pdf"],
        ] as const);
        added.push(
          keepAdded(root, folder, dice.pick(["plan", "Façade (2)"]), ending, text(String(dice.next(4)))),
        );
        continue;
      }
      const file = dice.pick(["content/a.md", "content/b.md"]);
      const before = texts[file] ?? "";
      const after = added
        .filter(() => dice.next(3) === 0)
        .map((path) => path.slice(path.indexOf("/")))
        .join("\n");
      const change = { file, before: text(before), after: text(after) };
      for (const { file: path, after: bytes } of [change, ...(await followAdded(root, [change]))])
        if (bytes === undefined) rmSync(join(root, path));
        else putFiles(root, { [path]: String(bytes) });
      texts[file] = after;
      const named = [...new Set(added)].filter((path) =>
        Object.values(texts).some((all) => all.split("\n").includes(path.slice(path.indexOf("/")))),
      );
      expect([...new Set(added)].filter((path) => existsSync(join(root, path)))).toEqual(named);
    }
  },
);
