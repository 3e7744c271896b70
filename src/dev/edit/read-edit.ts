import type { Edit, Value } from "../../edit/edit.ts";
import type { AskedEdit } from "../../edit/protocol.ts";
import { readYamlValue } from "../../text/read-yaml.ts";

/** Reads the requested edit. Undefined if it is YAML that is not well formed. */
export function readEdit(asked: AskedEdit, old: Value | undefined): Edit | undefined {
  if (asked.kind !== "yaml") return asked;
  const { path, text } = asked;
  const value = readYamlValue(text) as Value | undefined;
  return value === undefined
    ? undefined
    : { kind: old === undefined ? "add" : "set", path, value, typed: text };
}
