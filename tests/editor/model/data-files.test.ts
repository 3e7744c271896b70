import { fileCollection, text } from "charpente";
import { parse } from "csv-parse/sync";
import { parse as parseWithSmolToml } from "smol-toml";
import { expect, test } from "vitest";
import { z } from "zod";
import type { Edit, FieldPath, Value } from "../../../src/editor/model/edit.ts";
import { appendTo, listEntryIds } from "../../../src/editor/model/new-entry/append-entry.ts";
import { applyEdit } from "../../../src/editor/model/splice/apply-edit.ts";
import { editValue, type FieldEdit } from "../../../src/editor/model/splice/edit-value.ts";
import {
  type Format,
  fieldAt,
  formatIn,
  openFile,
  readHead,
  renameIn,
} from "../../../src/editor/model/splice/open-file.ts";
import { commonEnds } from "../../../src/editor/model/splice/splice.ts";
import { say } from "../../../src/words/message.ts";
import { createDice } from "../../support/dice.ts";
import { tell } from "../../support/speech.ts";

const decode = (bytes: Uint8Array) => new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);

function edit(written: string, format: Format, change: Edit, order: readonly string[] = []): string {
  const applied = applyEdit(Buffer.from(written), format, [], change, order);
  return applied.status === "done" ? decode(applied.bytes) : tell(applied.why);
}

const rates = fileCollection({
  file: "rates.csv",
  csv: { decimal: ",", list: "|" },
  schema: z.strictObject({
    name: text("fr"),
    price: z.number().optional(),
    tags: z.array(z.string()).optional(),
    open: z.boolean().optional(),
  }),
});
const table = '\uFEFFid;name;price;tags;open\r\n"a";"Pose";1 200,50;x | y;VRAI\r\n;;;;\r\nb;Dépose;;;\r\n';

test.each<[string, Edit, string, string]>([
  [
    "a text keeps its quotes",
    { kind: "set", path: ["a", "name"], value: 'La "pose"; 2' },
    '"Pose"',
    '"La ""pose""; 2"',
  ],
  [
    "a text that needs quotes gets them",
    { kind: "set", path: ["b", "name"], value: "A; b" },
    "Dépose",
    '"A; b"',
  ],
  [
    "a number is written with the comma",
    { kind: "set", path: ["a", "price"], value: 9.5 },
    "1 200,50",
    "9,5",
  ],
  ["an empty cell is filled", { kind: "add", path: ["b", "price"], value: 12 }, "Dépose;;", "Dépose;12;"],
  ["a cell is emptied", { kind: "remove", path: ["a", "open"] }, ";VRAI", ";"],
  ["an item of a list is added", { kind: "add", path: ["a", "tags", 2], value: "z" }, "x | y", "x|y|z"],
  ["a row is removed", { kind: "remove", path: ["b"] }, "b;Dépose;;;\r\n", ""],
  [
    "a row is added",
    { kind: "add", path: ["c"], value: { name: "C", tags: ["q"] } },
    "b;Dépose;;;\r\n",
    "b;Dépose;;;\r\nc;C;;q;\r\n",
  ],
])("in a table, %s, and nothing else changes", (_, change, from, to) => {
  expect(edit(table, formatIn(rates), change)).toBe(table.replace(from, to));
});

test("what a cell cannot hold is refused with the reason", () => {
  const format = formatIn(rates);
  expect(edit(table, format, { kind: "add", path: ["a", "note"], value: "x" })).toBe(
    "the table has no column note: add it in the file",
  );
  expect(edit(table, format, { kind: "set", path: ["a", "tags"], value: ["x|y"] })).toBe(
    tell(say("edit/entangled")),
  );
});

const people = fileCollection({ file: "people.json", id: "nick", schema: z.looseObject({}) });
const json =
  '{\n\t"b": { "name": "B", "age": 3 },\n\t"a": {\n\t\t"name": "A \\u00e9",\n\t\t"tags": ["x", "y"]\n\t}\n}\n';

test.each<[string, Edit, string, string]>([
  ["a text is replaced", { kind: "set", path: ["b", "name"], value: 'B "2"' }, '"B"', '"B \\"2\\""'],
  [
    "a field goes where its order says",
    { kind: "add", path: ["b", "title"], value: "T" },
    '"name": "B", ',
    '"name": "B", "title": "T", ',
  ],
  [
    "a field of several lines gets its own",
    { kind: "add", path: ["a", "age"], value: 4 },
    '"tags": ["x", "y"]',
    '"age": 4,\n\t\t"tags": ["x", "y"]',
  ],
  [
    "a field is removed with its comma",
    { kind: "remove", path: ["a", "tags"] },
    ',\n\t\t"tags": ["x", "y"]',
    "",
  ],
  ["the first field is removed", { kind: "remove", path: ["b", "name"] }, '"name": "B", ', ""],
  ["items are moved", { kind: "move", path: ["a", "tags"], from: 0, to: 1 }, '["x", "y"]', '["y", "x"]'],
  [
    "an entry is added at the end",
    { kind: "add", path: ["c"], value: { name: "C" } },
    "\n\t}\n}",
    '\n\t},\n\t"c": {\n\t\t"name": "C"\n\t}\n}',
  ],
  ["an entry is removed", { kind: "remove", path: ["b"] }, '"b": { "name": "B", "age": 3 },\n\t', ""],
])("in JSON, %s, and nothing else changes", (_, change, from, to) => {
  expect(edit(json, "json", change, ["name", "title", "age", "tags"])).toBe(json.replace(from, to));
  const windows = json.replaceAll("\n", "\r\n");
  expect(edit(windows, "json", change, ["name", "title", "age", "tags"])).toBe(
    windows.replace(from.replaceAll("\n", "\r\n"), to.replaceAll("\n", "\r\n")),
  );
});

test("entries of a list are edited, added, renamed and removed by their ids, in JSON and in YAML", () => {
  const yaml = fileCollection({ file: "people.yaml", id: "nick", schema: z.looseObject({}) });
  const asJson = '[\n  { "nick": "ada", "name": "Ada" },\n  { "nick": "bo", "name": "Bo" }\n]\n';
  const asYaml = "# People\n- nick: ada\n  name: Ada # she\n- nick: bo\n  name: Bo\n";
  for (const [collection, written] of [
    [people, asJson],
    [yaml, asYaml],
  ] as const) {
    const format = formatIn(collection);
    const changed = edit(written, format, { kind: "set", path: ["bo", "name"], value: "Bob" });
    expect(changed).toBe(written.replace(/Bo(?="?\n|" )/, "Bob"));
    const added = appendTo(Buffer.from(written), collection, "cy", { name: "Cy" });
    expect(
      listEntryIds(collection, [{ path: `content/${collection.path}`, bytes: added ?? Buffer.of() }]),
    ).toEqual(["ada", "bo", "cy"]);
    const removed = edit(written, format, { kind: "remove", path: ["ada"] });
    expect(removed).not.toContain("Ada");
    const file = openFile(Buffer.from(written), format);
    const renamed = file && renameIn(file.head, "bo", "bob");
    expect(renamed).toBe(written.replace(/bo\b/, "bob"));
  }
});

test("the field at a position is found, by the id of its entry", () => {
  const at = (written: string, format: Format, line: number, column: number) =>
    fieldAt(Buffer.from(written), format, { line, column });
  expect(at(table, formatIn(rates), 2, 7)).toEqual(["a", "name"]);
  expect(at(table, formatIn(rates), 4, 3)).toEqual(["b", "name"]);
  expect(at(json, "json", 5, 18)).toEqual(["a", "tags", 1]);
  expect(at('[\n{ "nick": "ada", "name": "A" }]', formatIn(people), 2, 25)).toEqual(["ada", "name"]);
  expect(at('[ada]\nname = "A"\n', "toml", 2, 9)).toEqual(["ada", "name"]);
});

/** Chooses an edit that fits the data. */
function chooseEdit(
  data: Value,
  dice: ReturnType<typeof createDice>,
  makeValue: () => Value,
): FieldEdit | undefined {
  const paths: FieldPath[] = [];
  const walk = (value: Value, path: FieldPath) => {
    if (path.length > 0) paths.push(path);
    if (typeof value === "object" && value !== null)
      for (const [key, item] of Object.entries(value))
        walk(item as Value, [...path, Array.isArray(value) ? Number(key) : key]);
  };
  walk(data, []);
  const path = paths[dice.next(paths.length)];
  if (path === undefined) return undefined;
  switch (dice.next(3)) {
    case 0:
      return { kind: "set", path, value: makeValue() };
    case 1:
      return { kind: "remove", path };
    default: {
      const last = path.at(-1);
      return {
        kind: "add",
        path: path.with(-1, typeof last === "number" ? last : `new${dice.next(9)}`),
        value: makeValue(),
      };
    }
  }
}

test("any edit of JSON reads back as asked, and no byte outside of it changes", () => {
  let done = 0;
  for (let seed = 1; seed <= 1500; seed += 1) {
    const dice = createDice(seed);
    const leaf = (): Value => dice.pick(["", "é", 'a "b"', 3, -1.5, true, null, "two\nlines"]);
    const make = (depth: number): Value =>
      depth === 0 || dice.next(3) === 0
        ? leaf()
        : dice.next(2) === 0
          ? Array.from({ length: dice.next(4) }, () => make(depth - 1))
          : Object.fromEntries(
              Array.from({ length: dice.next(4) }, (_, index) => [`f${index}`, make(depth - 1)]),
            );
    const data: Value = { a: make(3), b: make(2) };
    const written =
      JSON.stringify(data, undefined, dice.pick([0, 2, "\t"] as never)).replaceAll(
        "\n",
        dice.pick(["\n", "\r\n"]),
      ) + dice.pick(["", "\n"]);
    const change = chooseEdit(data, dice, () => make(1));
    const expected = change && editValue(data, change);
    if (change === undefined || expected === undefined) continue;
    const applied = applyEdit(Buffer.from(written), "json", [], change);
    const blame = `seed ${seed}: ${written} ${JSON.stringify(change)}`;
    expect(applied.status, blame).toBe("done");
    if (applied.status !== "done") continue;
    const after = decode(applied.bytes);
    expect(JSON.parse(after), blame).toEqual(expected);
    // What an edit leaves out of its place stays: no more is replaced than the parent of the field, written anew.
    const { start, end } = commonEnds(written, after);
    const parent = JSON.stringify(
      change.path.slice(0, -1).reduce<Value>((value, step) => (value as never)[step], data),
      undefined,
      2,
    );
    expect(written.length - start - end, blame).toBeLessThanOrEqual(parent.length * 2 + 40);
    done += 1;
  }
  expect(done).toBeGreaterThan(900);
});

test("any edit of a table changes one cell or one row, as another reader sees it", () => {
  const words = ["", "a", "été", "a;b", 'the "x"', " b ", "two\nlines"] as const;
  let done = 0;
  for (let seed = 1; seed <= 1500; seed += 1) {
    const dice = createDice(seed);
    const collection = fileCollection({ file: "t.csv", csv: { delimiter: ";" }, schema: z.looseObject({}) });
    const quote = (cell: string) =>
      /[;"\n\s]/.test(cell) || dice.next(3) === 0 ? `"${cell.replaceAll('"', '""')}"` : cell;
    const rows = Array.from({ length: 1 + dice.next(4) }, (_, row) => [
      `r${row}`,
      words[dice.next(7)] ?? "",
      words[dice.next(7)] ?? "",
    ]);
    const lineEnd = dice.pick(["\n", "\r\n"]);
    const cells = [["id", "x", "y"], ...rows].map((row) => row.map(quote));
    const written =
      (dice.next(3) === 0 ? "\uFEFF" : "") +
      cells.map((row) => row.join(";").replaceAll("\n", lineEnd)).join(lineEnd) +
      dice.pick(["", lineEnd]);
    const row = dice.next(rows.length);
    const column = 1 + dice.next(2);
    const value = words[dice.next(7)] ?? "";
    const old = rows[row]?.[column] ?? "";
    const path = [`r${row}`, ["id", "x", "y"][column] ?? ""];
    const change: FieldEdit =
      value === "" ? { kind: "remove", path } : { kind: old === "" ? "add" : "set", path, value };
    if (old === "" && value === "") continue;
    const applied = applyEdit(Buffer.from(written), formatIn(collection), [], change);
    const blame = `seed ${seed}: ${JSON.stringify(written)} ${JSON.stringify(change)}`;
    expect(applied.status, blame).toBe("done");
    if (applied.status !== "done") continue;
    const after = decode(applied.bytes);
    const read = parse(after, {
      delimiter: ";",
      bom: true,
      skip_records_with_empty_values: true,
    }) as string[][];
    const expected = rows.map((each, index) => (index === row ? each.with(column, value) : each));
    expect(
      read.slice(1).map((each) => each.map((cell) => cell.replaceAll("\r\n", "\n"))),
      blame,
    ).toEqual(expected);
    const { start, end } = commonEnds(written, after);
    expect(written.length - start - end, blame).toBeLessThanOrEqual(
      (cells[row + 1]?.[column] ?? "").length + 4,
    );
    done += 1;
  }
  expect(done).toBeGreaterThan(1000);
});

test("a whole file of TOML is edited as its front matter is", () => {
  const written = '# People\n[ada]\nname = "Ada" # she\n\n[bo]\nname = "Bo"\n';
  const changed = edit(written, "toml", { kind: "set", path: ["bo", "name"], value: "Bob" });
  expect(changed).toBe(written.replace('"Bo"', '"Bob"'));
  const collection = fileCollection({ file: "people.toml", schema: z.looseObject({}) });
  const added = appendTo(Buffer.from(written), collection, "cy", { name: "Cy" });
  expect(parseWithSmolToml(decode(added ?? Buffer.of()))).toMatchObject({
    ada: { name: "Ada" },
    cy: { name: "Cy" },
  });
  expect(decode(added ?? Buffer.of()).startsWith(written.trimEnd())).toBe(true);
  expect(readHead({ language: "toml", text: written })).toMatchObject({ ada: { name: "Ada" } });
});
