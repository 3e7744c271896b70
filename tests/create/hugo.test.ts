import { expect, test } from "vitest";
import { parse } from "yaml";
import { loadNativeParser } from "../../src/markdown/load-native-parser.ts";
import { importFiles, redirectsOf } from "./import-files.ts";

test("a head in TOML becomes one in YAML, in the fields of the starter, and an address that stays needs none", () => {
  const { engine, texts, unknown } = importFiles({
    "hugo.toml": 'title = "Notes"\nbaseURL = "https://old.example.org/"\n[params]\nauthor = "Ada"\n',
    "content/posts/first.md":
      '+++\ntitle = "First: a start"\ndate = 2020-01-02T23:30:00-05:00\nlastmod = 2020-03-04\ndraft = true\ntags = ["Wood", "Glue"]\ncategories = ["Wood", "Home"]\nweight = 3\nlayout = "wide"\n+++\nWords.\n',
  });
  expect(engine).toBe("hugo");
  expect(texts["content/posts/first.md"]).toBe(
    '---\ntitle: "First: a start"\ndescription: Words.\ndate: 2020-01-02\nupdated: 2020-03-04\ntags:\n  - Wood\n  - Glue\n  - Home\ndraft: true\n---\n\nWords.\n',
  );
  expect(unknown).toEqual({ layout: 1 });
  expect(texts["content/posts/example.md"]).toBeUndefined();
  expect(parse(texts["content/site.yaml"] ?? "")).toMatchObject({
    name: "Notes",
    url: "https://old.example.org",
    author: "Ada",
    timeZone: "Europe/London",
  });
  expect(texts["content/site.yaml"]).toContain("# Stays.");
});

test.each(["posts", "post", "blog", "en/articles", "News"])(
  "a text of the folder %s is a post, even without a date",
  (folder) => {
    const { texts } = importFiles({
      "hugo.toml": 'title = "Notes"\n',
      [`content/${folder}/first.md`]: "---\ntitle: First\n---\nWords.\n",
    });
    expect(Object.keys(texts).filter((path) => path.startsWith("content/posts/"))).toHaveLength(1);
  },
);

test("heads in YAML and JSON are read as well, and one that is not well formed is left with its file", () => {
  const { texts, unmoved } = importFiles({
    "content/posts/yaml.md": "---\ntitle: Yaml\ndate: 2021-01-01\nsummary: Short.\n---\nA.\n",
    "content/posts/json.md": '{\n "title": "Json",\n "date": "2021-02-01"\n}\nB.\n',
    "content/posts/broken.md": "---\ntitle: [\n---\nC.\n",
  });
  expect(texts["content/posts/yaml.md"]).toContain("description: Short.\ndate: 2021-01-01");
  expect(texts["content/posts/json.md"]).toContain("title: Json");
  expect(unmoved).toEqual({ "content/posts/broken.md": "head" });
});

test("a bundle is one text with its images, and a picture of its head is its cover", () => {
  const { texts, copies, left } = importFiles({
    "content/posts/trip/index.md":
      "---\ntitle: Trip\ndate: 2020-05-01\ncover: { image: Front.JPG, alt: The harbour }\n---\n![Hill](hill.png)\n\n![Gone](gone.png)\n",
    "content/posts/trip/hill.png": "",
    "content/posts/trip/Front.JPG": "",
  });
  expect(texts["content/posts/trip.md"]).toContain(
    "cover: /images/posts/trip/front.jpg\ncoverAlt: The harbour",
  );
  expect(texts["content/posts/trip.md"]).toContain("![Hill](/images/posts/trip/hill.png)");
  expect(copies).toEqual({
    "content/posts/trip/Front.JPG": "content/images/posts/trip/front.jpg",
    "content/posts/trip/hill.png": "content/images/posts/trip/hill.png",
  });
  expect(left).toEqual(["image content/posts/trip.md:11 gone.png"]);
});

test("a slug, a url, a pattern of the settings and aliases keep old addresses alive", () => {
  const { texts } = importFiles({
    "hugo.yaml": "permalinks:\n  posts: /:year/:month/:slug/\n",
    "content/posts/a.md":
      "---\ntitle: A\ndate: 2020-01-02\nslug: first-words\naliases: [/old/a/, other]\n---\n",
    "content/posts/b.md": "---\ntitle: B\ndate: 2020-01-03\nurl: /somewhere/b.html\n---\n",
    "content/essays/c.md": "---\ntitle: C\ndate: 2020-01-04\n---\n",
  });
  expect(texts["content/posts/a.md"]).toContain("route: /2020/01/first-words\n");
  expect(texts["content/posts/b.md"]).toContain("route: /somewhere/b\n");
  expect(texts["content/posts/c.md"]).toContain("route: /essays/c\n");
  expect(redirectsOf(texts)).toEqual([
    { from: "/old/a", to: "/2020/01/first-words" },
    { from: "/2020/01/other", to: "/2020/01/first-words" },
    // Lists without a text of their own.
    { from: "/essays", to: "/" },
    { from: "/posts", to: "/" },
  ]);
});

test("an address stays in any script, and one that the new site cannot have is changed and reported", () => {
  const { texts, left } = importFiles({
    "content/posts/Été à Nice.md": "---\ntitle: Été\ndate: 2020-01-02\n---\n",
    "content/posts/京都.md": "---\ntitle: 京都\ndate: 2020-01-02\n---\n",
    "content/posts/v1.2.md": "---\ntitle: Version\ndate: 2020-01-02\n---\n",
    "content/topics.md": "---\ntitle: Topics\n---\nSee below.\n",
    "content/search.md": "---\ntitle: Search\nlayout: search\n---\n",
  });
  expect(texts["content/posts/ete-a-nice.md"]).toContain("route: /posts/été-à-nice\n");
  expect(texts["content/posts/京都.md"]).not.toContain("route:");
  expect(texts["content/posts/v1-2.md"]).toContain("route: /posts/v1.2\n");
  expect(left).toEqual(["address content/pages/topics.md /topics → /topics-2"]);
});

test("shortcodes with a counterpart in Markdown are converted, and others are reported with their line", () => {
  const { texts, left, done } = importFiles({
    "content/posts/a.md":
      '---\ntitle: A\ndate: 2020-01-02\n---\nSee [b]({{< ref "b.md#end" >}}) and [about]({{% relref "/about" %}}).\n\n{{< figure src="/pics/x.png" alt="X" caption="A sign" >}}\n\n{{< highlight go "linenos=table" >}}\nx := `{{< ref "b" >}}`\n{{< /highlight >}}\n\n{{< youtube abc >}}\n\n{{< tweet 1 >}}\n\n`{{< tweet 2 >}}` is how it is written.\n',
    "content/posts/b.md": "---\ntitle: B\ndate: 2020-01-03\n---\n",
    "content/about.md": "---\ntitle: About\n---\n",
    "static/pics/x.png": "",
  });
  expect(texts["content/posts/a.md"]).toContain(
    'See [b](/posts/b#end) and [about](/about).\n\n![X](/images/pics/x.png "A sign")\n\n```go\nx := `{{< ref "b" >}}`\n```\n\n[YouTube](https://www.youtube.com/watch?v=abc)\n',
  );
  expect(left).toEqual(["tag content/posts/a.md:17 {{< tweet 1 >}}"]);
  expect(done).toEqual({ links: 2, figures: 1, code: 1, videos: 1, descriptions: 3 });
});

test("texts of a language that is off, HTML and the page for missing addresses stay, each with its reason", () => {
  const { unmoved, texts } = importFiles({
    "config/_default/hugo.toml": 'defaultContentLanguage = "fr"\n',
    "config/_default/languages.toml": "[fr]\nweight = 1\n[en]\nweight = 2\ndisabled = true\n",
    "content/posts/vue.js.md": "---\ntitle: Vue\ndate: 2020-01-02\n---\n",
    "content/posts/a.fr.md": "---\ntitle: A\ndate: 2020-01-02\n---\n",
    "content/posts/a.en.md": "---\ntitle: A\ndate: 2020-01-02\n---\n",
    "content/old.html": "<p>",
    "content/404.md": "---\ntitle: Gone\n---\n",
  });
  expect(unmoved).toEqual({
    "content/posts/a.en.md": "language",
    "content/old.html": "html",
    "content/404.md": "missing",
  });
  expect(Object.keys(texts)).toEqual(
    expect.arrayContaining(["content/posts/a.md", "content/posts/vue-js.md"]),
  );
});

test("texts and files stand where the mounts of the settings put them, those of other languages apart", () => {
  const head = "---\ntitle: A\ndate: 2020-01-02\n---\n";
  const { texts, copies } = importFiles({
    "hugo.yaml":
      "module:\n  mounts:\n    - { source: content/en, target: content, sites: { matrix: { languages: [en] } } }\n    - { source: content/fr, target: content, lang: fr }\n    - { source: ../notes/, target: content/blog }\n    - { source: old/notes, target: content/notes }\n    - { source: files, target: static }\n",
    "content/en/posts/a.md": `${head}[N](/notes/n/) ![P](/p.png)\n`,
    "content/fr/posts/a.md": head,
    "old/notes/n.md": head,
    "files/p.png": "",
  });
  expect(texts["content/posts/a.md"]).toContain("[N](/notes/n) ![P](/images/files/p.png)");
  expect(texts["content/posts/n.md"]).toContain("route: /notes/n");
  expect(Object.keys(texts).filter((path) => path.startsWith("content/posts/"))).toHaveLength(2);
  expect(copies).toEqual({ "files/p.png": "content/images/files/p.png" });
});

test("what would keep the new site from being built is a warning there, and a directive of others is told", () => {
  const { texts, left } = importFiles({
    "content/posts/a.md":
      "---\ntitle: A\ndate: 2020-01-02\n---\n:::tip Title\nWords.\n:::\n\n```\n:::code\n```\n",
  });
  expect(left).toEqual(["tag content/posts/a.md:7 :::tip Title"]);
  expect(texts["templates/site.ts"]).toContain('  checks: {\n    "link/broken": "warning",\n');
});

test("an address that the files of another page have is not kept", () => {
  const { left, texts } = importFiles({
    "content/posts/a.md": "---\ntitle: A\ndate: 2020-01-02\naliases: [/posts/index/, /old/]\n---\n",
    "content/posts/b.md": "---\ntitle: B\ndate: 2020-01-02\nurl: /b/index/\n---\n",
  });
  expect(left).toContain("redirect content/posts/a.md /posts/index/");
  expect(texts["content/posts/b.md"]).toContain("route: /b\n");
  expect(redirectsOf(texts)).toEqual([
    { from: "/old", to: "/posts/a" },
    { from: "/posts", to: "/" },
  ]);
});

test("a text is the same, whichever parser reads it", () => {
  const files = {
    "hugo.toml": "",
    "content/posts/a.md":
      '---\ndate: 2020-01-02\n---\n# std::vector: *one*\n\nFirst `x` [b]({{< ref b >}}) :a[c].\n\nUnder\n=====\n\n![i](i.png)\r\n\n- [d](../b.md "t")\n\n[r]: /posts/b/\n',
    "content/posts/b.md": "---\ntitle: B\ndate: 2020-01-02\n---\n",
    "content/posts/i.png": "",
  };
  expect(importFiles(files, "blog", loadNativeParser({ directive: false }))).toEqual(importFiles(files));
});

test("the folder of the first language is that of all texts, where the settings say so", () => {
  const { texts } = importFiles({
    "hugo.toml": "[languages.en]\ncontentDir = 'content/en'\n",
    "content/en/posts/a.md": "---\ntitle: A\ndate: 2020-01-02\n---\n[B](/posts/b/)\n",
    "content/en/posts/b.md": "---\ntitle: B\ndate: 2020-01-03\n---\n",
    "content/fr/posts/a.md": "---\ntitle: A\ndate: 2020-01-02\n---\n",
  });
  expect(texts["content/posts/a.md"]).toContain("[B](/posts/b)");
  expect(Object.keys(texts).filter((path) => path.startsWith("content/posts/"))).toHaveLength(2);
});

test("a documentation keeps its folders as sections, in the order of their weights", () => {
  const { texts } = importFiles(
    {
      "content/_index.md": "---\ntitle: Handbook\ndescription: All of it.\n---\nWelcome.\n",
      "content/guides/_index.md": "---\ntitle: The guides\n---\nRead these.\n",
      "content/guides/install.md":
        "---\ntitle: Install\nweight: 20\n---\n[Home](../../_index.md) and [config](../reference/config.md#all)\n",
      "content/reference/config.md": "---\ntitle: Config\nweight: 10\n---\n## All\n",
    },
    "documentation",
  );
  expect(texts["content/sections.yaml"]).toBe(
    '"guides": { title: "The guides" }\n"reference": { title: "Reference" }\n',
  );
  expect(texts["content/pages/index.md"]).toContain("title: Handbook");
  expect(texts["content/pages/guides/install.md"]).toContain("order: 20\n");
  expect(texts["content/pages/guides/install.md"]).toContain("[config](/reference/config#all)");
  expect(texts["content/pages/guides/overview.md"]).toContain("route: /guides\n");
});

test("a text without a page becomes a draft, and one that only templates used is named and stays", () => {
  const { texts, unmoved, done, left } = importFiles({
    "hugo.toml":
      '[[cascade]]\n[cascade.build]\nrender = "never"\n[cascade.target]\npath = "{/quotes,/quotes/**}"\nkind = "page"\n',
    "content/glossary/_index.md":
      "---\ntitle: Glossary\nbuild: { render: always }\ncascade: { build: { render: never, list: local } }\n---\n",
    "content/glossary/wood.md": "---\ntitle: Wood\naliases: [/words/wood]\n---\nIt grows.\n",
    "content/glossary/own/glue.md": "---\ntitle: Glue\n_build: { render: true }\n---\nIt holds.\n",
    "content/_common/_index.md":
      "---\ncascade:\n  - { _build: { render: false, list: false }, _target: { environment: '*' } }\n  - { draft: true, target: { lang: fr } }\n---\n",
    "content/_common/note.md": "---\n---\nSee here.\n",
    "content/posts/parts/index.md": "---\nheadless: true\n---\n",
    "content/quotes/_index.md": "---\ntitle: Quotes\n---\n",
    "content/quotes/one.md": "---\ntitle: One\n---\nA quote.\n",
  });
  expect(texts["content/pages/wood.md"]).toBe(
    "---\ntitle: Wood\ndescription: It grows.\ndraft: true\nroute: /glossary/wood\n---\n\nIt grows.\n",
  );
  const drafts = Object.entries(texts).filter(([, text]) => text.includes("\ndraft: true\n"));
  expect(drafts.map(([path]) => path)).toEqual(["content/pages/one.md", "content/pages/wood.md"]);
  expect(done).toEqual({ descriptions: 5, pageless: 2 });
  expect(left).toEqual(["redirect content/pages/wood.md /words/wood"]);
  expect(unmoved).toEqual({
    "content/_common/_index.md": "headless",
    "content/_common/note.md": "headless",
    "content/posts/parts/index.md": "headless",
  });
});

test("a page that no list has is no post, and the list of all pages of a documentation is told of", () => {
  const files = {
    "hugo.toml": "",
    "content/posts/thanks.md":
      "---\ntitle: Thanks\ndate: 2020-01-02\nbuild: { list: never }\n---\nThank you.\n",
  };
  expect(Object.keys(importFiles(files).texts)).toContain("content/pages/thanks.md");
  expect(importFiles(files).left).toEqual([]);
  expect(importFiles(files, "documentation").left).toEqual([
    "unlisted content/pages/posts/thanks.md /posts/thanks",
  ]);
});
