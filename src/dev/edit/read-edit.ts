import type { Edit, Value } from "../../edit/edit.ts";
import type { AskedEdit } from "../../edit/protocol.ts";
import { readYamlValue } from "../../text/read-yaml.ts";

/** The edit that a page asks for. Undefined where it comes as YAML that is not well formed. */
export function readEdit(asked: AskedEdit, old: Value | undefined): Edit | undefined {
  if (asked.kind !== "yaml") return asked;
  const { path, text } = asked;
  const value = readYamlValue(text) as Value | undefined;
  return value === undefined
    ? undefined
    : { kind: old === undefined ? "add" : "set", path, value, typed: text };
}
