import type { BuildOutcome, OutputFile } from "../../model/model.ts";
import { toWorkbenchRoute } from "../../model/route.ts";
import type { Drawn } from "../../pipeline/build.ts";
import type { ChangeLedger } from "../watch/change-ledger.ts";
import type { createDevIo } from "./dev-io.ts";
import { type BuiltSite, layOver, type SiteState, siteOf, toBuiltFiles } from "./site-state.ts";

/** The state after a build: the new site, or its problems with the last good site. */
export function nextState(
  before: SiteState,
  lastGood: BuiltSite | undefined,
  outcome: BuildOutcome,
  { published, drawn }: Pick<ReturnType<typeof createDevIo>, "published" | "drawn">,
  ledger: ChangeLedger,
): SiteState {
  const version = before.version + 1;
  switch (outcome.status) {
    case "refused": {
      const { problems } = outcome;
      if (before.status !== "broken")
        return { status: "broken", version, problems, lastGood, since: version };
      const isSame = JSON.stringify(problems) === JSON.stringify(before.problems);
      return isSame ? before : { ...before, version, problems };
    }
    case "written":
      return keepSite(before, toBuiltSite(outcome, published(), drawn()), ledger);
  }
}

/** Makes a site from the result of a build. */
export function toBuiltSite(
  { pages, shownDrafts, heldBack, problems }: BuildOutcome,
  published: readonly OutputFile[],
  drawn: Drawn | undefined,
): BuiltSite {
  return { files: toBuiltFiles(published), pages, shownDrafts, heldBack, problems, drawn };
}

/** Adds the workbench pages of the previous site to a site that was built without them. */
export function withWorkbench(site: BuiltSite, before: BuiltSite | undefined): BuiltSite {
  if (before === undefined) return site;
  const workbench = before.pages.filter(({ route }) => toWorkbenchRoute(route) !== undefined);
  return { ...site, files: layOver(before.files, site.files), pages: [...site.pages, ...workbench] };
}

/** The state with a good site. The version stays the same if no page has changed. */
export function keepSite(before: SiteState, site: BuiltSite, ledger: ChangeLedger): SiteState {
  const next = before.version + 1;
  const hasChanged = ledger.record(siteOf(before), site, next);
  const version = before.status === "good" && !hasChanged ? before.version : next;
  return { status: "good", version, site };
}
