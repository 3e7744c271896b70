import { expect, test } from "vitest";
import { z } from "zod";
import { parseSources } from "../../src/parse/parse-sources.ts";
import type { Problem } from "../../src/problem.ts";
import { siteSettings } from "../../src/settings.ts";
import { validateSettings } from "../../src/validate/validate-settings.ts";
import { computeAlways } from "../support/remember.ts";

const file = "content/site.yaml";

function settingsOf(text: string | undefined, url?: string) {
  const problems: Problem[] = [];
  const report = (problem: Problem) => void problems.push(problem);
  const sources =
    text === undefined ? [] : parseSources([{ file, text, digest: "d" }], computeAlways, report);
  const files = new Set(text === undefined ? [] : [file]);
  const settings = validateSettings(
    sources,
    siteSettings({ motto: z.string().optional() }),
    url,
    files,
    report,
  );
  return { settings, problems, messages: problems.map(({ at, message }) => `${at?.line ?? 0} ${message}`) };
}

test("name and url suffice: the rest has its defaults", () => {
  const { settings, problems } = settingsOf("name: Essai\nurl: https://www.essai.example\n");
  expect(problems).toEqual([]);
  expect(settings).toMatchObject({
    name: "Essai",
    url: "https://www.essai.example",
    timeZone: "UTC",
    output: { pages: "both" },
    typography: { keep: [] },
    links: { elsewhere: [] },
    budgets: {},
  });
});

test.each([
  ["https://www.essai.example/", "https://www.essai.example"],
  ["https://WWW.Essai.Example", "https://www.essai.example"],
  ["https://www.essai.example:443", "https://www.essai.example"],
  ["http://localhost:8080/", "http://localhost:8080"],
])("the origin of %s is %s", (written, origin) => {
  expect(settingsOf(`name: Essai\nurl: ${written}\n`).settings?.url).toBe(origin);
});

test("the command line’s origin wins over the file’s", () => {
  const { settings, problems } = settingsOf("name: Essai\nurl: https://a.example\n", "https://b.example");
  expect(problems).toEqual([]);
  expect(settings?.url).toBe("https://b.example");
});

test("an address with a path is no origin, and the hint says where the path goes", () => {
  const { settings, problems } = settingsOf("name: Essai\nurl: https://a.example/sous/chemin\n");
  expect(settings).toBeUndefined();
  expect(problems).toEqual([
    {
      code: "settings/invalid-origin",
      severity: "error",
      file,
      at: { line: 2, column: 6, length: 29 },
      message: "url is the origin of the site, but https://a.example/sous/chemin has a path",
      hint: "give the path with --base, and write url: https://www.example.org",
    },
  ]);
});

test.each([
  [
    "an address of another scheme",
    "url: ftp://a.example",
    "2 url must be a web address, but it is “ftp://a.example”",
  ],
  ["a bare host", "url: a.example", "2 url must be a web address, but it is “a.example”"],
  [
    "a zone that is none",
    "url: https://a.example\ntimeZone: Europe/Pari",
    "3 timeZone must be a time zone such as Europe/Paris",
  ],
  [
    "an unknown way of writing pages",
    "url: https://a.example\noutput: { pages: files }",
    "3 output.pages is “files”, which is not one of its values",
  ],
  [
    "a budget of nothing",
    "url: https://a.example\nbudgets:\n  fonts: 0",
    "4 budgets.fonts must be more than 0, but it is 0",
  ],
  [
    "a budget of nothing for one group of pages",
    "url: https://a.example\nbudgets:\n  firstPaint:\n    article: 0",
    "5 budgets.firstPaint.article must be more than 0, but it is 0",
  ],
  [
    "a route elsewhere without slash",
    "url: https://a.example\nlinks:\n  elsewhere:\n    - app",
    "5 links.elsewhere[0] is “app”, which has not the right form",
  ],
  ["a missing origin", "motto: x", "1 url is missing"],
])("%s is refused at its line", (_, lines, message) => {
  const { settings, messages } = settingsOf(`name: Essai\n${lines}\n`);
  expect(settings).toBeUndefined();
  expect(messages).toEqual([message]);
});

test("an unknown setting gets a near one of the site’s own or of the generator’s", () => {
  const { problems } = settingsOf("name: Essai\nurl: https://a.example\nmoto: x\ntimezone: UTC\n");
  expect(problems.map(({ hint }) => hint)).toEqual(["did you mean “motto”?", "did you mean “timeZone”?"]);
});

test("missing settings say what to write; settings that cannot be read have their problem already", () => {
  expect(settingsOf(undefined).problems).toMatchObject([
    { code: "entry/missing-file", file, hint: "create the file with at least name: and url:" },
  ]);
  expect(settingsOf("name: [").problems.map(({ code }) => code)).not.toContain("entry/missing-file");
});
