import { devOrigin } from "../../define/define.ts";
import { escapeHtml } from "../../http/escape-html.ts";
import type { HeldBack, PageRecord } from "../../model/model.ts";
import { linksOf } from "../../model/page-links.ts";
import type { Route } from "../../model/route.ts";
import { outputPaths } from "../../pipeline/finish/finish-pages.ts";
import type { BuiltSite } from "../site/site-state.ts";

/** What a page is told about itself when it is served. */
export type Shown = {
  readonly session: string;
  readonly version: number;
  /** `page` as built, `error` in its place, `last-good` what was there before the error. */
  readonly shows: "page" | "error" | "last-good";
  /** From the root of `dist/`. */
  readonly file: string;
  /** `""`, or the sub-path of the deployment. */
  readonly base: string;
  /** The origin under which the page is visited. */
  readonly visited: string;
  /** True in a frame: the page around it follows changes for both, and has the panel. */
  readonly isFramed: boolean;
};

/**
 * Adds the script that reloads and has the panel, and the notes of this page, to a finished document, and puts the
 * server’s own origin where the site asked for it. Nothing of it is ever written to `dist/`.
 */
export function addClient(html: string, shown: Shown, notes: readonly string[]): string {
  const { session, version, shows, file, base, visited, isFramed } = shown;
  const script = isFramed ? 'type="text/site-dev"' : 'src="/__dev/client.js" defer';
  const added =
    `<script ${script} data-session="${session}" data-version="${version}" data-shows="${shows}" data-file="${escapeHtml(file)}" data-base="${base}"></script>` +
    (notes.length === 0 ? "" : drawNotes(notes));
  const open = withoutSeal(html).replaceAll(devOrigin, visited);
  const at = open.lastIndexOf("</body>");
  return at === -1 ? open + added : open.slice(0, at) + added + open.slice(at);
}

/** What holds a published page to its policy and its files would refuse what is added and changed here. */
export function withoutSeal(html: string): string {
  return html
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/g, "")
    .replace(/(<(?:script|link)\s[^>]*?) integrity="[^"]*"/g, "$1");
}

/** In a shadow tree, so that neither the page’s styles nor these reach the other. `notes` are HTML. */
function drawNotes(notes: readonly string[]): string {
  const lines = notes.map((note) => `<p>${note}</p>`).join("");
  return `<site-dev-notes lang="en"><template shadowrootmode="open"><link rel="stylesheet" href="/__dev/notes.css"><aside aria-label="site dev">${lines}</aside></template></site-dev-notes>`;
}

/** Says that a page is not published yet, or shows or links to what is not. `file` is from the root of `dist/`. */
export function noteDrafts(site: BuiltSite, file: string, base: string): readonly string[] {
  const { pages, early } = site;
  if (early.length === 0) return [];
  const page = pages.find(({ route }) => isPageFile(route, file));
  if (page === undefined) return [];
  const [first, ...others] = page.sources;
  const own = early.find(({ file }) => file === first);
  if (own !== undefined) return [describe(own)];
  // What holds an entry of which only an item is early shows mostly other things of it.
  const hidden = new Set(early.filter(({ part }) => part === undefined).map(({ file }) => file));
  const shown = new Set([...others, ...listLinked(page, site, base)].filter((file) => hidden.has(file)));
  return shown.size === 0
    ? []
    : [`<b>Shows what is not published yet:</b> ${[...shown].map(escapeHtml).join(", ")}`];
}

/** The files that gave the routes to which a page links: a card may have taken a few words of its entry, and no more. */
function listLinked(page: PageRecord, { pages, drawn }: BuiltSite, base: string): readonly string[] {
  const rendered = drawn?.pages.find(({ page: { route } }) => route === page.route);
  const links = new Set(rendered && linksOf(rendered.facts).map((link) => link.replace(/[?#].*$/s, "")));
  return pages.flatMap(({ route, sources }) => (links.has(base + route) ? sources.slice(0, 1) : []));
}

function isPageFile(route: PageRecord["route"], file: string): boolean {
  return outputPaths(route as Route, "both").includes(file);
}

function describe({ reason, due, file, part }: HeldBack): string {
  const what = escapeHtml(part === undefined ? file : `${part} of ${file}`);
  switch (reason) {
    case "draft":
      return `<b>Draft:</b> <code>site build</code> leaves ${what} out`;
    case "future":
      return `<b>Due on ${escapeHtml(due ?? "")}:</b> until then <code>site build</code> leaves ${what} out`;
  }
}
