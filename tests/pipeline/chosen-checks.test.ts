import { expect, test } from "vitest";
import { auditInTurns } from "../../src/check/audit-site.ts";
import { noMemory } from "../../src/model/memory/memory.ts";
import type { Drawn } from "../../src/pipeline/build.ts";
import type { Checks } from "../../src/words/checks.ts";
import { buildInMemory, type TestFiles } from "../support/build-in-memory.ts";
import { smallSite } from "../support/small-site.tsx";

const files: TestFiles = {
  "content/pages/a.md": "---\ntitle: A\n---\n# Un\n\n[b](/perdu)\n",
  "content/articles/b.md": "---\ntitle: B\ndate: 2025-09-01\ncategory: energie\n---\n# Deux\n",
};
const withChecks = (checks: Checks, options = {}, edges = {}) =>
  buildInMemory(files, options, { ...smallSite, checks }, edges);
const told = ({ problems }: Awaited<ReturnType<typeof withChecks>>) =>
  problems.map(({ severity, code, file }) => `${severity} ${code} ${file}`);

test("each check has its level, and other checks keep theirs", async () => {
  const built = await withChecks({ "markdown/heading-one": "off", "link/broken": "warning" });
  expect(told(built)).toEqual(["warning link/broken content/pages/a.md"]);
  expect(built.outcome).toMatchObject({
    status: "written",
    off: [{ code: "markdown/heading-one", folders: [] }],
  });
});

test("a warning that is made an error refuses the build", async () => {
  const built = await withChecks({ "markdown/heading-one": "error", "link/broken": "off" });
  expect(told(built)).toEqual([
    "error markdown/heading-one content/articles/b.md",
    "error markdown/heading-one content/pages/a.md",
  ]);
  expect(built.written.size).toBe(0);
});

test("a folder has a level of its own, and the inner folder counts", async () => {
  const chosen = { content: "error", "content/pages": "off" } as const;
  const built = await withChecks({ "markdown/heading-one": chosen, "link/broken": "off" });
  expect(told(built)).toEqual(["error markdown/heading-one content/articles/b.md"]);
  expect(built.outcome.off).toEqual([
    { code: "markdown/heading-one", folders: ["content/pages"] },
    { code: "link/broken", folders: [] },
  ]);
});

test("a strict build fails for checks that are on, and not for those that are off", async () => {
  const off = { "markdown/heading-one": "off", "link/broken": "off" } as const;
  expect((await withChecks(off, { strict: true })).outcome.status).toBe("written");
  const warning = { ...off, "link/broken": "warning" } as const;
  expect((await withChecks(warning, { strict: true })).outcome.status).toBe("refused");
});

test("codes, levels and folders that do not exist are refused, with those that were probably meant", async () => {
  const wrong = {
    "markdown/heading-won": "off",
    "link/broken": "warn",
    "page/title": { "content/page": "off" },
    "page/headings": null,
  };
  const { report, outcome } = await withChecks(wrong as unknown as Checks);
  expect(outcome.status).toBe("refused");
  expect(report).toContain("checks: there is no check “markdown/heading-won” that can be chosen");
  expect(report).toContain("did you mean “markdown/heading-one”?");
  expect(report).toContain("checks: link/broken cannot be “warn”");
  expect(report).toContain("checks: page/headings cannot be “null”");
  expect(report).toContain("checks: page/title applies to no file of content/page/");
  expect(report).toContain("did you mean “content/pages”?");
});

test("an error that keeps a page from being drawn cannot be turned off", async () => {
  const { report } = await withChecks({ "entry/missing-field": "off" } as Checks);
  expect(report).toContain("there is no check “entry/missing-field” that can be chosen");
});

test("problems that only site check looks for can be turned off as well", async () => {
  const drawn: Drawn[] = [];
  const checks = { "markdown/heading-one": "off", "link/broken": "off", "page/orphan": "off" } as const;
  await withChecks(checks, {}, { onDrawn: (one: Drawn) => drawn.push(one) });
  const [one] = drawn;
  if (one === undefined) throw new Error("Nothing was drawn.");
  const codesOf = async (site: Drawn["site"]) =>
    (await auditInTurns({ ...one.finished, site }, noMemory, () => undefined)).map(({ code }) => code);
  expect(await codesOf(smallSite)).toContain("page/orphan");
  expect(await codesOf(one.site)).not.toContain("page/orphan");
});
