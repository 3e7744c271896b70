import { expect, test } from "vitest";
import { orderWrites } from "../../../src/pipeline/publish/order-writes.ts";
import type { Problem } from "../../../src/words/problem.ts";
import { tell } from "../../support/speech.ts";

function order(...paths: readonly string[]) {
  const problems: Problem[] = [];
  const files = orderWrites(
    paths.map((path) => ({ path, bytes: new Uint8Array() })),
    (problem) => problems.push(problem),
  );
  return { paths: files.map((file) => file.path), problems };
}

test("assets are published before the pages that load them, and sitemaps after the pages that they list", () => {
  const paths = [
    "sitemap.xml",
    "index.html",
    "logo.svg",
    "blog/feed.xml",
    "robots.txt",
    "assets/a.1.js",
    "blog.html",
  ];
  const sorted = [
    "assets/a.1.js",
    "logo.svg",
    "blog.html",
    "index.html",
    "blog/feed.xml",
    "robots.txt",
    "sitemap.xml",
  ];
  expect(order(...paths)).toEqual({ paths: sorted, problems: [] });
  expect(order(...paths.toReversed()).paths).toEqual(sorted);
});

test.each([
  "sitemap.xml",
  "sitemap-2.xml",
  "robots.txt",
  "feed.xml",
  "blog/atom.xml",
  "news.rss",
  "search-index.json",
  "_redirects",
])("%s is a sitemap or feed and is published after the pages", (path) => {
  expect(order(path, "zzz.html").paths).toEqual(["zzz.html", path]);
});

test.each(["assets/search.1a2b.json", "plan.xml", "data/figures.json", "report.pdf"])(
  "%s is an asset and is published before the pages",
  (path) => {
    expect(order("a.html", path).paths).toEqual([path, "a.html"]);
  },
);

test("a file of static/ with the path of a page is reported by its path in static/", () => {
  const problems: Problem[] = [];
  const files = ["index.html", "index.html", "Logo.svg", "logo.svg"].map((path) => ({
    path,
    bytes: new Uint8Array(),
  }));
  orderWrites(
    files,
    (problem) => problems.push(problem),
    [files[0], files[3]].flatMap((file) => file ?? []),
  );
  expect(problems.map(({ file, message }) => `${file}: ${tell(message)}`)).toEqual([
    "static/logo.svg: Logo.svg and logo.svg differ only by case or Unicode form, which some disks and hosts do not tell apart",
    "static/index.html: the site publishes a file of its own as index.html",
  ]);
  expect(problems.map(({ hint }) => hint)).toEqual([
    "rename all but one, in static/ or by their route",
    "give the file another name, or take it out of static/",
  ]);
});

test("two files that claim one path are reported", () => {
  expect(order("index.html", "a.html", "index.html").problems).toEqual([
    {
      code: "route/output-clash",
      severity: "error",
      file: "dist/index.html",
      message: "2 files claim this path",
      hint: "rename all but one, in static/ or by their route",
    },
  ]);
});

test.each([
  ["Blog.html", "blog.html"],
  ["Menu/index.html", "menu/INDEX.html"],
  ["été.pdf".normalize("NFC"), "été.pdf".normalize("NFD")],
  ["ÉTÉ.pdf".normalize("NFD"), "été.pdf".normalize("NFC")],
  // One sign in lower case only.
  ["J\u030c.pdf", "\u01f0.pdf"],
])("%s and %s are reported: some disks take them for one", (one, two) => {
  const { problems } = order(one, two, "other.html");
  expect(problems.map((problem) => problem.code)).toEqual(["route/output-clash"]);
  const message = tell(problems[0]?.message ?? "");
  expect(message).toContain("differ only by case or Unicode form");
  expect(message).toContain(one);
  expect(message).toContain(two);
});

test("a path that is both a file and a folder is reported, also across case", () => {
  expect(order("blog", "blog/index.html", "blog/deep/a.html").problems).toEqual([
    {
      code: "route/output-clash",
      severity: "error",
      file: "dist/blog",
      message: "this path is a file, and also the folder of blog/deep/a.html",
      hint: "rename one of them, in static/ or by its route",
    },
  ]);
  expect(order("a/B", "A/b/c/d.html").problems).toHaveLength(1);
});

test("a page at the address of another file is reported", () => {
  const { problems } = order("feed.json", "feed.json.html");
  expect(problems.map(({ message }) => tell(message))).toEqual([
    "this page has the address of the file feed.json, which hosts send instead",
  ]);
});

test("a page may be beside the folder of the same route", () => {
  expect(order("a/b/index.html", "a/b.html", "a.html", "a/index.html").problems).toEqual([]);
});

test.each([".site-manifest.json", ".site-lock", "blog/.site-1-2.tmp"])(
  "%s is reserved for publishing",
  (path) => {
    expect(order(path).problems.map((problem) => problem.code)).toEqual(["route/output-clash"]);
  },
);

test.each(["../a.html", "a/../../b.html", "/a.html", "a//b.html", "a/", "./a.html", ""])(
  "%j is not a path inside the published folder",
  (path) => {
    expect(order(path).problems.map((problem) => problem.code)).toEqual(["route/invalid"]);
  },
);
