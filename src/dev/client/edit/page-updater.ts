import type { PageFields, ShownPage } from "../../../edit/protocol.ts";
import { createMorpher } from "./morph-page.ts";
import type { PageState } from "./page-state.ts";
import { readServed, type ServedPage, scriptsOf } from "./served-page.ts";

export type PageUpdater = {
  /** Shows a newer page. */
  show(page: ShownPage): Promise<void>;
  /** Shows a page before it is saved. */
  preview(page: ShownPage): Promise<void>;
  /** To be called when the previewed page is saved. */
  keep(): void;
  /** To be called when the previewed page is not saved: shows the page from before it again. */
  takeBack(): Promise<void>;
  /** Requests the present page. False if there is none, because the site does not build or the page is gone. */
  refresh(): Promise<boolean>;
  hold(element: Node): void;
  /** Updates an element that was held. */
  release(element: Node): void;
};

/** Keeps the open page up to date. `token` is that of the page. `canReload` says whether the page may be reloaded. */
export function createPageUpdater(state: PageState, token: string, canReload: () => boolean): PageUpdater {
  const morpher = createMorpher();
  const fetchShown = (): Promise<ServedPage> =>
    fetchPage().then(({ served, page }) => {
      // The page has changed since its own request, so its served version is unknown.
      if (page !== pageOf(document)) location.reload();
      return served;
    });
  let shown = fetchShown();
  /** Requests the page once more if that failed. */
  const readShown = (): Promise<ServedPage> => {
    shown = shown.catch(fetchShown);
    return shown;
  };
  let beforePreview: Shown | undefined;
  const bring = async (after: ServedPage, fields: PageFields, renew = state.renew) => {
    const before = await readShown();
    shown = Promise.resolve(after);
    // Scripts that are added to an open page do not run.
    if (scriptsOf(before) !== scriptsOf(after) && canReload()) return location.reload();
    if (before.html !== after.html) morpher.morph(before, after);
    renew(fields);
    state.locate();
  };
  return {
    show: ({ html, ...fields }) => bring(readServed(html), fields),
    preview: async ({ html, ...fields }) => {
      beforePreview ??= { served: await readShown(), fields: state.fields() };
      // The files are still as they were.
      await bring(readServed(html), fields, state.show);
    },
    keep: () => {
      if (beforePreview) state.renew(state.fields());
      beforePreview = undefined;
    },
    takeBack: async () => {
      const before = beforePreview;
      beforePreview = undefined;
      if (before) await bring(before.served, before.fields, state.show);
    },
    refresh: async () => {
      const { served, fields, isPage, token: newest } = await fetchPage();
      if (!isPage || fields === undefined) return false;
      // The server has restarted and refuses this page. Drafts survive the reload.
      if (newest !== token) location.reload();
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

type Shown = { readonly served: ServedPage; readonly fields: PageFields };

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

/** The digest of this page, which does not change with the rest of the site. */
function pageOf(page: Document): string | undefined {
  return page.querySelector<HTMLElement>("script[data-page]")?.dataset.page;
}
