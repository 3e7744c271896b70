import { expect, test } from "vitest";
import { buildInMemory, type TestFiles } from "../support/build-in-memory.ts";
import { createMapMemory } from "../support/map-memory.ts";

const page = (words: string, title = "A") => `---\ntitle: ${title}\n---\n${words}\n`;
const article = (words: string) => `---\ntitle: B\ndate: 2025-09-01\ncategory: energie\n---\n${words}\n`;
const files: TestFiles = {
  "content/pages/guide.md": page("## Les *premiers* pas\n\n[b](../articles/b.md)"),
  "content/articles/b.md": article("Voir [le guide](../pages/guide.md#les-premiers-pas)."),
};
const hrefs = (html = "") => [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href);

test("a link to a file leads to its page, and to an anchor on it", async () => {
  const { written, problems } = await buildInMemory(files, { base: "/sous" });
  expect(problems).toEqual([]);
  expect(hrefs(written.get("guide/index.html"))).toEqual(["/sous/", "/sous/blog/b"]);
  expect(hrefs(written.get("blog/b/index.html"))).toEqual(["/sous/guide#les-premiers-pas"]);
});

test.each([
  ["./guide.md", "/guide"],
  ["guide.md", "/guide"],
  ["/pages/guide.md", "/guide"],
  ["../pages/guide.md?a=b", "/guide?a=b"],
  ["./accueil.md", "/"],
  ["./gu%69de.md", "/guide"],
])("%s leads to %s", async (url, to) => {
  const built = await buildInMemory({
    ...files,
    "content/pages/a.md": page(`[a](${url}) et [b][b]\n\n[b]: ${url}`),
  });
  expect(built.problems).toEqual([]);
  expect(hrefs(built.written.get("a/index.html"))).toEqual(["/", to, to]);
});

test("a missing anchor is reported where the link is written", async () => {
  const { report } = await buildInMemory({
    ...files,
    "content/pages/a.md": page("Lire [la suite](./guide.md#fin)."),
  });
  expect(report).toContain("content/pages/a.md:4:6  error  the page /guide has no place called #fin");
  expect(report).toContain("[link/broken-anchor]");
});

test("a link to a file that has no page is broken, and is shown as it is written", async () => {
  const { report, problems } = await buildInMemory({ "content/pages/a.md": page("[b](./b.md)") });
  expect(problems.map(({ code }) => code)).toEqual(["link/broken"]);
  expect(report).toContain("./b.md");
});

test("words that look like a link in code stay as they are", async () => {
  const code = '`<a href="./guide.md">`';
  const { written } = await buildInMemory({
    ...files,
    "content/pages/a.md": page(`${code} [a](./guide.md)`),
  });
  expect(written.get("a/index.html")).toContain('&#x3C;a href="./guide.md">');
});

test("a page is drawn again when the page that it links to gets another address", async () => {
  const memory = createMapMemory();
  const drawn = async (route: string) => {
    const more = { "content/pages/guide.md": `---\ntitle: A\nroute: ${route}\n---\n## Les premiers pas\n` };
    const { written, problems } = await buildInMemory({ ...files, ...more }, {}, undefined, { memory });
    expect(problems).toEqual([]);
    return hrefs(written.get("blog/b/index.html"));
  };
  expect(await drawn("/guide")).toEqual(["/guide#les-premiers-pas"]);
  expect(await drawn("/manuel")).toEqual(["/manuel#les-premiers-pas"]);
});

test("links to files in fields lead to pages as well", async () => {
  const faq = '---\ntitle: A\nfaq: [{ question: Quoi, answer: "[a](./guide.md)" }]\n---\n';
  const { written } = await buildInMemory({ ...files, "content/pages/a.md": faq });
  expect(hrefs(written.get("a/index.html"))).toEqual(["/", "/guide"]);
});
