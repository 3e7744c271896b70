import type { z } from "zod";
import { type Message, say, type Text } from "../../catalogue/message.ts";
import { titleOf } from "./fields-of.ts";

/** A field by its label, if the site gives one, and its path. Items count from 1. */
export function nameField(path: readonly PropertyKey[], schema: z.ZodType): Message {
  const last = path.at(-1);
  const [list, item] = typeof last === "number" ? [path.slice(0, -1), last + 1] : [path, undefined];
  return say("noun.field", { path: pathName(path), label: titleOf(schema, list), item });
}

/** A name with the label of its field, if the site gives one. */
export function withTitle(name: string, path: readonly PropertyKey[], schema: z.ZodType): Text {
  const label = titleOf(schema, path);
  return label === undefined ? name : say("noun.labelled-field", { name, label });
}

/** `["faq", 0, "question"]` becomes faq[0].question; the whole value has no name. */
export function pathName(path: readonly PropertyKey[]): string {
  return path.reduce<string>((name, step) => {
    if (typeof step === "number") return `${name}[${step}]`;
    return name === "" ? String(step) : `${name}.${String(step)}`;
  }, "");
}
