import { valueAt } from "../../model/value-at.ts";
import { parseYaml } from "../../pipeline/parse/parse-yaml.ts";
import { readYamlValue } from "../../text/read-yaml.ts";
import { say } from "../../words/message.ts";
import type { Problem } from "../../words/problem.ts";
import type { Speech } from "../../words/speech.ts";
import type { Edit, FieldPath, Value } from "../model/edit.ts";
import { setValue } from "../model/new-entry/set-value.ts";
import type { AskedEdit } from "../requests.ts";

export type Faulty = {
  readonly status: "faulty";
  /** Why YAML that an author has typed cannot be read, with its field. */
  readonly faults: readonly TypedFault[];
};
export type TypedFault = { readonly path: FieldPath; readonly text: string };

/** Reads the texts of a new value that its author has typed as YAML: those at the paths `yaml` within it. */
export function readTyped(
  value: Value,
  yaml: readonly FieldPath[],
  { tell }: Pick<Speech, "tell">,
): { readonly status: "read"; readonly value: Value } | Faulty {
  const typed = yaml.map((path) => ({ path, text: String(valueAt(value, path) ?? "") }));
  const faults = typed.flatMap(({ path, text }) => findFaults(text, path, tell));
  if (faults.length > 0) return { status: "faulty", faults };
  const read = typed.reduce<unknown>(
    (left, { path, text }) => setValue(left, path, readYamlValue(text)),
    value,
  );
  return { status: "read", value: read as Value };
}

/** Explains the errors of a text of YAML as the checks of a file do, with their places in the text. */
function findFaults(text: string, path: FieldPath, tell: Speech["tell"]): readonly TypedFault[] {
  const problems: Problem[] = [];
  parseYaml(text, "", 1, (problem) => void problems.push(problem));
  return problems.map(({ message, hint, at }) => {
    const why = hint === undefined ? tell(message) : `${tell(message)} (${tell(hint)})`;
    const { line, column } = at ?? { line: 1, column: 1 };
    return { path, text: tell(say("edit/no-yaml", { line, column, why })) };
  });
}

type ReadEdit = { readonly status: "read"; readonly edit: Edit } | Faulty;

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
