import { pathName } from "../../define/fields-of.ts";
import { valueAt } from "../../model/value-at.ts";
import { once } from "../../once.ts";
import { parseYaml } from "../../pipeline/parse/parse-yaml.ts";
import type { Exchange } from "../../store/exchange.ts";
import { readYamlValue } from "../../text/read-yaml.ts";
import { shorten } from "../../text/shorten.ts";
import { say } from "../../words/message.ts";
import { type Problem, writePlace } from "../../words/problem.ts";
import type { Speech } from "../../words/speech.ts";
import { tellEditors } from "../../words/tell.ts";
import type { Refused, ShownMention } from "../answers.ts";
import type { Edit, FieldPath, Value } from "../model/edit.ts";
import { type Mention, placeOfMention } from "../model/entries/find-mentions.ts";
import type { Impossible } from "../model/entries/plan.ts";
import { findHolder, labelField, nameInPlace } from "../model/locate/label-fields.ts";
import { type LabelledSite, labelPlace } from "../model/locate/label-places.ts";
import { settingsEntry } from "../model/locate/list-fields.ts";
import { setValue } from "../model/new-entry/set-value.ts";
import { fieldAt, openFile, readHead } from "../model/splice/open-file.ts";
import type { AskedEdit } from "../requests.ts";
import type { EntryPlace } from "./page-locator.ts";

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

/** The refused edit: `path` is the field within the entry, `bytes` the file with the edit. */
type Asked = { readonly place: EntryPlace; readonly path: FieldPath; readonly bytes: Uint8Array };

/**
 * Explains why an edit is refused, in the language of its author. Each error is assigned to the field that it concerns.
 */
export function explainRefusal(
  problems: readonly Problem[],
  { place, path, bytes }: Asked,
  speech: Speech,
): Refused {
  const { pages } = speech;
  const errors = problems.filter(({ severity }) => severity === "error");
  const atField: string[] = [];
  const beside: Refused["beside"][number][] = [];
  const elsewhere: string[] = [];
  const details: string[] = [];
  const data = once(() => {
    const opened = openFile(bytes, place.format);
    return opened && valueAt(readHead(opened.head), place.within);
  });
  for (const problem of errors) {
    const { file, at } = problem;
    const { text, details: more } = tellEditor(problem, speech);
    details.push(...more);
    const found = file === place.file && at ? fieldAt(bytes, place.format, at) : undefined;
    const inEntry = found && restOfPath(place.within, found);
    const isWithin = inEntry !== undefined && inEntry.length > path.length && path.length > 0;
    if (file === place.file && (found === undefined || (inEntry && !isWithin && concern(inEntry, path))))
      atField.push(text);
    else if (inEntry === undefined) {
      elsewhere.push(text);
      details.push(writePlace(problem));
    } else
      beside.push({
        path: inEntry,
        label: inEntry.length === 0 ? pages["edit.body"] : nameInPlace(place.schema, data(), inEntry),
        text,
      });
  }
  return { status: "refused", atField, beside, elsewhere, ...(details.length > 0 && { details }) };
}

/** A problem in one sentence, with its hint. */
function tellEditor(problem: Problem, speech: Speech) {
  const { text, hint, details } = tellEditors(problem, speech);
  return { text: hint === undefined ? text : `${text} (${hint})`, details };
}

/** Refuses an edit with a reason that is shown at the field. */
export function refuse(why: string): Refused {
  return { status: "refused", atField: [why], beside: [], elsewhere: [] };
}

/** Refuses values at the fields in which they were typed, such as YAML that cannot be read. */
export function refuseFaults(
  faults: readonly TypedFault[],
  { schema }: Pick<EntryPlace, "schema">,
  asked?: AskedEdit,
): Refused {
  const edited = asked === undefined || asked.kind === "body" ? [] : asked.path;
  const isOwn = ({ path }: TypedFault) => path.length === edited.length;
  return {
    status: "refused",
    atField: faults.filter(isOwn).map(({ text }) => text),
    beside: faults
      .filter((fault) => !isOwn(fault))
      .map(({ path, text }) => ({ path, label: labelField(schema, path), text })),
    elsewhere: [],
  };
}

/** The rest of `path` after `within`. Undefined if it does not begin with `within`. */
function restOfPath(within: FieldPath, path: FieldPath): FieldPath | undefined {
  return within.every((step, at) => step === path[at]) ? path.slice(within.length) : undefined;
}

/** True if one path contains the other. `[]` stands for the Markdown, which contains no field. */
function concern(found: FieldPath, edited: FieldPath): boolean {
  const length = Math.min(found.length, edited.length);
  if (length === 0) return found.length === edited.length;
  return found.slice(0, length).every((step, at) => step === edited[at]);
}

/** Explains why a plan is impossible, with the place that prevents it. */
export function refuseImpossible(
  { why, mention }: Omit<Impossible, "status">,
  site: LabelledSite,
  speech: Speech,
): Refused {
  const where = mention === undefined ? "" : ` (${showMention(site, mention, speech).label})`;
  return refuse(speech.tell(why) + where);
}

/** Explains why the checks refuse a plan. For a new entry, at its fields. */
export function refuseProblems(
  problems: readonly Problem[],
  edits: readonly Exchange[],
  place: EntryPlace | undefined,
  speech: Speech,
): Refused {
  const bytes = place && edits.find(({ file }) => file === place.file)?.after;
  if (place !== undefined && bytes !== undefined)
    return explainRefusal(problems, { place, path: [], bytes }, speech);
  const errors = problems.filter(({ severity }) => severity === "error");
  const told = errors.map((problem) => tellEditors(problem, speech));
  return {
    status: "refused",
    atField: [],
    beside: [],
    elsewhere: told.map(({ text }) => text),
    details: errors.flatMap((problem, at) => [writePlace(problem), ...(told[at]?.details ?? [])]),
  };
}

/** Describes a link or reference to an entry for the author. */
export function showMention(known: LabelledSite, mention: Mention, { pages }: Speech): ShownMention {
  const { file, path } = mention;
  const { name, path: within } = findHolder(known, file, path) ?? { name: settingsEntry, path };
  return {
    place: placeOfMention(mention),
    label: labelPlace(known, name, within, pages["edit.body"]),
    words: shorten(quote(mention), 120),
    loses: mention.kind === "link" ? "link" : typeof path.at(-1) === "number" ? "item" : "field",
  };
}

function quote({ kind, words, path }: Mention): string {
  switch (kind) {
    case "link":
      return words;
    case "address":
      return words.slice(`${pathName(path)}: `.length);
    case "reference":
      return "";
  }
}
