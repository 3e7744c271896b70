import { pathName } from "../../define/fields-of.ts";
import { shorten } from "../../text/shorten.ts";
import type { Problem } from "../../words/problem.ts";
import type { Speech } from "../../words/speech.ts";
import type { FieldPath } from "../model/edit.ts";
import { type Mention, placeOfMention } from "../model/entries/find-mentions.ts";
import type { FileEdit, KnownSite } from "../model/entries/known-site.ts";
import type { Impossible } from "../model/entries/plan.ts";
import { findHolder, labelEntry, labelField, schemaOf } from "../model/locate/label-fields.ts";
import { settingsEntry } from "../model/locate/list-fields.ts";
import { fieldAt } from "../model/splice/field-at.ts";
import type { AskedEdit, Refused, ShownMention } from "../requests.ts";
import type { EntryPlace } from "./find-entry.ts";
import type { TypedFault } from "./read-typed.ts";

/** The refused edit: `path` is the field within the entry, `bytes` the file with the edit. */
type Asked = { readonly place: EntryPlace; readonly path: FieldPath; readonly bytes: Uint8Array };

/**
 * Explains why an edit is refused, in the language of its author. Each error is assigned to the field that it concerns.
 */
export function explainRefusal(
  problems: readonly Problem[],
  { place, path, bytes }: Asked,
  { tell, pages }: Speech,
): Refused {
  const errors = problems.filter(({ severity }) => severity === "error");
  const atField: string[] = [];
  const beside: Refused["beside"][number][] = [];
  const elsewhere: string[] = [];
  for (const { message, hint, file, at } of errors) {
    // A hint about a missing field is a line of YAML, which an editor never sees.
    const isUseful =
      hint !== undefined && !(typeof message === "object" && message.key === "entry/missing-field");
    const text = isUseful ? `${tell(message)} (${tell(hint)})` : tell(message);
    const found = file === place.file && at ? fieldAt(bytes, place.format, at) : undefined;
    const inEntry = found && restOfPath(place.within, found);
    const isWithin = inEntry !== undefined && inEntry.length > path.length && path.length > 0;
    if (file === place.file && (found === undefined || (inEntry && !isWithin && concern(inEntry, path))))
      atField.push(text);
    else if (inEntry === undefined)
      elsewhere.push(`${at === undefined ? file : `${file}:${at.line}`} ${text}`);
    else
      beside.push({
        path: inEntry,
        label: inEntry.length === 0 ? pages["edit.body"] : labelField(place.schema, inEntry),
        text,
      });
  }
  return { status: "refused", atField, beside, elsewhere };
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
  site: Pick<KnownSite, "site" | "entries">,
  speech: Speech,
): Refused {
  const where = mention === undefined ? "" : ` (${showMention(site, mention, speech).label})`;
  return refuse(speech.tell(why) + where);
}

/** Explains why the checks refuse a plan. For a new entry, at its fields. */
export function refuseProblems(
  problems: readonly Problem[],
  edits: readonly FileEdit[],
  place: EntryPlace | undefined,
  speech: Speech,
): Refused {
  const bytes = place && edits.find(({ file }) => file === place.file)?.after;
  if (place !== undefined && bytes !== undefined)
    return explainRefusal(problems, { place, path: [], bytes }, speech);
  const { tell } = speech;
  const told = problems
    .filter(({ severity }) => severity === "error")
    .map(({ file, at, message }) => `${at === undefined ? file : `${file}:${at.line}`} ${tell(message)}`);
  return { status: "refused", atField: [], beside: [], elsewhere: told };
}

/** Describes a link or reference to an entry for the author. */
export function showMention(
  { site, entries }: Pick<KnownSite, "site" | "entries">,
  mention: Mention,
  { pages }: Speech,
): ShownMention {
  const { file, path } = mention;
  const {
    name,
    entry,
    path: within,
  } = findHolder({ site, entries }, file, path) ?? {
    name: settingsEntry,
    entry: undefined,
    path,
  };
  const schema = schemaOf(site, name);
  const field = schema === undefined || within.length === 0 ? pages["edit.body"] : labelField(schema, within);
  return {
    place: placeOfMention(mention),
    label: `${labelEntry(site, name, entry)} · ${field}`,
    words: shorten(quote(mention), 120),
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
