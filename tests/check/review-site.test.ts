import { expect, test } from "vitest";
import type { Finding } from "../../src/define/define.ts";
import { buildInMemory } from "../support/build-in-memory.ts";
import { smallSite } from "../support/small-site.tsx";

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
