import { posix } from "node:path";
import type { BuildOutcome } from "../../model/model.ts";
import type { Move } from "./begin-move.ts";
import type { KnownSite } from "./known-site.ts";
import type { Redirect } from "./plan.ts";

/**
 * Pairs the old and new addresses of a renamed entry, including anchors. Undefined if the numbers of lost and new
 * addresses differ. `tried` is a build with the entry renamed.
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

/** Pairs the anchors named after the entry, which the build reports as broken. */
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
