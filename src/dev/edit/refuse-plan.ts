import type { FileEdit } from "../../edit/entries/file-edit.ts";
import type { KnownSite } from "../../edit/entries/known-site.ts";
import type { Impossible } from "../../edit/entries/plan.ts";
import type { Refused } from "../../edit/protocol.ts";
import type { Problem } from "../../words/problem.ts";
import type { Speech } from "../../words/speech.ts";
import { explainRefusal, refuse } from "./explain-refusal.ts";
import type { EntryPlace } from "./find-entry.ts";
import { showMention } from "./show-mention.ts";

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
