import { expect, test } from "vitest";
import { type DescribeOptions, describePage } from "../../../src/dev/panel/describe-page.ts";
import type { SiteState } from "../../../src/dev/site/site-state.ts";
import type { Drawn } from "../../../src/pipeline/build.ts";
import { buildInMemory, type TestFiles } from "../../support/build-in-memory.ts";
import { smallSite } from "../../support/small-site.tsx";
import { english } from "../../support/speech.ts";
import { builtSite } from "../built-site.ts";

const site = { ...smallSite, placeholder: "à compléter" };
const template =
  'import x from "y";\n\nexport function Article() {}\nexport const PageList = Page;\nfunction Page() {}\n';

/** Builds a small site and describes the page in `file`. */
async function look(file: string, files: TestFiles = {}, more: Partial<DescribeOptions> = {}) {
  let drawn: Drawn | undefined;
  const { outcome } = await buildInMemory(files, { drafts: true }, site, {
    onDrawn: (pages) => {
      drawn = pages;
    },
  });
  const { pages, shownDrafts, problems } = outcome;
  const built = builtSite({}, { pages, shownDrafts, problems, drawn });
  const state: SiteState = { status: "good", version: 1, site: built };
  return describePage(
    file,
    state,
    "",
    {
      weigh: ({ bytes }) => bytes.byteLength,
      readTemplates: () => [{ path: "templates/pages.tsx", bytes: Buffer.from(template) }],
      linkTo: ({ file, line }) => `editor:${file}:${line}`,
      ...more,
    },
    english,
  );
}

const article = (more = "") =>
  `---\ntitle: Un article\ndate: 2025-01-01\ncategory: energie\n${more}---\n\nLe texte, [là](/).\n`;

test("a page is described with its sources and their lines, its neighbours and its search result", async () => {
  expect(
    await look("blog/un.html", {
      "content/articles/un.md": article(),
    }),
  ).toMatchObject({
    route: "/blog/un",
    template: "article",
    publication: { status: "published" },
    sources: [
      {
        what: "content",
        name: "articles/un",
        file: "content/articles/un.md",
        line: 2,
        link: "editor:content/articles/un.md:2",
      },
      { what: "template", name: "Article", file: "templates/pages.tsx", line: 3 },
    ],
    neighbours: { to: ["/"], from: [] },
    searchResult: { title: "Un article", description: "…", url: "https://www.essai.example/blog/un" },
  });
  const home = await look("index.html", { "content/articles/un.md": article() });
  expect(home?.sources).toMatchObject([{ name: "pages/accueil" }, { name: "Page", line: 5 }]);
  expect(home?.neighbours.from).toEqual(["/blog/un"]);
  expect(await look("note.txt")).toBeUndefined();
});

test("its weights are compared with the budgets of the site", async () => {
  const settings = (budgets: string) => ({
    "content/site.yaml": `name: Essai\nurl: https://www.essai.example\nbudgets: ${budgets}\n`,
  });
  const description = await look(
    "index.html",
    settings("{ page: 0.1, scripts: 3, firstPaint: { default: 9 } }"),
  );
  const bytes = description?.weights.heaviest[0]?.bytes;
  expect(description?.weights).toEqual({
    isKnown: true,
    lines: [
      { what: "firstPaint", unit: "bytes", amount: bytes, budget: 9000, isOver: false },
      { what: "fonts", unit: "bytes", amount: 0, budget: undefined, isOver: false },
      { what: "preloadedFonts", unit: "files", amount: 0, budget: undefined, isOver: false },
      { what: "scripts", unit: "bytes", amount: 0, budget: 3000, isOver: false },
      { what: "page", unit: "bytes", amount: bytes, budget: 100, isOver: true },
    ],
    heaviest: [{ path: "index.html", bytes }],
  });
  expect((await look("index.html", {}, { weigh: () => 0 }))?.weights.isKnown).toBe(false);
});

test("a draft and an article of tomorrow are described as not published yet", async () => {
  const files = {
    "content/articles/un.md": article("draft: true\n"),
    "content/articles/deux.md": article().replace("2025-01-01", "2026-02-01"),
  };
  expect((await look("blog/un/index.html", files))?.publication).toEqual({
    status: "draft",
    text: "Draft: visitors do not see content/articles/un.md.",
  });
  expect((await look("blog/deux.html", files))?.publication).toEqual({
    status: "future",
    text: "Due on February 1, 2026: until then visitors do not see content/articles/deux.md.",
  });
});
