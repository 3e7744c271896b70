import fc from "fast-check";
import { expect, test } from "vitest";
import type { Edit, Value } from "../../../../src/editor/model/edit.ts";
import { mergeEdit } from "../../../../src/editor/model/merge/merge-edit.ts";
import { applyEdit } from "../../../../src/editor/model/splice/apply-edit.ts";
import { readTree } from "../../../../src/editor/model/splice/tree.ts";
import { digestOf } from "../../../../src/model/memory/hash.ts";
import { valueAt } from "../../../../src/model/value-at.ts";

const encode = (text: string) => new TextEncoder().encode(text);
const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

const read =
  "title: Un\nlist:\n  - { name: a, unit: ans }\n  - { name: b, unit: ans }\n  - { name: c, unit: pays }\n";

/** Applies `edit`, made on the version `read`, to the file `now`. */
function merge(now: string, edit: Edit, old: Value | undefined, knowsBase = false) {
  const base = { digest: digestOf(encode(read)), old, ...(knowsBase && { bytes: encode(read) }) };
  const merged = mergeEdit(encode(now), "yaml", [], base, edit);
  return merged.status === "done" ? decode(merged.bytes) : merged;
}

test("an edit of a field that nobody else has changed is applied to the new file", () => {
  const now = `# neuf\n${read}more: 1\n`;
  expect(merge(now, { kind: "set", path: ["title"], value: "Deux" }, "Un")).toBe(now.replace("Un", "Deux"));
});

test("an edit of a field that somebody else has changed is a conflict, with the new value", () => {
  const edit: Edit = { kind: "set", path: ["title"], value: "Deux" };
  expect(merge(read.replace("Un", "Trois"), edit, "Un")).toEqual({ status: "conflict", theirs: "Trois" });
  expect(merge(read.replace("title: Un\n", ""), edit, "Un")).toEqual({
    status: "conflict",
    theirs: undefined,
  });
});

test("the same change made by somebody else is no conflict", () => {
  const now = read.replace("Un", "Deux");
  expect(merge(now, { kind: "set", path: ["title"], value: "Deux" }, "Un")).toBe(now);
});

test("an item is found by its value after others were inserted before it", () => {
  const now = read.replace("list:\n", "list:\n  - { name: z, unit: km }\n");
  const edit: Edit = { kind: "set", path: ["list", 1, "name"], value: "neuf" };
  expect(merge(now, edit, "b")).toBe(now.replace("name: b", "name: neuf"));
});

test("among equal items, the index alone decides nothing, but the old file does", () => {
  const now = read.replace("list:\n", "list:\n  - { name: z, unit: ans }\n");
  const edit: Edit = { kind: "set", path: ["list", 1, "unit"], value: "années" };
  expect(merge(now, edit, "ans")).toMatchObject({ status: "conflict" });
  expect(merge(now, edit, "ans", true)).toBe(now.replace("name: b, unit: ans", "name: b, unit: années"));
});

test("a new item is placed after the one that it was added after", () => {
  const now = read.replace("list:\n", "list:\n  - { name: z, unit: km }\n");
  const edit: Edit = { kind: "add", path: ["list", 2], value: { name: "neuf", unit: "m" } };
  expect(merge(now, edit, undefined, true)).toBe(
    now.replace("  - { name: c", "  - { name: neuf, unit: m }\n  - { name: c"),
  );
});

test("an item is removed wherever it is, and only if it has not changed", () => {
  const now = read.replace("list:\n", "list:\n  - { name: z, unit: km }\n");
  const edit: Edit = { kind: "remove", path: ["list", 0] };
  expect(merge(now, edit, { name: "a", unit: "ans" })).toBe(now.replace("  - { name: a, unit: ans }\n", ""));
  expect(merge(now.replace("name: a", "name: A"), edit, { name: "a", unit: "ans" })).toMatchObject({
    status: "conflict",
  });
});

test("a changed list is not reordered", () => {
  const list = valueAt(readTree(read)?.data, ["list"]);
  const edit: Edit = { kind: "move", path: ["list"], from: 0, to: 2 };
  expect(merge(`${read}more: 1\n`, edit, list)).toMatch(/name: b.*\n.*name: c.*\n.*name: a/);
  expect(merge(read.replace("name: b", "name: B"), edit, list)).toMatchObject({ status: "conflict" });
});

test("the Markdown of a file is merged like a field", () => {
  const now = encode("---\ntitle: Neuf\n---\n\nmot\n");
  const base = (old: string) => ({ digest: "", old });
  const edit: Edit = { kind: "body", text: "\nautre\n" };
  const merged = mergeEdit(now, "markdown", [], base("\nmot\n"), edit);
  expect(merged.status === "done" && decode(merged.bytes)).toBe("---\ntitle: Neuf\n---\n\nautre\n");
  expect(mergeEdit(now, "markdown", [], base("\nvieux\n"), edit)).toEqual({
    status: "conflict",
    theirs: "\nmot\n",
  });
});

const seed = Date.now() % 2 ** 31;
const names = fc.uniqueArray(fc.constantFrom("a", "b", "c", "d", "e", "f", "g"), { minLength: 1 });

test(`two edits of different items give the same result in either order (seed ${seed})`, () => {
  fc.assert(
    fc.property(
      names,
      fc.nat(),
      fc.nat(),
      fc.constantFrom("remove", "set", "add"),
      (list, one, other, kind) => {
        fc.pre(one % list.length !== other % list.length);
        const start = encode(
          `list:\n${list.map((name) => `  - name: ${name} # ${name}\n    n: 1\n`).join("")}`,
        );
        const mine: Edit = { kind: "set", path: ["list", one % list.length, "n"], value: 2 };
        const place = ["list", other % list.length];
        const theirs: Edit =
          kind === "set"
            ? { kind, path: [...place, "n"], value: 3 }
            : kind === "add"
              ? { kind, path: place, value: { name: "new", n: 1 } }
              : { kind: "remove", path: place };
        const first = apply(start, theirs);
        const base = { digest: digestOf(start), old: 1, bytes: start };
        const merged = mergeEdit(first, "yaml", [], base, mine);
        const name = list[one % list.length] ?? "";
        expect(merged.status === "done" && decode(merged.bytes)).toBe(
          decode(first).replace(`name: ${name} # ${name}\n    n: 1`, `name: ${name} # ${name}\n    n: 2`),
        );
      },
    ),
    { seed, numRuns: 150 },
  );
});

function apply(bytes: Uint8Array, edit: Edit): Uint8Array {
  const applied = applyEdit(bytes, "yaml", [], edit);
  if (applied.status !== "done") throw new Error(applied.why.key);
  return applied.bytes;
}
