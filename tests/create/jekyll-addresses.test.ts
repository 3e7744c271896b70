import { expect, test } from "vitest";
import { parse } from "yaml";
import { importFiles } from "./import-files.ts";

/** The route of the text that contains these words. Undefined where the name of its file gives it. */
function routeOf(texts: Readonly<Record<string, string>>, words = "The text."): string | undefined {
  return /^route: (.+)$/m.exec(Object.values(texts).find((each) => each.includes(words)) ?? "")?.[1];
}

test.each([
  ["/:year/:short_year/:month/:i_month", "/2020/20/01/1"],
  ["/x/:short_month/:long_month", "/x/jan/january"],
  ["/x/:day/:i_day/:y_day", "/x/02/2/002"],
  ["/x/:w_year/:week/:w_day", "/x/2020/01/4"],
  ["/x/:short_day/:long_day", "/x/thu/thursday"],
  ["/x/:hour/:minute/:second", "/x/08/09/10"],
  ["/x/:title", "/x/my-first.post"],
  ["/x/:slug", "/x/my-first-post"],
  ["/x/:categories/:title", "/x/tools/big-things/日本/my-first.post"],
  ["/x/:slugified_categories/:slug", "/x/tools/big-things/日本/my-first-post"],
  ["/x/:title:output_ext", "/x/my-first.post"],
  ["/x/:year_:month/", "/x/2020_01"],
])("the pattern %s gives %s", (pattern, address) => {
  const { texts } = importFiles({
    "_config.yml": `permalink: ${pattern}\n`,
    "tools/_posts/2020-01-02-My first.post.md":
      "---\ntitle: T\ndate: 2020-01-02 08:09:10 +0000\ncategories: [Big Things, 日本]\n---\nThe text.\n",
  });
  expect(routeOf(texts)).toBe(address);
});

test("a time with an offset gives the day in the time zone of the site", () => {
  const { texts } = importFiles({
    "_config.yml": "timezone: Asia/Tokyo\npermalink: /:year/:month/:day/:hour/:title\n",
    "_posts/2015-05-28-a.md": "---\ntitle: A\ndate: 2015-05-28 23:23:39 -0500\n---\nThe text.\n",
  });
  expect(routeOf(texts)).toBe("/2015/05/29/13/a");
});

test("a post in another script keeps its address and its tags, and the first page is made from the title of the site", () => {
  const { texts, left } = importFiles({
    "_config.yml": "title: 旅の記録\npermalink: /:title/\n",
    "_posts/2024-01-01-京都.md": "---\ntitle: 京都\ntags: [旅行]\n---\nThe text.\n",
  });
  expect(routeOf(texts)).toBe("/京都");
  expect(texts["content/posts/京都.md"]).toContain("tags:\n  - 旅行\n");
  expect(texts["content/home.md"]).toContain("title: 旅の記録\n");
  expect(left).toEqual([]);
});

test("a head may have a pattern of its own, and a page one of its path", () => {
  const { texts } = importFiles({
    "_config.yml": "title: Notes\n",
    "_posts/2020-01-02-a.md": "---\ntitle: A\npermalink: /:year/own-:title.html\n---\nThe text.\n",
    "docs/how.md": "---\ntitle: How\npermalink: /d/:path/:basename/\n---\nThe page.\n",
  });
  expect(routeOf(texts)).toBe("/2020/own-a");
  expect(routeOf(texts, "The page.")).toBe("/d/docs/how");
});

test("collections have patterns of their own, and so have posts as one of them", () => {
  const { texts } = importFiles({
    "_config.yml":
      "permalink: pretty\ncollections:\n  posts: { permalink: /p/:slug/ }\n  recipes: { output: true, permalink: /r/:collection/:name }\n  notes: { output: true }\n",
    "_posts/2020-01-02-a.md": "---\ntitle: A\n---\nThe text.\n",
    "_recipes/soups/Green Pea.md": "---\ntitle: Pea\n---\nThe soup.\n",
    "_notes/b/c.md": "---\ntitle: C\n---\nThe note.\n",
  });
  expect(routeOf(texts)).toBe("/p/a");
  expect(routeOf(texts, "The soup.")).toBe("/r/recipes/green-pea");
  expect(routeOf(texts, "The note.")).toBe("/notes/b/c");
});

test("defaults apply to their paths and types, and the most exact path wins", () => {
  const { texts } = importFiles({
    "_config.yml":
      'defaults:\n  - { scope: { path: "_posts/news" }, values: { permalink: /n/:title, tags: [fresh] } }\n  - { scope: { path: "", type: posts }, values: { permalink: /p/:title, tags: [all-of-them], author: Ada } }\n  - { scope: { path: "docs/*.md" }, values: { published: false } }\n',
    "_posts/news/2020-01-02-a.md": "---\ntitle: A\n---\nThe news.\n",
    "_posts/2020-01-02-b.md": "---\ntitle: B\ntags: [own]\n---\nThe text.\n",
    "docs/c.md": "---\ntitle: C\n---\nThe page.\n",
  });
  expect(routeOf(texts, "The news.")).toBe("/n/a");
  expect(texts["content/posts/a.md"]).toContain("tags:\n  - fresh\n");
  expect(routeOf(texts)).toBe("/p/b");
  expect(texts["content/posts/b.md"]).toContain("tags:\n  - own\n");
  expect(texts["content/pages/c.md"]).toContain("draft: true\n");
});

test("settings for production win over those of the site, and those for developing do not count", () => {
  const { texts } = importFiles({
    "_config.yml": "title: Notes\nurl: https://plain.example.org\n",
    "_config.prod.yml": "url: https://example.org\n",
    "_config.dev.yml": "url: http://localhost:4000\ntitle: Trial\n",
    "_config_theme.yml": "title: Theme\ndescription: Words.\n",
    "about.md": "---\ntitle: About\n---\n",
  });
  expect(parse(texts["content/site.yaml"] ?? "")).toMatchObject({
    name: "Notes",
    url: "https://example.org",
    description: "Words.",
  });
});

test("menus come from data and settings, and pages of HTML are told", () => {
  const { texts, unmoved, left } = importFiles({
    "_config.yml": "title: Notes\n",
    "_data/navigation.yml":
      "main:\n  - { title: Us, url: /about/ }\n  - title: More\n    children:\n      - { title: Code, url: 'https://code.example.org' }\n      - { title: Gone, url: /gone.html }\n      - { title: All, url: /archive.html }\n",
    "about.md": "---\ntitle: About\n---\n",
    "_posts/2020-01-02-a.md": "---\ntitle: A\n---\n",
    "archive.html": "---\n---\n{% for post in site.posts %}{{ post.title }}{% endfor %}\n",
    "shop.html": "---\ntitle: Shop\n---\n<p>Buy</p>\n",
  });
  const { navigation, redirects } = parse(texts["content/site.yaml"] ?? "");
  expect(navigation).toEqual([
    { label: "Us", href: "/about" },
    { label: "Code", href: "https://code.example.org" },
    { label: "All", href: "/" },
    { label: "Topics", href: "/topics" },
  ]);
  expect(redirects).toEqual([{ from: "/archive", to: "/" }]);
  expect(left).toContain("link content/site.yaml /gone.html");
  expect(unmoved).toEqual({ "archive.html": "list", "shop.html": "html" });
});

test("header_pages names the pages of the menu", () => {
  const { texts } = importFiles({
    "_config.yml": "header_pages: [second.md, first.md]\n",
    "first.md": "---\ntitle: First\n---\n",
    "second.md": "---\ntitle: Second\n---\n",
  });
  const { navigation } = parse(texts["content/site.yaml"] ?? "");
  expect(navigation.slice(1, 3).map(({ label }: { label: string }) => label)).toEqual(["Second", "First"]);
});

test("a page that leads elsewhere becomes a redirect, or is named if it leads to another site", () => {
  const { texts, unmoved } = importFiles({
    "_config.yml": "url: https://example.org\n",
    "about.md": "---\ntitle: About\nredirect_from: [/us/, /we.html]\n---\n",
    "old.md": "---\nredirect_to: /about/\n---\n",
    "away.md": "---\nredirect_to: [https://other.example.org/x]\n---\n",
  });
  expect(parse(texts["content/site.yaml"] ?? "").redirects).toEqual([
    { from: "/us", to: "/about" },
    { from: "/we", to: "/about" },
    { from: "/old", to: "/about" },
  ]);
  expect(unmoved).toEqual({ "away.md": "redirect" });
});

test("the mark after an excerpt is removed, and lists of tags keep their addresses", () => {
  const { texts } = importFiles({
    "_config.yml":
      "excerpt_separator: <!-- cut -->\njekyll-archives: { enabled: [tags], permalinks: { tag: '/tagged/:name/' } }\n",
    "_posts/2020-01-02-a.md": "---\ntitle: A\ntags: [Old Wood]\n---\nFirst.\n\n<!-- cut -->\n\nThen.\n",
  });
  expect(texts["content/posts/a.md"]).not.toContain("cut");
  expect(texts["templates/words.ts"]).toContain('topics: "/tagged"');
});

test("the languages of polyglot are those of the new site", () => {
  const { texts } = importFiles({
    "_config.yml":
      "title: Notes\nplugins: [jekyll-polyglot]\nlanguages: [en, ja]\ndefault_lang: en\npermalink: /:title/\n",
    "about.md": "---\ntitle: About\nlang: en\npermalink: /about/\n---\n",
    "about.ja.md": "---\ntitle: 紹介\nlang: ja\npermalink: /about/\n---\n",
    "_posts/2020-01-02-a.md": "---\ntitle: A\n---\n",
    "_posts/ja/2020-01-02-a.md": "---\ntitle: 京都\nlang: ja\n---\n",
    "_data/ja/navigation.yml": "- { title: 紹介, url: /ja/about/ }\n",
  });
  expect(texts["content/pages/about.ja.md"]).toContain("title: 紹介\n");
  expect(texts["content/posts/a.ja.md"]).toContain("route: /a\n");
  expect(texts["templates/words.ts"]).toContain('languages = { en: "English", ja: "日本語" }');
  expect(parse(texts["content/site.yaml"] ?? "").translations.ja.navigation).toContainEqual({
    label: "紹介",
    href: "/ja/about",
  });
});

test("posts in the folders of the plug-in for several languages, and languages that have a folder each, are found", () => {
  const plugin = importFiles({
    "_config.yml": "languages: [en, fr]\nplugins: [jekyll-multiple-languages-plugin]\npermalink: /:title/\n",
    "_i18n/en/_posts/2020-01-02-a.md": "---\ntitle: A\n---\n",
    "_i18n/fr/_posts/2020-01-02-a.md": "---\ntitle: Un\n---\n",
    "_i18n/fr.yml": "hello: Bonjour\n",
  });
  expect(plugin.texts["content/posts/a.fr.md"]).toContain("title: Un\n");
  const folders = importFiles({
    "_config.yml": "title: Notes\n",
    "en/index.md": "---\ntitle: Start\nlang: en\n---\n",
    "de/index.md": "---\ntitle: Anfang\nlang: de\n---\n",
    "en/news/_posts/2020-01-02-a.md": "---\ntitle: A\nlang: en\n---\n",
    "de/news/_posts/2020-01-02-a.md": "---\ntitle: Ah\nlang: de\n---\n",
  });
  expect(folders.texts["content/home.de.md"]).toContain("title: Anfang\n");
  expect(folders.texts["content/posts/a.md"]).toContain("route: /en/news/2020/01/02/a\n");
  expect(folders.texts["content/posts/a.de.md"]).toContain("route: /news/2020/01/02/a\n");
});
