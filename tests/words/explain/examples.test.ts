import { afterAll, describe, expect, test } from "vitest";
import {
  exampleSite,
  problemsOf,
  reportExample,
  writeProblemPages,
} from "../../../src/cli/report-examples.ts";
import { codes, problems } from "../../../src/words/catalogue.ts";
import type { Example, ExampleChange } from "../../../src/words/example.ts";
import { type Reported, reportOf } from "../../../src/words/explain.ts";
import { languages } from "../../../src/words/languages.ts";
import { type ProblemCode, pageOf } from "../../../src/words/problem.ts";
import { situations } from "./situations.ts";

const site = exampleSite();
afterAll(site.close);

const found = new Map<ProblemCode, Reported>();

test("the site of the examples has no problem", async () => {
  expect(await problemsOf(site.root, "check")).toEqual([]);
});

describe.each(codes)("%s", (code) => {
  const { example }: { example: Example } = problems[code];

  test("its example is reported under this code, and nothing once it is corrected", async () => {
    const reported = "changes" in example ? await build(example.changes) : await situations[code]?.(site);
    const [first] = reported ?? [];
    expect(new Set(reported?.map(({ problem }) => problem.code))).toEqual(new Set([code]));
    expect(first?.problem.severity).toBe(problems[code].severity);
    if (first !== undefined) found.set(code, first);
  });

  async function build(changes: readonly ExampleChange[]): Promise<readonly Reported[]> {
    const isChecked = example.command === "check";
    const reported = await site.with(changes, "wrong", async () => {
      if (isChecked) expect(await problemsOf(site.root, "build")).toEqual([]);
      return problemsOf(site.root, isChecked ? "check" : "build");
    });
    expect(await site.with(changes, "mended", () => problemsOf(site.root, "check"))).toEqual([]);
    return reported;
  }

  test.runIf("report" in example)("site explain shows what is reported where no file can show it", () => {
    expect(withoutName(reportOf(code))).toEqual(withoutName(found.get(code)));
  });
});

/** Only the messages of a whole build say what file declares the site. */
function withoutName(reported: Reported | undefined): unknown {
  return JSON.parse(JSON.stringify(reported, (key, value) => (key === "siteFile" ? undefined : value)));
}

test("site explain shows of another example what is reported today", async () => {
  expect(withoutName(await reportExample("link/broken"))).toEqual(withoutName(found.get("link/broken")));
});

test("each code has a page in each language, and each list links to all of them", async () => {
  const pages = new Map((await writeProblemPages(found)).map(({ path, text }) => [path, text]));
  expect(pages.size).toBe(languages.length * (codes.length + 1));
  for (const language of languages) {
    const list = pages.get(`${language}/README.md`);
    for (const code of codes) {
      expect(list).toContain(`](${pageOf(code)})`);
      expect(pages.get(`${language}/${pageOf(code)}`)).toContain(`\`${code}\``);
    }
  }
});
