import { parseDocument } from "yaml";
import { describeSchema, type JsonSchema } from "../../../src/define/schema/describe-schema.ts";
import type { RawFile } from "../../../src/model/model.ts";
import { collections } from "../../../templates/collections.ts";
import { settings } from "../../../templates/settings.ts";

type Path = readonly (string | number)[];
/** What fields of images name. Whoever builds the filled site adds this image to its content. */
export const filledImage = "/images/mots.png";
export type Filling = { readonly path: Path; readonly value: unknown };

/**
 * The files of the site, with a value for every field that takes words: vectors come where no entry has written any
 * yet.
 */
export function fillFiles(files: readonly RawFile[]): readonly RawFile[] {
  return files.map((file) => {
    const schema = schemaOf(file.path);
    if (schema === undefined) return file;
    const text = Buffer.from(file.bytes).toString();
    const head = file.path.endsWith(".md") ? /^---\n([\s\S]*?\n)---\n/.exec(text) : null;
    const document = parseDocument(head?.[1] ?? text);
    const fillings = listFillings(schema, document.toJS());
    if (fillings.length === 0) return file;
    for (const { path, value } of fillings) document.setIn(path, document.createNode(value));
    const yaml = document.toString({ lineWidth: 0 });
    return { ...file, bytes: Buffer.from(head ? `---\n${yaml}---\n${text.slice(head[0].length)}` : yaml) };
  });
}

const sources = [{ kind: "single", path: "site.yaml", schema: settings }, ...Object.values(collections)].map(
  ({ kind, path, schema }) => {
    const described = describeSchema(schema as Parameters<typeof describeSchema>[0]);
    return {
      matches: (file: string) => file.startsWith(`content/${path}${kind === "folder" ? "/" : ""}`),
      schema: kind === "file" ? { type: "object", additionalProperties: described } : described,
    };
  },
);

/** Undefined for a file that is no entry. */
function schemaOf(file: string): JsonSchema | undefined {
  if (!/\.(?:md|yaml)$/.test(file)) return undefined;
  return sources.find(({ matches }) => matches(file))?.schema;
}

/** What is missing of a value, by its path. */
export function listFillings(schema: JsonSchema, value: unknown, path: Path = []): readonly Filling[] {
  if (value === undefined || (Array.isArray(value) && value.length === 0)) {
    const made = makeValue(schema, path);
    return made === undefined ? [] : [{ path, value: made }];
  }
  if (Array.isArray(value)) {
    const item = itemOf(schema);
    return item ? value.flatMap((each, index) => listFillings(item, each, [...path, index])) : [];
  }
  if (typeof value !== "object" || value === null) return [];
  const given = value as Readonly<Record<string, unknown>>;
  const { properties = {}, additionalProperties: others } = schema;
  return [
    ...Object.entries(properties).flatMap(([name, field]) =>
      listFillings(field, given[name], [...path, name]),
    ),
    ...(typeof others === "object"
      ? Object.entries(given).flatMap(([name, each]) => listFillings(others, each, [...path, name]))
      : []),
  ];
}

/** Undefined for what takes no words. */
function makeValue(schema: JsonSchema, path: Path): unknown {
  const { type, properties = {}, required = [] } = schema;
  if (type === "string") return makeText(schema, path.join("."));
  if (type === "array") {
    const item = itemOf(schema);
    const made = item && makeValue(item, path);
    return made === undefined ? undefined : [made];
  }
  const made = Object.entries(properties)
    .map(([name, field]) => [name, makeValue(field, [...path, name])] as const)
    .filter(([, value]) => value !== undefined);
  const isWhole = required.every((name) => made.some(([key]) => key === name));
  return made.length === 0 || !isWhole ? undefined : Object.fromEntries(made);
}

function itemOf({ items }: JsonSchema): JsonSchema | undefined {
  return typeof items === "object" && !Array.isArray(items) ? (items as JsonSchema) : undefined;
}

/** Texts that more is asked of than of words, by the end of their path. */
const particular: readonly (readonly [end: RegExp, text: string])[] = [
  [/redirects\.from$/, "/ancienne-page"],
  [/redirects\.to$/, "/contact"],
  [/links\.elsewhere$/, "/ailleurs"],
  [/\.tooLarge$/, "Mots de {name}"],
  [/\.total$/, "Mots de {total}"],
  [/\.overTotal$/, "Mots de {sum} et de {total}"],
];

function makeText(schema: JsonSchema, path: string): string | undefined {
  const known = particular.find(([end]) => end.test(path));
  if (known) return known[1];
  if (schema.enum || schema.format === "date" || schema["x-collection"] !== undefined) return undefined;
  if (schema["x-kind"] === "image") return filledImage;
  if (schema.format === "uri") return "https://ailleurs.example";
  // The addresses of links.
  return "pattern" in schema ? "/contact" : "Mots";
}
