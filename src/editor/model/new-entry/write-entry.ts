import { Document } from "yaml";
import type { JsonSchema } from "../../../define/schema/describe-schema.ts";
import type { FileFormat } from "../../../model/sources.ts";
import { joinFrontMatter } from "../../../text/front-matter.ts";
import type { Value } from "../edit.ts";
import { changeToml } from "../toml/change-toml.ts";

type Written = {
  readonly format: FileFormat;
  readonly data: unknown;
  readonly schema: JsonSchema;
  /** The Markdown below the front matter. */
  readonly body: string;
  /** Writes a comment that lists the other fields that the entry may have. */
  readonly nameOthers: (fields: readonly string[]) => string;
};

/**
 * Writes the text of a new file: the fields in the order of the schema, then a comment with the other allowed fields,
 * which JSON cannot have. Undefined for data that TOML cannot hold.
 */
export function writeEntry({ format, data, schema, body, nameOthers }: Written): string | undefined {
  if (format === "json") return `${JSON.stringify(inOrder(data, schema), undefined, 2)}\n`;
  if (format === "toml") {
    const toml = toToml(inOrder(data, schema));
    return toml && toml + listOthers(data, schema, nameOthers);
  }
  const yaml = toYaml(data, schema) + listOthers(data, schema, nameOthers);
  return format === "markdown" ? joinFrontMatter(yaml, `\n${body === "" ? "" : `${body}\n`}`) : yaml;
}

/** YAML with the fields of each object in the order of its schema. */
function toYaml(data: unknown, schema: JsonSchema): string {
  const document = new Document(inOrder(data, schema), { version: "1.2", schema: "core" });
  return document.toString({ lineWidth: 0, flowCollectionPadding: true });
}

function toToml(data: unknown): string | undefined {
  let toml: string | undefined = "";
  for (const [name, value] of Object.entries(data as { readonly [name: string]: Value })) {
    const changed = changeToml(toml, { kind: "add", path: [name], value });
    if (changed.status === "impossible") return undefined;
    toml = changed.text;
  }
  return toml.endsWith("\n") ? toml : `${toml}\n`;
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
