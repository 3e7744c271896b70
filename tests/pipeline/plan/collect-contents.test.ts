import { expect, test } from "vitest";
import { z } from "zod";
import { type Entries, fileCollection, folderCollection, singleEntry } from "../../../src/define/define.ts";
import { image } from "../../../src/define/fields.ts";
import type { BodyImage, Entry, HeldBack } from "../../../src/model/model.ts";
import { collectContent, collectImages } from "../../../src/pipeline/plan/collect-contents.ts";
import type { Problem } from "../../../src/words/problem.ts";
import { mistakeOf } from "../../support/mistake-of.ts";

function entry(collection: string, id: string): Entry {
  return { collection, id, file: `content/${collection}/${id}.md`, digest: id, data: {}, body: undefined };
}

const schema = z.strictObject({});
const collections = {
  home: singleEntry({ file: "home.md", schema }),
  articles: folderCollection({ folder: "articles", format: "markdown", schema }),
  categories: fileCollection({ file: "categories.yaml", schema }),
};

function collect(entries: readonly Entry[], heldBack: readonly HeldBack[] = [], wanted = {}) {
  const problems: Problem[] = [];
  const content = collectContent(entries, { ...collections, ...wanted }, heldBack, (problem) =>
    problems.push(problem),
  );
  return { content, problems };
}

test("templates get every collection under its name, the empty ones too", () => {
  const home = entry("home", "home");
  const [b, a] = [entry("articles", "b"), entry("articles", "a")];
  const { content, problems } = collect([b, home, a]);
  expect(problems).toEqual([]);
  expect(content?.home).toBe(home);
  expect((content?.articles as Entries<unknown> | undefined)?.all).toEqual([b, a]);
  expect((content?.categories as Entries<unknown> | undefined)?.all).toEqual([]);
});

test("a reference gives its entry", () => {
  const a = entry("articles", "a");
  const { content } = collect([entry("home", "home"), a]);
  expect((content?.articles as Entries<unknown> | undefined)?.get({ collection: "articles", id: "a" })).toBe(
    a,
  );
});

test.each([
  [
    "of another collection",
    { collection: "categories", id: "a" },
    "“a” of categories was requested from articles, which has no such entry",
  ],
  [
    "of no entry",
    { collection: "articles", id: "constructor" },
    "“constructor” of articles was requested from articles, which has no such entry",
  ],
])("a template that asks for a reference %s gets an error that says so", (_, reference, message) => {
  const { content } = collect([entry("home", "home"), entry("articles", "a")]);
  expect(mistakeOf(() => (content?.articles as Entries<unknown> | undefined)?.get(reference))).toBe(message);
});

test("a missing single entry is not reported again, and no page is drawn", () => {
  expect(collect([entry("articles", "a")])).toEqual({ content: undefined, problems: [] });
});

test.each([
  [{ reason: "draft", due: undefined } as const, "a draft"],
  [{ reason: "future", due: "2027-01-01" } as const, "due on 2027-01-01"],
])("a single entry cannot be held back: %o", (held, why) => {
  const { content, problems } = collect(
    [entry("articles", "a")],
    [{ collection: "home", id: "home", file: "content/home.md", ...held }],
  );
  expect(content).toBeUndefined();
  expect(problems).toEqual([
    {
      code: "entry/held-back",
      severity: "error",
      file: "content/home.md",
      message: `the file is ${why}, but the templates need it`,
      hint: "publish it, or build with --drafts to see it",
    },
  ]);
});

test("all single entries that are held back are reported, whatever else is missing", () => {
  const held = (collection: string): HeldBack => ({
    collection,
    id: collection,
    file: `content/${collection}.md`,
    reason: "draft",
    due: undefined,
  });
  const { content, problems } = collect([], [held("about"), held("home")], {
    contact: singleEntry({ file: "contact.md", schema }),
    about: singleEntry({ file: "about.md", schema }),
  });
  expect(content).toBeUndefined();
  expect(problems.map(({ code, file }) => `${code} ${file}`)).toEqual([
    "entry/held-back content/home.md",
    "entry/held-back content/about.md",
  ]);
});

test("a held-back article is missing from lists and nothing else changes", () => {
  const { content, problems } = collect(
    [entry("home", "home")],
    [
      {
        collection: "articles",
        id: "home",
        file: "content/articles/home.md",
        reason: "draft",
        due: undefined,
      },
    ],
  );
  expect(content).toBeDefined();
  expect(problems).toEqual([]);
});

function withImages(data: unknown, images: readonly BodyImage[] = []): Entry {
  const body = { parts: [], headings: [], words: 0, links: [], images };
  return { collection: "pages", id: "a", file: "content/pages/a.md", digest: "a", data, body };
}

const at = { line: 7, column: 1 };

test("the images of fields and texts are collected once each, in a fixed order", () => {
  const problems: Problem[] = [];
  const images = collectImages(
    [
      withImages({ picture: image().parse("content/c.jpg"), list: [image().parse("content/a.jpg")] }),
      withImages({}, [
        { image: "content/b.jpg", at },
        { image: "content/a.jpg", at },
      ]),
    ],
    new Set(["content/a.jpg", "content/b.jpg", "content/c.jpg", "content/unused.jpg"]),
    () => [],
    (problem) => problems.push(problem),
  );
  expect(images).toEqual(["content/a.jpg", "content/b.jpg", "content/c.jpg"]);
  expect(problems).toEqual([]);
});

test("a missing image of a text is reported where it was written", () => {
  const problems: Problem[] = [];
  const images = collectImages(
    [withImages({}, [{ image: "content/images/facade.jpg", at }])],
    new Set(["content/pages/a.md", "content/images/facades.jpg"]),
    () => [],
    (problem) => problems.push(problem),
  );
  expect(images).toEqual([]);
  expect(problems).toEqual([
    {
      code: "entry/missing-image",
      severity: "error",
      file: "content/pages/a.md",
      at,
      message: "the image content/images/facade.jpg is not there",
      hint: "did you mean “/images/facades.jpg”?",
    },
  ]);
});

test("for a missing image, only images are suggested", () => {
  const problems: Problem[] = [];
  collectImages(
    [withImages({}, [{ image: "content/pages/a.png", at }])],
    new Set(["content/pages/a.md", "content/images/facade.jpg"]),
    () => [],
    (problem) => problems.push(problem),
  );
  expect(problems.map(({ hint }) => hint)).toEqual(["did you mean “/images/facade.jpg”?"]);
});

test("an entry in a YAML file has no text with images", () => {
  expect(
    collectImages(
      [{ ...withImages({ title: "x" }), body: undefined }],
      new Set(),
      () => [],
      () => {},
    ),
  ).toEqual([]);
});
