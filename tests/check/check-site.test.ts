import { expect, test } from "vitest";
import { checkPages } from "../../src/check/check-site.ts";
import type { Finding } from "../../src/define/define.ts";
import type { Route } from "../../src/model/route.ts";
import type { Problem } from "../../src/words/problem.ts";
import { buildInMemory } from "../support/build-in-memory.ts";
import { renderedPage } from "../support/rendered-page.ts";
import { smallSite } from "../support/small-site.tsx";
import { tell } from "../support/speech.ts";

function check(html: string, sources: readonly string[] = ["content/a.md"]): readonly Problem[] {
  const problems: Problem[] = [];
  const page = {
    route: "/a" as Route,
    template: "page",
    props: {},
    sources,
    updated: undefined,
    indexed: true,
  };
  checkPages([renderedPage(page, html)], (problem) => problems.push(problem));
  return problems;
}

const whole = (body: string) => `<html lang="fr"><head><title>A</title></head><body>${body}</body></html>`;
const messages = (body: string) =>
  check(whole(body)).map(({ message }) => tell(message).replace(" (on the page /a)", ""));

test("a page with everything that readers need has no problem", () => {
  expect(
    check(whole('<h1>A</h1><h2>B</h2><h3>C</h3><h2>D</h2><p id="x"></p><img src="/i.png" alt="">')),
  ).toEqual([]);
});

test("a page without language and title is warned of, and not refused", () => {
  expect(check("<html><body><h1>A</h1></body></html>")).toEqual([
    {
      code: "page/language",
      severity: "warning",
      file: "content/a.md",
      message: "the page does not say its language (on the page /a)",
      hint: 'write <html lang="…">',
    },
    {
      code: "page/title",
      severity: "warning",
      file: "content/a.md",
      message: "the page has no title (on the page /a)",
      hint: "give Head a title",
    },
  ]);
});

test("an empty language and an empty title count as missing", () => {
  expect(check('<html lang=""><title> </title><h1>A</h1></html>').map(({ code }) => code)).toEqual([
    "page/language",
    "page/title",
  ]);
});

test("a page made from no file is the template’s", () => {
  expect(check("<html><h1>A</h1></html>", []).map(({ file }) => file)).toEqual([
    "templates/site.ts",
    "templates/site.ts",
  ]);
});

test.each([
  ["no heading", "<p>x</p>", ["the page has 0 headings of the first level"]],
  ["two headings of the first level", "<h1>A</h1><h1>B</h1>", ["the page has 2 headings of the first level"]],
  ["a jump", "<h1>A</h1><h3>C</h3>", ["“C” is a heading of level 3 below one of level 1"]],
  [
    "two jumps",
    "<h1>A</h1><h3>C</h3><h6>F</h6>",
    ["“C” is a heading of level 3 below one of level 1", "“F” is a heading of level 6 below one of level 3"],
  ],
  [
    "a heading before the first",
    "<h2>B</h2><h1>A</h1>",
    ["“B”, a heading of level 2, comes before any of the first level"],
  ],
  ["many levels up at once", "<h1>A</h1><h2>B</h2><h3>C</h3><h4>D</h4><h2>E</h2>", []],
])("headings with %s are reported", (_, body, expected) => {
  expect(messages(body)).toEqual(expected);
});

test("an id that stands three times is named once", () => {
  expect(messages('<h1>A</h1><p id="x"></p><p id="x"></p><p id="x"></p><p id="X"></p>')).toEqual([
    "the id “x” is used twice",
  ]);
});

test("every image without alternative text is named", () => {
  expect(messages('<h1>A</h1><img src="/i.png"><img src="/j.png">')).toEqual([
    "the image /i.png has no alternative text",
    "the image /j.png has no alternative text",
  ]);
});

const settings = "name: Essai\nurl: https://www.essai.example\ntypography:\n  keep: [Essai]\n";

function reviewed(findings: readonly Finding[], strict = false) {
  const site = { ...smallSite, review: () => findings };
  return buildInMemory({ "content/site.yaml": settings }, { strict }, site);
}

test("a finding of the site’s own review is a warning at its setting, or at the nearest one in the file", async () => {
  const { outcome, problems } = await reviewed([
    { message: "nothing is kept", hint: "add a word", setting: "typography.keep" },
    { message: "nothing is said", setting: "typography.said.loud" },
    { message: "nowhere" },
  ]);
  expect(outcome.status).toBe("written");
  const finding = { code: "site/finding", severity: "warning", file: "content/site.yaml" };
  expect(problems).toMatchObject([
    { ...finding, message: "nowhere" },
    { ...finding, message: "nothing is said", at: { line: 3 } },
    { ...finding, message: "nothing is kept", hint: "add a word", at: { line: 4 } },
  ]);
  expect(problems[0]).not.toHaveProperty("at");
});

test("with --strict a finding refuses the build", async () => {
  const { outcome, written } = await reviewed([{ message: "not complete" }], true);
  expect(outcome.status).toBe("refused");
  expect(written.size).toBe(0);
});

test("the review gets the content and the settings, the environment’s values among them", async () => {
  const seen: unknown[] = [];
  const asked: (readonly string[])[] = [];
  const site = {
    ...smallSite,
    environment: { SITE_NAME: "name" },
    review: (
      content: { readonly pages: { readonly all: readonly unknown[] } },
      { name }: { name: string },
    ) => {
      seen.push(content.pages.all.length, name);
      return [];
    },
  };
  await buildInMemory({}, {}, site, {
    readEnvironment: (variables) => {
      asked.push(variables);
      return { SITE_NAME: "Ailleurs" };
    },
  });
  expect(seen).toEqual([1, "Ailleurs"]);
  // A build reads no other variable than those that the site declares.
  expect(asked).toEqual([["SITE_NAME"]]);
});
