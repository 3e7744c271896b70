import type { PageFields, ShownPage } from "../../../edit/protocol.ts";
import { createMorpher } from "./morph-page.ts";
import type { PageState } from "./page-state.ts";
import { readServed, type ServedPage, scriptsOf } from "./served-page.ts";

export type PageUpdater = {
  /** Shows a newer page. */
  show(page: ShownPage): Promise<void>;
  /** Asks the server for the page as it now stands. False where it has none: the site does not build, or the page has gone. */
  refresh(): Promise<boolean>;
  hold(element: Node): void;
  /** Brings an element up to date that was held. */
  release(element: Node): void;
};

/** Keeps the open page as the server has it. `session` is its token, `canReload` is asked before the page is loaded anew. */
export function createPageUpdater(state: PageState, session: string, canReload: () => boolean): PageUpdater {
  const morpher = createMorpher();
  let shown: Promise<ServedPage> = fetchPage().then(({ served, page }) => {
    // It has changed between its own request and this one: what is open can be compared with nothing.
    if (page !== pageOf(document)) location.reload();
    return served;
  });
  const bring = async (after: ServedPage, fields: PageFields) => {
    const before = await shown;
    shown = Promise.resolve(after);
    // New scripts do not run in a page that is open already.
    if (scriptsOf(before) !== scriptsOf(after) && canReload()) return location.reload();
    if (before.html !== after.html) morpher.morph(before, after);
    state.renew(fields);
    state.locate();
  };
  return {
    show: ({ html, ...fields }) => bring(readServed(html), fields),
    refresh: async () => {
      const { served, fields, isPage, token } = await fetchPage();
      if (!isPage || fields === undefined) return false;
      // The server has started anew, and takes nothing from this page. What was typed is kept.
      if (token !== session) location.reload();
      await bring(served, fields);
      return true;
    },
    hold: morpher.hold,
    release: (element) => {
      morpher.release(element);
      state.locate();
    },
  };
}

async function fetchPage() {
  const answer = await fetch(location.href, { cache: "no-store" });
  const html = await answer.text();
  const parsed = new DOMParser().parseFromString(html, "text/html");
  const fields = parsed.getElementById("site-edit-fields")?.textContent;
  return {
    served: readServed(html),
    fields: fields ? (JSON.parse(fields) as PageFields) : undefined,
    token: parsed.querySelector<HTMLElement>("script[data-token]")?.dataset.token,
    page: pageOf(parsed),
    isPage: answer.status < 500,
  };
}

/** Differs where the page does. The site may have changed elsewhere. */
function pageOf(page: Document): string | undefined {
  return page.querySelector<HTMLElement>("script[data-page]")?.dataset.page;
}
