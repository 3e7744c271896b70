import fc from "fast-check";
import { expect, test } from "vitest";
import { type FileClash, mergeFile, type Taken } from "../../../../src/editor/model/merge/merge-file.ts";
import type { Format } from "../../../../src/editor/model/splice/open-file.ts";

const encode = (text: string | undefined) => (text === undefined ? undefined : Buffer.from(text));

/** The merged text, or the open clashes. */
function merge(
  base: string | undefined,
  mine: string | undefined,
  theirs: string | undefined,
  { format = "yaml", take = () => undefined }: Options = {},
) {
  const versions = { base: encode(base), mine: encode(mine), theirs: encode(theirs) };
  const merged = mergeFile(versions, format === "text" ? undefined : format, take);
  return merged.status === "merged" ? merged.bytes && Buffer.from(merged.bytes).toString() : merged.clashes;
}

type Options = {
  readonly format?: Format | "text";
  readonly take?: (clash: FileClash) => Taken | undefined;
};

const base = "# The firm\ntitle: One\nphone: 01\nlist:\n  - { name: a }\n  - { name: b }\n  - { name: c }\n";

test("fields changed by two people are merged, even on adjacent lines", () => {
  const mine = base.replace("One", "Two");
  const theirs = base.replace("phone: 01", "phone: 02 # new");
  expect(merge(base, mine, theirs)).toBe(theirs.replace("One", "Two"));
});

test("a field changed by both is open, with both versions, and gets the chosen one", () => {
  const [mine, theirs] = [base.replace("One", "Mine"), base.replace("One", "Theirs").replace("01", "02")];
  expect(merge(base, mine, theirs)).toEqual([
    { kind: "field", path: ["title"], mine: "Mine", theirs: "Theirs" },
  ]);
  expect(merge(base, mine, theirs, { take: () => "mine" })).toBe(theirs.replace("Theirs", "Mine"));
  expect(merge(base, mine, theirs, { take: () => "theirs" })).toBe(theirs);
});

test("the same change by both is no clash", () => {
  const same = base.replace("One", "Two");
  expect(merge(base, same, same)).toBe(same);
});

test("a field changed by one and removed by the other is open", () => {
  expect(merge(base, base.replace("01", "02"), base.replace("phone: 01\n", ""))).toEqual([
    { kind: "field", path: ["phone"], mine: 2, theirs: undefined },
  ]);
});

test("list items are merged one by one, and items added by both are kept", () => {
  const mine = base.replace("name: a", "name: A").replace("c }\n", "c }\n  - { name: mine }\n");
  const theirs = base.replace("name: b", "name: B").replace("c }\n", "c }\n  - { name: theirs }\n");
  expect(merge(base, mine, theirs)).toBe(
    base
      .replace("name: a", "name: A")
      .replace("name: b", "name: B")
      .replace("c }\n", "c }\n  - { name: theirs }\n  - { name: mine }\n"),
  );
});

test("an item changed by both is open at its field", () => {
  const [mine, theirs] = [base.replace("name: b", "name: B1"), base.replace("name: b", "name: B2")];
  expect(merge(base, mine, theirs)).toEqual([
    { kind: "field", path: ["list", 1, "name"], mine: "B1", theirs: "B2" },
  ]);
});

const article = "---\ntitle: One\n---\n\nFirst.\n\nSecond.\n\nThird.\n";

test("paragraphs of a text are merged, and if both have changed one, the whole text is open", () => {
  const mine = article.replace("First", "Before");
  const theirs = article.replace("Third", "Behind").replace("One", "Two");
  expect(merge(article, mine, theirs, { format: "markdown" })).toBe(theirs.replace("First", "Before"));
  const other = article.replace("First", "Else");
  expect(merge(article, mine, other, { format: "markdown" })).toEqual([
    {
      kind: "field",
      path: [],
      mine: "\nBefore.\n\nSecond.\n\nThird.\n",
      theirs: "\nElse.\n\nSecond.\n\nThird.\n",
    },
  ]);
  expect(merge(article, mine, other, { format: "markdown", take: () => "mine" })).toBe(mine);
});

test("a file removed by one and changed by the other, or that is not text, is taken as a whole", () => {
  const changed = base.replace("One", "Two");
  expect(merge(base, undefined, changed)).toEqual([{ kind: "file" }]);
  expect(merge(base, undefined, changed, { take: () => "mine" })).toBeUndefined();
  expect(merge(base, undefined, changed, { take: () => "theirs" })).toBe(changed);
  expect(merge("a\n", "b\n", "c\n", { format: "text" })).toEqual([{ kind: "file" }]);
});

test("a file that is not well formed is taken as a whole", () => {
  expect(merge(base, `${base}: [`, base.replace("One", "Two"))).toEqual([{ kind: "file" }]);
});

test("two new files of one name are merged as if both came from an empty one", () => {
  expect(merge(undefined, "a: 1\nc: 3\n", "a: 1\nb: 2\n")).toBe("a: 1\nb: 2\nc: 3\n");
});

test("whatever two people change, a change by only one is never lost and never a clash", () => {
  const names = ["a", "b", "c", "d", "e"];
  const value = fc.oneof(fc.string({ maxLength: 6 }), fc.integer(), fc.boolean());
  const changes = fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 4 });
  fc.assert(
    fc.property(changes, changes, (my, their) => {
      const write = (more: object) =>
        `${Object.entries({ ...Object.fromEntries(names.map((name) => [name, "old"])), ...more })
          .map(([name, held]) => `${name}: ${JSON.stringify(held)}`)
          .join("\n")}\n`;
      const both = names.filter(
        (name) =>
          name in my &&
          name in their &&
          my[name] !== their[name] &&
          my[name] !== "old" &&
          their[name] !== "old",
      );
      const merged = merge(write({}), write(my), write(their));
      if (both.length > 0)
        expect(
          (merged as readonly Extract<FileClash, { kind: "field" }>[]).map(({ path }) => path[0]).sort(),
        ).toEqual(both);
      else {
        const kept = Object.fromEntries(
          names.map((name) => [name, (name in my && my[name] !== "old" ? my : their)[name] ?? "old"]),
        );
        expect(merged).toBe(write(kept));
      }
    }),
    { numRuns: 200 },
  );
});

test("front matter in TOML is merged field by field, even if one of the authors has added it", () => {
  const toml = '+++\ntitle = "One" # note\nlist = ["a", "b"]\n\n[seo]\ntitle = "S"\n+++\n\nWords.\n';
  const mine = toml.replace('"One"', '"Two"').replace('"b"]', '"b", "c"]');
  const theirs = toml.replace('["a"', '["x", "a"').replace("Words", "More words");
  const format = "markdown";
  expect(merge(toml, mine, theirs, { format })).toBe(
    toml
      .replace('"One"', '"Two"')
      .replace('["a", "b"]', '["x", "a", "b", "c"]')
      .replace("Words", "More words"),
  );
  expect(merge(toml, toml.replace("One", "Mine"), toml.replace("One", "Theirs"), { format })).toEqual([
    { kind: "field", path: ["title"], mine: "Mine", theirs: "Theirs" },
  ]);
  expect(merge("A.\n\nB.\n", "---\nt: x\n---\n\nA.\n\nB.\n", "A.\n\nC.\n", { format })).toBe(
    "---\nt: x\n---\n\nA.\n\nC.\n",
  );
});
