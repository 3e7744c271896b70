import { expect, test } from "vitest";
import { parse } from "yaml";
import { importFiles } from "./import-files.ts";

const post = "_posts/2020-01-02-my-post.md";

test("a post takes its date from its name, and keeps the address that Jekyll gave it", () => {
  const { engine, texts } = importFiles({
    "_config.yml": "title: Notes\nurl: https://old.example.org\nauthor: { name: Ada }\n",
    [post]: "---\nlayout: post\ntitle: My post\ncategories: [Wood Work, tips]\n---\nWords.\n",
    "about.md": "---\ntitle: About\n---\n",
    "README.md": "# Repository\n",
  });
  expect(engine).toBe("jekyll");
  expect(texts["content/posts/my-post.md"]).toContain("date: 2020-01-02\n");
  expect(texts["content/posts/my-post.md"]).toContain("route: /wood-work/tips/2020/01/02/my-post\n");
  expect(parse(texts["content/site.yaml"] ?? "")).toMatchObject({
    name: "Notes",
    author: "Ada",
    navigation: [{ label: "Posts" }, { label: "Topics" }, { label: "About", href: "/about" }],
  });
});

test.each([
  ["pretty", "/2020/01/02/my-post"],
  ["none", "/my-post"],
  ["ordinal", "/2020/002/my-post"],
  ["weekdate", "/2020/W01/Thu/my-post"],
  ["/blog/:year/:title/", "/blog/2020/my-post"],
])("the pattern %s of the settings gives %s", (pattern, address) => {
  const { texts } = importFiles({
    "_config.yml": `permalink: ${pattern}\n`,
    [post]: "---\ntitle: My post\n---\n",
  });
  expect(texts["content/posts/my-post.md"]).toContain(`route: ${address}\n`);
});

test.each([
  ["2019-12-30", "/2019/W01/Mon/a"],
  ["2020-12-31", "/2020/W53/Thu/a"],
  ["2021-01-03", "/2021/W53/Sun/a"],
])("a post of %s is found below its week", (date, address) => {
  const { texts } = importFiles({
    "_config.yml": "permalink: weekdate\n",
    [`_posts/${date}-a.md`]: "---\ntitle: A\n---\n",
  });
  expect(texts["content/posts/a.md"]).toContain(`route: ${address}\n`);
});

test("tags of Liquid that name a page or an address are replaced by it, and others are reported", () => {
  const { texts, left } = importFiles({
    [post]: [
      "---\ntitle: My post\nredirect_from: /old-post/\n---",
      "[Second]({% post_url 2020-02-03-second %}) and [about]({% link about.md %}), [again]({{ site.baseurl }}/about/).",
      "",
      "![A tree]({{ '/assets/img/tree.png' | relative_url }})",
      "{: .wide}",
      "",
      "{% highlight ruby linenos %}\nputs 1\n{% endhighlight %}",
      "",
      "{% include video.html id=1 %}",
    ].join("\n"),
    "_posts/2020-02-03-second.md": "---\ntitle: Second\n---\n",
    "about.md": "---\ntitle: About\n---\n",
    "assets/img/tree.png": "",
  });
  expect(texts["content/posts/my-post.md"]).toContain(
    "[Second](/2020/02/03/second) and [about](/about), [again](/about).\n\n![A tree](/images/img/tree.png)\n\n\n```ruby\nputs 1\n```\n",
  );
  expect(left).toEqual(["tag content/posts/my-post.md:17 {% include video.html id=1 %}"]);
  expect(parse(texts["content/site.yaml"] ?? "").redirects).toEqual([
    { from: "/old-post", to: "/2020/01/02/my-post" },
  ]);
});

test("an unpublished text is a draft, and a draft without a date gets that of today", () => {
  const { texts, left } = importFiles({
    "_drafts/idea.md": "---\ntitle: Idea\n---\n",
    [post]: "---\ntitle: My post\npublished: false\n---\n",
  });
  expect(texts["content/posts/my-post.md"]).toContain("draft: true");
  expect(texts["content/posts/idea.md"]).toMatch(/date: 2026-01-01\ndraft: true/);
  expect(left).toContain("date content/posts/idea.md 2026-01-01");
});

test("a collection that has pages is moved with its addresses, and one without pages is data", () => {
  const { texts, unmoved } = importFiles({
    "_config.yml": [
      "collections_dir: content",
      "collections:",
      "  startups: { output: true, permalink: /startups/:title.html }",
      "  guides: { output: true }",
      "  authors:",
    ].join("\n"),
    "content/_startups/first.md": "---\ntitle: First\n---\nSee [how](/guides/a/how.html).\n",
    "content/_guides/a/how.md": "---\ntitle: How\n---\n",
    "content/_guides/_part.md": "---\ntitle: Part\n---\n",
    "content/_authors/ada.md": "---\nfullname: Ada\n---\n",
  });
  expect(texts["content/pages/first.md"]).toContain("route: /startups/first\n");
  expect(texts["content/pages/first.md"]).toContain("[how](/guides/a/how)");
  expect(texts["content/pages/how.md"]).toContain("route: /guides/a/how\n");
  expect(unmoved).toEqual({ "content/_authors/ada.md": "later", "content/_guides/_part.md": "later" });
});

test("an address with a dot or an accent stays", () => {
  const { texts, left } = importFiles({
    "_config.yml": "collections: { startups: { output: true } }\n",
    "_startups/acces.protégé.md": "---\ntitle: Accès\n---\n",
  });
  expect(texts["content/pages/acces-protege.md"]).toContain("route: /startups/acces.protégé\n");
  expect(left).toEqual([]);
});

test("the templates of the example are those of the new site, as they are", () => {
  const { texts } = importFiles({ "_config.yml": "title: Notes\n", [post]: "---\ntitle: A\n---\n" });
  expect(texts["templates/page.css"]).toBe("main { margin: auto }\n");
});

test("a site without an author is its own, and not that of the sample", () => {
  const { texts } = importFiles({ "_config.yml": "title: Notes\n", "about.md": "---\ntitle: About\n---\n" });
  expect(parse(texts["content/site.yaml"] ?? "").author).toBe("Notes");
});

test("a folder that the settings include has pages, even if its name begins with _", () => {
  const { texts, unmoved } = importFiles({
    "_config.yml": 'include: ["_pages", ".well-known"]\n',
    "_pages/about.md": "---\ntitle: About\npermalink: /about/\n---\n",
    "_pages/team/_part.md": "---\ntitle: Part\n---\n",
    "_parts/other.md": "---\ntitle: Other\n---\n",
  });
  expect(texts["content/pages/about.md"]).toContain("title: About\n");
  expect(unmoved).toEqual({ "_pages/team/_part.md": "later", "_parts/other.md": "later" });
});

test("settings of the old site replace those of the example, and the others are reported", () => {
  const { texts, left, kept } = importFiles({
    "_config.yml": "title: Notes\nurl: https://ada.github.io\ntimezone: America/New_York\nlang: de\n",
    [post]: "---\ntitle: My post\n---\n",
  });
  expect(parse(texts["content/site.yaml"] ?? "")).toMatchObject({
    url: "https://ada.github.io",
    timeZone: "America/New_York",
  });
  expect(kept).toEqual(["description: Words."]);
  expect(left).toContain("language templates/words/de.ts en → de");
});

test("a site below a sub-path is built there, and links with the sub-path lead to its pages and images", () => {
  const { texts, copies, left } = importFiles({
    "_config.yml": "title: Notes\nurl: https://ada.github.io\nbaseurl: /notes\n",
    [post]:
      "---\ntitle: A\n---\n[a](/notes/about/) [b](https://ada.github.io/notes/about/) ![c](/notes/img/c.png)\n",
    "about.md": "---\ntitle: About\npermalink: /about/\n---\n",
    "img/c.png": "",
  });
  expect(texts["package.json"]).toContain('"site build --base /notes"');
  expect(texts["content/posts/my-post.md"]).toContain("[a](/about) [b](/about) ![c](/images/img/c.png)");
  expect(copies).toHaveProperty(["img/c.png"]);
  expect(left).toContain("base package.json --base /notes");
});

test.each([
  "/a;cmd",
  "/a&cmd",
  "/a$(cmd)",
  "/a'b",
  "/$&",
  "/a`cmd`",
  "/a|b",
  "/a b",
  "/a%3Bcmd",
  "/a%0Acmd",
  "/%",
])("the sub-path %s, which a shell could run, is reported and stands in no script", (path) => {
  const { texts, left } = importFiles({
    "_config.yml": `url: https://ada.github.io\nbaseurl: ${JSON.stringify(path)}\n`,
    "about.md": "---\ntitle: About\n---\n",
  });
  expect(texts["package.json"]).toBe('{ "scripts": { "build": "site build" } }\n');
  expect(left).toContain(`address package.json ${new URL(path, "https://ada.github.io").pathname} → /`);
});

test("a missing image becomes a link at the same line, and is reported", () => {
  const { texts, left } = importFiles({
    [post]: "---\ntitle: A\n---\n![Gone](/gone.png) and ![](b/lost.png)\n\n![c][c]\n\n[c]: no.png\n",
  });
  expect(texts["content/posts/my-post.md"]).toContain(
    "\n[Gone](/gone.png) and [lost.png](b/lost.png)\n\n[c][c]\n",
  );
  expect(left.slice(0, 2)).toEqual([
    "image content/posts/my-post.md:8 /gone.png",
    "image content/posts/my-post.md:8 b/lost.png",
  ]);
});

test("titles and descriptions are plain text", () => {
  const { texts } = importFiles({
    "_config.yml": "title: Notes\ndescription: All <b>about</b> R&amp;D\n",
    [post]: "---\ntitle: A <em>big</em> day\nexcerpt: <p>Wood &amp; <br/>stone, 1 < 2</p>\n---\n",
    "about.md": "---\ntitle: About\n---\nIt is <kbd>here</kbd>.\n",
  });
  expect(texts["content/posts/my-post.md"]).toContain("title: A big day\ndescription: Wood & stone, 1 < 2\n");
  expect(texts["content/pages/about.md"]).toContain("description: It is here.\n");
  expect(texts["content/site.yaml"]).toContain("description: All about R&D\n");
});

test("a first page without a title has that of the site", () => {
  const { texts } = importFiles({
    "_config.yml": "title: Notes\n",
    "index.markdown": "---\nlayout: home\n---\n",
  });
  expect(texts["content/home.md"]).toContain("title: Notes\ndescription: Notes\n");
});

test("Jekyll: no file among the posts is published whose name has no day, and pages in HTML are in the table", () => {
  const { addresses, unmoved } = importFiles({
    "_config.yml": "title: A\n",
    "_posts/template.md": "---\ntitle: Template\n---\n",
    "_posts/2020-01-02-a.md": "---\ntitle: A\n---\nWords.\n",
    "contact.html": "---\ntitle: Contact\n---\n<form></form>\n",
  });
  expect(addresses).toMatchObject({ "/2020/01/02/a": "same", "/contact": "html" });
  expect(unmoved).toEqual({ "_posts/template.md": "unpublished", "contact.html": "html" });
});

test("a site that names no language has that of its words, however much code it shows", () => {
  const code = "```js\nexport const letters = 'of a program that has many of them';\n```\n".repeat(5);
  const { texts } = importFiles({
    "_config.yml": "title: 码志\n",
    "_posts/2020-01-02-a.md": `---\ntitle: 写作\n---\n我写的代码都在这里，请慢慢看。\n\n${code}`,
  });
  expect(texts["templates/words.ts"]).toContain('language = "zh"');
});
