import { expect, test } from "vitest";
import { importFiles, redirectsOf } from "../import-files.ts";

const post = (more = "") => `---\ntitle: A\ndate: 2020-01-02\ntags: [Wood]\n${more}---\nWords.\n`;

test("each old address is told with what answers there now", () => {
  const { addresses, texts } = importFiles({
    "hugo.toml": 'title = "A"\nbaseURL = "https://old.example.org/"\n',
    "content/posts/a.md": post("aliases: [/old-a]\n"),
    "content/posts/later.md": post("publishDate: 2099-01-01\naliases: [/soon]\n").replace("2020", "2099"),
    "content/posts/draft.md": post("draft: true\n"),
    "content/about.md": "---\ntitle: About\n---\n",
    "content/search.md": "---\ntitle: Search\n---\nOurs.\n",
    "static/_redirects":
      "# moved\n/x /posts/a 301\n/y /x\n/z/* /posts/:splat 301\n/w https://elsewhere.example\n/v /gone 302\n/rewritten /posts/a 200\n",
  });
  expect(addresses).toMatchObject({
    "/": "same",
    "/posts/a": "same",
    "/about": "same",
    "/old-a": "/posts/a",
    "/soon": "draft",
    "/search": "refused",
    "/x": "/posts/a",
    "/y": "/posts/a",
    "/z/*": "pattern",
    "/w": "elsewhere",
    "/v": "broken",
    "/posts": "/",
    "/tags/wood": "same",
    "/index.xml": "same",
    "/tags/wood/index.xml": "/tags/wood",
  });
  for (const address of ["/posts/draft", "/posts/later", "/rewritten"])
    expect(addresses).not.toHaveProperty([address]);
  expect(redirectsOf(texts)).toContainEqual({ from: "/y", to: "/posts/a" });
});

test.each([
  [
    "netlify.toml",
    '[[redirects]]\nfrom = "/x"\nto = "/posts/a"\n[[redirects]]\nfrom = "/api"\nto = "/posts/a"\nstatus = 200\n[[redirects]]\nfrom = "https://shop.example/*"\nto = "/posts/:splat"\n',
  ],
  ["vercel.json", '{ "redirects": [{ "source": "/x", "destination": "/posts/a" }] }'],
  ["public/_redirects", "/x /posts/a"],
])("the redirects in %s come along", (name, text) => {
  const { addresses } = importFiles({ "content/posts/a.md": post(), [name]: text });
  expect(addresses["/x"]).toBe("/posts/a");
  // One from another host is told as it is written.
  if (name === "netlify.toml") expect(addresses["https://shop.example/*"]).toBe("pattern");
  expect(addresses).not.toHaveProperty(["/api"]);
});

test("the redirects of Astro come along", () => {
  const { addresses } = importFiles({
    "astro.config.mjs":
      'export default { redirects: { "/x": "/blog/a", "/y": { status: 302, destination: "/blog/a" }, "/[...z]": "/blog/a" }, integrations: [] };',
    "src/content/blog/a.md": post(),
    "src/pages/rss.xml.js": "",
  });
  expect(addresses).toMatchObject({
    "/x": "/blog/a",
    "/y": "/blog/a",
    "/[...z]": "pattern",
    "/rss.xml": "same",
  });
});

test("a sitemap adds the pages that programs made, and what takes their place", () => {
  const sitemap = [
    ...["", "about/", "tag/wood/", "tag/glue", "blog/page/2/", "shop/", "old/", "draft", "caf%C3%A9/"].map(
      (path) => `https://old.example.org/sub/${path}`,
    ),
  ];
  const { addresses } = importFiles(
    {
      "_config.yml": "title: A\nurl: https://old.example.org\nbaseurl: /sub\nplugins: [jekyll-feed]\n",
      "_posts/2020-01-02-a.md": post(),
      "about.md": "---\ntitle: About\n---\n",
      "old.html": "---\n---\n<p>",
      "draft.md": "---\ntitle: D\npublished: false\n---\n",
      "café.md": "---\ntitle: C\n---\n",
    },
    { sitemap },
  );
  expect(addresses).toMatchObject({
    "/": "same",
    "/about": "same",
    "/tag/wood": "/topics/wood",
    "/tag/glue": "topic",
    "/blog/page/2": "/",
    "/shop": "made",
    "/draft": "draft",
    "/café": "same",
    "/feed.xml": "same",
  });
});

test("a tag of the sitemap leads to its own list, also where another differs by its signs alone", () => {
  const tagged = (tag: string) => `---\ntitle: ${tag}\ndate: 2020-01-02\ntags: [${tag}]\n---\nWords.\n`;
  const { addresses } = importFiles(
    {
      "eleventy.config.js": "export default () => {};\n",
      "posts/a.md": tagged("C"),
      "posts/b.md": tagged("C++"),
      "posts/c.md": tagged("Wood & glue"),
      "posts/d.md": tagged('"C#"'),
    },
    {
      sitemap: ["/tags/c/", "/tags/C%2B%2B/", "/tags/c%23/", "/tags/c!/", "/tags/wood-glue/"].map(
        (path) => `https://old.example${path}`,
      ),
    },
  );
  expect(addresses).toMatchObject({
    "/tags/c": "/topics/c",
    "/tags/C++": "/topics/c++",
    "/tags/c#": "refused",
    // No text has this one, and that of C is another.
    "/tags/c!": "topic",
    "/tags/wood-glue": "/topics/wood-glue",
  });
});

test("a redirect may begin with capitals, also where no page has them", () => {
  const { addresses, texts } = importFiles({
    "hugo.toml": "",
    "content/posts/a.md": post("aliases: [/API/Old]\n"),
    "static/_redirects": "/Y /posts/a\n",
  });
  expect(addresses).toMatchObject({ "/API/Old": "/posts/a", "/Y": "/posts/a" });
  expect(redirectsOf(texts)).toContainEqual({ from: "/API/Old", to: "/posts/a" });
});

test("Hugo has a feed for each language, section and list, unless its settings switch feeds off", () => {
  const feeds = (settings: string) => {
    const { addresses } = importFiles({
      "hugo.toml": `${settings}\n[languages.en]\nweight = 1\n[languages.fr]\nweight = 2\n`,
      "content/posts/_index.md": "---\ntitle: Posts\n---\nAll.\n",
      "content/posts/a.md": post(),
      "content/a.fr.md": "---\ntitle: A\n---\n",
    });
    return Object.keys(addresses).filter((address) => address.endsWith(".xml"));
  };
  expect(feeds("")).toEqual([
    ...["/fr/index.xml", "/index.xml", "/posts/index.xml", "/tags/index.xml", "/tags/wood/index.xml"],
  ]);
  expect(feeds('disableKinds = ["RSS"]')).toEqual([]);
});
