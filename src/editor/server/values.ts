import { posix } from "node:path";
import { settingsFile } from "../../define/settings-file.ts";
import { encodeAddress } from "../../model/route.ts";
import { valueAt } from "../../model/value-at.ts";
import type { Drawn } from "../../pipeline/build.ts";
import { shorten } from "../../text/shorten.ts";
import { say } from "../../words/message.ts";
import type { Speech } from "../../words/speech.ts";
import type { NamedValue, PlanAnswer, SharedValueAnswer, ShownSaying } from "../answers.ts";
import type { EntryName, FieldPath, Value } from "../model/edit.ts";
import { findAddress } from "../model/entries/find-mentions.ts";
import { writeFieldLink } from "../model/field-link.ts";
import { labelField } from "../model/locate/label-fields.ts";
import { labelPlace } from "../model/locate/label-places.ts";
import { settingsEntry } from "../model/locate/list-fields.ts";
import { findSayings, placeOfSaying, type Saying, sentenceAround } from "../model/values/find-said.ts";
import { isRange, valueNamerOf } from "../model/values/name-values.ts";
import { planValue } from "../model/values/plan-value.ts";
import type { RequestTo } from "../requests.ts";
import { drawnSite, type EditDesk } from "./edit-desk.ts";
import { refuse } from "./explain-refusal.ts";
import { findEntry, labelNamed, routeOfFile } from "./page-locator.ts";
import { keepPlan, tryWithAdded } from "./save-edit.ts";

/** Lists what a field may name between braces. */
export function listValues(
  desk: EditDesk,
  { entry, path }: RequestTo<"values">,
): { readonly values: readonly NamedValue[] } {
  const drawn = drawnSite(desk);
  return { values: (drawn && valueNamerOf(drawn).list(entry, path)) ?? [] };
}

/** Describes a value that a field names: where it is kept, and who else says it. Undefined if the field may not name it. */
export function describeValue(
  desk: EditDesk,
  { entry, path, name }: RequestTo<"value">,
  { pages: words }: Speech,
): SharedValueAnswer | undefined {
  const drawn = drawnSite(desk);
  if (drawn === undefined) return undefined;
  const namer = valueNamerOf(drawn);
  const named = namer.list(entry, path)?.find((one) => one.name === name);
  if (named === undefined) return undefined;
  if (named.isBlank) return { named, forms: [], kept: [], sayings: [] };
  const forms = namer.formsOf(name);
  const facts = namer.facts(entry);
  const kept = namer.settingsOf(name);
  const waiting = drawn.missing
    .filter((fact) => forms.includes(fact.name))
    .flatMap((fact) => fact.waiting)
    .map(({ collection, id, text }, index): ShownSaying => {
      const where = { collection, id };
      return {
        place: `waiting ${index}`,
        how: "waiting",
        label: labelNamed(drawn, where),
        address: addressOf(desk, drawn, where, []),
        before: text,
        said: "",
        after: "",
      };
    });
  return {
    named,
    forms: [...new Set(forms.flatMap((form) => facts.find((fact) => fact.name === form)?.value ?? []))],
    kept: kept.map((path) => describeKept(desk, drawn, path, isOneValue(kept))),
    sayings: [
      ...findSayings(drawn, { kept, names: forms })
        .map((saying) => showSaying(desk, drawn, saying, words["edit.body"]))
        .filter(isFirst),
      ...waiting,
    ],
  };
}

/** False for a sentence that an earlier saying has shown: one may name both ends of a range. */
function isFirst(saying: ShownSaying, index: number, all: readonly ShownSaying[]): boolean {
  const sentence = ({ address, before, said, after }: ShownSaying) => address + before + said + after;
  return (
    saying.how !== "named" ||
    index === all.findIndex((one) => one.how === "named" && sentence(one) === sentence(saying))
  );
}

/** True for one setting, and for the ends of a range. A value that is computed from others is changed in those. */
function isOneValue(settings: readonly FieldPath[]): boolean {
  return settings.length === 1 || isRange(settings);
}

function describeKept(
  desk: EditDesk,
  drawn: Drawn,
  path: FieldPath,
  isChangeable: boolean,
): SharedValueAnswer["kept"][number] {
  const data = drawn.parsed.find(({ file }) => file === settingsFile)?.data;
  const written = valueAt(data, path);
  const value = written ?? valueAt(drawn.settings, path);
  return {
    entry: settingsEntry,
    path,
    label: labelPlace(drawn, settingsEntry, path, ""),
    end: labelField(drawn.site.settings, path),
    address: addressOf(desk, drawn, settingsEntry, path),
    // What the file leaves out, or holds as a group, is given in the form.
    ...(isChangeable &&
      written !== undefined &&
      (typeof value === "string" || typeof value === "number") && { value }),
  };
}

/** How many characters of a sentence are shown on either side of the value. */
const mostAround = 90;

function showSaying(desk: EditDesk, drawn: Drawn, saying: Saying, bodyLabel: string): ShownSaying {
  const { field, index, length, name, isNamed } = saying;
  const { entry, path, value: text } = field;
  const namer = valueNamerOf(drawn);
  const read = (words: string) => namer.tell(words, entry);
  const { before, after } = sentenceAround(text, index, length);
  const [ahead, behind] = [read(before).replace(/\s+/g, " ").trimStart(), read(after).replace(/\s+/g, " ")];
  return {
    place: placeOfSaying(saying),
    how: isNamed ? "named" : "written",
    label: namer.tell(labelPlace(drawn, entry, path, bodyLabel), entry),
    address: addressOf(desk, drawn, entry, path),
    before: ahead.length > mostAround ? `…${ahead.slice(-mostAround).replace(/^\S*/, "")}` : ahead,
    said: isNamed
      ? (namer.facts(entry).find((fact) => fact.name === name)?.value ?? "")
      : text.slice(index, index + length),
    after: behind.length > mostAround ? ` ${shorten(behind, mostAround)}` : behind,
  };
}

/** The address that opens a field in its form, on the page that shows it best. */
function addressOf({ base }: EditDesk, drawn: Drawn, entry: EntryName, path: FieldPath): string {
  const file = findEntry(entry, drawn)?.file ?? "";
  const found =
    entry.collection === undefined ? "/" : findAddress(drawn.pages, file, posix.basename(entry.id));
  const [page = "/"] = (found ?? "/").split("#");
  return base + encodeAddress(page) + writeFieldLink({ entry, path });
}

/** Changes a shared value in its settings, and the chosen texts that write it themselves: all or none, in one step. */
export function setSharedValue(
  desk: EditDesk,
  { entry, path, name, values: typed, follow, file: shown }: RequestTo<"set-value">,
  speech: Speech,
): Promise<PlanAnswer | undefined> {
  return desk.alone(async () => {
    const drawn = drawnSite(desk);
    if (drawn === undefined) return undefined;
    const namer = valueNamerOf(drawn);
    const named = namer.list(entry, path)?.find((one) => one.name === name);
    const kept = namer.settingsOf(name);
    if (named === undefined || named.isBlank || !isOneValue(kept) || typed.length !== kept.length)
      return undefined;
    const data = drawn.parsed.find(({ file }) => file === settingsFile)?.data;
    const old = kept.map((setting) => valueAt(data, setting) as Value | undefined);
    const values: { readonly path: FieldPath; readonly value: Value }[] = [];
    for (const [at, setting] of kept.entries()) {
      const value = toSameType(typed[at] ?? "", old[at]);
      if (value === undefined)
        return refuse(speech.tell(say("edit/no-number", { written: typed[at] ?? "" })));
      values.push({ path: setting, value });
    }
    const sayings = findSayings(drawn, { kept, names: namer.formsOf(name) });
    const byPlace = new Map(sayings.map((saying) => [placeOfSaying(saying), saying]));
    const followers = follow.map((place) => byPlace.get(place));
    // Another author has changed one of the texts since they were listed.
    if (followers.some((saying) => saying === undefined || saying.isNamed))
      return refuse(speech.tell(say("edit/changed", { file: named.label })));
    const plan = planValue(
      drawn,
      values,
      followers.filter((saying) => saying !== undefined),
    );
    if (plan.status === "impossible") return refuse(speech.tell(plan.why));
    // One build, as for any other save.
    const tried = await tryWithAdded(desk, plan.edits, (edits) => desk.site.tryFiles(edits));
    const purpose = {
      name: `value-${name}`,
      label: `${labelNamed(drawn, settingsEntry)} · ${named.label}`,
      entry: settingsEntry,
      file: settingsFile,
      before: old.map((value) => String(value ?? "")).join(" – "),
      after: values.map(({ value }) => String(value)).join(" – "),
      address: routeOfFile(drawn, shown) ?? "/",
    };
    return keepPlan(desk, tried, purpose, speech);
  });
}

/** Reads what an author has typed as a number if the setting is one: « 2 500 », « 0,5 ». Undefined if it is none. */
function toSameType(typed: string, old: Value | undefined): Value | undefined {
  if (typeof old !== "number") return typed.trim();
  const plain = typed.replace(/[\s\u00A0\u202F]/g, "").replace(",", ".");
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}
