import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
// @ts-expect-error: the benchmark is plain JavaScript
import { readOwnTexts } from "../../bench/own-texts.mjs";

type OwnText = { readonly file: string; readonly name: string; readonly text: string };

test.each([
  ["YAML", "---\ntitle: 'A: b'\ndate: 2020-02-03T10:00:00Z\nlayout: x\n---\nWords\n", "A: b", "2020-02-03"],
  [
    "TOML",
    '+++\ntitle = "A \\"b"\ndate = 2020-02-03\n[extra]\ntitle = "c"\n+++\nWords\n',
    'A \\"b',
    "2020-02-03",
  ],
  ["its first heading", "Words\n\n## A `b`\n", "A b", "2024-01-01"],
  ["its name", "Words\n", "a.md", "2024-01-01"],
  ["its name where its head is no YAML", "---\n{{ a }}: [\n---\nWords\n", "a.md", "2024-01-01"],
  ["its head, but for a day to come", "---\ntitle: A\ndate: 2999-01-01\n---\nWords\n", "A", "2024-01-01"],
])("a text has a title and a date of %s", (_, written, title, date) => {
  const [{ text }] = read({ "a.md": written }).texts;
  expect(text).toContain("Words\n");
  expect(text.slice(0, text.indexOf("---\n", 4))).toBe(
    `---\ntitle: ${JSON.stringify(title)}\ndate: ${date}\n`,
  );
});

test("names are safe for all generators, and each is used once", () => {
  const { texts } = read({
    "index.md": "a",
    "É/b c.MD": "a",
    "é/b_c.md": "a",
    "2020-02-03-x.mdx": "a",
    "notes.txt": "no Markdown",
  });
  expect(texts.map(({ file, name }) => [file, name])).toEqual([
    ["2020-02-03-x.mdx", "text-2020-02-03-x"],
    ["index.md", "text-index"],
    ["É/b c.MD", "text-e-b-c"],
    ["é/b_c.md", "text-e-b-c-2"],
  ]);
});

test("a file that is no UTF-8 is named and left out", () => {
  const { texts, leftOut } = read({ "a.md": Buffer.from([0xff, 0xfe, 0x41]), "b.md": "b" });
  expect(texts.map(({ file }) => file)).toEqual(["b.md"]);
  expect(leftOut.map(({ file }) => file)).toEqual(["a.md"]);
});

function read(files: Readonly<Record<string, string | Uint8Array>>): {
  readonly texts: readonly [OwnText, ...OwnText[]];
  readonly leftOut: readonly { readonly file: string }[];
} {
  const folder = mkdtempSync(join(tmpdir(), "charpente-own-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  return readOwnTexts(folder);
}
