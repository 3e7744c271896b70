import { folderCollection } from "charpente";
import { expect, test } from "vitest";
import { z } from "zod";
import { image, markdown, reference } from "../../../src/define/fields.ts";
import { mapTagged } from "../../../src/define/tagged-values.ts";
import type { HeldBack, RefusedEntry, ValidEntry } from "../../../src/model/model.ts";
import { linkEntries, reportRepeatedValues } from "../../../src/pipeline/validate/link-entries.ts";
import type { Problem } from "../../../src/words/problem.ts";
import { locateBy } from "../../support/locate-by.ts";
import { tell } from "../../support/speech.ts";

const schema = z.strictObject({
  category: reference("categories").optional(),
  related: z.array(reference("articles")).default([]),
  picture: image().optional(),
  gallery: z.array(z.strictObject({ image: image() })).default([]),
  intro: markdown().optional(),
});

function entry(id: string, fields: z.input<typeof schema>, collection = "articles"): ValidEntry {
  return {
    collection,
    id,
    file: `content/${collection}/${id}.md`,
    digest: id,
    data: schema.parse(fields),
    // The place tells the path, so that a test sees what was asked for.
    locate: locateBy((path) => ({ line: 3, column: 1, length: path.join(".").length })),
    source: undefined,
  };
}

function link(
  entries: readonly ValidEntry[],
  files: readonly string[] = [],
  heldBack: readonly HeldBack[] = [],
  refused: readonly RefusedEntry[] = [],
) {
  const problems: Problem[] = [];
  const known = { files: new Set(files), collections: ["articles", "categories"], heldBack, refused };
  const linked = linkEntries(entries, known, (problem) => problems.push(problem));
  return { linked, problems };
}

test("references to existing entries are valid, to the entry itself and in a circle too", () => {
  const { linked, problems } = link([
    entry("a", { category: "energie", related: ["a", "b"] }),
    entry("b", { related: ["a"] }),
    entry("energie", {}, "categories"),
  ]);
  expect(problems).toEqual([]);
  expect(linked.map(({ data }) => data)).toMatchObject([
    { category: { collection: "categories", id: "energie" }, related: [{ id: "a" }, { id: "b" }] },
    { related: [{ id: "a" }] },
    {},
  ]);
});

test("a reference to a missing entry is reported at its place in the list, and its entry is left out", () => {
  const { linked, problems } = link([entry("audit", { related: ["audi", "audit"] }), entry("b", {})]);
  expect(linked.map(({ id }) => id)).toEqual(["b"]);
  expect(problems).toEqual([
    {
      code: "entry/dangling-reference",
      severity: "error",
      file: "content/articles/audit.md",
      at: { line: 3, column: 1, length: "related.0".length },
      message: "there is no entry “audi” in articles",
      hint: "did you mean “audit”?",
    },
  ]);
});

test("an entry of the same name in another collection is not a target", () => {
  const { problems } = link([entry("energie", { category: "energie" })]);
  expect(problems).toMatchObject([
    { message: "there is no entry “energie” in categories", hint: "there are no entries of categories" },
  ]);
});

test("all dangling references of an entry are shown", () => {
  expect(link([entry("a", { category: "x", related: ["y", "z"] })]).problems).toHaveLength(3);
});

test.each([
  [
    { reason: "draft", due: undefined } as const,
    "content/articles/guides/b.md is a draft: take the reference out until then",
  ],
  [
    { reason: "future", due: "2027-01-01" } as const,
    "content/articles/guides/b.md is due on 2027-01-01: take the reference out until then",
  ],
])("a reference to an entry that is held back says why, in a subfolder too: %o", (held, hint) => {
  const { problems } = link(
    [entry("a", { related: ["guides/b"] })],
    [],
    [{ collection: "articles", id: "guides/b", file: "content/articles/guides/b.md", ...held }],
  );
  expect(problems).toMatchObject([{ message: "there is no entry “guides/b” in articles", hint }]);
});

test.each([
  ["of another collection", { collection: "categories", id: "b", file: "content/categories/b.md" }],
  ["in a subfolder", { collection: "articles", id: "guides/b", file: "content/articles/guides/b.md" }],
])("an entry that is held back %s does not explain why a reference dangles", (_, held) => {
  const { problems } = link(
    [entry("a", { related: ["b"] }), entry("c", {})],
    [],
    [{ ...held, reason: "draft", due: undefined }],
  );
  expect(problems.map(({ hint }) => hint)).toEqual(["the entries of articles are: a, c"]);
});

test("a reference to an invalid entry is not a second problem, and its entry is left out", () => {
  const { linked, problems } = link(
    [entry("a", { related: ["c", "guides/b"] }), entry("c", {})],
    [],
    [],
    [{ collection: "articles", id: "guides/b" }],
  );
  expect(problems).toEqual([]);
  expect(linked.map(({ id }) => id)).toEqual(["c"]);
});

test("the other references of such an entry are still checked", () => {
  const { linked, problems } = link(
    [entry("a", { related: ["b", "d"], picture: "e.jpg" })],
    [],
    [],
    [{ collection: "articles", id: "b" }],
  );
  expect(linked).toEqual([]);
  expect(problems.map(({ code, message }) => `${code}: ${tell(message)}`)).toEqual([
    "entry/dangling-reference: there is no entry “d” in articles",
    "entry/missing-image: the image “e.jpg” is not there (looked for content/articles/e.jpg)",
  ]);
});

test("an invalid entry of the same name in another collection does not hide a missing one", () => {
  const { problems } = link(
    [entry("a", { category: "b" })],
    [],
    [],
    [
      { collection: "articles", id: "b" },
      { collection: "articles", id: undefined },
      { collection: "categories", id: "c" },
    ],
  );
  expect(problems).toMatchObject([{ message: "there is no entry “b” in categories" }]);
});

test("if the file with all entries of a collection cannot be read, no reference to it is reported", () => {
  const { linked, problems } = link(
    [entry("a", { category: "energie" }), entry("b", { category: "eau" }), entry("c", {})],
    [],
    [],
    [{ collection: "categories", id: undefined }],
  );
  expect(problems).toEqual([]);
  expect(linked.map(({ id }) => id)).toEqual(["c"]);
});

test("an image is beside its entry, or below content/", () => {
  const files = ["content/articles/a.jpg", "content/images/b.png", "content/images/c.svg"];
  const { linked, problems } = link(
    [entry("a", { picture: "./a.jpg", gallery: [{ image: "/images/b.png" }, { image: "../images/c.svg" }] })],
    files,
  );
  expect(problems).toEqual([]);
  expect(linked[0]?.data).toMatchObject({
    picture: { image: "content/articles/a.jpg" },
    gallery: [{ image: { image: "content/images/b.png" } }, { image: { image: "content/images/c.svg" } }],
  });
});

test.each(["./\u00e9t\u00e9.jpg", "./e\u0301te\u0301.jpg", "/articles/e\u0301t\u00e9.jpg"])(
  "an image is found however its accents are written: %j",
  (picture) => {
    const { linked, problems } = link([entry("a", { picture })], ["content/articles/\u00e9t\u00e9.jpg"]);
    expect(problems).toEqual([]);
    expect(linked[0]?.data).toMatchObject({ picture: { image: "content/articles/\u00e9t\u00e9.jpg" } });
  },
);

test("the message about a missing image says where it was looked for, and suggests images only", () => {
  const files = ["content/site.yaml", "content/articles/a.md", "content/articles/facade.jpg"];
  expect(link([entry("a", { picture: "facade.jpeg" })], files).problems).toMatchObject([
    {
      code: "entry/missing-image",
      message: "the image “facade.jpeg” is not there (looked for content/articles/facade.jpeg)",
      hint: "did you mean “content/articles/facade.jpg”?",
    },
  ]);
  expect(link([entry("a", { picture: "/plans/etage-1.svg" })], files).problems[0]?.hint).toEqual(
    "the images in content/ are: content/articles/facade.jpg",
  );
});

test.each(["/../static/x.png", "../../static/x.png", "https://www.example.org/x.png"])(
  "%s leads out of content/ and is missing",
  (picture) => {
    expect(link([entry("a", { picture })], ["content/articles/a.md"]).problems).toMatchObject([
      { code: "entry/missing-image" },
    ]);
  },
);

test("later stages can still distinguish references, images and Markdown", () => {
  const { linked } = link(
    [entry("a", { related: ["a"], picture: "a.jpg", intro: "Un *mot*." })],
    ["content/articles/a.jpg"],
  );
  const kinds: string[] = [];
  mapTagged(linked[0]?.data, (as, _, path) => kinds.push(`${path.join(".")}: ${as}`));
  expect(kinds).toEqual(["related.0: reference", "picture: image", "intro: markdown"]);
});

test("a schema that names an unknown collection is one mistake, however many entries it has", () => {
  const lost = z.strictObject({ category: reference("categorys") });
  const entries = ["a", "b"].map((id) => ({ ...entry(id, {}), data: lost.parse({ category: "energie" }) }));
  expect(link(entries)).toEqual({
    linked: [],
    problems: [
      {
        code: "entry/dangling-reference",
        severity: "error",
        file: "templates/site.ts",
        message: 'a schema has reference("categorys"), but the site has no such collection',
        hint: "did you mean “categories”?",
      },
    ],
  });
});

const ordered = z.strictObject({ order: z.int().optional() });
const options = { format: "yaml", schema: ordered } as const;
const site = {
  settings: z.looseObject({}),
  collections: {
    services: folderCollection({ ...options, folder: "services", uniqueField: "order" }),
    others: folderCollection({ ...options, folder: "others" }),
  },
};

function check(...entries: readonly (readonly [collection: string, id: string, data: object])[]) {
  const problems: Problem[] = [];
  const drafts = entries.map(
    ([collection, id, data]): ValidEntry => ({
      collection,
      id,
      file: `content/${collection}/${id}.yaml`,
      digest: id,
      data,
      locate: locateBy(() => ({ line: 1, column: 8, length: 1 })),
      source: undefined,
      language: /\.en$/.test(id) ? "en" : undefined,
    }),
  );
  reportRepeatedValues(drafts, site, (problem) => problems.push(problem));
  return problems.map(({ file, at, message }) => [file, at?.line, tell(message)]);
}

test("two entries with the same value of order are reported, each with the other", () => {
  const [first, second] = check(["services", "a", { order: 3 }], ["services", "b", { order: 3 }]);
  expect(first).toEqual(["content/services/a.yaml", 1, expect.stringContaining("content/services/b.yaml")]);
  expect(second).toEqual(["content/services/b.yaml", 1, expect.stringContaining("content/services/a.yaml")]);
});

test("entries with other values, without one, or in collections that may repeat one are not reported", () => {
  expect(check(["services", "a", { order: 3 }], ["services", "b", { order: 4 }])).toEqual([]);
  expect(check(["services", "a", {}], ["services", "b", {}])).toEqual([]);
  expect(check(["others", "a", { order: 3 }], ["others", "b", { order: 3 }])).toEqual([]);
});

test("a translation may have the same value as its original", () => {
  expect(check(["services", "a", { order: 3 }], ["services", "a.en", { order: 3 }])).toEqual([]);
  expect(check(["services", "a.en", { order: 3 }], ["services", "b.en", { order: 3 }])).toHaveLength(2);
});
