import { routeOfFile } from "../site/page-locator.ts";
import type { BuiltSite } from "../site/site-state.ts";
import type { EarlyPage } from "../site/trial.ts";
import { drawnSite, type EditDesk } from "./edit-desk.ts";

/** The viewed page, sent as soon as it is drawn. The edit is saved only after all checks have passed. */
export type SentPage = {
  /** Undefined if the site does not draw it, or the request does not accept it early. */
  readonly page: EarlyPage | undefined;
  /** True if the page that was sent is that of the site. */
  isShown(site: BuiltSite): boolean;
};

/** `file` is the file of the page, a path from the root of `dist/`. */
export function createEarlyPage(desk: EditDesk, file: string): SentPage {
  const { showEarly } = desk;
  const drawn = drawnSite(desk);
  const route = drawn && routeOfFile(drawn, file);
  if (showEarly === undefined || route === undefined) return { page: undefined, isShown: () => false };
  let shown: Uint8Array | undefined;
  const show: EarlyPage["show"] = (site) => {
    const page = desk.show(file, site);
    if (page === undefined) return;
    showEarly(page);
    shown = site.files.get(file);
  };
  return {
    page: { route, show },
    isShown: ({ files }) => {
      const bytes = files.get(file);
      return shown !== undefined && bytes !== undefined && Buffer.compare(shown, bytes) === 0;
    },
  };
}
