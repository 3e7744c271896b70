import { type KnownSite, toKnownSite } from "../../edit/entries/known-site.ts";
import type { Refused } from "../../edit/protocol.ts";
import type { Speech } from "../../words/speech.ts";
import type { EditDesk } from "./edit-desk.ts";
import { refuseProblems } from "./refuse-plan.ts";

/** Builds the site from its present files, with drafts, so that all links to an entry can be found. */
export async function buildKnownSite(
  { site }: Pick<EditDesk, "site">,
  speech: Speech,
): Promise<KnownSite | Refused> {
  const tried = await site.tryFiles([], true);
  if (tried.status === "refused") return refuseProblems(tried.problems, [], undefined, speech);
  const { drawn } = tried.site;
  if (drawn === undefined) return refuseProblems([], [], undefined, speech);
  return toKnownSite(drawn, tried.site);
}
