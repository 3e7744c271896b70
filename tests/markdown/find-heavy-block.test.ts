import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { compileInTime } from "../../src/markdown/create-body-compiler.ts";
import { findHeavyBlock, maxLength } from "../../src/markdown/limits.ts";
import { say } from "../../src/words/message.ts";
import { heavyTexts } from "../support/heavy-texts.ts";
import { compile } from "./compile.ts";

describe("a text that would keep the parser for seconds or take a gigabyte is found, with its heaviest block", () => {
  test.each(heavyTexts)("%s", (_, text) => {
    expect(text.length).toBeLessThanOrEqual(maxLength);
    expect(findHeavyBlock(text)).toMatchObject({ column: 1 });
    expect(findHeavyBlock(`Un paragraphe.\n\n${text}\n\nUn autre : fin.`)?.line).toBeGreaterThan(2);
  });
});

test("a text that takes too long is refused at the line where its heaviest block begins", () => {
  const text = `Avant.\n\n${"a: ".repeat(17_000)}\n\nAprès.`;
  const job = { text, line: 11, file: "content/articles/visite.md" };
  const compileNever = () => {
    throw new Error("It is not compiled here.");
  };
  expect(compileInTime(job, compileNever, () => "late").facts).toEqual({
    images: [],
    words: 0,
    problems: [
      {
        code: "markdown/too-long",
        severity: "error",
        file: job.file,
        at: { line: 13, column: 1 },
        message: say("markdown/too-long.costly"),
        hint: say("markdown/too-long.costly.hint"),
      },
    ],
  });
});

test("where no process can be started, a heavy text is compiled here", () => {
  const job = { text: "a: ".repeat(3000), line: 11, file: "content/articles/visite.md" };
  const body = { parts: [], headings: [], words: 3000, links: [], images: [] };
  const compiled = compileInTime(
    job,
    () => ({ body, problems: [] }),
    () => undefined,
  );
  expect(compiled.facts.words).toBe(3000);
});

test("a text longer than any that people write is refused, whatever it contains", () => {
  expect(compile("a".repeat(maxLength + 1)).problems).toMatchObject([
    { code: "markdown/too-long", at: { line: 11, column: 1 }, hint: "divide it into several files" },
  ]);
});

test("no text of a usual site is heavy", () => {
  const content = fileURLToPath(new URL("../../content", import.meta.url));
  const texts = readdirSync(content, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".md"),
  );
  expect(texts.length).toBeGreaterThan(10);
  expect(texts.filter((name) => findHeavyBlock(readFileSync(join(content, name), "utf8")))).toEqual([]);
});
