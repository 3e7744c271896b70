import { posix } from "node:path";
import type { BuildOutcome } from "../../model/model.ts";
import type { Move } from "./begin-move.ts";
import type { KnownSite } from "./known-site.ts";
import type { Redirect } from "./plan.ts";

/**
 * Which addresses become which others when an entry is renamed, places on pages included. Undefined where more are lost
 * than found.
 */
export function pairAddresses(
  site: Pick<KnownSite, "pages">,
  { named: { entry }, id }: Move,
  tried: Pick<BuildOutcome, "pages" | "problems">,
): readonly Redirect[] | undefined {
  const before = site.pages.map(({ route }) => route);
  const after = tried.pages.map(({ route }) => route);
  const lost = before.filter((route) => !after.includes(route)).sort();
  const found = after.filter((route) => !before.includes(route)).sort();
  if (lost.length !== found.length) return undefined;
  const pages = lost.map((from, at) => ({ from, to: found[at] ?? from }));
  return [...pages, ...pairPlaces(posix.basename(entry.id), posix.basename(id), tried)];
}

/** Places that are named after the entry: links to them are broken. */
function pairPlaces(
  from: string,
  to: string,
  { problems }: Pick<BuildOutcome, "problems">,
): readonly Redirect[] {
  const pages = problems.flatMap(({ code, message }) => {
    if (code !== "link/broken-anchor" || typeof message === "string") return [];
    return message.data.id === from ? [String(message.data.page)] : [];
  });
  return [...new Set(pages)].map((page) => ({ from: `${page}#${from}`, to: `${page}#${to}` }));
}
