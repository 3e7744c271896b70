import { say } from "../../catalogue/message.ts";
import type { Speech } from "../../catalogue/speech.ts";
import type { Edit, FieldPath, Value } from "../../edit/edit.ts";
import { setValue } from "../../edit/new-entry/set-value.ts";
import type { AskedEdit } from "../../edit/protocol.ts";
import { valueAt } from "../../model/value-at.ts";
import { parseYaml } from "../../pipeline/parse/parse-yaml.ts";
import type { Problem } from "../../problems/problem.ts";
import { readYamlValue } from "../../text/read-yaml.ts";

export type ReadEdit =
  | { readonly status: "read"; readonly edit: Edit }
  /** Why YAML that an author has typed cannot be read, with its field. */
  | { readonly status: "faulty"; readonly faults: readonly Fault[] };
export type Fault = { readonly path: FieldPath; readonly text: string };

/** Reads the requested edit, with all YAML that an author has typed in it. */
export function readEdit(asked: AskedEdit, old: Value | undefined, { tell }: Pick<Speech, "tell">): ReadEdit {
  switch (asked.kind) {
    case "yaml": {
      const { path, text } = asked;
      const faults = findFaults(text, path, tell);
      if (faults.length > 0) return { status: "faulty", faults };
      const value = readYamlValue(text) as Value;
      return { status: "read", edit: { kind: old === undefined ? "add" : "set", path, value, typed: text } };
    }
    case "add": {
      const { yaml = [], ...edit } = asked;
      const typed = yaml.map((path) => ({ path, text: String(valueAt(edit.value, path) ?? "") }));
      const faults = typed.flatMap(({ path, text }) => findFaults(text, [...edit.path, ...path], tell));
      if (faults.length > 0) return { status: "faulty", faults };
      const value = typed.reduce<unknown>(
        (left, { path, text }) => setValue(left, path, readYamlValue(text)),
        edit.value,
      );
      return { status: "read", edit: { ...edit, value: value as Value } };
    }
    default:
      return { status: "read", edit: asked };
  }
}

/** Explains the errors of a text of YAML as the checks of a file do, with their places in the text. */
function findFaults(text: string, path: FieldPath, tell: Speech["tell"]): readonly Fault[] {
  const problems: Problem[] = [];
  parseYaml(text, "", 1, (problem) => void problems.push(problem));
  return problems.map(({ message, hint, at }) => {
    const why = hint === undefined ? tell(message) : `${tell(message)} (${tell(hint)})`;
    const { line, column } = at ?? { line: 1, column: 1 };
    return { path, text: tell(say("edit/no-yaml", { line, column, why })) };
  });
}
