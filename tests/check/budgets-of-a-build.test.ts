import { expect, test, vi } from "vitest";
import type { Weighable } from "../../src/model/model.ts";
import { createCompressor } from "../../src/pipeline/io/compress-file.ts";
import { buildInMemory } from "../support/build-in-memory.ts";
import { createMapMemory } from "../support/map-memory.ts";

const settings = (budgets: string) => ({
  "content/site.yaml": `name: Essai\nurl: https://www.essai.example\nbudgets:\n  ${budgets}\n`,
});

test("a page over its budget is published with a warning, and refused under --strict", async () => {
  const over = settings("firstPaint: { page: 0.001 }");
  const published = await buildInMemory(over);
  expect(published.outcome.status).toBe("written");
  expect(published.problems).toMatchObject([{ code: "page/budget", severity: "warning" }]);
  expect((await buildInMemory(over, { strict: true })).outcome.status).toBe("refused");
});

test("a budget for pages that the site does not have is refused at its line, with the groups that there are", async () => {
  const { outcome, report } = await buildInMemory(settings("firstPaint: { default: 13, articel: 18 }"));
  expect(outcome.status).toBe("refused");
  expect(report).toMatchInlineSnapshot(`
    "content/site.yaml:4:30  error  there is no group of pages “articel”

      4 |   firstPaint: { default: 13, articel: 18 }
        |                              ^^^^^^^
      hint: did you mean “article”?                                  [entry/unknown-field]

    "
  `);
  expect((await buildInMemory(settings("firstPaint: { xyz: 18 }"))).problems).toMatchObject([
    { message: "there is no group of pages “xyz”", hint: "the groups are: default, page, article" },
  ]);
  expect((await buildInMemory(settings("scripts: { default: 3, xyz: 18 }"))).problems).toMatchObject([
    { message: "there is no group of pages “xyz”" },
  ]);
});

test("the report has the weights of every page if they are requested, and nothing is weighed otherwise", async () => {
  const weigh = vi.fn(({ bytes }: Weighable) => bytes.byteLength);
  const silent = await buildInMemory({}, {}, undefined, { weigh });
  expect(weigh).not.toHaveBeenCalled();
  expect(silent.outcome.pages[0]).not.toHaveProperty("weights");

  const { outcome } = await buildInMemory({}, { weigh: true });
  const [page] = outcome.pages;
  expect(page?.weights).toEqual({
    html: page?.bytes,
    styles: 0,
    fonts: 0,
    scripts: 0,
    images: 0,
    firstPaint: page?.bytes,
    total: page?.bytes,
    exact: false,
  });
  expect(page?.brotli).toBe(page?.bytes);
});

test("the report uses quick weights, and exact ones if a page is near a budget or its files are compressed anyway", async () => {
  const weigh = (_: Weighable, how?: "quickly") => (how === "quickly" ? 1100 : 1000);
  const weightsOf = async (settings: string) => {
    const files = {
      "content/site.yaml": `name: Essai\nurl: https://www.essai.example\n${settings}\n`,
      "content/pages/accueil.md": `---\ntitle: Accueil\n---\n${"Un mot. ".repeat(200)}\n`,
    };
    const { compress } = createCompressor(createMapMemory());
    const { outcome } = await buildInMemory(files, { weigh: true }, undefined, { weigh, compress });
    return outcome.pages.map(({ weights }) => [weights?.html, weights?.exact]);
  };
  expect(new Set((await weightsOf("budgets: { page: 2 }")).map(String))).toEqual(new Set(["1100,false"]));
  expect(new Set((await weightsOf("budgets: { page: 1.05 }")).map(String))).toEqual(new Set(["1000,true"]));
  expect(new Set((await weightsOf("output: { precompress: [br] }")).map(String))).toEqual(
    new Set(["1000,true"]),
  );
});
