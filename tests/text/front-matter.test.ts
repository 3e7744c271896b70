import { expect, test } from "vitest";
import { joinFrontMatter, splitFrontMatter } from "../../src/text/front-matter.ts";
import { createDice } from "../support/dice.ts";

const pieces = [
  "---",
  "+++",
  "----",
  "--- #",
  "---js",
  "title: Un",
  "# rien",
  "a = 1",
  "",
  " ",
  "\t",
  "\uFEFF",
  "x\u2028y",
  "/* ---",
] as const;
const lineEnds = ["\n", "\r\n", "\r", "\n\n"] as const;

test("the parts of any text are the text, and its body is where the lines say", () => {
  const dice = createDice(44);
  const seen = new Set<string>();
  for (let round = 0; round < 4000; round += 1) {
    const length = dice.next(9);
    const start = dice.next(3) === 0 ? "" : `${dice.pick(["---", "+++"])}${dice.pick(lineEnds)}`;
    const text = start + Array.from({ length }, () => dice.pick(pieces) + dice.pick(lineEnds)).join("");
    for (const how of [undefined, "exactly"] as const) {
      const parts = splitFrontMatter(text, how);
      seen.add(parts.status === "faulty" ? parts.fault : parts.status);
      if (parts.status !== "split") continue;
      const { opening, head, gap, closing, body, sign, bodyLine } = parts;
      expect(opening + head + gap + closing + body).toBe(text);
      expect([opening.trimEnd(), closing.trimEnd()]).toEqual([sign, sign]);
      const lines = text.split(/\r\n?|\n/);
      expect(lines.slice(bodyLine - 1)).toEqual(body.split(/\r\n?|\n/));
      const inner = lines.slice(1, bodyLine - 2);
      expect(
        inner.filter((line) => (how === "exactly" ? line.trimEnd() === sign : line.startsWith(sign))),
      ).toEqual([]);
    }
  }
  expect([...seen].sort()).toEqual(["bare", "closes", "late", "opens", "split", "unclosed"]);
});

test("a head longer than what is looked at first is found, wherever its fence is", () => {
  for (let size = 2030; size < 2060; size += 1) {
    const head = `title: ${"a".repeat(size)}`;
    expect(splitFrontMatter(`---\n${head}\n---\nText`)).toMatchObject({ head, body: "Text", bodyLine: 4 });
    expect(splitFrontMatter(`---\n${head}\n--- more\n---\n`)).toMatchObject({ fault: "closes", line: 3 });
    expect(splitFrontMatter(`---\n${head}\n--- more\n---\n`, "exactly")).toMatchObject({ bodyLine: 5 });
  }
});

test("what is joined is split again", () => {
  expect(splitFrontMatter(joinFrontMatter("title: Un", "Text\n"))).toMatchObject({
    head: "title: Un",
    body: "Text\n",
  });
  expect(splitFrontMatter(joinFrontMatter("", "---\r\n", "\r\n"))).toMatchObject({
    head: "",
    body: "---\r\n",
  });
});
