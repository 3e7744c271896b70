import { type JsonSchema, schemaAt } from "../../../define/schema/describe-schema.ts";
import { readYamlValue } from "../../../text/read-yaml.ts";
import { type Message, say } from "../../../words/message.ts";
import { parsePath, setValue } from "./set-value.ts";

export type GivenValues =
  | { readonly status: "read"; readonly data: unknown }
  | { readonly status: "refused"; readonly why: Message };

/**
 * Puts values given as `field=value` into `data`. The value of a text field is plain text, that of other fields is
 * YAML: `readTime=8`, `tags=[a, b]`.
 */
export function readGiven(given: readonly string[], schema: JsonSchema, data: unknown): GivenValues {
  let filled = data;
  for (const pair of given) {
    const at = pair.indexOf("=");
    const path = at === -1 ? undefined : parsePath(pair.slice(0, at));
    if (path === undefined) return { status: "refused", why: say("usage.no-pair", { written: pair }) };
    const written = pair.slice(at + 1);
    const field = schemaAt(schema, path);
    if (field === undefined)
      return { status: "refused", why: say("usage.no-field", { field: pair.slice(0, at) }) };
    const value = readValue(written, field);
    if (value === undefined) return { status: "refused", why: say("usage.no-yaml", { written: pair }) };
    filled = setValue(filled, path, value);
  }
  return { status: "read", data: filled };
}

/** Reads one value as its field requires. Returns undefined when it is not well formed. */
export function readValue(written: string, field: JsonSchema): unknown {
  return field.type === "string" ? written : readYamlValue(written);
}
