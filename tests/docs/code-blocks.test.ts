import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse as parseCss } from "css-tree";
import { expect, test } from "vitest";
import { parseDocument } from "yaml";
import { siteSettings } from "../../src/define/settings.ts";
import { blocksIn } from "../support/read-blocks.ts";
import { projectRoot } from "../support/run-site.ts";

/** Pages of problems show mistakes on purpose: tests/problems/explain/ builds their examples. */
const documents = [
  "README.md",
  ...readdirSync(join(projectRoot, "docs"), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".md") && !path.startsWith("problems"))
    .map((path) => join("docs", path)),
];
const blocks = documents.flatMap((path) =>
  blocksIn(readFileSync(join(projectRoot, path), "utf8")).map((block) => ({ path, ...block })),
);
const textsIn = (language: string) => {
  const texts = blocks.filter((block) => block.language === language);
  expect(texts.length).toBeGreaterThan(0);
  return texts;
};

test("all code in documents is in a language that a test checks", () => {
  // sh: publishing.test.ts, editing-guide-commands.test.ts; ts and tsx: documentation.test.ts, readme.test.ts; text is
  // shown.
  const read = new Set(["sh", "text", "ts", "tsx", "md", "yaml", "json", "css"]);
  expect(blocks.filter(({ language }) => !read.has(language))).toEqual([]);
});

test("YAML in documents is well formed, and its settings exist", () => {
  const generator = siteSettings({});
  let settings = 0;
  for (const { path, text } of [...textsIn("yaml"), ...headsIn("md")]) {
    const document = parseDocument(text);
    expect(document.errors, `${path}: ${text}`).toEqual([]);
    const value: unknown = document.toJS();
    if (!isSettings(value, generator.shape)) continue;
    settings += 1;
    const { error } = generator.safeParse({ name: "A", url: "https://a.example", ...value });
    expect(error, `${path}: ${text}`).toBeUndefined();
  }
  expect(settings).toBeGreaterThan(3);
});

test("JSON and CSS in documents are well formed", () => {
  for (const { text } of textsIn("json")) expect(() => JSON.parse(text)).not.toThrow();
  const faults: string[] = [];
  for (const { text } of textsIn("css"))
    parseCss(text, { parseValue: true, onParseError: ({ message }) => faults.push(message) });
  expect(faults).toEqual([]);
});

/** What stands between the lines of three hyphens. */
function headsIn(language: string) {
  return textsIn(language).flatMap(({ path, text }) => {
    const [, head] = /^---\n(.*?)^---$/ms.exec(text) ?? [];
    return head === undefined ? [] : { path, text: head };
  });
}

function isSettings(value: unknown, fields: object): value is object {
  return typeof value === "object" && value !== null && Object.keys(value).every((name) => name in fields);
}
