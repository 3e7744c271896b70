import { Idiomorph } from "idiomorph";
import type { PageFields, ShownPage } from "../answers.ts";
import type { Token } from "./ask.ts";
import { sessionOf } from "./edited-session.ts";
import type { PageState } from "./page-state.ts";

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
      // A page that is being drawn anew may come without its fields.
      if (status === 200 && fields === undefined) return "waiting";
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

/** Updates the open page to the version of the server. */
type Morpher = {
  /**
   * Applies the difference between two served versions. Everything that is equal in both keeps its state: open menus and
   * details, text typed into forms, elements that scripts have added. Held elements never change, because the author is writing
   * there.
   */
  morph(before: ServedPage, after: ServedPage): void;
  hold(element: Node): void;
  /** Updates an element that was held. It must be in the state that it had before. */
  release(element: Node): void;
};

/** The served versions of a held element: at its first skipped update, and at the last. `after` is null if it was removed. */
type PassedOver = { readonly before: Node | undefined; readonly after: Node | null };

function createMorpher(): Morpher {
  const held = new Map<Node, PassedOver | undefined>();
  const containsHeld = (node: Node) => [...held.keys()].some((element) => node.contains(element));
  const passOver = (open: Node, before: Node | undefined, after: Node | null) => {
    const known = held.get(open);
    held.set(open, { before: known ? known.before : before, after });
    copyMarks(after, open);
  };

  const patch = (open: Node, before: Node, after: Node): void => {
    if (before.isEqualNode(after)) return;
    if (held.has(open)) passOver(open, before, after);
    else if (open instanceof Element && after instanceof Element && before instanceof Element) {
      patchAttributes(open, before, after);
      patchChildren(open, before, after);
    } else open.nodeValue = after.nodeValue;
  };

  const patchChildren = (open: Element, before: Element, after: Element): void => {
    const [olds, news] = [[...before.childNodes], [...after.childNodes]];
    const opens = matchChildren(open, olds);
    if (opens === undefined) {
      replace(open, after);
      return;
    }
    const most = Math.min(olds.length, news.length);
    // Match children from both ends, so that inserted and removed ones are in between.
    let start = 0;
    while (start < most && isLike(olds[start], news[start])) start += 1;
    let end = 0;
    while (end < most - start && isLike(olds.at(-1 - end), news.at(-1 - end))) end += 1;
    const last = opens.length - end;
    const following = opens[last] ?? opens.at(-1)?.nextSibling ?? null;
    for (const node of news.slice(start, news.length - end))
      open.insertBefore(document.importNode(node, true), following);
    for (const node of opens.slice(start, last)) if (canGo(node)) node.remove();
    const pair = (at: number) => {
      const [a, b, c] = [opens.at(at), olds.at(at), news.at(at)];
      if (a && b && c) patch(a, b, c);
    };
    for (let at = 0; at < start; at += 1) pair(at);
    for (let at = 1; at <= end; at += 1) pair(-at);
  };

  /** For an element that scripts have changed so much that its children cannot be matched. */
  const replace = (open: Element, after: Element): void => {
    Idiomorph.morph(open, [...after.cloneNode(true).childNodes], {
      morphStyle: "innerHTML",
      ignoreActiveValue: true,
      callbacks: {
        beforeNodeMorphed: (node, goal) => {
          if (!held.has(node)) return true;
          passOver(node, undefined, goal);
          return false;
        },
        beforeNodeRemoved: (node) => canGo(node) && !node.nodeName.startsWith("SITE-DEV-"),
      },
    });
  };

  const canGo = (node: Node): boolean => {
    if (!containsHeld(node)) return true;
    if (held.has(node)) passOver(node, undefined, null);
    return false;
  };

  return {
    morph: (before, after) => {
      if (before.page.title !== after.page.title) document.title = after.page.title;
      patch(document.body, before.page.body, after.page.body);
    },
    hold: (element) => void held.set(element, undefined),
    release: (element) => {
      const passed = held.get(element);
      held.delete(element);
      if (passed === undefined) return;
      const { before, after } = passed;
      if (after === null) element.parentNode?.removeChild(element);
      else if (before !== undefined) patch(element, before, after);
      else if (element instanceof Element && after instanceof Element) replace(element, after);
    },
  };
}

function patchAttributes(open: Element, before: Element, after: Element): void {
  for (const { name, value } of after.attributes)
    if (before.getAttribute(name) !== value) open.setAttribute(name, value);
  for (const { name } of before.attributes) if (!after.hasAttribute(name)) open.removeAttribute(name);
}

const marks = ["data-edit", "data-edit-attribute", "data-edit-body"];

function copyMarks(from: Node | null, to: Node): void {
  if (!(from instanceof Element && to instanceof Element)) return;
  for (const name of marks) {
    const mark = from.getAttribute(name);
    if (mark === null) to.removeAttribute(name);
    else to.setAttribute(name, mark);
  }
}

/** Finds the children of `open` that were served as `served`. Skips nodes that scripts have added. Undefined if one is missing. */
function matchChildren(open: Element, served: readonly Node[]): readonly ChildNode[] | undefined {
  const found: ChildNode[] = [];
  let next = open.firstChild;
  for (const node of served) {
    while (next !== null && !isSame(next, node)) next = next.nextSibling;
    if (next === null) return undefined;
    found.push(next);
    next = next.nextSibling;
  }
  return found;
}

/** True if two nodes may be versions of one. */
function isLike(a: Node | undefined, b: Node | undefined): boolean {
  if (a === undefined || b === undefined || !isSame(a, b)) return false;
  return !(a instanceof Element && b instanceof Element) || a.className === b.className;
}

/** Compares names and ids only, because scripts may change classes. */
function isSame(a: Node, b: Node): boolean {
  if (a.nodeName !== b.nodeName) return false;
  return !(a instanceof Element && b instanceof Element) || a.id === b.id;
}

/** A page as served, before scripts changed it. Newer versions are compared with it. */
type ServedPage = { readonly html: string; readonly page: Document };

function readServed(html: string): ServedPage {
  const page = new DOMParser().parseFromString(html, "text/html");
  // These elements are added by `site dev`.
  for (const own of page.querySelectorAll('script[src^="/__dev/"], #site-edit-fields, site-dev-notes'))
    own.remove();
  return { html: page.documentElement.outerHTML, page };
}

/** The types and addresses of the scripts of a page. If they change, the page has to be reloaded. */
function scriptsOf({ page }: ServedPage): string {
  return [...page.scripts].map(({ src, type }) => (src === "" ? "" : `${type} ${src}`)).join("\n");
}
