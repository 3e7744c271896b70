import { type Collection, isMember } from "../../define/collections.ts";
import type { Collections } from "../../define/define.ts";
import { fieldsOf } from "../../define/fields-of.ts";
import type { Memory } from "../../model/memory/memory.ts";
import type { ParsedSource, SourceFile, Stretch } from "../../model/model.ts";
import { formatOf } from "../../model/sources.ts";
import { createJsonFinder, type Json, JsonMistake, readJson } from "../../text/read-json.ts";
import { maxMistakes } from "../../text/yaml-limits.ts";
import { say } from "../../words/message.ts";
import type { Problem, Report } from "../../words/problem.ts";
import { type ParsedText, parseCsv } from "./parse-csv.ts";
import { parseToml, reportConflicts } from "./parse-sources.ts";
import { createPlaces, type TextPlaces } from "./places.ts";

/**
 * Reads JSON, TOML or a table of a collection. Undefined, with problems, when it is not well formed. Entries of a list
 * are as those of a mapping from ids: whoever reads them need not know how a file holds its entries.
 */
export function parseData(
  source: SourceFile,
  collection: Collection,
  report: Report,
  memory: Memory,
): ParsedSource | undefined {
  return memory.getFor("parse", source, [collection], () => {
    const { file, digest, text } = source;
    if (reportConflicts(source, report)) return undefined;
    if (text.trim() === "") {
      report({
        code: "entry/empty",
        severity: "error",
        file,
        message: say("entry/empty"),
        hint: say(collection.format === "csv" ? "entry/empty.csv" : "entry/empty.yaml"),
      });
      return undefined;
    }
    const parsed = parseText(text, file, collection, report);
    const whole = parsed && { file, digest, body: undefined, ...parsed };
    return collection.format === "csv" ? whole : whole && nameItems(whole, collection, report);
  });
}

function parseText(
  text: string,
  file: string,
  collection: Collection,
  report: Report,
): ParsedText | undefined {
  switch (formatOf(file)) {
    case "csv":
      return parseCsv(text, file, collection, report);
    case "toml":
      return parseToml(text, file, 1, report);
    default:
      return parseJson(text, file, report);
  }
}

function parseJson(text: string, file: string, report: Report): ParsedText | undefined {
  const places = createPlaces(text);
  const { mistakes, json } = readOrRefuse(text);
  for (const mistake of mistakes.slice(0, maxMistakes))
    report({
      code: "json/syntax",
      severity: "error",
      file,
      at: places.at(mistake.from, mistake.to),
      ...explain(mistake),
    });
  if (json === undefined || mistakes.length > 0) return undefined;
  const find = createJsonFinder(json.root);
  return {
    data: json.data,
    locate: ((path, what) => {
      const found = find(path);
      if (found === undefined) return undefined;
      const { node, member } = found;
      if (what === "text") return text[node.from] === '"' ? findStretches(text, node, places) : undefined;
      const { from, to } = what === "key" && member !== undefined ? member.key : node;
      return places.at(from, to);
    }) as ParsedSource["locate"],
  };
}

function readOrRefuse(text: string): { readonly mistakes: readonly JsonMistake[]; readonly json?: Json } {
  try {
    const json = readJson(text);
    return { json, mistakes: json.mistakes };
  } catch (error) {
    if (!(error instanceof JsonMistake)) throw error;
    return { mistakes: [error] };
  }
}

function explain({ fault, written }: JsonMistake): Pick<Problem, "message" | "hint"> {
  switch (fault) {
    case "comment":
      return { message: say("json/syntax.comment"), hint: say("json/syntax.comment.hint") };
    case "control":
      return { message: say("json/syntax.control"), hint: say("json/syntax.control.hint") };
    case "deep":
      return { message: say("json/syntax.deep"), hint: say("json/syntax.deep.hint") };
    case "duplicate":
      return { message: say("json/syntax.duplicate", { written }), hint: say("json/syntax.duplicate.hint") };
    case "escape":
      return { message: say("json/syntax.escape", { written }), hint: say("json/syntax.escape.hint") };
    case "last-comma":
      return { message: say("json/syntax.last-comma"), hint: say("json/syntax.last-comma.hint") };
    case "more":
      return { message: say("json/syntax.more"), hint: say("json/syntax.more.hint") };
    case "no-colon":
      return { message: say("json/syntax.no-colon"), hint: say("json/syntax.no-colon.hint") };
    case "no-comma":
      return { message: say("json/syntax.no-comma"), hint: say("json/syntax.no-comma.hint") };
    case "quotes":
      return { message: say("json/syntax.quotes"), hint: say("json/syntax.quotes.hint") };
    case "unclosed":
      return { message: say("json/syntax.unclosed"), hint: say("json/syntax.unclosed.hint") };
    case "unclosed-text":
      return { message: say("json/syntax.unclosed-text"), hint: say("json/syntax.unclosed-text.hint") };
    case "value":
      return { message: say("json/syntax.value", { written }), hint: say("json/syntax.value.hint") };
  }
}

/** A sign that is written as several, such as `\n`, begins a stretch behind it. */
function findStretches(
  text: string,
  { from, to }: { readonly from: number; readonly to: number },
  places: TextPlaces,
): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let read = 0;
  const begin = (place: number) => {
    const { line, column } = places.at(place, place);
    stretches.push({ from: read, line, column });
  };
  begin(from + 1);
  for (let at = from + 1; at < to - 1; at += 1) {
    read += 1;
    if (text[at] !== "\\") continue;
    at += text[at + 1] === "u" ? 5 : 1;
    if (at + 1 < to - 1) begin(at + 1);
  }
  return stretches;
}

/**
 * Gives the items of a list their ids as names, where the collection says which field holds them. In TOML, the list is
 * the one array of the file. Undefined, with problems, when there is no such list, or an id is missing or taken.
 */
export function nameItems(
  source: ParsedSource,
  { kind, id, schema }: Collection,
  report: Report,
): ParsedSource | undefined {
  if (kind !== "file" || id === undefined) return source;
  const { file, digest, data, locate } = source;
  const list = findList(data);
  const at = { line: 1, column: 1 };
  const refuse = { code: "entry/id", severity: "error", file } as const;
  if (list === undefined) {
    report({ ...refuse, at, message: say("entry/id.list"), hint: say("entry/id.list.hint") });
    return undefined;
  }
  const isField = fieldsOf(schema, []).includes(id);
  const indexes = new Map<string, number>();
  let isWhole = true;
  const named = list.items.flatMap((item, index): readonly (readonly [string, unknown])[] => {
    const path = [...list.path, index];
    const { [id]: key, ...rest } = (item ?? {}) as Readonly<Record<string, unknown>>;
    const first = indexes.get(String(key));
    if (typeof key === "string" && key !== "" && first === undefined) {
      indexes.set(key, index);
      return [[key, isField ? item : rest]];
    }
    isWhole = false;
    const place = locate([...path, id], "value") ?? locate(path, "value") ?? at;
    const line = first === undefined ? 1 : (locate([...list.path, first], "value")?.line ?? 1);
    report({
      ...refuse,
      at: place,
      ...(first !== undefined && typeof key === "string"
        ? { message: say("entry/id.twice", { id: key, line }), hint: say("entry/id.twice.hint") }
        : { message: say("entry/id.missing", { id }), hint: say("entry/id.missing.hint", { id }) }),
    });
    return [];
  });
  if (!isWhole) return undefined;
  return {
    file,
    digest,
    body: undefined,
    data: Object.fromEntries(named),
    locate: ([key, ...rest], what) =>
      key === undefined
        ? locate(list.path, what)
        : locate([...list.path, indexes.get(String(key)) ?? -1, ...rest], what),
  };
}

function findList(
  data: unknown,
): { readonly path: readonly string[]; readonly items: readonly unknown[] } | undefined {
  if (Array.isArray(data)) return { path: [], items: data };
  const [only, ...others] = Object.entries((data ?? {}) as object).filter(([, value]) =>
    Array.isArray(value),
  );
  return only === undefined || others.length > 0
    ? undefined
    : { path: [only[0]], items: only[1] as readonly unknown[] };
}

/** The collection that reads a file. Undefined if none does. */
export function collectionOf(file: string, collections: Collections): Collection | undefined {
  return Object.values(collections).find((each) => isMember(file, each));
}
