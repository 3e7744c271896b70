import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { AskOne } from "../../src/cli/asking.ts";
import { type MoveOptions, runMove } from "../../src/cli/commands/move.ts";
import { runCopy } from "../../src/cli/commands/new.ts";
import { type RemoveOptions, runRemove } from "../../src/cli/commands/remove.ts";
import { UsageError } from "../../src/cli/print.ts";
import { copyEverything } from "../support/copy-everything.ts";
import { english } from "../support/speech.ts";

/** The site that uses everything. The tests follow one another on it, as an author’s commands do. */
const root = mkdtempSync(join(tmpdir(), "charpente-move-"));
beforeAll(() => copyEverything(root));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const read = (path: string) => readFileSync(join(root, path), "utf8");
const isThere = (path: string) => existsSync(join(root, path));

async function run(command: () => Promise<number>) {
  const printed = { stdout: "", stderr: "" };
  const spies = (["stdout", "stderr"] as const).map((stream) =>
    vi.spyOn(process[stream], "write").mockImplementation((text) => {
      printed[stream] += String(text);
      return true;
    }),
  );
  try {
    return { status: await command(), ...printed };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return { status: 2, stdout: printed.stdout, stderr: english.tell(error.text) };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
const move = (from: string, to: string, options: Partial<MoveOptions> = {}) =>
  run(() => runMove({ from, to, root, redirect: true, dryRun: false, json: false, ...options }, english));
const asWritten = () => ({ root, set: [], fill: false, list: false, dryRun: false });
const usual = { unlink: false, translations: false, dryRun: false, json: false };
const remove = (name: string, options: Partial<RemoveOptions> = {}, ask?: AskOne) =>
  run(() => runRemove({ entry: name, root, ...usual, ...options }, english, ask));

test("a dry run prints each line that would change, and changes nothing", async () => {
  const before = read("content/pages/index.md");
  const { status, stdout, stderr } = await move("/blog/premier", "un", { dryRun: true });
  expect({ status, stdout, stderr }).toEqual({
    status: 0,
    stdout: [
      "content/articles/premier.md → content/articles/un.md",
      "content/pages/index.md",
      "  6 - Un *texte* avec un [lien](/blog/premier#chiffres), une note[^1] et 20 % de tout.",
      "  6 + Un *texte* avec un [lien](/blog/un#chiffres), une note[^1] et 20 % de tout.",
      "content/site.yaml",
      "  4 + redirects:",
      "  5 +   - { from: /blog/premier, to: /blog/un }",
      "",
    ].join("\n"),
    stderr: "redirect: /blog/premier → /blog/un\nnothing was written\n",
  });
  expect(read("content/pages/index.md")).toBe(before);
  expect(isThere("content/articles/un.md")).toBe(false);
  expect(isThere(".site/edit/kept")).toBe(false);
});

test("a move writes its files, keeps them as they were, and reports as JSON", async () => {
  const { status, stdout } = await move("articles/premier", "un", { json: true });
  const report = JSON.parse(stdout);
  expect(status).toBe(0);
  expect(report).toMatchObject({
    version: 1,
    status: "written",
    moved: [{ from: "/blog/premier", to: "/blog/un" }],
    redirects: { added: [{ from: "/blog/premier", to: "/blog/un" }], changed: [], removed: [] },
    links: [{ file: "content/pages/index.md", line: 6, kind: "link" }],
    problems: [],
  });
  expect(read("content/pages/index.md")).toContain("[lien](/blog/un#chiffres)");
  expect(read(`${report.kept}/before/content/articles/premier.md`)).toBe(read("content/articles/un.md"));
  expect(isThere("content/articles/premier.md")).toBe(false);
});

test("names of no entry, or of several, are mistakes of the command line", async () => {
  expect(await move("premeir", "x")).toMatchObject({ status: 2, stderr: expect.stringContaining("premeir") });
  expect(await remove("un", { redirectTo: "/blog/deux" })).toMatchObject({
    status: 2,
    stderr: expect.stringContaining("/blog/deux"),
  });
  expect(await remove("un", { redirectTo: "/blog/un" })).toMatchObject({ status: 2 });
});

test("without an option or a terminal, links to the entry are listed and nothing is removed", async () => {
  const { status, stdout, stderr } = await remove("un");
  expect({ status, stdout }).toEqual({
    status: 1,
    stdout: "content/pages/index.md:6:20  [lien](/blog/un#chiffres)\n",
  });
  expect(stderr).toContain("1 place leads to “un”: --redirect-to <page>");
  expect(isThere("content/articles/un.md")).toBe(true);
});

test("a required value prevents a removal, and is shown", async () => {
  const { status, stderr } = await remove("confort", { unlink: true });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^content\/articles\/\S+\.md:\d+:\d+ {2}category: confort\n/);
  expect(stderr).toContain("a value is required here");
});

test("a removal that would give the published site an error is refused with the problem", async () => {
  const { status, stderr } = await remove("un", { redirectTo: "/blog/brouillon" });
  expect(status).toBe(1);
  expect(stderr).toContain("[redirect/broken]");
  expect(stderr).toMatch(/the site would get these new errors\nnothing was written\n$/);
  expect(isThere("content/articles/un.md")).toBe(true);
});

test("in a terminal each place is asked for", async () => {
  const asked: string[] = [];
  const answers = ["each", "unlink", "/blog/second"];
  const { status } = await remove("un", {}, async (message) => {
    asked.push(message);
    return answers[asked.length - 1];
  });
  expect({ status, asked }).toMatchObject({
    status: 0,
    asked: [
      "What becomes of this place, which leads here?",
      "content/pages/index.md:6:20  [lien](/blog/un#chiffres)",
      "Where should its address lead?",
    ],
  });
  expect(read("content/pages/index.md")).toContain("Un *texte* avec un lien, une note[^1]");
  expect(read("content/site.yaml")).toContain(
    "redirects:\n  - { from: /blog/premier, to: /blog/second }\n  - { from: /blog/un, to: /blog/second }\n",
  );
});

test("cancelling the questions removes nothing", async () => {
  expect((await remove("second", {}, async () => undefined)).status).toBe(130);
  expect(isThere("content/articles/second.md")).toBe(true);
});

test("a copy begins as a draft of today, with its own title and address", async () => {
  const copy = () => runCopy("second", ["Le", "troisième", "article"], asWritten(), english);
  const { status, stdout } = await run(copy);
  expect({ status, stdout }).toEqual({
    status: 0,
    stdout: "content/articles/le-troisieme-article.md\nhttps://www.tout.example/blog/le-troisieme-article\n",
  });
  const [day] = new Date().toISOString().split("T");
  expect(read("content/articles/le-troisieme-article.md").replace(/^date: \S+$/m, `date: ${day}`)).toBe(
    read("content/articles/second.md")
      .replace("title: Second article", "title: Le troisième article")
      .replace("date: 2025-10-01", `date: ${day}\ndraft: true`),
  );
  // The words are those of `site new articles …`, which name the collection first.
  expect(
    await run(() => runCopy("second", ["articles", "Le troisième article"], asWritten(), english)),
  ).toMatchObject({
    status: 2,
    stderr: expect.stringContaining("le-troisieme-article"),
  });
  expect(readdirSync(join(root, ".site/edit/kept"))).toHaveLength(3);
});

test("without an entry or a page of that name, those of the site are listed once", async () => {
  const { status, stderr } = await remove("zzz");
  expect(status).toBe(2);
  expect(stderr).toContain("articles/second");
  expect(stderr.match(/second/g)).toHaveLength(1);
  expect((await remove("secund")).stderr).toContain("did you mean “second”?");
});
