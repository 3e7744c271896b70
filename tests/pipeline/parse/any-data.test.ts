import { parse } from "csv-parse/sync";
import { parse as parseWithSmolToml } from "smol-toml";
import { expect, test } from "vitest";
import { z } from "zod";
import { fileCollection } from "../../../src/define/collections.ts";
import { parseCsv } from "../../../src/pipeline/parse/parse-csv.ts";
import { parseToml } from "../../../src/pipeline/parse/parse-sources.ts";
import { delimiters, findDelimiter, readCsv, writeCell } from "../../../src/text/read-csv.ts";
import { createJsonFinder, JsonMistake, readJson } from "../../../src/text/read-json.ts";
import { createDice } from "../../support/dice.ts";

type Dice = ReturnType<typeof createDice>;

const words = [
  "",
  "a",
  "été",
  "1 234,5",
  "-12.5",
  "true",
  'the "old" mill',
  "a, b",
  "c; d",
  "e\tf",
  "g | h",
  "two\nlines",
  " spaced ",
  '"',
  '""',
  "日本語",
  "x",
] as const;

/** A table as an author may write it, with the place of each cell. */
function writeTable(dice: Dice) {
  const delimiter = dice.pick(delimiters);
  const columns = ["id", ...Array.from({ length: 1 + dice.next(4) }, (_, index) => `c${index}`)];
  const rows = Array.from({ length: dice.next(6) }, (_, row) => [
    `row ${row}`,
    ...columns.slice(1).map(() => words[dice.next(words.length)] ?? ""),
  ]);
  let text = "";
  const offsets: number[][] = [];
  for (const cells of [columns, ...rows]) {
    const starts: number[] = [];
    cells.forEach((cell, index) => {
      if (index > 0) text += delimiter;
      const isPadded = delimiter !== "\t" && cell !== "" && dice.next(8) === 0;
      if (isPadded) text += " ";
      starts.push(text.length);
      text += writeCell(cell, delimiter, dice.next(4) === 0);
      if (isPadded) text += " ";
    });
    offsets.push(starts);
    text += "\n";
    if (dice.next(6) === 0) text += dice.pick(["\n", `${delimiter.repeat(columns.length - 1)}\n`]);
  }
  return { delimiter, columns, rows, offsets, text: dice.next(3) === 0 ? text.replace(/\n+$/, "") : text };
}

/** Counts lines and columns one character after the other. */
function positionOf(text: string, offset: number) {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1) ?? "").length + 1 };
}

test("any table is read as it was written, as csv-parse reads it, and each cell is found where it is", () => {
  for (let seed = 1; seed <= 400; seed += 1) {
    const { delimiter, columns, rows, offsets, text } = writeTable(createDice(seed));
    const csv = readCsv(text, delimiter);
    const blame = `seed ${seed}: ${JSON.stringify(text)}`;
    expect(csv.faults, blame).toEqual([]);
    expect(
      csv.rows.map(({ cells }) => cells.map((cell) => cell.text)),
      blame,
    ).toEqual([columns, ...rows]);
    expect(
      csv.rows.map(({ cells }) => cells.map(({ from }) => from)),
      blame,
    ).toEqual(offsets);
    const others = parse(text, {
      delimiter,
      trim: delimiter !== "\t",
      skip_records_with_empty_values: true,
      skip_empty_lines: true,
    });
    expect(
      csv.rows.map(({ cells }) => cells.map((cell) => cell.text)),
      blame,
    ).toEqual(others);
    const told = findDelimiter(text);
    if (told !== undefined && columns.length > 1) {
      // Another sign may only be told where it makes as even a table.
      const even = new Set(readCsv(text, told).rows.map(({ cells }) => cells.length));
      expect(even.size, blame).toBe(1);
    }

    const collection = fileCollection({ file: "a.csv", csv: { delimiter }, schema: z.looseObject({}) });
    const parsed = parseCsv(text, "content/a.csv", collection, () => expect.fail(blame));
    rows.forEach((cells, row) => {
      cells.slice(1).forEach((cell, index) => {
        const column = columns[index + 1] ?? "";
        const offset = offsets[row + 1]?.[index + 1] ?? -1;
        const path = [`row ${row}`, column];
        const data = parsed?.data as Record<string, Record<string, unknown>>;
        expect(data[`row ${row}`]?.[column] ?? "", blame).toBe(cell);
        expect(parsed?.locate(path, "value"), blame).toMatchObject(positionOf(text, offset));
        // Each character of a text has its own place, also behind a doubled quotation mark or a line end.
        const stretches = parsed?.locate(path, "text") ?? [];
        [...cell].length === cell.length &&
          cell.split("").forEach((sign, at) => {
            if (sign === "\n") return;
            const stretch = stretches.findLast(({ from }) => from <= at);
            const line = text.split("\n")[(stretch?.line ?? 0) - 1] ?? "";
            expect(
              line[(stretch?.column ?? 0) - 1 + at - (stretch?.from ?? 0)],
              `${blame} ${cell} ${at}`,
            ).toBe(sign);
          });
      });
    });
  }
});

test("any broken table is read to its end, and csv-parse refuses what has a fault", () => {
  let faulty = 0;
  for (let seed = 1; seed <= 1500; seed += 1) {
    const dice = createDice(seed);
    const { delimiter, text } = writeTable(dice);
    const at = dice.next(text.length);
    const broken = text.slice(0, at) + dice.pick(['"', "\n", delimiter, ""]) + text.slice(at + dice.next(2));
    const { rows, faults } = readCsv(broken, delimiter);
    const refused = (() => {
      try {
        parse(broken, { delimiter, trim: delimiter !== "\t", relax_column_count: true });
        return false;
      } catch {
        return true;
      }
    })();
    expect(faults.length > 0, `seed ${seed}: ${JSON.stringify(broken)}`).toBe(refused);
    for (const { cells } of rows) for (const { from, to } of cells) expect(to).toBeGreaterThanOrEqual(from);
    faulty += faults.length > 0 ? 1 : 0;
  }
  expect(faulty).toBeGreaterThan(100);
});

function makeValue(dice: Dice, depth: number): unknown {
  switch (dice.next(depth > 0 ? 7 : 5)) {
    case 0:
      return dice.pick([0, -1, 12.5, 1e21, -0.001, 123456789]);
    case 1:
      return dice.next(2) === 0;
    case 2:
      return null;
    case 5:
      return Array.from({ length: dice.next(4) }, () => makeValue(dice, depth - 1));
    case 6:
      return Object.fromEntries(
        Array.from({ length: dice.next(4) }, (_, index) => [
          dice.pick(["name", "été", "a b", 'q"', "__proto__", "7"]) + (dice.next(2) === 0 ? "" : index),
          makeValue(dice, depth - 1),
        ]),
      );
    default:
      return dice.pick(["", "été", 'a "b"', "\\", "new\nline", "\u2028", "😀", "tab\t"]);
  }
}

/** Writes JSON with other spaces and escapes than usual. */
function writeJson(value: unknown, dice: Dice): string {
  const space = () => dice.pick(["", "", " ", "\n", "\t", "  \n  "]);
  const textOf = (text: string) => {
    const plain = JSON.stringify(text);
    return dice.next(3) > 0 ? plain : plain.replace(/é/g, "\\u00e9").replace(/\//g, "\\/");
  };
  const write = (one: unknown): string => {
    if (typeof one === "string") return textOf(one);
    if (typeof one !== "object" || one === null) return JSON.stringify(one);
    const parts = Array.isArray(one)
      ? one.map((item) => space() + write(item) + space())
      : Object.entries(one).map(
          ([name, item]) => `${space()}${textOf(name)}${space()}:${space()}${write(item)}${space()}`,
        );
    return Array.isArray(one) ? `[${parts.join() || space()}]` : `{${parts.join() || space()}}`;
  };
  return space() + write(value) + space();
}

test("any JSON has the values that JSON.parse gives, and each value is found where it is", () => {
  for (let seed = 1; seed <= 1500; seed += 1) {
    const dice = createDice(seed);
    const value = makeValue(dice, 4);
    const text = writeJson(value, dice);
    const { data, root, mistakes } = readJson(text);
    const blame = `seed ${seed}: ${JSON.stringify(text)}`;
    expect(mistakes, blame).toEqual([]);
    expect(data, blame).toEqual(JSON.parse(text));
    const find = createJsonFinder(root);
    const compare = (one: unknown, path: readonly PropertyKey[]) => {
      const found = find(path);
      expect(JSON.parse(text.slice(found?.node.from, found?.node.to)), blame).toEqual(one);
      if (typeof path.at(-1) === "string")
        expect(JSON.parse(text.slice(found?.member?.key.from, found?.member?.key.to)), blame).toBe(
          path.at(-1),
        );
      if (typeof one === "object" && one !== null)
        for (const [key, item] of Object.entries(one))
          compare(item, [...path, Array.isArray(one) ? Number(key) : key]);
    };
    compare(data, []);
  }
});

test("broken JSON is refused exactly where JSON.parse refuses it", () => {
  let refusals = 0;
  for (let seed = 1; seed <= 4000; seed += 1) {
    const dice = createDice(seed);
    const text = writeJson(makeValue(dice, 3), dice);
    const at = dice.next(text.length);
    const broken =
      text.slice(0, at) +
      dice.pick(['"', ",", "}", "]", "\\", "0", "'", "/", "", "\u0001", "-", "e"]) +
      text.slice(at + dice.next(2));
    const isRefused = (() => {
      try {
        readJson(broken);
        return false;
      } catch (error) {
        expect(error).toBeInstanceOf(JsonMistake);
        const { from, to } = error as JsonMistake;
        expect(from).toBeGreaterThanOrEqual(0);
        expect(from).toBeLessThanOrEqual(broken.length);
        expect(to).toBeGreaterThan(from);
        return true;
      }
    })();
    const expected = (() => {
      try {
        JSON.parse(broken);
        return false;
      } catch {
        return true;
      }
    })();
    expect(isRefused, `seed ${seed}: ${JSON.stringify(broken)}`).toBe(expected);
    refusals += expected ? 1 : 0;
  }
  expect(refusals).toBeGreaterThan(1000);
});

test("any TOML of tables has the values that another reader gives, and each name is found where it is", () => {
  for (let seed = 1; seed <= 500; seed += 1) {
    const dice = createDice(seed);
    const lines: string[] = [];
    for (let table = dice.next(4); table >= 0; table -= 1) {
      lines.push(dice.next(3) === 0 ? "[[list]]" : `[t${table}]`);
      for (let field = dice.next(4); field > 0; field -= 1)
        lines.push(
          `${dice.pick(["", "  "])}f${field} ${dice.pick(["=", " = "])} ${dice.pick(['"été"', "'a'", "12", "1.5", "true", '[1, "b"]', '{ x = 1, y.z = "c" }'])} ${dice.pick(["", "# words"])}`,
        );
      if (dice.next(3) === 0) lines.push("");
    }
    const text = lines.join("\n");
    const parsed = parseToml(text, "content/a.toml", 1, () => expect.fail(text));
    expect(JSON.parse(JSON.stringify(parsed?.data)), `seed ${seed}: ${text}`).toEqual(
      JSON.parse(JSON.stringify(parseWithSmolToml(text))),
    );
    const read = (parsed?.data ?? {}) as Record<string, unknown>;
    for (const [name, table] of Object.entries(read))
      for (const field of Array.isArray(table) ? [] : Object.keys(table as object)) {
        const place = parsed?.locate([name, field], "key");
        expect(lines[(place?.line ?? 0) - 1]?.slice((place?.column ?? 0) - 1), text).toMatch(
          new RegExp(`^${field}\\b`),
        );
      }
  }
});
