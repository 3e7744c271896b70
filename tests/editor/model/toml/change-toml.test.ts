import { describe, expect, test } from "vitest";
import type { Edit, FieldPath, Value } from "../../../../src/editor/model/edit.ts";
import { applyEdit } from "../../../../src/editor/model/splice/apply-edit.ts";
import { fieldAt } from "../../../../src/editor/model/splice/open-file.ts";

/** The head after an edit, or why there is none. */
function edit(head: string, change: Edit, order?: readonly string[]): string {
  const bytes = new TextEncoder().encode(`+++\n${head}+++\n\nmot\n`);
  const applied = applyEdit(bytes, "markdown", [], change, order);
  if (applied.status !== "done") return applied.why.key;
  const text = new TextDecoder().decode(applied.bytes);
  expect(text.startsWith("+++\n") && text.endsWith("+++\n\nmot\n")).toBe(true);
  return text.slice(4, -"+++\n\nmot\n".length);
}

const set = (head: string, path: FieldPath, value: Value) => edit(head, { kind: "set", path, value });

describe("a value keeps its style", () => {
  test.each<[string, Value, string]>([
    ['t = "un" # note\n', "deux", 't = "deux" # note\n'],
    ["t='un'\n", "deux", "t='deux'\n"],
    ["t = 'un'\n", "l'autre", "t = '''l'autre'''\n"],
    ['t = "un"\n', 'dit "x"\\', 't = "dit \\"x\\"\\\\"\n'],
    ['t = "un"\n', "deux\nlignes", 't = """\ndeux\nlignes"""\n'],
    ['t = """\nun\ndeux"""\n', "un\ntrois", 't = """\nun\ntrois"""\n'],
    ["t = '''\nc:\\un\ndeux'''\n", "c:\\un\ntrois", "t = '''\nc:\\un\ntrois'''\n"],
    ["t = 1_000\n", 1001, "t = 1_001\n"],
    ["t = 1.50\n", 2, "t = 2.00\n"],
    ["t = true\n", false, "t = false\n"],
    ["t = 2025-01-02 # jour\n", "2025-02-03", "t = 2025-02-03 # jour\n"],
    ['t = "2025-01-02"\n', "2025-02-03", 't = "2025-02-03"\n'],
    ["t = 2025-01-02\n", "demain", 't = "demain"\n'],
    ["t = [ \"a\", 'b' ]\n", ["a", "x"], "t = [ \"a\", 'x' ]\n"],
    ["t = { a = 1, b = 2 } # note\n", { a: 1, b: 3 }, "t = { a = 1, b = 3 } # note\n"],
    ['t = "un"\n', "deux\n+++\n", 't = "deux\\n+++\\n"\n'],
  ])("%j set to %j is %j", (head, value, expected) => {
    expect(set(head, ["t"], value)).toBe(expected);
  });
});

describe("something is added where a developer would write it", () => {
  test.each<[string, Edit, string]>([
    ["", { kind: "add", path: ["t"], value: "x" }, 't = "x"\n'],
    ["a='x'\n", { kind: "add", path: ["t"], value: "y" }, "a='x'\nt='y'\n"],
    [
      'title = "x"\nid    = 1\n',
      { kind: "add", path: ["date"], value: "2025-01-02" },
      'title = "x"\nid    = 1\ndate  = 2025-01-02\n',
    ],
    [
      'a = 1\n\n# Pour les moteurs.\n[seo]\ntitle = "x"\n\n# Les questions.\n[[faq]]\nq = 1\n',
      { kind: "add", path: ["seo", "text"], value: "y" },
      'a = 1\n\n# Pour les moteurs.\n[seo]\ntitle = "x"\ntext = "y"\n\n# Les questions.\n[[faq]]\nq = 1\n',
    ],
    ["[seo]\nb = 1\n", { kind: "add", path: ["t"], value: "x" }, 't = "x"\n\n[seo]\nb = 1\n'],
    ["a = 1\n", { kind: "add", path: ["seo", "title"], value: "x" }, 'a = 1\n\n[seo]\ntitle = "x"\n'],
    [
      "a = 1\nfaq = []\nb = 2\n",
      { kind: "add", path: ["faq", 0], value: { q: "un", a: "deux" } },
      'a = 1\nb = 2\n\n[[faq]]\nq = "un"\na = "deux"\n',
    ],
    [
      "[[faq]]\nq = 1\n\n[[faq]]\nq = 2\n[faq.sub]\nz = 1\n\n[end]\na = 1\n",
      { kind: "add", path: ["faq", 2], value: { q: 3 } },
      "[[faq]]\nq = 1\n\n[[faq]]\nq = 2\n[faq.sub]\nz = 1\n\n[[faq]]\nq = 3\n\n[end]\na = 1\n",
    ],
    ["t = ['a', 'b']\n", { kind: "add", path: ["t", 1], value: "x" }, "t = ['a', \"x\", 'b']\n"],
    [
      't = [\n  "a", # un\n  "b",\n]\n',
      { kind: "add", path: ["t", 2], value: "x" },
      't = [\n  "a", # un\n  "b",\n  "x",\n]\n',
    ],
    [
      'seo.title = "x"\nb = 1\n',
      { kind: "add", path: ["seo", "text"], value: "y" },
      'seo.title = "x"\nseo.text = "y"\nb = 1\n',
    ],
  ])("in %j: %j", (head, change, expected) => {
    expect(edit(head, change)).toBe(expected);
  });

  test("a field is placed in the order of the schema", () => {
    const order = ["a", "b", "c", "d"];
    expect(edit("a = 1\n# de c\nc = 2\n", { kind: "add", path: ["b"], value: 4 }, order)).toBe(
      "a = 1\nb = 4\n# de c\nc = 2\n",
    );
    expect(edit("a = 1\n\n# de d\n[d]\nx = 1\n", { kind: "add", path: ["b"], value: { y: 1 } }, order)).toBe(
      "a = 1\n\n[b]\ny = 1\n\n# de d\n[d]\nx = 1\n",
    );
  });
});

describe("a field or item is removed or moved with its comments", () => {
  const faq = "[[faq]]\n# un\nq = 1\n\n# deux\n[[faq]]\nq = 2\n\n# fin\n[end]\na = 1\n";
  test.each<[string, Edit, string]>([
    ["a = 1\n# de b\nb = 2 # b\n\nc = 3\n", { kind: "remove", path: ["b"] }, "a = 1\n\nc = 3\n"],
    ["a = 1\n", { kind: "remove", path: ["a"] }, ""],
    [
      "a = 1\n\n# de seo\n[seo]\nb = 1\n\n# fin\n[end]\n",
      { kind: "remove", path: ["seo"] },
      "a = 1\n\n# fin\n[end]\n",
    ],
    [faq, { kind: "remove", path: ["faq", 1] }, "[[faq]]\n# un\nq = 1\n\n# fin\n[end]\na = 1\n"],
    [
      "a = 1\n\n# Toutes\n[[faq]]\nq = 1\n\n[[faq]]\nq = 2\n",
      { kind: "remove", path: ["faq", 0] },
      "a = 1\n\n# Toutes\n[[faq]]\nq = 2\n",
    ],
    ["[[faq]]\nq = 1\n", { kind: "remove", path: ["faq", 0] }, "faq = []\n"],
    [
      't = [\n  "a", # un\n  "b", # deux\n]\n',
      { kind: "remove", path: ["t", 0] },
      't = [\n  "b", # deux\n]\n',
    ],
    [
      faq,
      { kind: "move", path: ["faq"], from: 1, to: 0 },
      "# deux\n[[faq]]\nq = 2\n\n[[faq]]\n# un\nq = 1\n\n# fin\n[end]\na = 1\n",
    ],
    ['t = ["a", "b", "c"]\n', { kind: "move", path: ["t"], from: 0, to: 2 }, 't = ["b", "c", "a"]\n'],
  ])("in %j: %j", (head, change, expected) => {
    expect(edit(head, change)).toBe(expected);
  });
});

test("replacing a list or group changes only the parts that differ", () => {
  const head = "# un\n[[faq]]\nq = 1 # premier\n\n# deux\n[[faq]]\nq = 2\n";
  expect(set(head, ["faq"], [{ q: 1 }, { q: 3 }])).toBe(head.replace("q = 2", "q = 3"));
  expect(set("[seo]\na = 1 # a\nb = 2\n", ["seo"], { a: 1, c: 3 })).toBe("[seo]\na = 1 # a\nc = 3\n");
});

test("a value that TOML cannot express, and an edit that would lose a comment, are refused", () => {
  expect(edit("a = 1\n", { kind: "set", path: ["a"], value: null })).toBe("edit/toml-nothing");
  expect(edit("a = 1\n", { kind: "add", path: ["a"], value: 2 })).toBe("edit/taken");
  expect(edit("a = 1\n", { kind: "remove", path: ["b"] })).toBe("edit/missing");
  expect(edit("a = \n", { kind: "set", path: ["a"], value: 1 })).toBe("edit/unreadable");
  const tangled = 't = [ "a", \'b\', # deux\n  "c",\n]\n';
  expect(edit(tangled, { kind: "move", path: ["t"], from: 0, to: 2 })).toBe("edit/entangled");
});

test("a place in TOML belongs to the innermost field that begins before it", () => {
  const text =
    '+++\ntitle = "A"\naction = { label = "Voir", href = "/b" }\n[[faq]]\nq = """\nB\n"""\n+++\nmot\n';
  const at = (line: number, column: number) => fieldAt(Buffer.from(text), "markdown", { line, column });
  expect(at(2, 9)).toEqual(["title"]);
  expect(at(3, 28)).toEqual(["action", "href"]);
  expect(at(4, 3)).toEqual(["faq", 0]);
  expect(at(6, 1)).toEqual(["faq", 0, "q"]);
  expect(at(9, 1)).toEqual([]);
});
