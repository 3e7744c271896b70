import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** The vocabulary of schema.org: for each type its properties, and for each of those the types of its values. */
type Vocabulary = {
  readonly types: ReadonlySet<string>;
  /** Undefined where neither the type nor one that it descends from has the property. */
  rangeOf(type: string, property: string): readonly string[] | undefined;
  isA(type: string, ancestor: string): boolean;
};

/** Reads it off the declarations of schema-dts, which are generated from schema.org. */
function readVocabulary(): Vocabulary {
  const file = createRequire(import.meta.url).resolve("schema-dts/dist/schema.d.ts");
  const declarations = readFileSync(file, "utf8");
  const parents = new Map<string, readonly string[]>();
  const properties = new Map<string, ReadonlyMap<string, readonly string[]>>();
  const types = new Map<string, string>();
  const blocks = declarations.matchAll(
    /^(?:export )?interface (\w+(?:Base|Leaf))(?: extends ([^{]+))? \{\n([\s\S]*?)^\}/gm,
  );
  for (const [, name = "", extended = "", body = ""] of blocks) {
    parents.set(
      name,
      extended.split(",").map((parent) => parent.trim()),
    );
    const fields = body.matchAll(/^ {4}"(\w+)"\?: SchemaValue<(.*), "\w+">;/gm);
    properties.set(
      name,
      new Map([...fields].map(([, field = "", range = ""]) => [field, range.split(" | ")])),
    );
    const type = /^ {4}"@type": "([^"]+)"/m.exec(body)?.[1];
    if (type !== undefined) types.set(type, name);
  }
  const ancestry = (name: string): readonly string[] => [
    name,
    ...(parents.get(name) ?? []).flatMap((parent) => ancestry(parent)),
  ];
  return {
    types: new Set(types.keys()),
    rangeOf: (type, property) =>
      ancestry(types.get(type) ?? "")
        .map((name) => properties.get(name)?.get(property))
        .find((range) => range !== undefined),
    isA: (type, ancestor) =>
      ancestry(types.get(type) ?? "").some((name) => name.replace(/(?:Base|Leaf)$/, "") === ancestor),
  };
}

let vocabulary: Vocabulary | undefined;

/** What of a piece of JSON-LD is no schema.org: unknown types and properties, values of the wrong type, empty ones. */
export function findSchemaFaults(
  value: unknown,
  where: string,
  range: readonly string[] = [],
): readonly string[] {
  vocabulary ??= readVocabulary();
  const { types, rangeOf, isA } = vocabulary;
  if (Array.isArray(value)) {
    return value.length === 0
      ? [`${where} is empty`]
      : value.flatMap((one, index) => findSchemaFaults(one, `${where}[${index}]`, range));
  }
  if (typeof value !== "object" || value === null) return findLiteralFaults(value, where, range);
  const { "@id": id, "@type": given, ...fields } = value as Readonly<Record<string, unknown>>;
  const faults = id === undefined || isAddress(id) ? [] : [`${where} has the @id ${id}, which is no address`];
  if (given === undefined) {
    return Object.keys(fields).length === 0 && id !== undefined
      ? faults
      : [...faults, `${where} has no @type`];
  }
  const own = [given].flat().map(String);
  const unknown = own.filter((type) => !types.has(type)).map((type) => `${where}: there is no type ${type}`);
  const isMeant = range.length === 0 || own.some((type) => range.some((wanted) => isA(type, wanted)));
  return [
    ...faults,
    ...unknown,
    ...(isMeant ? [] : [`${where} is a ${own}, but ${range.join(" or ")} is meant`]),
    ...Object.entries(fields).flatMap(([field, inner]) => {
      // An action says with `query-input` what is to be filled in for `query`: https://schema.org/docs/actions.html
      const property = field.replace(/-(?:in|out)put$/, "");
      const wanted = own.map((type) => rangeOf(type, property)).find((found) => found !== undefined);
      if (wanted === undefined) return [`${where}: ${own} has no property ${field}`];
      return findSchemaFaults(inner, `${where}.${field}`, property === field ? wanted : ["Text"]);
    }),
  ];
}

function findLiteralFaults(value: unknown, where: string, range: readonly string[]): readonly string[] {
  if (typeof value === "number")
    return range.some((type) => /^(?:Number|Integer)$/.test(type)) ? [] : [`${where} is a number`];
  if (typeof value === "boolean") return range.includes("Boolean") ? [] : [`${where} is ${value}`];
  if (typeof value !== "string" || value.trim() === "") return [`${where} is ${JSON.stringify(value)}`];
  if (range.includes("Text")) return [];
  if (range.some((type) => type === "URL" || type === "Thing") && isAddress(value)) return [];
  if (range.some((type) => /^Date(?:Time)?$/.test(type)) && /^\d{4}(?:-\d\d-\d\d)?$/.test(value)) return [];
  return [`${where} is “${value}”, but ${range.join(" or ")} is meant`];
}

function isAddress(value: unknown): boolean {
  return typeof value === "string" && /^https?:\/\//.test(value) && URL.canParse(value);
}
