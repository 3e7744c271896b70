import { expect, test } from "vitest";
import { z } from "zod";
import { type Entries, fileCollection, folderCollection, singleEntry } from "../../src/define.ts";
import type { Entry } from "../../src/model.ts";
import { collectContent } from "../../src/plan/collect-content.ts";

function entry(collection: string, id: string): Entry {
  return { collection, id, file: `content/${collection}/${id}.md`, digest: id, data: {}, body: undefined };
}

const schema = z.strictObject({});
const collections = {
  home: singleEntry({ file: "home.md", schema }),
  articles: folderCollection({ folder: "articles", format: "markdown", schema }),
  categories: fileCollection({ file: "categories.yaml", schema }),
};

test("templates get every collection under its name, the empty ones too", () => {
  const home = entry("home", "home");
  const [b, a] = [entry("articles", "b"), entry("articles", "a")];
  const content = collectContent([b, home, a], collections);
  expect(content?.home).toBe(home);
  expect((content?.articles as Entries<unknown> | undefined)?.all).toEqual([b, a]);
  expect((content?.categories as Entries<unknown> | undefined)?.all).toEqual([]);
});

test("a reference gives its entry", () => {
  const a = entry("articles", "a");
  const content = collectContent([entry("home", "home"), a], collections);
  expect((content?.articles as Entries<unknown> | undefined)?.get({ collection: "articles", id: "a" })).toBe(
    a,
  );
});

test.each([
  [
    "of another collection",
    { collection: "categories", id: "a" },
    "“a” of categories was asked from articles, which has no such entry.",
  ],
  [
    "of no entry",
    { collection: "articles", id: "constructor" },
    "“constructor” of articles was asked from articles, which has no such entry.",
  ],
])("a template that asks for a reference %s is told so", (_, reference, message) => {
  const content = collectContent([entry("home", "home"), entry("articles", "a")], collections);
  expect(() => (content?.articles as Entries<unknown> | undefined)?.get(reference)).toThrow(message);
});

test("without the one entry of a page there is no content to draw", () => {
  expect(collectContent([entry("articles", "a")], collections)).toBeUndefined();
});
