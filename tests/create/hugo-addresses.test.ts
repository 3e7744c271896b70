import { expect, test } from "vitest";
import { importFiles } from "./import-files.ts";

/** The address of a text in two sections, of which the second has a text of its own, with a pattern of the settings. */
function addressIn(
  pattern: string,
  head: string,
  file = "docs/new guides/deep/My First Post.md",
): string | undefined {
  const { texts } = importFiles({
    "hugo.yaml": `permalinks:\n  page:\n    docs: ${JSON.stringify(pattern)}\n`,
    "content/docs/_index.md": "---\ntitle: All Docs\n---\n",
    "content/docs/new guides/_index.md": "---\ntitle: The Guides\nslug: howto\n---\n",
    [`content/${file}`]: `---\n${head}\n---\nThe text.\n`,
  });
  const text = Object.values(texts).find((each) => each.includes("The text."));
  return /^route: (.+)$/m.exec(text ?? "")?.[1];
}

const head = 'title: "A Title: of 2012"\ndate: 2012-04-06T03:01:59Z';

test.each([
  ["/:year/:month/:day/x", "/2012/04/06/x"],
  ["/:monthname/x", "/april/x"],
  ["/:weekday/:weekdayname/x", "/5/friday/x"],
  ["/:yearday/x", "/97/x"],
  ["/:section/x", "/docs/x"],
  ["/:sections/x", "/docs/new-guides/x"],
  ["/:sections[1:]/x", "/new-guides/x"],
  ["/:sections[:last]/x", "/docs/x"],
  ["/:sections[last]/x", "/new-guides/x"],
  ["/:sections[0]/x", "/docs/x"],
  ["/:sections[0:2]/x", "/docs/new-guides/x"],
  ["/:sections[5:]/x", "/x"],
  ["/:sectionslug/x", "/all-docs/x"],
  ["/:sectionslugs/x", "/all-docs/howto/x"],
  ["/:sectionslugs[last]/x", "/howto/x"],
  ["/:title", "/a-title-of-2012"],
  ["/:slug", "/a-title-of-2012"],
  ["/:filename", "/my-first-post"],
  ["/:contentbasename", "/my-first-post"],
  ["/:slugorfilename", "/my-first-post"],
  ["/:slugorcontentbasename", "/my-first-post"],
  ["/:06/:1/:2/:Jan/:January/:Mon/:Monday/:002/x", "/12/4/6/apr/april/fri/friday/097/x"],
  ["/:year-:month/:slug.html", "/2012-04/a-title-of-2012"],
  // A name that Hugo does not know: the address is that of the file.
  ["/:author/x", "/docs/new-guides/deep/my-first-post"],
])("the pattern %s gives %s", (pattern, address) => {
  expect(addressIn(pattern, head)).toBe(address);
});

test("a slug takes the place of the title and of the name of the file", () => {
  for (const name of ["slug", "slugorfilename", "slugorcontentbasename"])
    expect(addressIn(`/b/:${name}`, `${head}\nslug: Own One`)).toBe("/b/own-one");
  expect(addressIn("/b/:title", `${head}\nslug: own`)).toBe("/b/a-title-of-2012");
});

test("a bundle has the name of its folder, and a text without a date that with which Hugo begins", () => {
  expect(addressIn("/b/:filename", head, "docs/trip/index.md")).toBe("/b/trip");
  expect(addressIn("/:year/:month/b", "title: B", "docs/b.md")).toBe("/0001/01/b");
});

test("an address in a head may have the same names, and a colon that is none", () => {
  expect(addressIn("/x", `${head}\nurl: /:sections[last]/:slug`)).toBe("/new-guides/a-title-of-2012");
  expect(addressIn("/x", `${head}\nurl: /v1\\:b`)).toBe("/v1-b");
});

test.each([
  ["Wood & glue", "wood-glue"],
  ["C++ und C", "c++-und-c"],
  ["a - b", "a-b"],
  ["L’été à Nice", "lété-à-nice"],
  ["日本 旅行", "日本-旅行"],
  ["1.2_x~y", "1.2_x~y"],
])("the title %s becomes %s, as Hugo writes it", (title, address) => {
  expect(addressIn("/b/:title", `title: ${JSON.stringify(title)}`)).toBe(`/b/${address}`);
});

test("patterns for sections and terms are read as well, and those of older sites", () => {
  const { texts } = importFiles({
    "hugo.toml":
      "[permalinks]\nposts = '/notes/:slug/'\n[permalinks.section]\nposts = '/notes/'\n[permalinks.term]\ntags = '/about/:slug/'\n",
    "content/posts/_index.md": "---\ntitle: All notes\n---\nThese.\n",
    "content/posts/a.md": "---\ntitle: A\ndate: 2020-01-02\ntags: [Wood]\n---\n",
  });
  expect(texts["content/posts/a.md"]).toContain("route: /notes/a\n");
  expect(texts["content/pages/posts.md"]).toContain("route: /notes\n");
  expect(texts["content/site.yaml"]).toContain("- from: /about/wood\n    to: /tags/wood\n");
});
