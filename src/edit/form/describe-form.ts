import type { JsonSchema } from "../../define/schema/describe-schema.ts";
import { valueAt } from "../../model/value-at.ts";
import type { FieldPath, Value } from "../edit.ts";
import type { Choice, FormField } from "../protocol.ts";
import { itemOf, kindOfField } from "./field-kind.ts";
import { type Blanks, makeBlank } from "./make-blank.ts";

/** What a form needs from the site besides the schema. */
export type FormChoices = Blanks & {
  /** Finds the picture with the name of a choice, such as a drawing. */
  readonly pictureOf: (choice: string) => string | undefined;
  /** The YAML of a field in its file, without indentation. Empty if the field is missing. */
  readonly yamlAt: (path: FieldPath) => string;
  /** True if a change of the field shows on other pages. */
  readonly ripples: (path: FieldPath) => boolean;
  /** Says how a field can keep its entry, or a list item, off the published site. */
  readonly holdsBack?: (path: FieldPath) => FormField["holdsBack"];
};

/** Describes the fields of an entry, in the order of its schema. `data` is its data before validation. */
export function describeForm(schema: JsonSchema, data: unknown, choices: FormChoices): readonly FormField[] {
  return listMembers(schema, { path: [], data, choices });
}

type Around = { readonly path: FieldPath; readonly data: unknown; readonly choices: FormChoices };

function listMembers(schema: JsonSchema, around: Around): readonly FormField[] {
  const { path, data } = around;
  const { properties = {}, required = [], prefixItems } = schema;
  if (prefixItems !== undefined)
    return prefixItems.map((item, place) => describeField(item, { ...around, path: [...path, place] }, true));
  const known = Object.entries(properties).map(([name, field]) =>
    describeField(field, { ...around, path: [...path, name] }, required.includes(name)),
  );
  const others = Object.keys(valueAt(data, path) ?? {}).filter((name) => !Object.hasOwn(properties, name));
  return [...known, ...others.map((name) => describeField({}, { ...around, path: [...path, name] }, false))];
}

/** `title` is the label of a field whose schema has none. */
function describeField(schema: JsonSchema, around: Around, isRequired: boolean, title?: string): FormField {
  const { path, data, choices } = around;
  const value = valueAt(data, path) as Value | undefined;
  const last = path.at(-1);
  const holdsBack = choices.holdsBack?.(path);
  const label = schema.title ?? title ?? (typeof last === "number" ? String(last + 1) : String(last ?? ""));
  return {
    path,
    label,
    ...(schema.description !== undefined && { help: schema.description }),
    isRequired,
    ...(choices.ripples(path) && { ripples: true }),
    ...(value !== undefined && { value }),
    ...(value === undefined && schema.type === "boolean" && schema.default === false && { isOff: true }),
    ...(holdsBack && { holdsBack }),
    takes: describeTaking(schema, around, label),
  };
}

function describeTaking(schema: JsonSchema, around: Around, label: string): FormField["takes"] {
  const { path, data, choices } = around;
  const value = valueAt(data, path);
  const kind = isShown(schema, value) ? kindOfField(schema) : "yaml";
  switch (kind) {
    case "group":
      return { kind, fields: listMembers(schema, around) };
    case "list":
      return { kind, ...describeList(schema, around, label) };
    case "choice":
      return { kind, choices: (schema.enum ?? []).map((one) => toChoice(one, choices)) };
    case "entry":
      return { kind, choices: withPresent(choices.entriesOf(schema["x-collection"] ?? ""), value) };
    case "image":
      return { kind, choices: withPresent(choices.images, value) };
    case "yaml":
      return { kind, text: choices.yamlAt(path) };
    default:
      return { kind };
  }
}

/** False for a value of another type than the schema expects. The form shows it as YAML. */
function isShown(schema: JsonSchema, value: unknown): boolean {
  if (value === undefined || value === null) return true;
  switch (schema.type) {
    case "object":
      return typeof value === "object" && !Array.isArray(value);
    case "array":
      return Array.isArray(value) && (schema.prefixItems?.length ?? value.length) === value.length;
    default:
      return typeof value !== "object";
  }
}

function describeList(schema: JsonSchema, around: Around, label: string) {
  const { path, data, choices } = around;
  const item = itemOf(schema) ?? {};
  const given = valueAt(data, path);
  const count = Array.isArray(given) ? given.length : 0;
  const describeItem = (place: number) =>
    describeField(item, { ...around, path: [...path, place] }, true, label);
  return {
    items: Array.from({ length: count }, (_, place) => describeItem(place)),
    fresh: describeItem(count),
    blank: makeBlank(item, choices),
    ...(schema.maxItems !== undefined && { most: schema.maxItems }),
    ...(schema.minItems !== undefined && { least: schema.minItems }),
  };
}

/** Adds the present value to the choices: it may be a draft, or an image from the folder of the entry. */
function withPresent(choices: readonly Choice[], value: unknown): readonly Choice[] {
  const isKnown = typeof value !== "string" || choices.some((choice) => choice.value === value);
  return isKnown ? choices : [{ value, label: value }, ...choices];
}

function toChoice(value: string | number | boolean, { pictureOf }: FormChoices): Choice {
  const label = String(value);
  const picture = pictureOf(label);
  return {
    value: typeof value === "number" ? value : label,
    label,
    ...(picture !== undefined && { picture }),
  };
}
