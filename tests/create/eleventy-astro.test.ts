import { expect, test } from "vitest";
import { importFiles } from "./import-files.ts";

test("Eleventy: texts below its folder of input move, and tags that only sort them are left out", () => {
  const { engine, texts, unmoved } = importFiles({
    "eleventy.config.js": 'export default () => ({ dir: { input: "src" } });',
    "README.md": "# Repository\n",
    "src/_data/site.json": '{ "title": "Notes" }',
    "src/_includes/a.md": "Part.\n",
    "src/blog/2020-01-02-first.md": "---\ntitle: First\ntags: [posts, Wood]\n---\n[Second](./second.md)\n",
    "src/blog/second.md": '---\ntitle: Second\ndate: "2020-03-04"\npermalink: "/{{ page.fileSlug }}/"\n---\n',
    "src/about/index.md": "---\ntitle: About\n---\n",
  });
  expect(engine).toBe("eleventy");
  expect(texts["content/posts/first.md"]).toContain(
    "date: 2020-01-02\ntags:\n  - Wood\nroute: /blog/first\n",
  );
  expect(texts["content/posts/first.md"]).toContain("[Second](/second)");
  expect(texts["content/pages/about.md"]).not.toContain("route:");
  expect(texts["content/site.yaml"]).toContain("name: Notes");
  expect(unmoved).toEqual({});
});

test("Eleventy: data files of folders, patterns of addresses and the menu are read", () => {
  const { texts, unmoved } = importFiles({
    "eleventy.config.js": "",
    "posts/posts.json": '{ "tags": ["posts"], "permalink": "/words/{{ title | slugify }}/" }',
    "posts/first.md": "---\ntitle: A first one\ndate: 2020-01-02\n---\n",
    "posts/second.md": "---\ntitle: Two\ndate: 2020-01-03\npermalink: /{{ page.fileSlug }}.html\n---\n",
    "notes/notes.11tydata.js": "module.exports = { draft: true, layout: base() };",
    "notes/a.md": "---\ntitle: A\n---\n",
    "about.md": "---\ntitle: About us\neleventyNavigation: { key: About, order: 2 }\n---\n",
    "start.md": "---\ntitle: Start\neleventyNavigation: { key: Start, order: 1 }\n---\n",
    "tags.md": "---\npagination: { data: collections, size: 1 }\npermalink: /tags/{{ tag }}/\n---\n",
  });
  expect(texts["content/posts/first.md"]).toContain("route: /words/a-first-one\n");
  expect(texts["content/posts/second.md"]).toContain("route: /second\n");
  expect(Object.entries(texts).find(([, text]) => text.includes("title: A\n"))?.[1]).toContain(
    "draft: true\n",
  );
  expect(texts["content/site.yaml"]).toMatch(
    /label: Start\n +href: \/start\n +- label: About\n +href: \/about\n/,
  );
  expect(unmoved).toEqual({ "tags.md": "dynamic" });
});

test("Eleventy: a tag of several words is one", () => {
  const { texts } = importFiles({
    ".eleventy.js": "",
    "posts/a.md": "---\ntitle: A\ndate: 2020-01-02\ntags: cat and dog\n---\n",
  });
  expect(texts["content/posts/a.md"]).toContain("tags:\n  - cat and dog\n");
});

test("Astro: collections are imported with their dates and covers, and MDX other than Markdown is reported", () => {
  const { engine, texts, left, copies } = importFiles({
    "astro.config.mjs": 'export default { site: "https://old.example.org/sub" };',
    "src/content/blog/first.mdx":
      "---\ntitle: First\npubDate: Jul 08 2022\nheroImage: ../../assets/hero.jpg\n---\nimport Chart from './chart.astro';\n\n# First\n\n## Part\n\n<Chart of=\"x\" />\n\n[Out](https://old.example.org/blog/second/)\n",
    "src/content/blog/second/index.md": "---\ntitle: Second\npubDate: 2022-07-09\n---\n# One\n\n## Two\n",
    "src/assets/hero.jpg": "",
    "src/pages/about.md": "---\ntitle: About\n---\n",
  });
  expect(engine).toBe("astro");
  expect(texts["content/posts/first.md"]).toContain(
    "date: 2022-07-08\ncover: /images/hero.jpg\nroute: /blog/first\n",
  );
  expect(texts["content/posts/first.md"]).not.toContain("import Chart");
  expect(texts["content/posts/first.md"]).not.toContain("# First");
  expect(texts["content/posts/first.md"]).toContain("[Out](/blog/second)");
  expect(texts["content/posts/second.md"]).toContain("## One\n\n### Two");
  expect(texts["content/pages/about.md"]).toBeDefined();
  expect(copies).toEqual({ "src/assets/hero.jpg": "content/images/hero.jpg" });
  expect(left).toEqual(['component content/posts/first.md:11 <Chart of="x" />']);
});

test("HTML of images and plain links becomes Markdown, so that their files and pages are found", () => {
  const { texts, copies, left } = importFiles({
    "posts/a.md":
      '---\ntitle: A\ndate: 2020-01-02\n---\n<img src="/img/x.png" alt="X" width="40">\n\nSee <a href="/posts/b/">b</a>, or the [paper](/files/paper.pdf).\n\n<details>more</details>\n',
    "posts/b.md": "---\ntitle: B\ndate: 2020-01-03\n---\n",
    "img/x.png": "",
    "public/files/paper.pdf": "",
  });
  expect(texts["content/posts/a.md"]).toContain(
    "![X](/images/img/x.png)\n\nSee [b](/posts/b), or the [paper](/files/paper.pdf).",
  );
  expect(copies).toEqual({
    "img/x.png": "content/images/img/x.png",
    "public/files/paper.pdf": "static/files/paper.pdf",
  });
  expect(left).toEqual(["html content/posts/a.md:11 <details>more</details>"]);
});

test("an image that is shown and linked is copied for both", () => {
  const { texts, left } = importFiles({
    "posts/a.md": "---\ntitle: A\ndate: 2020-01-02\n---\n[![x](photo.jpg)](photo.jpg)\n",
    "posts/photo.jpg": "",
  });
  expect(texts["content/posts/a.md"]).toContain("[![x](/images/posts/photo.jpg)](/posts/photo.jpg)");
  expect(left).toEqual([]);
});

test("Eleventy: an address that only a template knows, and a head in JavaScript, are reported", () => {
  const { left, unmoved, texts } = importFiles({
    ".eleventy.js": "",
    "blog/a.md": "---\ntitle: A\ndate: 2020-01-02\npermalink: /{{ title | custom }}/\n---\n",
    "blog/b.md": "---\ntitle: B\ndate: 2020-01-02\npermalink: false\n---\n",
    "about.md": '---js\n{ title: "About" }\n---\n',
  });
  expect(left).toEqual(["pattern content/posts/a.md /{{ title | custom }}/"]);
  expect(unmoved).toEqual({ "about.md": "script" });
  expect(texts["content/posts/b.md"]).toContain("draft: true\n");
});

test("Eleventy: a page that a template makes is in the table of addresses", () => {
  const { addresses, unmoved } = importFiles({
    "eleventy.config.js": "export default () => ({ dir: { input: 'src' } });",
    "src/index.njk": "Home",
    "src/_includes/base.njk": "",
    "src/about.webc": "About",
    "src/all.njk": "---\npermalink: /archive/\n---\n",
    "src/tag.njk": "---\npagination: { data: collections, size: 1 }\npermalink: /tags/{{ tag }}/\n---\n",
    "src/script.njk": "---js\nconst permalink = '/script.xml';\n---\n",
    "src/blog/a.md": "---\ntitle: A\ndate: 2020-01-02\n---\nWords.\n",
  });
  expect(addresses).toMatchObject({ "/": "same", "/about": "program", "/archive": "/", "/blog/a": "same" });
  expect(unmoved).toEqual({
    ...{ "src/index.njk": "program", "src/about.webc": "program" },
    ...{ "src/all.njk": "program", "src/tag.njk": "program", "src/script.njk": "program" },
  });
  expect(Object.keys(addresses).filter((address) => address.startsWith("/script"))).toEqual([]);
});

test("Astro: texts and pages are read from the folder that the settings name", () => {
  const { addresses, texts, unmoved } = importFiles({
    "astro.config.mjs": 'export default { srcDir: "./source" };',
    "source/content/blog/a.md": "---\ntitle: A\npubDate: 2020-01-02\n---\n![One](./one.png)\n",
    "source/content/blog/one.png": "",
    "source/pages/notes/[...id].astro": "await getCollection('blog')",
    "source/pages/about.astro": "About",
    "source/pages/me.md": "---\ntitle: Me\n---\nMe.\n",
  });
  expect(addresses).toMatchObject({ "/notes/a": "same", "/about": "program", "/me": "same" });
  expect(texts["content/posts/a.md"]).toContain("![One](/images/");
  expect(unmoved).toEqual({
    ...{ "source/pages/notes/[...id].astro": "dynamic", "source/pages/about.astro": "program" },
  });
});
