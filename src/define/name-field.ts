import type { z } from "zod";
import { type Message, say, type Text } from "../catalogue/message.ts";
import type { Collections } from "./define.ts";
import { titleOf } from "./fields-of.ts";
import { isMember } from "./is-member.ts";
import { settingsFile } from "./settings-file.ts";

/** What the values of a site are checked against. */
export type Schemas = { readonly collections: Collections; readonly settings: z.ZodType };

/** A field as an author knows it: by the labels that the site gives it and its groups, and by its path. Items count from 1. */
export function nameField(path: readonly PropertyKey[], schema: z.ZodType): Message {
  return say("noun.field", { path: pathName(path), label: labelOf(path, schema) });
}

/**
 * The same of a value of a file of the site, whichever schema that has. Where `data` of the file are given, items of lists go
 * by their first text: « Siège social » says more than a number.
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
  const inner = path.slice(0, depth).reduce(stepInto, data);
  const label = schema && labelOf(path.slice(depth), schema, inner);
  return say("noun.field", { path: pathName(path), label });
}

/** The labels on the way to a value. Undefined where the site gives the value none. */
export function labelOf(path: readonly PropertyKey[], schema: z.ZodType, data?: unknown): Text | undefined {
  const labels: Text[] = [];
  for (const [index, step] of path.entries()) {
    const label = typeof step === "number" ? undefined : titleOf(schema, path.slice(0, index + 1));
    const next = path[index + 1];
    if (label !== undefined && typeof next === "number") {
      const text = firstText(path.slice(0, index + 2).reduce(stepInto, data), path[index + 2]);
      labels.push(
        text === undefined ? say("noun.item", { label, item: next + 1 }) : say("value.text", { text }),
      );
    } else if (label !== undefined) labels.push(label);
    else if (index === path.length - 1 && typeof step !== "number") return undefined;
  }
  return labels.length > 1 ? say("noun.label", { labels }) : labels[0];
}

function stepInto(value: unknown, step: PropertyKey): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, step)
    ? (value as Record<PropertyKey, unknown>)[step]
    : undefined;
}

/** What a reader would call an item: the text before the one at `key`, where it is short. */
function firstText(item: unknown, key: PropertyKey | undefined): string | undefined {
  if (typeof item !== "object" || item === null || Array.isArray(item)) return undefined;
  const [first] = Object.entries(item);
  return first !== undefined && first[0] !== key && typeof first[1] === "string" && first[1].length <= 60
    ? first[1]
    : undefined;
}

/** A name with the label of its field, where the site gives one. */
export function withTitle(name: string, path: readonly PropertyKey[], schema: z.ZodType): Text {
  const label = titleOf(schema, path);
  return label === undefined ? name : say("noun.labelled-field", { name, label });
}

/** `["faq", 0, "question"]` is written faq[0].question; what was checked as a whole has no name. */
export function pathName(path: readonly PropertyKey[]): string {
  return path.reduce<string>((name, step) => {
    if (typeof step === "number") return `${name}[${step}]`;
    return name === "" ? String(step) : `${name}.${String(step)}`;
  }, "");
}
