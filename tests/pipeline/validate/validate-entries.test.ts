import { describe, expect, test } from "vitest";
import { z } from "zod";
import {
  type Collections,
  fileCollection,
  folderCollection,
  singleEntry,
} from "../../../src/define/define.ts";
import { image, text } from "../../../src/define/fields.ts";
import { taggedKindOf } from "../../../src/define/tagged-values.ts";
import type { Kind } from "../../../src/model/memory/kinds.ts";
import { keepByObject, noMemory } from "../../../src/model/memory/memory.ts";
import { parseSources } from "../../../src/pipeline/parse/parse-sources.ts";
import { scopeTexts, validateEntries } from "../../../src/pipeline/validate/validate-entries.ts";
import type { Facts } from "../../../src/text/facts.ts";
import type { Problem } from "../../../src/words/problem.ts";
import { createMapMemory } from "../../support/map-memory.ts";
import { sourceFile } from "../../support/source-file.ts";
import { tell } from "../../support/speech.ts";

const titled = z.strictObject({ title: z.string() });

function validate(files: Readonly<Record<string, string>>, collections: Collections) {
  const problems: Problem[] = [];
  const report = (problem: Problem) => void problems.push(problem);
  const sources = parseSources(
    Object.entries(files).map(([file, text]) => sourceFile(file, text)),
    report,
  );
  const { entries, refused } = validateEntries(sources, collections, new Set(Object.keys(files)), report);
  const name = ({ collection, id }: (typeof refused)[number]) => `${collection}: ${id}`;
  return { entries, ids: entries.map(name), refused: refused.map(name), problems };
}

test("an entry is called by its name without folder and extension", () => {
  const { entries, problems } = validate(
    { "content/articles/un-titre.md": "---\ntitle: Un\n---\nTexte\n", "content/team/b.yml": "title: B\n" },
    {
      articles: folderCollection({ folder: "articles", format: "markdown", schema: titled }),
      team: folderCollection({ folder: "team", format: "yaml", schema: titled }),
    },
  );
  expect(problems).toEqual([]);
  expect(entries).toMatchObject([
    { collection: "articles", id: "un-titre", data: { title: "Un" }, source: { text: "Texte\n", line: 4 } },
    { collection: "team", id: "b", data: { title: "B" }, source: undefined },
  ]);
});

test("an entry that was checked before is not checked again, and one that does not fit is refused each time", () => {
  let checked = 0;
  const counting = z.strictObject({
    title: z.string().transform((title) => {
      checked += 1;
      return title.toUpperCase();
    }),
  });
  const memory = createMapMemory();
  const build = () => {
    const codes: string[] = [];
    const report = ({ code }: Problem) => void codes.push(code);
    const files = ["content/a/a.md", "content/a/b.md"] as const;
    const texts = ["---\ntitle: Un\n---\n", "---\nname: Deux\n---\n"];
    const sources = parseSources(
      files.map((file, index) => sourceFile(file, texts[index] ?? "")),
      report,
    );
    const { entries, refused } = validateEntries(
      sources,
      { a: folderCollection({ folder: "a", format: "markdown", schema: counting }) },
      new Set(files),
      report,
      undefined,
      memory,
    );
    return { data: entries.map(({ data }) => data), refused, codes };
  };
  const first = build();
  expect(first.data).toEqual([{ title: "UN" }]);
  expect(first.refused).toEqual([{ collection: "a", id: "b" }]);
  expect(first.codes.length).toBeGreaterThan(0);
  expect(checked).toBe(1);
  expect(build()).toEqual(first);
  expect(checked).toBe(1);
});

test("an image of an entry that was checked before is still an image", () => {
  const memory = createMapMemory();
  let checked = 0;
  const picture = image().transform((value) => {
    checked += 1;
    return value;
  });
  const schema = z.strictObject({ pictures: z.array(z.strictObject({ picture })) });
  for (const _build of [1, 2]) {
    const { entries } = validateEntries(
      parseSources([sourceFile("content/a/a.md", "---\npictures:\n  - picture: ./a.png\n---\n")], () => {}),
      { a: folderCollection({ folder: "a", format: "markdown", schema }) },
      new Set(["content/a/a.md"]),
      () => {},
      undefined,
      memory,
    );
    const [{ data } = { data: {} }] = entries;
    const { pictures } = data as z.output<typeof schema>;
    expect(pictures.map(({ picture }) => taggedKindOf(picture))).toEqual(["image"]);
  }
  expect(checked).toBe(1);
});

test("the entries of a folder are sorted by id, whatever follows it in the name of the file", () => {
  const text = "---\ntitle: x\n---\n";
  const { ids } = validate(
    { "content/a/audit-2.md": text, "content/a/audit.md": text, "content/a/Zone.md": text },
    { a: folderCollection({ folder: "a", format: "markdown", schema: titled }) },
  );
  expect(ids).toEqual(["a: Zone", "a: audit", "a: audit-2"]);
});

test("the entries of one file come in the order of the file, years included", () => {
  const { ids } = validate(
    { "content/years.yaml": "b: { title: x }\n2025: { title: x }\n2024: { title: x }\na: { title: x }\n" },
    { years: fileCollection({ file: "years.yaml", schema: titled }) },
  );
  expect(ids).toEqual(["years: b", "years: 2025", "years: 2024", "years: a"]);
});

test("entries written on one line come in its order as well", () => {
  const { ids } = validate(
    { "content/years.yaml": "{ b: { title: x }, 2: { title: x }, 1: { title: x } }" },
    { years: fileCollection({ file: "years.yaml", schema: titled }) },
  );
  expect(ids).toEqual(["years: b", "years: 2", "years: 1"]);
});

test("no place is looked up in a file of many entries whose names cannot have changed their order", () => {
  const asked: string[] = [];
  const sources = parseSources(
    [sourceFile("content/c.yaml", "b: { title: x }\na-1: { title: x }\n")],
    () => {},
    {
      ...noMemory,
      find: (kind: Kind) => {
        // The file itself is asked for, and none of its places.
        if (kind !== "sources") asked.push(kind);
        return undefined;
      },
    },
  );
  const collections = { c: fileCollection({ file: "c.yaml", schema: titled }) };
  const { entries } = validateEntries(sources, collections, new Set(["content/c.yaml"]), () => {});
  expect(entries.map(({ id }) => id)).toEqual(["b", "a-1"]);
  expect(asked).toEqual([]);
});

test("an entry of a file of many knows the places of its own fields, and has its own digest", () => {
  const { entries } = validate(
    { "content/c.yaml": "a:\n  title: Un\nb:\n  title: Deux\n" },
    { c: fileCollection({ file: "c.yaml", schema: titled }) },
  );
  expect(entries.map(({ locate }) => locate(["title"], "value")?.line)).toEqual([2, 4]);
  expect(new Set(entries.map(({ digest }) => digest)).size).toBe(2);
});

test("one invalid entry of a file does not affect the others", () => {
  const { ids, problems } = validate(
    { "content/c.yaml": "a:\n  title: 1\nb:\n  title: Deux\nc:\n" },
    { c: fileCollection({ file: "c.yaml", schema: titled }) },
  );
  expect(ids).toEqual(["c: b"]);
  expect(problems.map(({ at, message }) => `${at?.line} ${tell(message)}`)).toEqual([
    "2 title must be text, but it is the number 1",
    "5 the entry “c” must be a group of fields, but it is empty",
  ]);
});

test("entries may be called by names that every object inherits", () => {
  const { ids } = validate(
    { "content/c.yaml": "constructor: { title: x }\n__proto__: { title: x }\n" },
    { c: fileCollection({ file: "c.yaml", schema: titled }) },
  );
  expect(ids).toEqual(["c: constructor", "c: __proto__"]);
});

test.each(["- title: x\n", "Un texte\n"])("a file of many entries that holds %j is refused", (text) => {
  const { ids, problems } = validate(
    { "content/c.yaml": text },
    { c: fileCollection({ file: "c.yaml", schema: titled }) },
  );
  expect(ids).toEqual([]);
  expect(problems).toMatchObject([
    { code: "entry/invalid-field", message: "the file must be a mapping from names to entries" },
  ]);
});

test("a single entry has the name of its collection", () => {
  const { entries } = validate(
    { "content/pages/home.md": "---\ntitle: Accueil\n---\nTexte" },
    { home: singleEntry({ file: "pages/home.md", schema: titled }) },
  );
  expect(entries).toMatchObject([{ collection: "home", id: "home", source: { text: "Texte", line: 4 } }]);
});

test("a file that the templates need and that is missing is named", () => {
  const { problems } = validate(
    { "content/other.md": "---\ntitle: x\n---\n" },
    {
      home: singleEntry({ file: "pages/home.md", schema: titled }),
      categories: fileCollection({ file: "categories.yaml", schema: titled }),
      empty: folderCollection({ folder: "articles", format: "markdown", schema: titled }),
    },
  );
  expect(problems.map(({ code, severity, file }) => `${severity} ${code} ${file}`)).toEqual([
    "error entry/missing-file content/pages/home.md",
    "error entry/missing-file content/categories.yaml",
    "warning source/unclaimed content/other.md",
  ]);
});

test("a file that is not well formed is not also reported as missing", () => {
  const { problems } = validate(
    { "content/pages/home.md": "# Sans front matter\n" },
    { home: singleEntry({ file: "pages/home.md", schema: titled }) },
  );
  expect(problems.map(({ code }) => code)).toEqual(["front-matter/missing"]);
});

test("a file that no collection reads says where collections are read from; the settings are no such file", () => {
  const { problems } = validate(
    { "content/site.yaml": "name: x\n", "content/notes.yaml": "title: x\n" },
    {
      articles: folderCollection({ folder: "articles", format: "markdown", schema: titled }),
      team: folderCollection({ folder: "team", format: "yaml", schema: titled }),
    },
  );
  expect(problems).toEqual([
    {
      code: "source/unclaimed",
      severity: "warning",
      file: "content/notes.yaml",
      message: "no collection reads this file",
      hint: "collections are read from content/articles/*.md, content/team/*.yaml",
    },
  ]);
});

test("settings under another name are reported with the name that is read", () => {
  const { problems } = validate({ "content/site.yml": "name: x\n" }, {});
  expect(problems).toMatchObject([{ file: "content/site.yml", hint: "did you mean “content/site.yaml”?" }]);
});

test("a file with the wrong ending says which one its folder has, and one whose name is near to that of a page says so", () => {
  const { problems } = validate(
    {
      "content/articles/a.yaml": "title: x\n",
      "content/pages/homes.md": "---\ntitle: x\n---\n",
      "content/pages/home.md": "---\ntitle: x\n---\n",
    },
    {
      articles: folderCollection({ folder: "articles", format: "markdown", schema: titled }),
      home: singleEntry({ file: "pages/home.md", schema: titled }),
    },
  );
  expect(problems.map(({ file, hint }) => `${file}: ${hint && tell(hint)}`)).toEqual([
    "content/articles/a.yaml: the files of content/articles/ end in .md",
    "content/pages/homes.md: did you mean “content/pages/home.md”?",
  ]);
});

test("a folder whose name begins like another’s keeps its own files", () => {
  const text = "---\ntitle: x\n---\n";
  const { ids, problems } = validate(
    { "content/blog/a.md": text, "content/blog-notes/b.md": text },
    {
      blog: folderCollection({ folder: "blog", format: "markdown", schema: titled }),
      notes: folderCollection({ folder: "blog-notes", format: "markdown", schema: titled }),
    },
  );
  expect(ids).toEqual(["blog: a", "notes: b"]);
  expect(problems).toEqual([]);
});

test("entries that did not fit, or could not be read, are named for those that refer to them", () => {
  const { ids, refused } = validate(
    {
      "content/a/bon.md": "---\ntitle: x\n---\n",
      "content/a/guides/faux.md": "---\ntitle: 1\n---\n",
      "content/a/sans-fin.md": "---\ntitle: x\n",
      "content/a/vide.md": "",
      "content/a/note.yaml": "title: 1\n",
      "content/site.yaml": "title: 1\n",
      "content/one.yaml": "title: x\n",
      "content/two.yaml": "titre: x\n",
      "content/three.yaml": "title: [\n",
    },
    {
      a: folderCollection({ folder: "a", format: "markdown", schema: titled }),
      one: singleEntry({ file: "one.yaml", schema: titled }),
      two: singleEntry({ file: "two.yaml", schema: titled }),
      three: singleEntry({ file: "three.yaml", schema: titled }),
      four: singleEntry({ file: "four.yaml", schema: titled }),
    },
  );
  expect(ids).toEqual(["a: bon", "one: one"]);
  expect([...refused].sort()).toEqual([
    "a: guides/faux",
    "a: sans-fin",
    "a: vide",
    "four: four",
    "three: three",
    "two: two",
  ]);
});

test("the invalid entries of a file of many entries are known", () => {
  const { ids, refused } = validate(
    { "content/c.yaml": "a: { title: x }\nb: { title: 1 }\nc:\n" },
    { c: fileCollection({ file: "c.yaml", schema: titled }) },
  );
  expect(ids).toEqual(["c: a"]);
  expect(refused).toEqual(["c: b", "c: c"]);
});

test.each<[string, Readonly<Record<string, string>>]>([
  ["is missing", {}],
  ["is empty", { "content/c.yaml": "\n" }],
  ["is not well formed", { "content/c.yaml": "a: {\n" }],
  ["holds a list", { "content/c.yaml": "- title: x\n" }],
])("if the file of many entries %s, all entries that it might contain count as invalid", (_, files) => {
  const { ids, refused, problems } = validate(files, {
    c: fileCollection({ file: "c.yaml", schema: titled }),
  });
  expect(ids).toEqual([]);
  expect(refused).toEqual(["c: undefined"]);
  expect(problems.length).toBeGreaterThan(0);
});

test("an entry has the values of its folders, the inner ones first, unless its file says otherwise", () => {
  const schema = z.strictObject({ title: z.string(), author: z.string(), draft: z.boolean().optional() });
  const posts = folderCollection({
    folder: "posts",
    format: "markdown",
    schema,
    defaults: { ".": { author: "Ada" }, old: { draft: true }, "old/guests": { author: "Bob" } },
  });
  const file = (more = "") => `---\ntitle: T\n${more}---\n`;
  const { entries, problems } = validate(
    {
      "content/posts/a.md": file(),
      "content/posts/older.md": file("author: Eve\n"),
      "content/posts/old/b.md": file(),
      "content/posts/old/guests/c.md": file("draft: false\n"),
    },
    { posts },
  );
  expect(problems).toEqual([]);
  expect(entries.map(({ id, data }) => [id, data])).toEqual([
    ["a", { title: "T", author: "Ada" }],
    ["old/b", { title: "T", author: "Ada", draft: true }],
    ["old/guests/c", { title: "T", author: "Bob", draft: false }],
    ["older", { title: "T", author: "Eve" }],
  ]);
});

test("files of equal bytes in two folders keep the values of their own, also when they are remembered", () => {
  const posts = folderCollection({
    folder: "posts",
    format: "yaml",
    schema: z.strictObject({ author: z.string().optional() }),
    defaults: { ada: { author: "Ada" }, bob: { author: "Bob" } },
  });
  const memory = createMapMemory();
  const report = () => {};
  const files = ["content/posts/ada/a.yaml", "content/posts/bob/a.yaml", "content/posts/a.yaml"];
  const sources = parseSources(
    files.map((file) => sourceFile(file, "{}\n")),
    report,
  );
  for (const _build of [1, 2]) {
    const { entries } = validateEntries(sources, { posts }, new Set(files), report, undefined, memory);
    expect(entries.map(({ data }) => data)).toEqual([{}, { author: "Ada" }, { author: "Bob" }]);
  }
});

test("after a change of the language of a site, its texts have the typography of the new one", () => {
  const notes = folderCollection({
    folder: "notes",
    format: "yaml",
    schema: z.strictObject({ words: text() }),
  });
  const words = fileCollection({ file: "words.yaml", schema: z.strictObject({ words: text() }) });
  const files = { "content/notes/a.yaml": "words: Quoi ?\n", "content/words.yaml": "b: { words: Qui ? }\n" };
  const sources = parseSources(
    Object.entries(files).map(([file, text]) => sourceFile(file, text)),
    () => {},
  );
  const memory = { ...noMemory, getFor: keepByObject() };
  const buildIn = (...codes: readonly string[]) => {
    const scopes = scopeTexts(codes.map((code) => ({ code })) as never, () => undefined);
    const { entries } = validateEntries(
      sources,
      { notes, words },
      new Set(Object.keys(files)),
      () => {},
      { templates: "", ...scopes },
      memory,
    );
    return entries.map(({ data, language }) => [(data as { readonly words: string }).words, language]);
  };
  expect(buildIn("fr")).toEqual([
    ["Quoi\u202F?", undefined],
    ["Qui\u202F?", undefined],
  ]);
  expect(buildIn("en")).toEqual([
    ["Quoi ?", undefined],
    ["Qui ?", undefined],
  ]);
  expect(buildIn("en", "fr")).toEqual([
    ["Quoi ?", "en"],
    ["Qui ?", "en"],
  ]);
});

describe("a changed fact", () => {
  const named = z.strictObject({ words: text(), more: text().prefault("Vu en {year}") });
  const files = {
    "content/posts/plain.yaml": "words: Un\nmore: Deux\n",
    "content/posts/named.yaml": "words: Chez {name}\nmore: Deux\n",
    "content/posts/escaped.yaml": 'words: "Chez \\x7Bname}"\nmore: Deux\n',
    "content/posts/default.yaml": "words: Un\n",
    "content/words.yaml": "a: { words: Un, more: Deux }\nb: { words: Un }\n",
  };

  /** Builds with each of these facts, in one process; says which files each build checked. */
  function buildWith(...builds: readonly (Facts | undefined)[]) {
    const checked: string[] = [];
    const noting = named.refine(({ words, more }) => checked.push(`${words}, ${more}`));
    const collections = {
      posts: folderCollection({ folder: "posts", format: "yaml", schema: noting }),
      words: fileCollection({ file: "words.yaml", schema: noting }),
    };
    const report = (problem: Problem) => expect(problem).toBeUndefined();
    const sources = parseSources(
      Object.entries(files).map(([file, text]) => sourceFile(file, text)),
      report,
    );
    const memory = { ...noMemory, getFor: keepByObject() };
    return builds.map((facts) => {
      checked.length = 0;
      const scopes = scopeTexts([{ code: "fr", label: "Français", words: {} }] as never, () => facts);
      const { entries } = validateEntries(
        sources,
        collections,
        new Set(Object.keys(files)),
        report,
        { templates: "", ...scopes },
        memory,
      );
      return {
        data: entries.map(({ data }) => Object.values(data as object).join(", ")),
        checked: [...checked],
      };
    });
  }

  test("is in every entry that names it, and no other entry is checked again", () => {
    const facts = { name: "Ada", year: "1843" };
    const [first, second, third] = buildWith(facts, { ...facts, name: "Bob" }, { name: "Bob", year: "1844" });
    expect(first?.data).toEqual([
      "Un, Vu en 1843",
      "Chez Ada, Deux",
      "Chez Ada, Deux",
      "Un, Deux",
      "Un, Deux",
      "Un, Vu en 1843",
    ]);
    expect(second?.checked).toEqual(["Chez Bob, Deux", "Chez Bob, Deux"]);
    expect(third?.checked).toEqual(["Un, Vu en 1844", "Un, Deux", "Un, Vu en 1844"]);
    expect(third?.data).toEqual(
      first?.data.map((each) => each.replace("1843", "1844").replace("Ada", "Bob")),
    );
  });

  test("that could not be read for a while can be used again", () => {
    const facts = { name: "Ada", year: "1843" };
    const [first, broken, again] = buildWith(facts, undefined, facts);
    expect(broken?.data).toContain("Chez {name}, Deux");
    expect(again?.data).toEqual(first?.data);
  });
});
