import { isNotFoundPage } from "../../model/language.ts";
import { isWorkbenchRoute } from "../../model/route.ts";
import type { Drawn } from "../../pipeline/build.ts";
import type { PagesAnswer } from "../requests.ts";

/** Lists the pages that a link may lead to: all but those of the workbench and the not-found pages. */
export function listPages({ pages }: Pick<Drawn, "pages">): PagesAnswer["pages"] {
  return pages
    .filter(({ page }) => !isWorkbenchRoute(page.route) && !isNotFoundPage(page))
    .map(({ page: { route }, facts: { title } }) => ({ route, title: title ?? route }));
}
