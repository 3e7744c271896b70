import { noteOf, titleOf } from "../../../define/fields-of.ts";
import {
  describeSchema,
  freeMemberOf,
  itemOf,
  type JsonSchema,
  kindOf,
} from "../../../define/schema/describe-schema.ts";
import { isTranslation } from "../../../model/language.ts";
import { nameEntry } from "../../../model/name-entry.ts";
import { valueAt } from "../../../model/value-at.ts";
import type { Drawn } from "../../../pipeline/build.ts";
import type { BlocksAnswer, Choice, DirectiveForm, FormField } from "../../answers.ts";
import type { EntryName, FieldPath, Value } from "../edit.ts";

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
  /** The help of a field, with values by their labels instead of their names. */
  readonly helpWith?: (path: FieldPath, help: string) => string;
  /** What a text names between braces. Undefined if braces are plain signs in the field. */
  readonly namedIn?: (path: FieldPath, text: string) => FormField["named"];
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
  const isGiven = (name: string) => valueAt(data, [...path, name]) !== undefined;
  const known = Object.entries(properties)
    .filter(([name, { "x-instead-of": same = [] }]) => isGiven(name) || !same.some(isGiven))
    .map(([name, field]) =>
      describeField(field, { ...around, path: [...path, name] }, required.includes(name)),
    );
  const others = Object.keys(valueAt(data, path) ?? {}).filter((name) => !Object.hasOwn(properties, name));
  const member = freeMemberOf(schema);
  return [
    ...known,
    ...others.map((name) => {
      const inner = [...path, name];
      const title = (member && nameEntry(valueAt(data, inner))) ?? name;
      return describeField({ ...member, title }, { ...around, path: inner }, false);
    }),
  ];
}

/** The form of a new member of a group with free names, which is called after its title. */
function describeFresh(schema: JsonSchema, around: Around): FormField | undefined {
  const member = freeMemberOf(schema);
  if (member?.properties?.title === undefined) return undefined;
  return describeField(member, { ...around, path: [...around.path, ""] }, true);
}

/** `title` is the label of a field whose schema has none. */
function describeField(schema: JsonSchema, around: Around, isRequired: boolean, title?: string): FormField {
  const { path, data, choices } = around;
  const value = valueAt(data, path) as Value | undefined;
  const last = path.at(-1);
  const help = schema.description;
  const holdsBack = choices.holdsBack?.(path);
  const text = value === undefined && kindOf(schema) === "words" ? makeBlank(schema, choices) : value;
  const named = typeof text === "string" ? choices.namedIn?.(path, text) : undefined;
  const label = schema.title ?? title ?? (typeof last === "number" ? String(last + 1) : String(last ?? ""));
  return {
    path,
    label,
    ...(help !== undefined && { help: choices.helpWith?.(path, help) ?? help }),
    isRequired,
    ...(choices.ripples(path) && { ripples: true }),
    ...(value !== undefined && { value }),
    ...(named !== undefined && { named }),
    ...(value === undefined && schema.type === "boolean" && schema.default === false && { isOff: true }),
    ...(holdsBack && { holdsBack }),
    ...(value !== undefined && value !== "" && value === choices.placeholder && { isBlank: true }),
    takes: describeTaking(schema, around, label),
  };
}

function describeTaking(schema: JsonSchema, around: Around, label: string): FormField["takes"] {
  const { path, data, choices } = around;
  const value = valueAt(data, path);
  const kind = isShown(schema, value) ? kindOf(schema) : "yaml";
  switch (kind) {
    case "group": {
      const fresh = describeFresh(schema, around);
      return {
        kind,
        fields: listMembers(schema, around),
        ...(value === undefined && { blank: makeBlank(schema, choices) }),
        ...(fresh && { fresh }),
      };
    }
    case "list":
      return { kind, ...describeList(schema, around, label) };
    case "choice":
      return { kind, choices: listValues(schema, choices) };
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
  const one = schema["x-one"];
  const title = one === undefined ? label : nounOf(one);
  const describeItem = (place: number) =>
    describeField(item, { ...around, path: [...path, place] }, true, title);
  return {
    items: Array.from({ length: count }, (_, place) => describeItem(place)),
    fresh: describeItem(count),
    blank: makeBlank(item, choices),
    ...(one !== undefined && { one }),
    ...(schema.maxItems !== undefined && { most: schema.maxItems }),
    ...(schema.minItems !== undefined && { least: schema.minItems }),
  };
}

/** The name of an item, from its name with an article: “a question” gives “Question”. */
function nounOf(one: string): string {
  const noun = one.slice(one.search(/[ ’']/) + 1);
  return noun.charAt(0).toUpperCase() + noun.slice(1);
}

/** Adds the present value to the choices: it may be a draft, or an image from the folder of the entry. */
function withPresent(choices: readonly Choice[], value: unknown): readonly Choice[] {
  const isKnown = typeof value !== "string" || choices.some((choice) => choice.value === value);
  return isKnown ? choices : [{ value, label: value }, ...choices];
}

/** Lists the values of a choice, with their words and their pictures. */
function listValues(
  { enum: values = [], enumDescriptions = [] }: JsonSchema,
  { pictureOf }: Pick<FormChoices, "pictureOf">,
): readonly Choice[] {
  return values.map((value, index) => {
    const name = String(value);
    const picture = pictureOf(name);
    return {
      value: typeof value === "number" ? value : name,
      label: enumDescriptions[index] ?? name,
      ...(picture !== undefined && { picture }),
    };
  });
}

export type FormSite = Pick<Drawn, "site" | "entries" | "sources" | "parsed" | "settings" | "files"> & {
  /** Images of `content/`, as entries name them: `/images/front.jpg`. */
  readonly images: readonly Choice[];
  /** `""`, or the sub-path of the deployment. */
  readonly base: string;
  /** The calendar date where the site’s readers live. */
  readonly today: string;
  /** The number of pages that show a field. Undefined if that is unknown. */
  readonly pagesOf: (entry: EntryName, path: FieldPath) => number | undefined;
};

/** Collects the choices that the forms of a site offer. */
export function listChoices(
  from: FormSite,
): Omit<FormChoices, "yamlAt" | "ripples" | "holdsBack" | "helpWith" | "namedIn"> {
  return {
    ...from,
    placeholder: from.site.placeholder ?? "",
    entriesOf: (collection) => entriesOf(from, collection),
    pictureOf: createPictureFinder(from),
  };
}

/** Lists the entries of a collection, with the names that visitors see. */
export function entriesOf({ entries }: Pick<FormSite, "entries">, collection: string): readonly Choice[] {
  return entries
    .filter((entry) => entry.collection === collection && !isTranslation(entry))
    .map(({ id, data }) => ({ value: id, label: nameEntry(data) ?? id }));
}

/** The picture of a choice that the site draws when it is asked for, as `picture` of `Choice`. */
export const drawnChoice = "choice:";

/** Finds what the site draws for a choice, or a drawing by its name, alone or with its use: `plan.svg`, `plan-card.svg`. */
function createPictureFinder({ files, base, site }: FormSite): (choice: string) => string | undefined {
  const drawings = files
    .flatMap(({ path }) => {
      const [, name] = /\/([^/]+)\.[0-9a-f]{10}\.svg$/.exec(path) ?? [];
      return name === undefined ? [] : [{ name, path: `${base}/${path}` }];
    })
    .sort((a, b) => a.name.length - b.name.length);
  return (choice) =>
    site.assets.choice?.(choice) === undefined
      ? drawings.find(({ name }) => name === choice || name.startsWith(`${choice}-`))?.path
      : drawnChoice + choice;
}

/** Describes the directives of a site by name, each with the form of its attributes. */
export function describeDirectives(from: FormSite): BlocksAnswer["directives"] {
  const choices = { ...listChoices(from), yamlAt: () => "", ripples: () => false };
  const described = Object.entries(from.site.directives).map(([name, { attributes, body }]) => {
    const help = noteOf(attributes, []);
    const form: DirectiveForm = {
      label: titleOf(attributes, []) ?? name,
      ...(help !== undefined && { help }),
      holdsBlocks: body === "blocks",
      fields: describeForm(describeSchema(attributes), {}, choices),
    };
    return [name, form] as const;
  });
  return Object.fromEntries(described);
}

type Blanks = {
  /** The entries that a reference may name. */
  readonly entriesOf: (collection: string) => readonly Choice[];
  readonly images: readonly Choice[];
  /** The calendar date where the site’s readers live. */
  readonly today: string;
  /** The words that stand in for a text that is not written yet. */
  readonly placeholder: string;
};

/** Makes a first value for a new field or item. It fits its schema as far as possible without the author. */
function makeBlank(schema: JsonSchema, blanks: Blanks): Value {
  const { enum: choices, default: usual, minItems = 0, prefixItems } = schema;
  if (usual !== undefined) return usual as Value;
  const kind = kindOf(schema);
  switch (kind) {
    case "group":
      if (prefixItems !== undefined) return prefixItems.map((item) => makeBlank(item, blanks));
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, makeBlank(schema.properties?.[name] ?? {}, blanks)]),
      );
    case "list":
      return Array.from({ length: minItems }, () => makeBlank(itemOf(schema) ?? {}, blanks));
    case "choice":
      return choices?.[0] ?? "";
    case "entry":
      return blanks.entriesOf(schema["x-collection"] ?? "")[0]?.value ?? "";
    case "image":
      return blanks.images[0]?.value ?? "";
    case "date":
      return blanks.today;
    case "number": {
      const { minimum = 0, exclusiveMinimum } = schema;
      return exclusiveMinimum === undefined ? minimum : Math.floor(exclusiveMinimum) + 1;
    }
    case "switch":
      return false;
    case "address":
      return "/";
    case "url":
      return "https://www.example.org/";
    case "email":
      return "name@example.org";
    case "yaml":
      return schema.type === "object" ? {} : schema.type === "array" ? [] : null;
    default:
      return standIn(schema, blanks.placeholder);
  }
}

/** What stands in for a text that is not written yet: the placeholder, or the example of a field whose form it lacks. */
export function standIn({ pattern, examples }: JsonSchema, placeholder: string): string {
  const fits = pattern === undefined || accepts(pattern, placeholder);
  return fits ? placeholder : String(examples?.[0] ?? placeholder);
}

/** True if a text matches the pattern of a schema. Some patterns are not valid with the flag `u`. */
function accepts(pattern: string, text: string): boolean {
  try {
    return new RegExp(pattern, "u").test(text);
  } catch {
    return new RegExp(pattern).test(text);
  }
}

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
  switch (kindOf(field)) {
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
