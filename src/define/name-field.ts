import type { z } from "zod";
import { valueAt } from "../model/value-at.ts";
import { type Message, say, type Text } from "../words/message.ts";
import type { Collections } from "./define.ts";
import { titleOf } from "./fields-of.ts";
import { isMember } from "./is-member.ts";
import { settingsFile } from "./settings-file.ts";

/** The schemas of a site. */
export type Schemas = { readonly collections: Collections; readonly settings: z.ZodType };

/**
 * A field as an author knows it: by the labels that the site gives it and its groups, and by its path. Items count from
 * 1.
 */
export function nameField(path: readonly PropertyKey[], schema: z.ZodType): Message {
  return say("noun.field", { path: pathName(path), label: labelOf(path, schema) });
}

/**
 * The same for a value in a file of the site, whose schema is found by the path. With the `data` of the file, items of
 * lists are named by their first text: « Siège social » says more than a number.
 */
export function nameFieldOf(
  file: string,
  path: readonly PropertyKey[],
  { collections, settings }: Schemas,
  data?: unknown,
): Message {
  const collection = Object.values(collections).find((each) => isMember(file, each));
  const schema = file === settingsFile ? settings : collection?.schema;
  // A file of many entries has their names at its first level.
  const depth = collection?.kind === "file" ? 1 : 0;
  const inner = valueAt(data, path.slice(0, depth));
  const label = schema && labelOf(path.slice(depth), schema, inner);
  return say("noun.field", { path: pathName(path), label });
}

/** The labels on the way to a value. Undefined when the site gives the value no label. */
export function labelOf(path: readonly PropertyKey[], schema: z.ZodType, data?: unknown): Text | undefined {
  const labels: Text[] = [];
  for (const [index, step] of path.entries()) {
    const label = typeof step === "number" ? undefined : titleOf(schema, path.slice(0, index + 1));
    const next = path[index + 1];
    if (label !== undefined && typeof next === "number") {
      const text = firstText(valueAt(data, path.slice(0, index + 2)), path[index + 2]);
      labels.push(
        text === undefined ? say("noun.item", { label, item: next + 1 }) : say("value.text", { text }),
      );
    } else if (label !== undefined) labels.push(label);
    else if (index === path.length - 1 && typeof step !== "number") return undefined;
  }
  return labels.length > 1 ? say("noun.label", { labels }) : labels[0];
}

/** The first text of an item, which names it. Undefined when it is long, or is the one at `key`. */
function firstText(item: unknown, key: PropertyKey | undefined): string | undefined {
  if (typeof item !== "object" || item === null || Array.isArray(item)) return undefined;
  const [first] = Object.entries(item);
  return first !== undefined && first[0] !== key && typeof first[1] === "string" && first[1].length <= 60
    ? first[1]
    : undefined;
}

/** A name with the label of its field, if the site gives one. */
export function withTitle(name: string, path: readonly PropertyKey[], schema: z.ZodType): Text {
  const label = titleOf(schema, path);
  return label === undefined ? name : say("noun.labelled-field", { name, label });
}

/** Writes `["faq", 0, "question"]` as faq[0].question. The empty path has an empty name. */
export function pathName(path: readonly PropertyKey[]): string {
  return path.reduce<string>((name, step) => {
    if (typeof step === "number") return `${name}[${step}]`;
    return name === "" ? String(step) : `${name}.${String(step)}`;
  }, "");
}
