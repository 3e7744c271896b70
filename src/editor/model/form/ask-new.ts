import type { JsonSchema } from "../../../define/schema/describe-schema.ts";
import type { FormField } from "../../requests.ts";
import type { Value } from "../edit.ts";
import { type Blanks, describeForm, type FormChoices, kindOfField, makeBlank } from "./describe-form.ts";

/**
 * Lists the fields of a new entry that its author has to fill in: the required ones that `data` does not have. Leaves
 * out lists, which begin with their required items.
 */
export function askNew(schema: JsonSchema, data: unknown, choices: FormChoices): readonly FormField[] {
  return keepAsked(describeForm(schema, data, choices));
}

function keepAsked(fields: readonly FormField[]): readonly FormField[] {
  return fields.flatMap((field): readonly FormField[] => {
    const { takes, value, isRequired, path } = field;
    if (!isRequired || takes.kind === "list" || typeof path.at(-1) === "number") return [];
    if (takes.kind !== "group") return value === undefined ? [field] : [];
    const inner = keepAsked(takes.fields);
    return inner.length === 0 ? [] : [{ ...field, takes: { ...takes, fields: inner } }];
  });
}

/**
 * Fills a new entry: with `data`, the given values, and placeholders for other required texts and lists. A required
 * field without any of these stays missing, and the checks report it.
 */
export function fillNew(schema: JsonSchema, data: unknown, given: unknown, blanks: Blanks): Value {
  const { properties = {}, required = [] } = schema;
  const filled: { [name: string]: Value } = { ...(data as { readonly [name: string]: Value }) };
  for (const name of required) {
    const field = properties[name] ?? {};
    const answer = memberOf(given, name);
    if (field.properties !== undefined) filled[name] = fillNew(field, filled[name], answer, blanks);
    else if (filled[name] === undefined) {
      const value = toValue(field, answer, blanks);
      if (value !== undefined) filled[name] = value;
    }
  }
  return filled;
}

function toValue(field: JsonSchema, answer: unknown, blanks: Blanks): Value | undefined {
  // YAML without a value is null.
  const isGiven = answer !== undefined && answer !== null && answer !== "";
  switch (kindOfField(field)) {
    case "list":
    case "group":
      return makeBlank(field, blanks);
    case "words":
    case "markdown":
      return isGiven ? String(answer) : blanks.placeholder === "" ? undefined : blanks.placeholder;
    default:
      return isGiven ? (answer as Value) : undefined;
  }
}

function memberOf(group: unknown, name: string): unknown {
  return typeof group === "object" && group !== null && Object.hasOwn(group, name)
    ? (group as Readonly<Record<string, unknown>>)[name]
    : undefined;
}
