import { expect, test } from "vitest";
import { fieldAt } from "../../../../src/editor/model/splice/open-file.ts";

const at = (text: string, format: "markdown" | "yaml", line: number, column: number) =>
  fieldAt(Buffer.from(text), format, { line, column });

const yaml = `# Above
title: Un titre
action: { label: Voir, href: /services }
faq:
  - question: >-
      Est-ce
      cher ?
    answer: Non.
  - question: Est-ce long ?
`;

test("a position in YAML belongs to the innermost field that begins before it", () => {
  expect(at(yaml, "yaml", 2, 8)).toEqual(["title"]);
  expect(at(yaml, "yaml", 3, 26)).toEqual(["action", "href"]);
  expect(at(yaml, "yaml", 6, 9)).toEqual(["faq", 0, "question"]);
  expect(at(yaml, "yaml", 9, 5)).toEqual(["faq", 1, "question"]);
});

test("a position below the front matter belongs to the Markdown, whatever the line ends", () => {
  const text = "---\ntitle: Un titre\nlead: Une accroche\n---\n\nUn texte.\n";
  for (const written of [text, text.replaceAll("\n", "\r\n")]) {
    expect(at(written, "markdown", 3, 7)).toEqual(["lead"]);
    expect(at(written, "markdown", 6, 1)).toEqual([]);
  }
});

test("a position in an unreadable file belongs to no field", () => {
  expect(at("title: [\n", "yaml", 1, 1)).toBe(undefined);
});
