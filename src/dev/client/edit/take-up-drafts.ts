import type { EntryName, FieldPath } from "../../../edit/edit.ts";
import type { DraftsAnswer } from "../../../edit/protocol.ts";
import type { Place } from "./place.ts";
import type { Session } from "./session.ts";
import { takesWords } from "./takes-words.ts";
import type { TextWriter } from "./write-text.ts";
import type { WordsWriter } from "./write-words.ts";

/** Opens the places of this page whose words are not saved, with these words. */
export async function takeUpDrafts(
  { ask, drafts }: Session,
  {
    findPlace,
    texts,
    writer,
  }: {
    readonly findPlace: (entry: EntryName, path: FieldPath) => Place | undefined;
    readonly texts: TextWriter;
    readonly writer: WordsWriter;
  },
): Promise<void> {
  // Without an answer, continue with the drafts of this tab.
  const kept = await ask<DraftsAnswer>("drafts", {}).catch(() => undefined);
  if (kept) drafts.take(kept.drafts);
  for (const { entry, path, value, old } of drafts.all()) {
    const place = findPlace(entry, path);
    if (place === undefined || typeof value !== "string" || typeof old !== "string") continue;
    if (place.shows.kind === "text") await texts.begin(place, "end", { value, old });
    else if (takesWords(place)) writer.begin(place, "end", { value, old });
  }
}
