import type { Edit, Value } from "../../edit/edit.ts";
import type { AskedEdit } from "../../edit/protocol.ts";
import { readYamlValue } from "../../text/read-yaml.ts";
import type { Speech } from "../../words/speech.ts";
import { type Faulty, findFaults, readTyped } from "./read-typed.ts";

export type ReadEdit = { readonly status: "read"; readonly edit: Edit } | Faulty;

/** Reads the requested edit, with all YAML that an author has typed in it. */
export function readEdit(asked: AskedEdit, old: Value | undefined, speech: Pick<Speech, "tell">): ReadEdit {
  switch (asked.kind) {
    case "yaml": {
      const { path, text } = asked;
      const faults = findFaults(text, path, speech.tell);
      if (faults.length > 0) return { status: "faulty", faults };
      const value = readYamlValue(text) as Value;
      return { status: "read", edit: { kind: old === undefined ? "add" : "set", path, value, typed: text } };
    }
    case "add": {
      const { yaml = [], ...edit } = asked;
      const typed = readTyped(edit.value, yaml, speech);
      if (typed.status === "read") return { status: "read", edit: { ...edit, value: typed.value } };
      const faults = typed.faults.map(({ path, text }) => ({ path: [...edit.path, ...path], text }));
      return { status: "faulty", faults };
    }
    default:
      return { status: "read", edit: asked };
  }
}
