import { createHash } from "node:crypto";
import type { Speech } from "../../catalogue/speech.ts";
import type { Edit, Value } from "../../edit/edit.ts";
import { mergeEdit } from "../../edit/merge/merge-edit.ts";
import type { SaveAnswer, SaveRequest } from "../../edit/protocol.ts";
import { siteOf } from "../site/site-state.ts";
import type { EditDesk } from "./edit-desk.ts";
import { explainRefusal } from "./explain-refusal.ts";
import { type EntryPlace, findEntry } from "./find-entry.ts";

/** A file may change between two looks; who saves that often is no person. */
const tries = 3;

/** Saves an edit once all checks have passed. Undefined where the site has no such entry. */
export async function saveEdit(
  desk: EditDesk,
  { entry, edit, old, digest, file }: SaveRequest,
  speech: Speech,
): Promise<SaveAnswer | undefined> {
  const place = findPlace(desk, entry);
  if (place === undefined) return undefined;
  return desk.alone(() => writeEdit(desk, place, { edit, old, digest }, file, speech));
}

/** The file of an entry that the last good build has read. */
export function findPlace({ site }: EditDesk, entry: SaveRequest["entry"]): EntryPlace | undefined {
  const drawn = siteOf(site.state())?.drawn;
  return drawn && findEntry(entry, drawn.site, new Set(drawn.parsed.map((source) => source.file)));
}

type Wanted = { readonly edit: Edit; readonly old: Value | undefined; readonly digest: string };

/** For when no rebuild runs. `shown` is the page that is looked at. */
export async function writeEdit(
  desk: EditDesk,
  place: EntryPlace,
  wanted: Wanted,
  shown: string,
  speech: Speech,
): Promise<SaveAnswer> {
  const { tell } = speech;
  for (let left = tries; left > 0; left -= 1) {
    const before = desk.files.read(place.file);
    if (before === undefined) return refuse(tell(noFile(place.file)));
    const merged = mergeEdit(before, place, wanted);
    switch (merged.status) {
      case "conflict":
        return { status: "conflict", digest: digestOf(before), theirs: merged.theirs };
      case "impossible":
        return refuse(tell(merged.why));
    }
    const tried = await desk.site.tryFiles(new Map([[place.file, merged.bytes]]));
    if (tried.status === "refused") return explainRefusal(tried.problems, place.file, tell);
    if (!desk.files.exchange(place.file, before, merged.bytes)) continue;
    const step = desk.journal.note({ ...place, edit: merged.edit, before, after: merged.bytes });
    desk.onKept(tried.keep());
    return { status: "saved", digest: digestOf(merged.bytes), step, page: desk.show(shown) };
  }
  return refuse(tell(busyFile(place.file)));
}

/** Of the bytes of a file. */
export function digestOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

function refuse(why: string): SaveAnswer {
  return { status: "refused", atField: [why], elsewhere: [] };
}
