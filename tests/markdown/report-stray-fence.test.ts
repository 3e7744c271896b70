import { expect, test } from "vitest";
import { loadNativeParser } from "../../src/markdown/load-native-parser.ts";
import { createDice } from "../support/dice.ts";
import { isWhole } from "../support/is-whole.ts";
import { compile, complaints, show } from "./compile.ts";

const parsers = [
  ["the native parser", loadNativeParser()],
  ["remark", undefined],
] as const;

test.each(parsers)("read by %s, a block of another generator keeps its text, with a warning", (_, native) => {
  for (const [text, shown] of [
    ["::: tip\nTexte\n:::\n\nFin", "::: tip Texte :::"],
    ["::: tip Titre\n\nTexte\n\n:::\n\nFin", "::: tip Titre Texte :::"],
    [":::tip Titre\n\nTexte\n\n:::\n\nFin", ":::tip Titre Texte :::"],
    [":::tip\nTexte\n:::\n\nFin", "Texte"],
    [":::tip[Titre]{a=b}\nTexte\n:::\n\nFin", "Titre Texte"],
    [":::tip\n\nTexte\n\nFin", "Texte"],
    ["> ::: tip\n> Texte\n> :::\n\nFin", "::: tip Texte :::"],
    ["- a\n\n  ::: tip\n  Texte\n  :::\n\nFin", "a ::: tip Texte :::"],
  ] as const) {
    const { body, problems } = compile(text, { native });
    const words = show(body.parts)
      .replace(/<[^>]*>/g, " ")
      .replace(/\s+/g, " ")
      .trim();
    expect([text, words]).toEqual([text, `${shown} Fin`]);
    expect(problems.map(({ code, severity }) => `${severity} ${code}`)).toEqual([
      "warning markdown/unknown-directive",
    ]);
  }
});

test("the warning names its line and the nearest directive", () => {
  const text = "Avant\n\n::: calout\nTexte\n:::\n::: plots\n:::\n";
  expect(
    compile(text).problems.map(({ at, message, hint }) => [at?.line, at?.column, message, hint]),
  ).toEqual([
    [
      13,
      1,
      "there is no directive “calout”: readers would see it as it is written",
      "did you mean “callout”? (a site declares others under directives, and \\: shows a colon)",
    ],
    [
      16,
      1,
      "there is no directive “plots”: readers would see it as it is written",
      "did you mean “plot”? (a site declares others under directives, and \\: shows a colon)",
    ],
  ]);
});

test("colons that close nothing stay a mistake beside a block of another generator", () => {
  expect(complaints("::: tip\n\nTexte\n\n:::\n\n:::").map((each) => each.split(":")[0])).toEqual([
    "11",
    "17",
  ]);
});

test.each(parsers)(
  "read by %s, the words within any such blocks reach the page once, in order",
  (_, native) => {
    const seed = Number(process.env.SEED ?? (isWhole ? Date.now() % 1_000_000 : 42));
    const count = isWhole ? 4000 : 60;
    console.log(`SEED=${seed}, ${count} texts`);
    const dice = createDice(seed);
    let word = 0;
    const words = () => {
      word += 1;
      return `mot${word}`;
    };
    const block = (depth: number): string => {
      const kind = dice.next(depth > 2 ? 5 : 10);
      if (kind === 0) return `- ${words()}\n- ${words()}\n`;
      if (kind === 1) return `> ${words()}\n`;
      if (kind === 2) return `## ${words()}\n`;
      if (kind === 3)
        return `::${dice.pick(["tip", "a-b"])}[${words()}]${dice.pick(["", "{a=b}", "{#c .d}"])}\n`;
      if (kind === 4)
        return `${words()} :${dice.pick(["tip", "x"])}[${words()}]${dice.pick(["", "{a=b}"])} ${words()}\n`;
      const colons = ":".repeat(3 + dice.next(3));
      const label = dice.pick([
        "",
        "",
        `[${words()}]`,
        ` ${words()}`,
        "{a=b}",
        ` ${words()} {a=b}`,
        `[${words()}]{a="b c"}`,
      ]);
      const head = `${colons}${dice.pick(["", " ", " "])}${dice.pick(["tip", "warning", "details", "Note", "code-group"])}${label}\n`;
      const gap = dice.pick(["", "\n"]);
      const inside = Array.from({ length: dice.next(4) }, () => block(depth + 1)).join(
        dice.pick(["\n", "\n", "\n\n"]),
      );
      const foot = dice.next(5) === 0 ? "" : `${colons}\n`;
      return `${head}${gap}${inside}${gap}${foot}`;
    };
    for (let tried = 0; tried < count; tried += 1) {
      word = 0;
      const text = Array.from({ length: 1 + dice.next(3) }, () => block(0)).join("\n");
      const { body, problems } = compile(text, { native });
      const seen = [
        ...show(body.parts)
          .replace(/<[^>]*>/g, " ")
          .matchAll(/mot\d+/g),
      ].map(([each]) => each);
      expect([text, seen]).toEqual([text, text.match(/mot\d+/g) ?? []]);
      const errors = problems.filter(
        ({ code, severity }) => severity === "error" && code.startsWith("markdown/unknown"),
      );
      expect([text, errors]).toEqual([text, []]);
    }
  },
);
