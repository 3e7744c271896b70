import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { runHere } from "../support/run-here.ts";
import { putFiles } from "../support/scratch-folder.ts";
import { putSmallestSite } from "../support/start-site.ts";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "charpente-where-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  putSmallestSite(root);
  putFiles(root, {
    "content/pages/index.md":
      "---\ntitle: L'été à Lyon\n---\n\nUn premier texte.\n\nNous voyons **l'été** [à Lyon](/loin).\n",
    "content/pages/loin.md": "---\ntitle: Plus loin\n---\n\nRien.\n",
  });
});

const where = (words: string, ...more: readonly string[]) =>
  runHere(["where", words, "--root", root, ...more]);

test("words are found as readers see them, with field, template and pages", async () => {
  expect(await where("l’ÉTÉ à\u00A0Lyon")).toEqual({
    status: 0,
    stdout: `content/pages/index.md:2:8  pages · L’été à Lyon · title (title)
  on / (page)
content/pages/index.md:7:15  pages · L’été à Lyon · Text
  on / (page)
`,
    stderr: "",
  });
});

test("the answer is in the language of the command", async () => {
  const { stdout } = await where("premier texte", "--language", "fr");
  expect(stdout).toBe("content/pages/index.md:5:4  pages · L’été à Lyon · Texte\n  sur / (page)\n");
  const { status, stderr } = await where("nulle part", "--language", "fr");
  expect({ status, stderr }).toEqual({ status: 1, stderr: "rien ne dit « nulle part »\n" });
});

test("the exit status is 1 if words are not found, and 2 for an empty search", async () => {
  expect(await where("nowhere at all")).toEqual({
    status: 1,
    stdout: "",
    stderr: "“nowhere at all” is not found\n",
  });
  expect(await where(" ")).toMatchObject({ status: 2, stdout: "", stderr: /say which words to look for/ });
  expect((await runHere(["where", "--root", root])).status).toBe(2);
  expect((await where("texte", "--root", join(root, "not-there"))).status).toBe(2);
});

test("words with an element within them are found at their place and on their page", async () => {
  putFiles(root, {
    "content/pages/loin.md":
      "---\ntitle: Plus loin\n---\n\nRien n’est s<ins>ouli</ins>gné.\n\nLe t<var>emp</var>s passe.\n",
  });
  expect((await where("souligné")).stdout).toMatch(/^content\/pages\/loin\.md:5:12 .*\n {2}on \/loin/);
  expect((await where("le temps passe")).stdout).toMatch(/^content\/pages\/loin\.md:7:1 .*\n {2}on \/loin/);
});

test("words need no quotes", async () => {
  const { stdout } = await runHere(["where", "--root", root, "premier", "texte"]);
  expect(stdout).toMatch(/^content\/pages\/index\.md:5:4 /);
});

test("--json gives one report, also where nothing is found", async () => {
  const { status, stdout } = await where("Plus loin", "--json");
  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toEqual({
    version: 1,
    words: "Plus loin",
    found: [
      {
        file: "content/pages/loin.md",
        line: 2,
        column: 8,
        label: "pages · Plus loin · title",
        entry: { collection: "pages", id: "loin" },
        path: ["title"],
        kind: "words",
        pages: [{ route: "/loin", template: "page" }],
      },
    ],
  });
  const missing = await where("nowhere", "--json");
  expect({ ...missing, stdout: JSON.parse(missing.stdout) }).toEqual({
    status: 1,
    stdout: { version: 1, words: "nowhere", found: [] },
    stderr: "",
  });
});

test("a site with errors is not searched: the errors are reported", async () => {
  putFiles(root, { "content/pages/loin.md": "---\ntitle: 42\n---\n" });
  const { status, stdout, stderr } = await where("texte");
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr).toContain("content/pages/loin.md:2:8");
});

test("searched words cannot control the terminal", async () => {
  const { stderr } = await where("\u001b[2Jx");
  expect(stderr).toBe("“\\u001b[2Jx” is not found\n");
});
