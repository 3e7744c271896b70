import { Document } from "yaml";
import type { JsonSchema } from "../../../define/schema/describe-schema.ts";
import { joinFrontMatter } from "../../../text/front-matter.ts";

type Written = {
  readonly format: "markdown" | "yaml";
  readonly data: unknown;
  readonly schema: JsonSchema;
  /** The Markdown below the front matter. */
  readonly body: string;
  /** Writes a comment that lists the other fields that the entry may have. */
  readonly nameOthers: (fields: readonly string[]) => string;
};

/**
 * Writes the text of a new file: the fields in the order of the schema, then a comment with the other allowed fields.
 */
export function writeEntry({ format, data, schema, body, nameOthers }: Written): string {
  const yaml = toYaml(data, schema) + listOthers(data, schema, nameOthers);
  return format === "markdown" ? joinFrontMatter(yaml, `\n${body === "" ? "" : `${body}\n`}`) : yaml;
}

/** YAML with the fields of each object in the order of its schema. */
function toYaml(data: unknown, schema: JsonSchema): string {
  const document = new Document(inOrder(data, schema), { version: "1.2", schema: "core" });
  return document.toString({ lineWidth: 0, flowCollectionPadding: true });
}

function inOrder(data: unknown, schema: JsonSchema | undefined): unknown {
  if (Array.isArray(data)) {
    const { items, prefixItems } = schema ?? {};
    return data.map((item, index) =>
      inOrder(item, prefixItems?.[index] ?? (items as JsonSchema | undefined)),
    );
  }
  if (typeof data !== "object" || data === null) return data;
  const names = Object.keys(schema?.properties ?? {});
  const place = (name: string) => (names.includes(name) ? names.indexOf(name) : names.length);
  const sorted = Object.entries(data).sort(([a], [b]) => place(a) - place(b));
  return Object.fromEntries(
    sorted.map(([name, value]) => [name, inOrder(value, schema?.properties?.[name])]),
  );
}

function listOthers(data: unknown, schema: JsonSchema, nameOthers: Written["nameOthers"]): string {
  const others = Object.keys(schema.properties ?? {}).filter((name) => !Object.hasOwn(data as object, name));
  return others.length === 0 ? "" : `# ${nameOthers(others)}\n`;
}
