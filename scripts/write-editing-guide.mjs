// Writes the tables of docs/editing.md, collection by collection, from the schemas that the build checks content
// against. `--print` prints the whole guide as it should be, and writes nothing.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { importBundled } from "./import-bundled.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const guideFile = join(root, "docs/editing.md");
const marks = {
  begin: "<!-- Fields: written by `node scripts/write-editing-guide.mjs`, not by hand. -->",
  end: "<!-- End of the fields. -->",
};

const { site, shapes, z } = await loadSite();
const shapeNames = new Map(Object.entries(shapes).map(([name, schema]) => [schema, name]));
const guide = withFields(readFileSync(guideFile, "utf8"), describeSite());
if (process.argv.includes("--print")) process.stdout.write(guide);
else writeFileSync(guideFile, guide);

/** The site’s declaration and the shapes that many of its schemas share. */
function loadSite() {
  return importBundled(
    `
      export { default as site } from "./templates/site.ts";
      export { z } from "zod";
      import { link, question, seo, topic } from "./templates/words/words.ts";
      import { dataNote, fieldWords, submitWords } from "./templates/forms/form.ts";
      import { drawingName } from "./templates/drawings/views/drawing-name.ts";
      export const shapes = { link, seo, topic, question, fieldWords, submitWords, dataNote, drawingName };
    `,
    root,
    { alias: { charpente: join(root, "src/index.ts") } },
  );
}

function withFields(text, fields) {
  const [before, rest] = text.split(marks.begin);
  const after = rest?.split(marks.end)[1];
  if (after === undefined) throw new Error(`docs/editing.md must hold “${marks.begin}” and “${marks.end}”`);
  return `${before}${marks.begin}\n\n${fields}\n\n${marks.end}${after}`;
}

function describeSite() {
  const shared = Object.entries(shapes).map(
    ([name, schema]) => `#### \`${name}\`\n\n${describeSchema(schema)}`,
  );
  const collections = Object.entries(site.collections).map(
    ([name, collection]) =>
      `#### \`${name}\`: ${describePlace(collection)}\n\n${describeSchema(collection.schema)}`,
  );
  const directives = Object.entries(site.directives).map(
    ([name, { attributes, body }]) =>
      `#### \`${body === "none" ? "::" : ":::"}${name}\`\n\n${describeSchema(attributes)}`,
  );
  return [
    "### Shapes that recur\n\nThe tables further down name them where a field takes one.",
    ...shared,
    "### Settings",
    `#### \`settings\`: \`content/site.yaml\`\n\n${describeSchema(site.settings)}`,
    "### Collections and pages",
    ...collections,
    "### Directives in Markdown",
    ...directives,
  ].join("\n\n");
}

function describePlace({ kind, path, format }) {
  if (kind === "folder") return `a file each, \`content/${path}/….${format === "markdown" ? "md" : "yaml"}\``;
  return `\`content/${path}\`${kind === "file" ? ", an entry under each name" : ""}`;
}

function describeSchema(schema) {
  const json = z.toJSONSchema(schema, { io: "input", unrepresentable: "any", override: annotate });
  delete json.shape;
  if (json.properties === undefined) return capital(describeValue(json));
  const rows = [...rowsOf(json, "")];
  if (rows.length === 0) return "No fields.";
  const table = rows.map(({ path, title, description, value, needed, rules }) => {
    const notes = [title && `**${title}**`, description, ...rules].filter(Boolean).map(capital).join(" ");
    return `| \`${path}\` | ${value} | ${needed} | ${notes.replaceAll("|", "\\|")} |`;
  });
  const rules = (json.rules ?? []).map((rule) => `\n\nIn all: ${rule}.`).join("");
  return ["| field | takes | required | notes |", "| --- | --- | --- | --- |", ...table].join("\n") + rules;
}

/** Adds what JSON Schema has no word for: what a text stands for, rules across fields, shapes with a name. */
function annotate({ zodSchema, jsonSchema }) {
  const { checks = [] } = zodSchema._zod.def;
  const rules = checks
    .filter((check) => check._zod.def.check === "custom")
    .map((check) => check._zod.def.error?.({ input: "" }));
  if (rules.length > 0)
    jsonSchema.rules = rules.map((rule) => (typeof rule === "string" ? rule : rule?.message));
  const shape = nameOfShape(zodSchema);
  if (shape !== undefined) jsonSchema.shape = shape;
  if (jsonSchema.type === "string" && zodSchema._zod.def.type === "pipe")
    jsonSchema.stands = whatStands(zodSchema);
}

/** A field that has a name of its own is a copy of the shape. */
function nameOfShape(schema) {
  if (schema === undefined) return undefined;
  return shapeNames.get(schema) ?? nameOfShape(schema._zod.parent);
}

/** What the site makes of a text tells what the text is for. */
function whatStands(schema) {
  const { success, data } = schema.safeParse("l'eau");
  if (!success) return undefined;
  if (typeof data === "string") return data === "l'eau" ? undefined : "words";
  const kind = data[Symbol.for("charpente.kind")];
  return kind === "reference" ? `the name of an entry of \`${data.collection}\`` : kind;
}

function* rowsOf({ properties, required = [] }, prefix) {
  for (const [name, field] of Object.entries(properties)) {
    const path = `${prefix}${name}`;
    const isRequired = required.includes(name);
    const item = field.type === "array" && !Array.isArray(field.prefixItems) ? field.items : undefined;
    const nested = [field, item].find((candidate) => candidate?.properties && !candidate.shape);
    // A mapping that must be there says nothing that its fields do not say.
    if (nested !== field || !isRequired) {
      yield {
        path,
        title: field.title,
        description: field.description,
        value: describeValue(field),
        needed: isRequired ? "yes" : describeDefault(field.default),
        rules: [...(field.rules ?? []), ...(item?.rules ?? [])],
      };
    }
    if (nested) yield* rowsOf(nested, `${path}${nested === item ? "[]" : ""}.`);
  }
}

function describeDefault(value) {
  const isPlain =
    value === undefined || value === "" || (typeof value === "object" && Object.keys(value).length === 0);
  return isPlain ? "no" : `no: \`${value}\` without it`;
}

function describeValue(field) {
  if (field.shape) return `[\`${field.shape}\`](#${field.shape.toLowerCase()})`;
  if (field.enum) return `one of ${field.enum.map((value) => `\`${value}\``).join(", ")}`;
  if (field.anyOf) return field.anyOf.map(describeValue).join(", or ");
  switch (field.type) {
    case "array":
      return field.prefixItems
        ? `a list of ${field.prefixItems.length}: ${field.prefixItems.map(describeValue).join(", ")}`
        : `a list${describeBounds(field.minItems, field.maxItems)}: ${describeValue(field.items)}`;
    case "object":
      return "fields of its own";
    case "boolean":
      return "`true` or `false`";
    case "integer":
    case "number":
      return `a ${field.type === "integer" ? "whole number" : "number"}${describeRange(field)}`;
    case "string":
      return describeText(field);
    default:
      throw new Error(`no words for the schema ${JSON.stringify(field)}`);
  }
}

function describeText({ stands, format, pattern }) {
  if (stands === "words") return "words";
  if (stands === "markdown") return "Markdown";
  if (stands === "image") return "the path of an image";
  if (stands) return stands;
  if (pattern === "^\\/.*") return "text that begins with `/`";
  return (
    { date: "a day, as in `2025-09-01`", uri: "an address with `https://`", email: "an e-mail address" }[
      format
    ] ?? "text"
  );
}

function describeBounds(least, most) {
  if (least === undefined && most === undefined) return "";
  if (least === most) return ` of exactly ${least}`;
  if (most === undefined) return ` of ${least} or more`;
  return ` of ${least ?? 0} to ${most}`;
}

function describeRange({ minimum, exclusiveMinimum, maximum, exclusiveMaximum }) {
  // Whole numbers carry the bounds of what JavaScript counts exactly.
  const isReal = (bound) => bound !== undefined && Math.abs(bound) !== Number.MAX_SAFE_INTEGER;
  const bounds = [
    isReal(exclusiveMinimum) && `above ${exclusiveMinimum}`,
    isReal(minimum) && `from ${minimum}`,
    isReal(exclusiveMaximum) && `below ${exclusiveMaximum}`,
    isReal(maximum) && `up to ${maximum}`,
  ].filter(Boolean);
  return bounds.length === 0 ? "" : ` ${bounds.join(" and ")}`;
}

function capital(text) {
  const sentence = text[0].toUpperCase() + text.slice(1);
  return /[.!?]`?$/.test(sentence) ? sentence : `${sentence}.`;
}
