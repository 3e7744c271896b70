import { expect, test } from "vitest";
import { checkDuplicates } from "../../src/check/audit-site.ts";
import type { RenderedPage } from "../../src/model/model.ts";
import type { Problem } from "../../src/words/problem.ts";

const page = (route: string, indexed: boolean) =>
  ({
    page: { route, indexed, sources: [`content${route}.md`] },
    facts: { title: "Accueil", description: "" },
  }) as unknown as RenderedPage;

function told(...pages: readonly RenderedPage[]) {
  const problems: Problem[] = [];
  checkDuplicates(pages, (problem) => void problems.push(problem));
  return problems.map(({ file }) => file);
}

test("a page that search engines do not show may have the title of another one", () => {
  expect(told(page("/a", true), page("/b", true))).toEqual(["content/a.md", "content/b.md"]);
  expect(told(page("/a", true), page("/b", false))).toEqual([]);
});
