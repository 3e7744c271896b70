import { posix } from "node:path";
import { settingsFile } from "../../define/settings-file.ts";
import { encodeAddress } from "../../model/route.ts";
import { valueAt } from "../../model/value-at.ts";
import type { Drawn } from "../../pipeline/build.ts";
import { fillFacts } from "../../text/facts.ts";
import { shorten } from "../../text/shorten.ts";
import { say } from "../../words/message.ts";
import type { Speech } from "../../words/speech.ts";
import type { NamedValue, PlanAnswer, SharedValueAnswer, ShownSaying } from "../answers.ts";
import type { EntryName, FieldPath, Value } from "../model/edit.ts";
import { findAddress } from "../model/entries/find-mentions.ts";
import { writeFieldLink } from "../model/field-link.ts";
import { labelPlace } from "../model/locate/label-places.ts";
import { settingsEntry } from "../model/locate/list-fields.ts";
import { findSayings, placeOfSaying, type Saying, sentenceAround } from "../model/values/find-said.ts";
import { valueNamerOf } from "../model/values/name-values.ts";
import { planValue } from "../model/values/plan-value.ts";
import type { RequestTo } from "../requests.ts";
import { buildKnownSite, drawnSite, type EditDesk } from "./edit-desk.ts";
import { refuse, refuseImpossible } from "./explain-refusal.ts";
import { findEntry, labelNamed, routeOfFile } from "./page-locator.ts";
import { writePlan } from "./save-edit.ts";

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
  const kept = settingsOf(drawn, name);
  const [first, ...others] = kept;
  const shared = { path: others.length === 0 ? (first ?? []) : [], label: named.label, names: forms };
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
    kept: kept.map((path) => describeKept(desk, drawn, path)),
    sayings: [
      ...findSayings(drawn, shared).map((saying) => showSaying(desk, drawn, saying, words["edit.body"])),
      ...waiting,
    ],
  };
}

/** The settings that hold a value. A figure is changed by its number alone: the unit beside it stays. */
function settingsOf(
  drawn: Parameters<typeof valueNamerOf>[0] & Pick<Drawn, "settings">,
  name: string,
): readonly FieldPath[] {
  const origins = valueNamerOf(drawn).originsOf(name);
  const numbers = origins.filter((path) => typeof valueAt(drawn.settings, path) === "number");
  return numbers.length === 1 ? numbers : origins;
}

function describeKept(desk: EditDesk, drawn: Drawn, path: FieldPath): SharedValueAnswer["kept"][number] {
  const data = drawn.parsed.find(({ file }) => file === settingsFile)?.data;
  const written = valueAt(data, path);
  const value = written ?? valueAt(drawn.settings, path);
  return {
    entry: settingsEntry,
    path,
    label: labelPlace(drawn, settingsEntry, path, ""),
    address: addressOf(desk, drawn, settingsEntry, path),
    // What the file leaves out, or holds as a group, is given in the form.
    ...(written !== undefined && (typeof value === "string" || typeof value === "number") && { value }),
  };
}

/** How many characters of a sentence are shown on either side of the value. */
const mostAround = 90;

function showSaying(desk: EditDesk, drawn: Drawn, saying: Saying, bodyLabel: string): ShownSaying {
  const { field, index, length, name, isNamed } = saying;
  const { entry, path, value: text } = field;
  const facts = Object.fromEntries(
    valueNamerOf(drawn)
      .facts(entry)
      .map((fact) => [fact.name, fact.value]),
  );
  const read = (words: string) => fillFacts(words, facts, () => {});
  const { before, after } = sentenceAround(text, index, length);
  const [ahead, behind] = [read(before).replace(/\s+/g, " ").trimStart(), read(after).replace(/\s+/g, " ")];
  return {
    place: placeOfSaying(saying),
    how: isNamed ? "named" : "written",
    label: labelPlace(drawn, entry, path, bodyLabel),
    address: addressOf(desk, drawn, entry, path),
    before: ahead.length > mostAround ? `…${ahead.slice(-mostAround).replace(/^\S*/, "")}` : ahead,
    said: isNamed ? (facts[name] ?? "") : text.slice(index, index + length),
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

/** Changes a shared value in its setting, and the chosen texts that write it themselves: all or none, in one step. */
export function setSharedValue(
  desk: EditDesk,
  { entry, path, name, value: typed, follow, file: shown }: RequestTo<"set-value">,
  speech: Speech,
): Promise<PlanAnswer | undefined> {
  return desk.alone(async () => {
    const known = await buildKnownSite(desk, speech);
    if ("status" in known) return known;
    const namer = valueNamerOf(known);
    const named = namer.list(entry, path)?.find((one) => one.name === name);
    const [setting, ...others] = settingsOf(known, name);
    if (named === undefined || named.isBlank || setting === undefined || others.length > 0) return undefined;
    const data = known.parsed.find(({ file }) => file === settingsFile)?.data;
    const old = valueAt(data, setting) as Value | undefined;
    const value = toSameType(typed, old);
    if (value === undefined) return refuse(speech.tell(say("edit/no-number", { written: typed })));
    const names = namer.formsOf(name);
    const sayings = findSayings(known, { path: setting, label: named.label, names });
    const byPlace = new Map(sayings.map((saying) => [placeOfSaying(saying), saying]));
    const followers = follow.map((place) => byPlace.get(place));
    // Another author has changed one of the texts since they were listed.
    if (followers.some((saying) => saying === undefined || saying.isNamed))
      return refuse(speech.tell(say("edit/changed", { file: named.label })));
    const plan = planValue(
      known,
      { path: setting, value },
      followers.filter((saying) => saying !== undefined),
    );
    if (plan.status === "impossible") return refuseImpossible(plan, known, speech);
    const drawn = drawnSite(desk);
    return writePlan(
      desk,
      known,
      plan,
      {
        name: `value-${name}`,
        label: labelPlace(known, settingsEntry, setting, ""),
        entry: settingsEntry,
        file: settingsFile,
        before: String(old ?? ""),
        after: String(value),
        address: (drawn && routeOfFile(drawn, shown)) ?? "/",
        writes: true,
      },
      speech,
    );
  });
}

/** Reads what an author has typed as a number if the setting is one: « 2 500 », « 0,5 ». Undefined if it is none. */
function toSameType(typed: string, old: Value | undefined): Value | undefined {
  if (typeof old !== "number") return typed.trim();
  const plain = typed.replace(/[\s\u00A0\u202F]/g, "").replace(",", ".");
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}
