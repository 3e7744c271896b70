import type { DevSite, Rebuilt } from "../../dev/site/dev-site.ts";
import type { DrawnSite } from "../../dev/site/looked-at-first.ts";
import { siteOf } from "../../dev/site/site-state.ts";
import type { RebuildQueue } from "../../dev/watch/rebuild-queue.ts";
import { isNotFoundPage } from "../../model/language.ts";
import { isWorkbenchRoute } from "../../model/route.ts";
import type { Drawn } from "../../pipeline/build.ts";
import type { Speech } from "../../words/speech.ts";
import type { EarlyLine, PagesAnswer, Refused, ShownPage } from "../answers.ts";
import { type KnownSite, toKnownSite } from "../model/entries/known-site.ts";
import type { Publisher } from "../publish/publisher.ts";
import type { OwnReviews } from "../review/own-reviews.ts";
import type { ReadingDesk } from "../review/reading-desk.ts";
import type { ContentFiles, DraftFile, JournalFile } from "./desk-files.ts";
import { refuseProblems } from "./explain-refusal.ts";
import type { PageLocator } from "./page-locator.ts";

/** Everything that the actions of the editor work with. */
export type EditDesk = {
  readonly site: Pick<DevSite, "state" | "tryFiles" | "tryPublished" | "hasDrafts" | "imagesLeft">;
  /** Finds which words of a page come from which field. */
  readonly locator: PageLocator;
  /** Runs one job at a time, and none during a rebuild. */
  readonly alone: RebuildQueue["alone"];
  /** Settles once work that can wait may go on. */
  readonly calm: RebuildQueue["calm"];
  readonly files: ContentFiles;
  /** The absolute folder of the site. */
  readonly root: string;
  /** `""`, or the sub-path of the deployment. */
  readonly base: string;
  readonly journal: JournalFile;
  readonly drafts: DraftFile;
  readonly publisher: Publisher;
  /** The reviews of this folder, or the one that this server shows. */
  readonly reviews: OwnReviews | ReadingDesk;
  /** Called after each edit, with the site that it was checked with, and the paths of its files. */
  readonly onKept: (built: Rebuilt, changed: readonly string[]) => void;
  /** The origin of this server, as the requesting page knows it. */
  readonly origin: string;
  /** The page of a file in edit mode, by default of the current site. Undefined if there is none. */
  show(file: string, site?: DrawnSite): ShownPage | undefined;
  /** True if a warning refuses a build. */
  readonly strict: boolean;
  /** Sends something before the answer. Undefined if the request does not accept that. */
  readonly tellEarly: ((told: EarlyLine) => void) | undefined;
};

/** The drawing of the last good site. */
export function drawnSite({ site }: Pick<EditDesk, "site">): Drawn | undefined {
  return siteOf(site.state())?.drawn;
}

/** Builds the site from its present files, with drafts, so that all links to an entry can be found. */
export async function buildKnownSite(
  { site }: Pick<EditDesk, "site">,
  speech: Speech,
): Promise<KnownSite | Refused> {
  const tried = await site.tryPublished([], true);
  if (tried.status === "refused") return refuseProblems(tried.problems, [], undefined, speech);
  const { drawn } = tried.site;
  if (drawn === undefined) return refuseProblems([], [], undefined, speech);
  return toKnownSite(drawn, tried.site);
}

/** Lists the pages that a link may lead to: all but those of the workbench and the not-found pages. */
export function listPages({ pages }: Pick<Drawn, "pages">): PagesAnswer["pages"] {
  return pages
    .filter(({ page }) => !isWorkbenchRoute(page.route) && !isNotFoundPage(page))
    .map(({ page: { route }, facts: { title } }) => ({ route, title: title ?? route }));
}
