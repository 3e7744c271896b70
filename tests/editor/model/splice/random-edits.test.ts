import fc from "fast-check";
import { expect, test } from "vitest";
import type { Edit, Value } from "../../../../src/editor/model/edit.ts";
import { applyEdit } from "../../../../src/editor/model/splice/apply-edit.ts";
import { editValue, isSame } from "../../../../src/editor/model/splice/edit-value.ts";
import { valueAt } from "../../../../src/model/value-at.ts";
import { isWhole } from "../../../support/is-whole.ts";
import { contentFiles } from "../support/content-files.ts";
import { madeYaml } from "../support/made-yaml.ts";
import { dataOf, listPaths, readIndependently, stretchOf } from "../support/read-independently.ts";

const edits = isWhole ? 10_000 : 300;
const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);

const text = fc.oneof(
  fc.constantFrom(
    "yes",
    "12",
    "~",
    "- x",
    "a: b",
    "#x",
    "x # y",
    "« été »",
    "😀",
    " devant",
    "derrière ",
    "'",
    '"',
    "",
  ),
  fc.constantFrom(
    "null",
    "2025-09-01",
    "[a",
    "{x}",
    "*a",
    "&a",
    "!a",
    "|",
    ">",
    "a:",
    "---",
    "...",
    "%",
    "@x",
    "\\",
    "\t",
  ),
  fc.constantFrom(
    "deux\nlignes",
    "à la fin\n",
    "une\n\nautre\n\n",
    "  en retrait\net non",
    "\n",
    "fin\r\nCRLF",
    "\u2028",
    "\uFEFF",
  ),
  fc.string({ unit: "grapheme", maxLength: 30 }),
  fc.lorem({ maxCount: 40 }),
);
const scalar: fc.Arbitrary<Value> = fc.oneof(
  { weight: 5, arbitrary: text },
  {
    weight: 1,
    arbitrary: fc.oneof(fc.integer(), fc.double({ noNaN: true }), fc.boolean(), fc.constant(null)),
  },
);
const value: fc.Arbitrary<Value> = fc.oneof(
  { weight: 6, arbitrary: scalar },
  { weight: 1, arbitrary: fc.array(scalar, { maxLength: 3 }) },
  {
    weight: 1,
    arbitrary: fc.dictionary(fc.constantFrom("title", "text", "no", "12", "a b", "é"), scalar, {
      maxKeys: 3,
    }),
  },
);

const made = fc.record({
  yaml: madeYaml,
  lineEnd: fc.constantFrom("\n", "\n", "\r\n", "\r", "mixed"),
  mark: fc.constantFrom("", "", "\uFEFF"),
  body: fc.constantFrom(
    undefined,
    "",
    '\n# Titre\n\n:::callout{title="x"}\nmot\n:::\n',
    "\ntexte ---\n\n---\n\n[^1]: note\n",
  ),
});
type File = { readonly bytes: Uint8Array; readonly format: "markdown" | "yaml" };
const file: fc.Arbitrary<File> = fc.oneof(
  fc.constantFrom(...contentFiles),
  made.map(({ yaml, lineEnd, mark, body }) => {
    const whole = body === undefined ? yaml : `---\n${yaml.replace(/\n+$/, "")}\n---\n${body}`;
    let count = 0;
    const ends = whole.replaceAll("\n", () =>
      lineEnd === "mixed" ? (["\n", "\r\n", "\r"][count++ % 3] as string) : lineEnd,
    );
    return {
      bytes: new TextEncoder().encode(mark + ends),
      format: body === undefined ? ("yaml" as const) : ("markdown" as const),
    };
  }),
);
const wish = fc.record({
  kind: fc.constantFrom("set", "set", "set", "add", "remove", "move"),
  at: fc.nat(),
  to: fc.nat(),
  value,
});

/** A random edit that is possible with the data. */
function toEdit(
  data: Value,
  { kind, at, to, value: wanted }: typeof wish extends fc.Arbitrary<infer W> ? W : never,
): Edit {
  const paths = [...listPaths(data)];
  const path = paths[at % paths.length] ?? [];
  const list = valueAt(data, path);
  if (kind === "move" && Array.isArray(list) && list.length > 1)
    return { kind, path, from: to % list.length, to: (to >> 8) % list.length };
  if (kind === "add" && Array.isArray(list))
    return { kind, path: [...path, to % (list.length + 1)], value: wanted };
  if (kind === "add" && typeof list === "object" && list !== null && !Object.hasOwn(list, "ajout"))
    return { kind, path: [...path, "ajout"], value: wanted };
  if (kind === "remove") return { kind, path };
  return { kind: "set", path, value: wanted };
}

const written = new Map<string, number>();

test(`${edits} random edits change their field and no other byte (seed ${seed})`, {
  timeout: 3_600_000,
}, () => {
  console.log(`seed ${seed}, ${edits} edits`);
  fc.assert(
    fc.property(file, wish, ({ bytes, format }, wanted) => {
      const before = readIndependently(bytes, format);
      fc.pre(before.document.errors.length === 0 && before.document.warnings.length === 0);
      const data = dataOf(before.document);
      fc.pre([...listPaths(data)].length > 0);
      const edit = toEdit(data, wanted) as Exclude<Edit, { kind: "body" }>;
      const applied = applyEdit(bytes, format, [], edit);
      const outcome = applied.status === "done" ? "done" : applied.why.key;
      written.set(outcome, (written.get(outcome) ?? 0) + 1);
      if (applied.status !== "done") return void expect(applied.why.key).toBe("edit/entangled");
      const after = readIndependently(applied.bytes, format);
      expect(after.document.errors).toEqual([]);
      expect(isSame(dataOf(after.document), editValue(data, edit))).toBe(true);
      expect(after.body).toBe(before.body);
      if (/[&*]\w/.test(before.text)) return;
      expectSameOutside(bytes, applied.bytes, edit, before);
      expectSameComments(before.text, after.text, edit);
    }),
    { numRuns: edits, seed },
  );
  console.log(Object.fromEntries(written));
});

/** Compares byte by byte, except for the value, or the group or list that gains or loses a member. */
function expectSameOutside(
  bytes: Uint8Array,
  after: Uint8Array,
  edit: Exclude<Edit, { kind: "body" }>,
  { text: all, start, document }: ReturnType<typeof readIndependently>,
) {
  const path = edit.kind === "set" || edit.kind === "move" ? edit.path : edit.path.slice(0, -1);
  if (path.length === 0) return;
  const [from, to] = stretchOf(document, path, all.slice(start));
  const raw = Buffer.from(bytes).toString("utf8");
  const places = [...raw.replace(/^\uFEFF/, "").matchAll(/\r\n|[\s\S]/g)].map(
    ({ index }) => index + (raw.startsWith("\uFEFF") ? 1 : 0),
  );
  const head = raw.slice(0, places[from + start]);
  // One line end is removed with a member.
  const isGroup = edit.kind === "set" && typeof valueAt(dataOf(document), path) === "object";
  const end = edit.kind === "remove" || isGroup ? to + 1 : to;
  const tail = raw.slice(places[end + start] ?? raw.length);
  const now = Buffer.from(after).toString("utf8");
  expect(now.startsWith(head)).toBe(true);
  expect(now.endsWith(tail)).toBe(true);
}

/** Only removed and rewritten members may lose a comment. */
function expectSameComments(before: string, after: string, edit: Edit) {
  const count = (all: string) => all.split("# ce qui suit").length;
  if (edit.kind === "add" || edit.kind === "move") expect(count(after)).toBe(count(before));
}
