import fc from "fast-check";
import { parse } from "smol-toml";
import { expect, test } from "vitest";
import type { Edit, FieldPath, Value } from "../../../../src/editor/model/edit.ts";
import { applyEdit } from "../../../../src/editor/model/splice/apply-edit.ts";
import { editValue, isSame } from "../../../../src/editor/model/splice/edit-value.ts";
import { valueAt } from "../../../../src/model/value-at.ts";
import { isWhole } from "../../../support/is-whole.ts";
import { madeToml } from "../support/made-toml.ts";
import { listPaths } from "../support/read-independently.ts";

const edits = isWhole ? 10_000 : 300;
const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);

const text = fc.oneof(
  fc.constantFrom(
    "yes",
    "12",
    "x # y",
    "« été »",
    "😀",
    " devant",
    "'",
    '"',
    '"""',
    "'''",
    "",
    "\\",
    "\t",
    "+++",
  ),
  fc.constantFrom(
    "deux\nlignes",
    "à la fin\n",
    "\n+++\n",
    'dit "un"\n"""',
    "2025-02-03",
    "2025-02-30",
    "\u0001",
  ),
  fc.string({ unit: "grapheme", maxLength: 20 }),
);
const number = fc.double({ noNaN: true, noDefaultInfinity: true }).filter((each) => !Object.is(each, -0));
const scalar: fc.Arbitrary<Value> = fc.oneof(
  { weight: 4, arbitrary: text },
  { weight: 1, arbitrary: fc.oneof(fc.integer(), number, fc.boolean()) },
);
const value: fc.Arbitrary<Value> = fc.oneof(
  { weight: 5, arbitrary: scalar },
  { weight: 1, arbitrary: fc.array(scalar, { maxLength: 3 }) },
  { weight: 1, arbitrary: fc.dictionary(fc.constantFrom("title", "a b", "é"), scalar, { maxKeys: 3 }) },
  { weight: 1, arbitrary: fc.array(fc.record({ q: scalar, a: scalar }), { minLength: 1, maxLength: 2 }) },
);
const wish = fc.record({
  kind: fc.constantFrom("set", "set", "add", "add", "remove", "move"),
  at: fc.nat(),
  to: fc.nat(),
  value,
});
type Wish = typeof wish extends fc.Arbitrary<infer W> ? W : never;

/** An edit that the data allow. */
function toEdit(data: Value, { kind, at, to, value: wanted }: Wish): Exclude<Edit, { kind: "body" }> {
  const paths: FieldPath[] = [[], ...listPaths(data)];
  const path = paths[at % paths.length] ?? [];
  const list = valueAt(data, path);
  if (kind === "move" && Array.isArray(list) && list.length > 1)
    return { kind, path, from: to % list.length, to: (to >> 8) % list.length };
  if (kind === "add" && Array.isArray(list))
    return { kind, path: [...path, to % (list.length + 1)], value: wanted };
  if (path.length === 0 || (kind === "add" && typeof list === "object"))
    return { kind: "add", path: [...path, "ajout"], value: wanted };
  return kind === "remove" ? { kind, path } : { kind: "set", path, value: wanted };
}

/** Read by another parser than the one that is tested, with days as texts. */
function read(head: string): Value {
  return JSON.parse(JSON.stringify(parse(head))) as Value;
}

const fence = "+++\n";
const body = "\n# Titre\n\n+++\n\nmot\n";
const outcomes = new Map<string, number>();

test(`${edits} random edits of front matter in TOML change their field and no other line (seed ${seed})`, {
  timeout: 3_600_000,
}, () => {
  console.log(`seed ${seed}, ${edits} edits`);
  fc.assert(
    fc.property(madeToml, fc.constantFrom("\n", "\n", "\r\n"), wish, (head, lineEnd, wanted) => {
      const data = read(head);
      const edit = toEdit(data, wanted);
      const whole = `${fence}${head}\n${fence}${body}`;
      const bytes = new TextEncoder().encode(whole.replaceAll("\n", lineEnd));
      const applied = applyEdit(bytes, "markdown", [], edit);
      const outcome = applied.status === "done" ? "done" : applied.why.key;
      outcomes.set(`${edit.kind} ${outcome}`, (outcomes.get(`${edit.kind} ${outcome}`) ?? 0) + 1);
      if (applied.status !== "done") return void expect(applied.why.key).toBe("edit/entangled");
      const written = new TextDecoder().decode(applied.bytes);
      expect(written.replaceAll(lineEnd, "\n").includes("\r")).toBe(false);
      if (lineEnd === "\r\n") expect(/(?<!\r)\n/.test(written)).toBe(false);
      const now = written.replaceAll(lineEnd, "\n");
      expect(now.endsWith(`\n${fence}${body}`) && now.startsWith(fence)).toBe(true);
      const after = now.slice(fence.length, -`${fence}${body}`.length).replace(/\n$/, "");
      expect(isSame(read(after), editValue(data, edit) ?? null), `${head}\n=====\n${after}`).toBe(true);
      expectSameLines(head, after, edit);
    }),
    { numRuns: edits, seed },
  );
  console.log(Object.fromEntries(outcomes));
});

/** All lines but those of the field are there, in their order, and each comment stands where it stood. */
function expectSameLines(before: string, after: string, edit: Exclude<Edit, { kind: "body" }>) {
  const [first = ""] = edit.path;
  const isTouched = new RegExp(`\\b${String(first)}\\b`);
  // What stands below a header has names that begin with its own, but for items.
  if (edit.path.length === 0 || /^[td]/.test(String(first))) return expectComments(before, after, edit);
  const kept = blocksOf(before).filter((block) => block !== "" && !isTouched.test(block));
  const now = blocksOf(after);
  let at = -1;
  for (const block of kept) {
    at = now.indexOf(block, at + 1);
    expect(at, `${block}\nis gone from\n${after}`).toBeGreaterThan(-1);
  }
  expectComments(before, after, edit);
}

/** A line with those below it that belong to it. */
function blocksOf(head: string): readonly string[] {
  return head.split(/\n(?=[ ]*(?:#|\[\[?[a-z]|[ftid]\d|d\.|ajout))/).map((block) => block.trimEnd());
}

function expectComments(before: string, after: string, edit: Edit) {
  const above = /# (au-dessus de [^\n]+)\n([^\n]+)/g;
  const beside = /^([^\n]*?) *# (à côté de \w+)$/gm;
  for (const [, comment = "", line = ""] of after.matchAll(above)) {
    // At the top of a file, a comment is about all of it.
    if (/^(?:#[^\n]*\n)*/.exec(before)?.[0].includes(comment)) continue;
    const was = before.split(`# ${comment}\n`)[1]?.split("\n")[0];
    expect(line.split("=")[0], after).toBe(was?.split("=")[0]);
  }
  const count = (all: string) => [...all.matchAll(above), ...all.matchAll(beside)].length;
  if (edit.kind === "add" || edit.kind === "move") expect(count(after), after).toBe(count(before));
}
