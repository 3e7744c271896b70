import { expect, test } from "vitest";
import { weighSuspects } from "../../src/check/weigh-suspects.ts";
import type { GeneratorSettings } from "../../src/define/settings.ts";
import type { Route } from "../../src/model/route.ts";
import { renderedPage } from "../support/rendered-page.ts";

/** Pages of so many bytes, by route. Weighed quickly, a page is a tenth heavier. */
function weigh(sizes: Readonly<Record<string, number>>, budgets: GeneratorSettings["budgets"]) {
  const exact: number[] = [];
  const quick: number[] = [];
  const pages = Object.entries(sizes).map(([route, size]) => {
    const html = "x".repeat(size);
    const page = {
      route: route as Route,
      template: "page",
      props: {},
      sources: [],
      updated: undefined,
      indexed: true,
    };
    return renderedPage(page, html);
  });
  const weighed = weighSuspects(pages, budgets, {
    files: [],
    base: "",
    weigh: ({ bytes }, how) => {
      const { byteLength } = bytes;
      (how === "quickly" ? quick : exact).push(byteLength);
      return how === "quickly" ? byteLength * 1.1 : byteLength;
    },
  });
  return { routes: weighed.map(({ page, parts }) => `${page.route} ${parts[0]?.bytes}`), exact, quick };
}

test("pages that are within their budgets by quick weights are not weighed exactly", () => {
  const { routes, exact } = weigh(
    { "/light": 900, "/near": 950, "/over": 1001 },
    { firstPaint: { default: 1 } },
  );
  expect(routes).toEqual(["/near 950", "/over 1001"]);
  expect(exact).toEqual([950, 1001]);
});

test("without budgets nothing is weighed at all", () => {
  expect(weigh({ "/a": 900 }, {})).toEqual({ routes: [], exact: [], quick: [] });
});

test("pages of the workbench have no budget", () => {
  expect(weigh({ "/_components": 2000, "/a": 2000 }, { firstPaint: { default: 1 } }).routes).toEqual([
    "/a 2000",
  ]);
});
