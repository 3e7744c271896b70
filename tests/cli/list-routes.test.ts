import { expect, test } from "vitest";
import { listRoutes, toTable } from "../../src/cli/commands/routes.ts";
import type { PageRecord } from "../../src/model/model.ts";

const weights = {
  html: 900,
  styles: 100,
  fonts: 0,
  scripts: 0,
  images: 2000,
  firstPaint: 1000,
  total: 3000,
  exact: true,
};
const page = (route: string, source: string): PageRecord => ({
  route,
  template: "page",
  sources: [source],
  bytes: 4000,
  weights,
});

const home = page("/", "content/home.md");
const everything = {
  pages: [
    home,
    page("/a", "content/a.md"),
    page("/b", "content/b.md"),
    page("/_composants", "templates/site.ts"),
  ],
  shownDrafts: [
    { collection: "pages", id: "a", file: "content/a.md", reason: "draft", due: undefined },
    { collection: "pages", id: "b", file: "content/b.md", reason: "future", due: "2099-01-01" },
  ],
} as const;

test("published, draft, held back and workbench pages are distinguished, in the order of their routes", () => {
  const rows = listRoutes({ pages: [home] }, everything);
  expect(toTable(rows, "en")).toEqual([
    ["route", "state", "template", "first paint KB", "all KB", "source"],
    ["/", "published", "page", "1.0", "3.0", "content/home.md"],
    ["/_composants", "workbench", "page", "1.0", "3.0", "templates/site.ts"],
    ["/a", "draft", "page", "1.0", "3.0", "content/a.md"],
    ["/b", "from 2099-01-01", "page", "1.0", "3.0", "content/b.md"],
  ]);
});

test("the name of a file cannot control the terminal or break its row", () => {
  const rows = listRoutes({ pages: [page("/", "content/\u001b]0;x\u0007\u001b[2Ja\n.md")] }, everything);
  expect(toTable(rows, "en")[1]?.at(-1)).toBe("content/\\u001b]0;x\\u0007\\u001b[2Ja\\u000a.md");
});
