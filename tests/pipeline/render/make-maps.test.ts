import { Parser } from "htmlparser2";
import { expect, test } from "vitest";
import type { SiteSummary } from "../../../src/define/define.ts";
import type { Page, RenderedPage } from "../../../src/model/model.ts";
import type { Route } from "../../../src/model/route.ts";
import { makeLlmsText, makeMaps } from "../../../src/pipeline/render/make-maps.ts";

function page(route: string, more: Partial<Page> = {}): Page {
  return {
    route: route as Route,
    template: "page",
    props: {},
    sources: [],
    updated: undefined,
    indexed: true,
    ...more,
  };
}

function mapsOf(pages: readonly Page[], base = "") {
  const files = makeMaps(pages, { origin: "https://www.essai.example", base });
  const texts = new Map(files.map(({ path, bytes }) => [path, Buffer.from(bytes).toString()]));
  return {
    paths: [...texts.keys()],
    texts,
    sitemap: texts.get("sitemap.xml") ?? "",
    robots: texts.get("robots.txt") ?? "",
  };
}

/** The texts of all elements of a name, read as XML. */
function textsOf(xml: string, wanted: string): readonly string[] {
  const texts: string[] = [];
  let inside = false;
  const parser = new Parser(
    {
      onopentag: (name) => {
        inside = name === wanted;
        if (inside) texts.push("");
      },
      ontext: (text) => {
        if (inside) texts.push((texts.pop() ?? "") + text);
      },
      onclosetag: () => {
        inside = false;
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return texts;
}

test("the sitemap lists every page once, with the day of its last change where there is one", () => {
  const { paths, sitemap } = mapsOf([
    page("/"),
    page("/blog/a", { updated: "2025-09-01" }),
    page("/services"),
  ]);
  expect(paths).toEqual(["sitemap.xml", "robots.txt"]);
  expect(sitemap).toBe(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      "<url><loc>https://www.essai.example/</loc></url>",
      "<url><loc>https://www.essai.example/blog/a</loc><lastmod>2025-09-01</lastmod></url>",
      "<url><loc>https://www.essai.example/services</loc></url>",
      "</urlset>",
      "",
    ].join("\n"),
  );
});

test("pages that are not for search engines are in no sitemap", () => {
  const { sitemap } = mapsOf([page("/"), page("/merci", { indexed: false })]);
  expect(textsOf(sitemap, "loc")).toEqual(["https://www.essai.example/"]);
});

test("under a base path every address has it, and the home page keeps its slash", () => {
  const { sitemap, robots } = mapsOf([page("/"), page("/services")], "/sous/chemin");
  expect(textsOf(sitemap, "loc")).toEqual([
    "https://www.essai.example/sous/chemin/",
    "https://www.essai.example/sous/chemin/services",
  ]);
  expect(robots).toBe(
    "User-agent: *\nAllow: /sous/chemin/\nSitemap: https://www.essai.example/sous/chemin/sitemap.xml\n",
  );
});

test("robots.txt lets everyone in and points to the sitemap", () => {
  expect(mapsOf([page("/")]).robots).toBe(
    "User-agent: *\nAllow: /\nSitemap: https://www.essai.example/sitemap.xml\n",
  );
});

test("the date that a plan gives cannot break the sitemap", () => {
  const { sitemap } = mapsOf([page("/", { updated: "<b>&</b>" })]);
  expect(textsOf(sitemap, "lastmod")).toEqual(["<b>&</b>"]);
});

test("a site without indexed pages has an empty sitemap", () => {
  expect(textsOf(mapsOf([page("/merci", { indexed: false })]).sitemap, "loc")).toEqual([]);
});

/** Pages beside the home page, by route, as a plan hands them on. */
const numbered = (count: number) => [
  page("/"),
  ...Array.from({ length: count }, (_, index) => page(`/p/${String(index).padStart(6, "0")}`)),
];

test("fifty thousand pages fit into one sitemap, and pages that are not indexed do not count", () => {
  const { paths, sitemap } = mapsOf([...numbered(49_999), page("/merci", { indexed: false })]);
  expect(paths).toEqual(["sitemap.xml", "robots.txt"]);
  expect(sitemap.match(/<url>/g)).toHaveLength(50_000);
});

test("for more pages the sitemap is an index of several sitemaps, with every page once, in order", () => {
  const pages = numbered(100_001);
  const { paths, texts, sitemap, robots } = mapsOf(
    [...pages, page("/merci", { indexed: false })],
    "/sous/chemin",
  );
  const parts = ["sitemap-1.xml", "sitemap-2.xml", "sitemap-3.xml"];
  expect([...paths].sort()).toEqual(["robots.txt", ...parts, "sitemap.xml"]);
  expect(sitemap).toBe(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...parts.map((part) => `<sitemap><loc>https://www.essai.example/sous/chemin/${part}</loc></sitemap>`),
      "</sitemapindex>",
      "",
    ].join("\n"),
  );
  const listed = parts.map((part) => textsOf(texts.get(part) ?? "", "loc"));
  expect(listed.map(({ length }) => length)).toEqual([50_000, 50_000, 2]);
  expect(listed.flat()).toEqual(pages.map(({ route }) => `https://www.essai.example/sous/chemin${route}`));
  expect(robots).toContain("Sitemap: https://www.essai.example/sous/chemin/sitemap.xml\n");
});

test("one page too many makes a second sitemap of one page", () => {
  const { texts } = mapsOf(numbered(50_000));
  expect(textsOf(texts.get("sitemap-2.xml") ?? "", "loc")).toEqual(["https://www.essai.example/p/049999"]);
});

function titled(
  route: string,
  template: string,
  title: string,
  more: { indexed?: boolean; description?: string } = {},
) {
  const { indexed = true, description } = more;
  return { page: { route, template, indexed }, facts: { title, description } } as unknown as RenderedPage;
}

const pages = [
  titled("/", "home", "Accueil | Essai", { description: "Ce que\nnous faisons." }),
  titled("/404", "missing", "Introuvable | Essai", { indexed: false }),
  titled("/blog/a", "article", "Un [gros] titre | Essai", { description: "Seuils." }),
  titled("/blog/b", "article", "Essai"),
];

function textOf(summary: SiteSummary, base = "", asMarkdown = false) {
  const file = makeLlmsText(summary, pages, { origin: "https://www.essai.example", base, asMarkdown });
  return { path: file.path, text: Buffer.from(file.bytes).toString() };
}

test("llms.txt describes the site, then lists its pages with their titles and descriptions, the rest as optional", () => {
  const sections = [
    { title: "Articles", groups: ["article"] },
    { title: "Rien encore", groups: ["project"] },
  ];
  const summary = { title: "Essai", summary: "Un site\nd’essai.", titleEnd: " | Essai", sections };
  expect(textOf(summary, "/base")).toEqual({
    path: "llms.txt",
    text: [
      "# Essai",
      "",
      "> Un site d’essai.",
      "",
      "## Articles",
      "",
      "- [Un \\[gros\\] titre](https://www.essai.example/base/blog/a): Seuils.",
      "- [Essai](https://www.essai.example/base/blog/b)",
      "",
      "## Optional",
      "",
      "- [Accueil](https://www.essai.example/base/): Ce que nous faisons.",
      "",
    ].join("\n"),
  });
});

test("facts of the site stand between its description and its pages, one line each", () => {
  const facts = ["Prix : 349\u00a0€.", "Réponse\nsous un [jour]."];
  const { text } = textOf({ title: "Essai", summary: "Un site.", facts, sections: [] });
  expect(text).toMatch(
    /^# Essai\n\n> Un site\.\n\n- Prix : 349.€\.\n- Réponse sous un \\\[jour\\\]\.\n\n## Optional\n/,
  );
});

test("if pages are published as Markdown too, the list links to these files", () => {
  const links = textOf({ title: "Essai", summary: "…", sections: [] }, "/base", true).text.match(
    /https:[^)]+/g,
  );
  expect(links).toEqual(
    ["index", "blog/a", "blog/b"].map((name) => `https://www.essai.example/base/${name}.md`),
  );
});

test("a page that search engines must not index is in no list", () => {
  const sections = [{ title: "Divers", groups: ["missing"] }];
  expect(textOf({ title: "Essai", summary: "…", sections }).text).not.toContain("Introuvable");
});

test("llms.txt has the author’s words as text: no link, no HTML, no control character", () => {
  const title = "\u001b]0;a\u0007b\u0000\u0085c\u2028d | Essai";
  const description = "[a](javascript:b) <img src=x>\n- [c](//evil.example)";
  const attacked = [titled("/a", "article", title, { description })];
  const summary = { title: "Essai\u001b[2J", summary: "<b>", titleEnd: " | Essai", sections: [] };
  const { bytes } = makeLlmsText(summary, attacked, {
    origin: "https://www.essai.example",
    base: "",
    asMarkdown: false,
  });
  expect(Buffer.from(bytes).toString()).toBe(
    [
      "# Essai \\[2J",
      "",
      "> \\<b>",
      "",
      "## Optional",
      "",
      "- [\\]0;a b c d](https://www.essai.example/a): \\[a\\](javascript:b) \\<img src=x> - \\[c\\](//evil.example)",
      "",
    ].join("\n"),
  );
});
