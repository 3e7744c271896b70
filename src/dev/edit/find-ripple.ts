import { mergeEdit } from "../../edit/merge/merge-edit.ts";
import type { RippleAnswer, SaveRequest } from "../../edit/protocol.ts";
import { compareSites } from "../../edit/ripple/compare-sites.ts";
import { digestOf } from "../../model/memory/hash.ts";
import { say } from "../../words/message.ts";
import type { Speech } from "../../words/speech.ts";
import { tryWithAdded } from "./change-file.ts";
import { drawnSite, type EditDesk } from "./edit-desk.ts";
import { explainRefusal, refuse, refuseFaults } from "./explain-refusal.ts";
import { findEntry } from "./find-entry.ts";
import { readEdit } from "./read-edit.ts";

/** Reports what would change for visitors, without writing. Undefined if the site has no such entry. */
export async function findRipple(
  desk: EditDesk,
  { entry, edit: asked, old, digest }: SaveRequest,
  speech: Speech,
): Promise<RippleAnswer | undefined> {
  const { tell } = speech;
  const place = findEntry(entry, drawnSite(desk));
  if (place === undefined) return undefined;
  const { file, format, within } = place;
  const read = readEdit(asked, old, speech);
  if (read.status === "faulty") return refuseFaults(read.faults, place, asked);
  const { edit } = read;
  return desk.alone(async () => {
    const bytes = desk.files.read(file);
    if (bytes === undefined) return refuse(tell(say("edit/no-file", { file })));
    const applied = mergeEdit(bytes, format, within, { digest, old }, edit);
    switch (applied.status) {
      case "conflict":
        return { status: "conflict", digest: digestOf(bytes), theirs: applied.theirs };
      case "impossible":
        return refuse(tell(applied.why));
    }
    const now = drawnSite(desk);
    const own = [{ file, before: bytes, after: applied.bytes }];
    const { tried } = await tryWithAdded(desk, own, (edits) => desk.site.tryFiles(edits));
    const path = edit.kind === "body" ? [] : edit.path;
    if (tried.status === "refused")
      return explainRefusal(tried.problems, { place, path, bytes: applied.bytes }, speech);
    const { drawn } = tried.site;
    return now === undefined || drawn === undefined ? undefined : compareSites(now, drawn);
  });
}
