import { withoutBase } from "../../check/check-links.ts";
import { devOrigin } from "../../define/define.ts";
import { escapeHtml } from "../../html/escape.ts";
import { readHtml } from "../../html/read-html.ts";
import {
  type Answer,
  jsonAnswer,
  plainAnswer,
  type RequestParts,
  redirectAnswer,
} from "../../http/answer.ts";
import { contentTypeOf } from "../../http/content-types.ts";
import { findFile, findNotFound } from "../../http/find-file.ts";
import { isOwnHost, isOwnOrigin } from "../../http/host-names.ts";
import { pathBelow, readTarget } from "../../http/read-target.ts";
import { digestOf } from "../../model/memory/hash.ts";
import type { HeldBack, PageRecord } from "../../model/model.ts";
import { nameEntry } from "../../model/name-entry.ts";
import { linksOf } from "../../model/page-links.ts";
import type { Route } from "../../model/route.ts";
import { outputPaths } from "../../pipeline/render/finish-site.ts";
import { withoutSeal } from "../../pipeline/render/policies.ts";
import type { Language } from "../../words/languages.ts";
import { say } from "../../words/message.ts";
import type { Speech } from "../../words/speech.ts";
import type { Extension, PageAddition } from "../extension.ts";
import { drawErrorPage, type FaultPages, type Frame } from "../faults/fault-pages.ts";
import { type DescribeOptions, describePage } from "../panel/describe-page.ts";
import {
  type BuiltSite,
  type ChangeLedger,
  findOwnDraft,
  type SiteState,
  siteOf,
  type View,
} from "../site/site-state.ts";
import type { SiteService } from "./site-service.ts";
import { answerLanguage, drawToolPage, redirectWithCookie, toolPageHeaders } from "./tool-page.ts";

const cookieName = "site-dev-last-good";

/** Shows the last good version of every page until the errors are fixed or new ones appear. */
function goToLastGood(query: URLSearchParams, view: View): Answer {
  return redirectWithCookie(query.get("to") ?? "/", `${cookieName}=${tokenOf(view)}`);
}

/** Returns to the error pages. */
function leaveLastGood(query: URLSearchParams): Answer {
  return redirectWithCookie(query.get("to") ?? "/", `${cookieName}=; Max-Age=0`);
}

/** True when the reader asked for the last good version during this series of errors. */
function wantsLastGood(cookies: string, view: View): boolean {
  const value = tokenOf(view);
  return value !== "" && cookies.split(/;\s*/).includes(`${cookieName}=${value}`);
}

function tokenOf({ state, session }: View): string {
  return state.status === "broken" ? `${session}-${state.since}` : "";
}

/** `speech` is the catalogue of the reader. */
type Viewed = View & { readonly speech: Speech; readonly addition?: PageAddition | undefined };
type Showing = Viewed & { readonly frame: Frame; readonly describeOptions: Pick<DescribeOptions, "linkTo"> };

/** Answers with a file of the site, its not-found page, or its errors. `path` is decoded. */
function answerPage(path: string, asked: RequestParts, view: Showing): Answer {
  const { state, base, speech } = view;
  const { pages: words } = speech;
  const local = pathBelow(base, path);
  if (local === undefined && (path === "/" || pathBelow(base, `${path}/`)))
    return redirectAnswer(302, `${base}/`);
  const site = siteOf(state) ?? earlySiteOf(state);
  const found = site && local ? findFile(local, site.files) : undefined;
  const file = found ?? (site && local ? findNotFound(local, site.files) : "404.html");
  const shown = { file, status: found === undefined ? 404 : 200 };
  const isPage = found?.endsWith(".html") && site?.files.placeOf?.(found) === undefined;
  if (site !== undefined && found !== undefined && !isPage) return answerFile(found, site);
  switch (state.status) {
    case "starting":
      return site === undefined || found === undefined
        ? plainAnswer(503, `${speech.pages.building}\n`)
        : view.addition?.isDue
          ? answerHtml(shown, site, "early", { asked, view }, [{ title: words["note.early"] }])
          : answerHtml(shown, site, "page", { asked, view }, []);
    case "good":
      return answerHtml(
        shown,
        state.site,
        "page",
        { asked, view },
        noteDrafts(state.site, file, base, words),
      );
    case "broken": {
      const here = encodeURIComponent(asked.target);
      if (site !== undefined && wantsLastGood(asked.cookie ?? "", view)) {
        const note: Note = {
          title: words["note.last-good"],
          link: { to: `/__dev/problems?to=${here}`, text: words["note.problems"] },
        };
        const notes = [note, ...noteDrafts(site, file, base, words)];
        return answerHtml(shown, site, "last-good", { asked, view }, notes);
      }
      const back = site && `/__dev/last-good?to=${here}`;
      const { frame, describeOptions } = view;
      const html = drawErrorPage(state.problems, {
        frame,
        linkTo: describeOptions.linkTo,
        speech,
        here: asked.target,
        back,
      });
      const served: ServedPage = { ...describe(asked, view), shows: "error", file: "" };
      return { ...toAnswer(500, html, served, []), headers: ownHeaders };
    }
  }
}

/** The pages that are available before the end of the first build. */
function earlySiteOf(state: SiteState): BuiltSite | undefined {
  if (state.status !== "starting" || state.early === undefined) return undefined;
  return { files: state.early, pages: [], shownDrafts: [], heldBack: [], problems: [] };
}

function answerFile(file: string, { files }: BuiltSite): Answer {
  const type = { "Content-Type": contentTypeOf(file) };
  const place = files.placeOf?.(file);
  if (place !== undefined) return { status: 200, headers: type, body: { place } };
  const bytes = files.get(file) ?? new Uint8Array();
  const tag = `"${(files.digestOf?.(file) ?? digestOf(bytes)).slice(0, 32)}"`;
  return { status: 200, headers: { ...type, ETag: tag }, body: bytes };
}

function answerHtml(
  { file, status }: { readonly file: string; readonly status: number },
  { files }: BuiltSite,
  shows: ServedPage["shows"],
  { asked, view }: { readonly asked: RequestParts; readonly view: Viewed },
  notes: readonly Note[],
): Answer {
  const bytes = files.get(file);
  const html = bytes === undefined ? drawMissing(view.speech) : Buffer.from(bytes).toString();
  const served = { ...describe(asked, view), shows, file };
  const addition = shows === "page" ? view.addition : undefined;
  const answer = toAnswer(status, addition?.html ?? html, { ...served, addition }, notes);
  return bytes === undefined ? { ...answer, headers: ownHeaders } : answer;
}

function describe({ host = "", destination = "" }: RequestParts, { session, state, base, speech }: Viewed) {
  return {
    language: speech.language,
    session,
    base,
    version: state.version,
    visited: `http://${host}`,
    isFramed: /^i?frame$/.test(destination),
  };
}

/** Those of pages that the tool draws in place of pages of the site. */
const ownHeaders = toolPageHeaders({ forms: false, replaces: true });

/** The not-found page of a site without one. */
function drawMissing(speech: Speech): string {
  const { pages: words } = speech;
  const title = words["missing.title"];
  return drawToolPage({ title, body: `<h1>${title}</h1>\n<p>${words["missing.text"]}</p>` }, speech);
}

function toAnswer(status: number, html: string, served: ServedPage, notes: readonly Note[]): Answer {
  return {
    status,
    headers: { "Content-Type": contentTypeOf(".html") },
    body: addClient(html, served, notes),
  };
}

/** The data that a page gets when it is served. */
type ServedPage = {
  readonly session: string;
  readonly version: number;
  /** The reader’s language. */
  readonly language: Language;
  /**
   * `page` is the built page, `error` replaces it, `last-good` is the page before the errors, and `early` is a page without
   * the addition that its reader gets with the end of the first build.
   */
  readonly shows: "page" | "error" | "last-good" | "early";
  /** The file of the page, from the root of `dist/`. */
  readonly file: string;
  /** `""`, or the sub-path of the deployment. */
  readonly base: string;
  /** The origin under which the reader sees the page. */
  readonly visited: string;
  /** True in a frame: the outer page updates both and has the panel. */
  readonly isFramed: boolean;
  readonly addition?: PageAddition | undefined;
};

/**
 * Adds the script with reload and panel, and the notes about drafts, to a finished document, and inserts the server’s
 * origin where the site asks for it. These additions are never written to `dist/`.
 */
function addClient(html: string, served: ServedPage, notes: readonly Note[]): string {
  const { session, version, language, shows, file, base, visited, isFramed } = served;
  const { attributes = {}, end = "" } = (isFramed ? undefined : served.addition) ?? {};
  const script = isFramed ? 'type="text/site-dev"' : 'src="/__dev/client.js" defer';
  const own = Object.entries(attributes).map(([name, value]) => `${name}="${escapeHtml(value)}" `);
  const added =
    `<script ${script} ${own.join("")}data-session="${session}" data-language="${language}" data-version="${version}" data-shows="${shows}" data-file="${escapeHtml(file)}" data-base="${base}"></script>` +
    end +
    (notes.length === 0 ? "" : drawNotes(notes, language));
  const open = withoutSeal(html).replaceAll(devOrigin, visited);
  const at = open.lastIndexOf("</body>");
  return at === -1 ? open + added : open.slice(0, at) + added + open.slice(at);
}

/** In a shadow tree, so that the page’s styles and these do not affect each other. */
function drawNotes(notes: readonly Note[], language: Language): string {
  const lines = notes.map(({ title, text, link }) => {
    const detail = link
      ? `<a href="${escapeHtml(link.to)}">${escapeHtml(link.text)}</a>`
      : escapeHtml(text ?? "");
    return `<p><b>${escapeHtml(title)}</b> ${detail}</p>`;
  });
  return `<site-dev-notes lang="${language}"><template shadowrootmode="open"><link rel="stylesheet" href="/__dev/notes.css"><aside aria-label="site dev">${lines.join("")}</aside></template></site-dev-notes>`;
}

export type Context = View & {
  /** The address that the server listens on. */
  readonly listening: string;
  readonly ledger: ChangeLedger;
  readonly frame: Frame;
  /** The server’s own files, by their name below `/__dev/`. */
  readonly own: Pick<ReadonlyMap<string, Uint8Array>, "get">;
  readonly service: Omit<SiteService, "take">;
  readonly describeOptions: DescribeOptions;
  readonly faults: FaultPages;
  /** The catalogue of the reader. */
  readonly speech: Speech;
  readonly extension?: Extension | undefined;
  readonly addition?: PageAddition | undefined;
};

/**
 * How to handle a request: with an answer, a stream of changes, what takes time (`shown`), or by reading its
 * body for `path` (`post`) or for an extension (`posted`).
 */
export type Reply =
  | { readonly kind: "answer"; readonly answer: Answer }
  | { readonly kind: "stream" }
  | {
      readonly kind: "shown";
      readonly by: FaultPages;
      readonly path: string;
      readonly query: URLSearchParams;
    }
  | { readonly kind: "post"; readonly path: string }
  | { readonly kind: "posted"; readonly by: Extension; readonly path: string };

/** Answers from the built site, what stands in for its services and a few paths of the server’s own, never from the disk. */
export function respond(asked: RequestParts, context: Context): Reply {
  const target = readTarget(asked.target);
  const refused = refuse(asked, target.status === "read" ? target.path : "", context);
  if (refused !== undefined) return { kind: "answer", answer: refused };
  if (target.status === "refused") return { kind: "answer", answer: plainAnswer(400, target.why) };
  const { path, query } = target;
  if (context.service.takes(path)) return { kind: "post", path };
  const { extension: by, faults } = context;
  if (by !== undefined && path.startsWith(by.posts))
    return { kind: "posted", by, path: path.slice(by.posts.length) };
  const shown = context.service.show(path, context.speech);
  if (shown !== undefined) return { kind: "answer", answer: shown };
  for (const one of [faults, by])
    if (one?.paths.some((own) => own === path || (own.endsWith("/") && path.startsWith(own))))
      return { kind: "shown", by: one, path, query };
  if (path === "/__dev/events") return { kind: "stream" };
  if (path.startsWith("/__dev/")) return { kind: "answer", answer: answerOwn(path, query, context) };
  return { kind: "answer", answer: answerPage(path, asked, context) };
}

/** `path` is the path of the target, `""` when there is none. */
function refuse(
  { method, host, origin }: RequestParts,
  path: string,
  { listening, faults, extension, service }: Context,
): Answer | undefined {
  if (!isOwnHost(host, listening)) {
    return plainAnswer(421, say("http.own-names"));
  }
  if (service.takes(path) || (extension !== undefined && path.startsWith(extension.posts))) {
    if (method !== "POST") return plainAnswer(405, say("http.only-post"), { Allow: "POST" });
    // Browsers send the origin of a posting page: a request without it is not from our pages.
    return isOwnOrigin(origin ?? "", host) ? undefined : refusedOrigin;
  }
  if (method !== "GET" && method !== "HEAD") {
    return plainAnswer(405, say("http.only-get"), { Allow: "GET, HEAD" });
  }
  const isOwn = [
    "/__dev/",
    ...(service.page === undefined ? [] : [service.page]),
    ...faults.paths,
    ...(extension?.paths ?? []),
  ].some((start) => path.startsWith(start));
  return origin !== undefined && isOwn && !isOwnOrigin(origin, host) ? refusedOrigin : undefined;
}

const refusedOrigin = plainAnswer(403, say("http.own-pages"));

function answerOwn(path: string, query: URLSearchParams, context: Context): Answer {
  const name = path.slice("/__dev/".length);
  switch (name) {
    case "change":
      return answerChange(query, context);
    case "page":
      return answerDescription(query, context);
    case "language":
      return answerLanguage(query);
    case "last-good":
      return goToLastGood(query, context);
    case "problems":
      return leaveLastGood(query);
  }
  const body = context.own.get(name);
  return body === undefined
    ? plainAnswer(404, say(name === "axe.js" ? "http.no-axe" : "http.no-path"))
    : { status: 200, headers: { "Content-Type": contentTypeOf(name) }, body };
}

/** Returns the description of a page, for its panel; null when there is no such page. */
function answerDescription(
  query: URLSearchParams,
  { state, base, describeOptions, service, speech }: Context,
): Answer {
  const description = describePage(query.get("file") ?? "", state, base, describeOptions, speech);
  return jsonAnswer(description === undefined ? null : { ...description, service: service.link(speech) });
}

/** Tells the script of a page how to update the page after a change. */
function answerChange(query: URLSearchParams, context: Context): Answer {
  const { state } = context;
  return jsonAnswer({ version: state.version, ...decideChange(query, context) });
}

type Decision =
  | { readonly change: "none" | "reload" }
  | { readonly change: "styles"; readonly styles: readonly string[] };

function decideChange(query: URLSearchParams, { state, base, ledger }: Context): Decision {
  const shows = query.get("shows");
  const from = Number(query.get("from"));
  // A page that is shown before the end of the first build is up to date.
  if (state.status === "starting") return { change: "none" };
  if (shows === "early") return { change: "reload" };
  const isBroken = state.status === "broken";
  if (shows === "last-good") return { change: isBroken ? "none" : "reload" };
  if (shows === "error" || isBroken) return { change: "reload" };
  const { files } = state.site;
  const target = readTarget(query.get("page") ?? "");
  const path = (target.status === "read" ? pathBelow(base, target.path) : undefined) ?? "/";
  const file = findFile(path, files) ?? findNotFound(path, files);
  if (file !== query.get("file")) return { change: "reload" };
  const change = ledger.changeSince(file, from);
  if (change !== "styles") return { change };
  return { change, styles: stylesOf(Buffer.from(files.get(file) ?? "").toString()) };
}

function stylesOf(html: string): readonly string[] {
  const styles: string[] = [];
  readHtml(html, {
    open(name, { rel, href }) {
      if (name === "link" && rel === "stylesheet" && href !== undefined) styles.push(href);
    },
  });
  return styles;
}

/** A note in a corner of a page: a title, and a text or a link. */
export type Note = {
  readonly title: string;
  readonly text?: string;
  readonly link?: { readonly to: string; readonly text: string };
};

type Words = Speech["pages"];

/**
 * Notes that a page is not published yet, or shows or links to unpublished entries. `file` is from the root of `dist/`.
 */
export function noteDrafts(site: BuiltSite, file: string, base: string, words: Words): readonly Note[] {
  const { pages, shownDrafts } = site;
  if (shownDrafts.length === 0) return [];
  const page = pages.find(({ route }) => isPageFile(route, file));
  if (page === undefined) return [];
  const own = findOwnDraft(site, page);
  if (own !== undefined) return [describeDraft(own, words)];
  // The page of an entry is not a draft if only an item of the entry is unpublished.
  const hidden = shownDrafts.filter(({ part }) => part === undefined);
  const others = page.sources.slice(1);
  const unpublished = [
    ...hidden.filter(({ file }) => others.includes(file)),
    ...listLinked(page, site, base).flatMap((linked) => {
      const draft = findOwnDraft(site, linked);
      return draft !== undefined && hidden.includes(draft) ? draft : [];
    }),
  ];
  const named = new Set(
    unpublished.map(({ collection, id }) => {
      const entry = site.drawn?.entries.find((one) => one.collection === collection && one.id === id);
      return nameEntry(entry?.data) ?? id;
    }),
  );
  return named.size === 0 ? [] : [{ title: words["note.shows"], text: [...named].join(", ") }];
}

/** The pages that a page links to: a card may show only a few words of an entry. */
function listLinked(page: PageRecord, { pages, drawn }: BuiltSite, base: string): readonly PageRecord[] {
  const rendered = drawn?.pages.find(({ page: { route } }) => route === page.route);
  const paths =
    rendered === undefined ? [] : linksOf(rendered.facts).map((link) => link.replace(/[?#].*$/s, ""));
  const linked = new Set(paths.map((path) => withoutBase(path, base)));
  return pages.filter(({ route }) => linked.has(route));
}

function isPageFile(route: PageRecord["route"], file: string): boolean {
  return outputPaths({ route: route as Route }, "both").includes(file);
}

function describeDraft({ reason, due = "", part }: HeldBack, words: Words): Note {
  const what = words[part === undefined ? "note.page" : "note.part"];
  switch (reason) {
    case "draft":
      return { title: words["note.draft"], text: words["note.draft.text"]({ what }) };
    case "future":
      return { title: words["note.future"]({ due }), text: words["note.future.text"]({ what }) };
  }
}
