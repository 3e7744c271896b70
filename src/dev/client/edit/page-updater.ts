import type { PageFields, ShownPage } from "../../../edit/protocol.ts";
import { sessionOf } from "../edited-session.ts";
import { createMorpher } from "./morph-page.ts";
import type { PageState } from "./page-state.ts";
import { readServed, type ServedPage, scriptsOf } from "./served-page.ts";
import type { Token } from "./token.ts";

export type PageUpdater = {
  /** Shows a newer page. */
  show(page: ShownPage): Promise<void>;
  /** Shows a page before it is saved. */
  preview(page: ShownPage): Promise<void>;
  /** To be called when the previewed page is saved. */
  keep(): void;
  /** To be called when the previewed page is not saved: shows the page from before it again. */
  takeBack(): Promise<void>;
  /**
   * Requests the present page. `gone` if there is none, because the site does not build or the page is gone, and
   * `waiting` while a restarted server prepares it.
   */
  refresh(): Promise<"shown" | "gone" | "waiting">;
  hold(element: Node): void;
  /** Updates an element that was held. */
  release(element: Node): void;
};

/** Keeps the open page up to date. `canReload` says whether the page may be reloaded. */
export function createPageUpdater(state: PageState, token: Token, canReload: () => boolean): PageUpdater {
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
      let fetched = await fetchPage();
      // A restarted server announces the page once its first build has ended.
      if (fetched.status === 503) return "waiting";
      const isRestarted = fetched.session !== sessionOf(document);
      if (isRestarted && fetched.token !== token.current() && (await token.renew()))
        fetched = await fetchPage();
      const { served, fields, status } = fetched;
      if (isRestarted && status === 200 && fields === undefined) return "waiting";
      if (status >= 500 || fields === undefined) return "gone";
      await bring(served, fields);
      return "shown";
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
    session: sessionOf(parsed),
    status: answer.status,
  };
}

/** The digest of this page, which does not change with the rest of the site. */
function pageOf(page: Document): string | undefined {
  return page.querySelector<HTMLElement>("script[data-page]")?.dataset.page;
}
