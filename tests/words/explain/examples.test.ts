import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { formatProblems } from "../../../src/cli/print-problems.ts";
import { codes } from "../../../src/words/explain/codes.ts";
import { en } from "../../../src/words/explain/en.ts";
import { examples } from "../../../src/words/explain/examples.ts";
import { explainProblem } from "../../../src/words/explain/explain-problem.ts";
import { fr } from "../../../src/words/explain/fr.ts";
import { pageOf } from "../../../src/words/explain/page-of.ts";
import { type Reported, textForFrame } from "../../../src/words/explain/reported.ts";
import { writeIndex, writePage } from "../../../src/words/explain/write-page.ts";
import type { ProblemCode } from "../../../src/words/problem.ts";
import { projectRoot } from "../../support/run-site.ts";
import { english, french } from "../../support/speech.ts";
import { exampleSite, problemsOf } from "./build-example.ts";
import { situations } from "./situations.ts";

const site = exampleSite();
afterAll(site.close);

const languages = [
  { language: "en", other: "fr", words: en, speech: english },
  { language: "fr", other: "en", words: fr, speech: french },
] as const;
const pages = join(projectRoot, "docs/problems");
const command = "run node scripts/write-problem-pages.mjs";

/** What is reported of each example, for the file from which `site explain` prints it. */
const found = new Map<ProblemCode, Reported>();

test("the site of the examples has no problem", async () => {
  expect(await problemsOf(site.root, "check")).toEqual([]);
});

describe.each(codes)("%s", (code) => {
  const example = examples[code];

  test("its example is reported under this code, and nothing once it is corrected", async () => {
    const reported = "changes" in example ? await build(example.changes) : await situations[code]?.(site);
    const [first] = reported ?? [];
    expect(new Set(reported?.map(({ problem }) => problem.code))).toEqual(new Set([code]));
    if (first !== undefined) found.set(code, first);
  });

  async function build(changes: Parameters<typeof site.with>[0]): Promise<readonly Reported[]> {
    const isChecked = example.command === "check";
    const reported = await site.with(changes, "wrong", async () => {
      if (isChecked) expect(await problemsOf(site.root, "build")).toEqual([]);
      return problemsOf(site.root, isChecked ? "check" : "build");
    });
    expect(await site.with(changes, "mended", () => problemsOf(site.root, "check"))).toEqual([]);
    return reported;
  }

  test.each(languages)("its page is up to date ($language)", async ({ language, other, words, speech }) => {
    const reported = found.get(code);
    if (reported === undefined) throw new Error("nothing was reported");
    const report = formatProblems([reported.problem], () => textForFrame(reported), false, speech).trim();
    const page = writePage(code, explainProblem(code, words, report), words, other);
    await expect(page, command).toMatchFileSnapshot(join(pages, language, pageOf(code)));
  });

  test.each(languages)("what no file shows is described in words ($language)", ({ words }) => {
    expect(words.codes[code].situation !== undefined).toBe("situation" in example);
  });
});

test("site explain shows what is reported today", async () => {
  const list = Object.fromEntries(codes.map((code) => [code, found.get(code)]));
  const text = `// biome-ignore-all format: written by \`node scripts/write-problem-pages.mjs\`, not by hand.
import type { ProblemCode } from "../problem.ts";
import type { Reported } from "./reported.ts";

/** What is reported of the example of each code. */
export const reports: Readonly<Record<ProblemCode, Reported>> = ${JSON.stringify(list, null, 1)};
`;
  await expect(text, command).toMatchFileSnapshot(join(projectRoot, "src/words/explain/reports.ts"));
});

test.each(languages)(
  "the list of codes is up to date, and there is no other page ($language)",
  async ({ language, other, words }) => {
    await expect(writeIndex(words, other), command).toMatchFileSnapshot(join(pages, language, "README.md"));
    const known = new Set(["README.md", ...codes.map(pageOf)]);
    expect(readdirSync(join(pages, language)).filter((name) => !known.has(name))).toEqual([]);
  },
);
