import type { ChangedPage, SiteChanges } from "../../changes/changes.ts";
import type { ChangeWords } from "../../changes/tell-change.ts";
import { type ToldChange, tellChanges } from "../../changes/tell-changes.ts";
import { escapeHtml } from "../../html/escape.ts";
import { encodeRoute } from "../../model/route.ts";
import type { Drawn } from "../../pipeline/build.ts";
import type { Speech } from "../../words/speech.ts";
import { findHolder, labelEntry } from "../model/locate/label-fields.ts";
import type { Leaving } from "./leaving.ts";
import { drawPictures, drawScreens } from "./pictures.ts";
import type { UnseenEntry } from "./unseen.ts";

/** What leaves: each changed entry and file with its sentences, its pictures and its choice. */
export type LeavingView = {
  readonly leaving: readonly Leaving[];
  /** Undefined if the pages cannot be compared. */
  readonly found: SiteChanges | undefined;
  /** The changes of all pages in words, and of what belongs to no page. */
  readonly told: readonly ToldChange[];
  /** The trees of both versions, for their pictures. */
  readonly trees: { readonly before: string; readonly after: string } | undefined;
  /** The address of the public site, with its sub-path. */
  readonly address: string;
};

/** `hasOthers`: something changes that is none of the choices, such as another page. */
type ItemView = LeavingView & { readonly hasOthers: boolean };

type Options = {
  readonly base: string;
  readonly speech: Speech;
  readonly drawn: Drawn | undefined;
  /** With a form of its own, as for a review, all of it leaves. */
  readonly drawForm?: unknown;
};

/** Draws them, and below what changes with them, such as other pages and redirects. */
export function drawLeaving(view: LeavingView, options: Options): string {
  const { leaving, found, told, trees } = view;
  const { base, speech } = options;
  const { pages: words, changes } = speech;
  const ownPages = (one: Leaving) =>
    one.staysHere
      ? []
      : (found?.pages.filter(({ route, from }) =>
          [route, from].some((each) => one.routes.includes(each ?? "")),
        ) ?? []);
  const listed = new Set(leaving.flatMap(ownPages).map(({ route }) => route));
  const rest = told.filter(({ route }) => route === undefined || !listed.has(route));
  const itemView = { ...view, hasOthers: rest.length > 0 };
  const items = leaving.map((one) => drawItem(one, ownPages(one), itemView, options));
  const shown = found?.pages.filter((page) => !listed.has(page.route) && isToldIn(page, found, rest)) ?? [];
  const lines = rest.map(({ name, route, isGone = false, what }) => {
    const bold = `<b>${escapeHtml(name)}</b>`;
    const place =
      route === undefined || isGone ? bold : `<a href="${escapeHtml(base + encodeRoute(route))}">${bold}</a>`;
    return `<li>${changes.line({ name: place, what: escapeHtml(what) })}</li>`;
  });
  const pictures =
    trees === undefined ? [] : shown.slice(0, mostPictures).map((page) => drawNamed(page, trees, speech));
  return [
    items.length === 0 || trees === undefined ? "" : drawScreens(speech),
    items.length === 0
      ? ""
      : `<section aria-labelledby="leaving">\n<h2 id="leaving">${words["publish.leaving"]}</h2>\n<ul class="leaving">\n${items.join("\n")}\n</ul>\n</section>`,
    lines.length === 0
      ? ""
      : `<section aria-labelledby="changes">\n<h2 id="changes">${words[items.length === 0 ? "publish.changes" : "publish.also"]}</h2>\n<ul class="told">\n${lines.join("\n")}\n</ul>\n${pictures.join("\n")}\n</section>`,
  ].join("\n");
}

/** The pages of one entry, and of all that changes with the others, are pictured up to this number. */
const mostPictures = 4;

/** True for a page with a line of its own, or the first of those that share their changes. */
function isToldIn({ route }: ChangedPage, found: SiteChanges, rest: readonly ToldChange[]): boolean {
  return rest.some((one) => one.route === route) || found.shared.some(({ routes }) => routes[0] === route);
}

function drawNamed(page: ChangedPage, trees: NonNullable<LeavingView["trees"]>, speech: Speech): string {
  return `<h3>${escapeHtml(page.name || page.route)}</h3>\n${drawPictures(page, trees, speech)}`;
}

function drawItem(
  one: Leaving,
  pages: readonly ChangedPage[],
  { found, trees, address, hasOthers }: ItemView,
  options: Options,
): string {
  const { base, speech } = options;
  const { pages: words } = speech;
  const { key, staysHere, isShared } = one;
  const name = nameLeaving(one, pages, options);
  const page = pages.find(({ state }) => state !== "removed");
  const title = escapeHtml(name);
  const heading =
    page === undefined ? title : `<a href="${escapeHtml(base + encodeRoute(page.route))}">${title}</a>`;
  const sentences = staysHere
    ? [words["publish.stays"]]
    : tellLeaving(one, pages, { found, address, hasOthers }, speech);
  const shown = trees === undefined ? [] : pages.slice(0, mostPictures);
  return `<li${staysHere ? ' class="stays"' : ""}>
<div class="head"><h3>${heading}</h3>
${options.drawForm === undefined ? `<label class="keep"><input type="checkbox" name="without" value="${key}" id="keep-${key}"${staysHere ? " checked" : ""} aria-label="${escapeHtml(words["publish.keep.label"]({ name }))}"> ${words["publish.keep"]}</label>` : ""}</div>
<ul class="sentences">${sentences.map((text) => `<li>${escapeHtml(text)}</li>`).join("")}</ul>
${isShared ? `<p class="hint">${escapeHtml(words["publish.shared"]({ name }))}</p>` : ""}
${trees === undefined ? "" : shown.map((each) => (pages.length > 1 ? drawNamed(each, trees, speech) : drawPictures(each, trees, speech))).join("\n")}
</li>`.replaceAll(/\n{2,}/g, "\n");
}

/** The sentences of a choice. `own` are its changed pages. */
function tellLeaving(
  { kind, state, held, isUsed, address = "", sizeBytes = 0 }: Leaving,
  own: readonly ChangedPage[],
  site: Pick<ItemView, "found" | "address" | "hasOthers">,
  { pages: words, changes }: Speech,
): readonly string[] {
  if (kind !== "source") {
    if (state === "removed") return [words["leaving.removed"]];
    const size = words[state === "added" ? "leaving.added" : "leaving.changed"]({ sizeBytes });
    if (kind === "image") return [size, ...(isUsed ? [] : [words["leaving.image.unused"]])];
    const url = `${site.address}/${address}`;
    return [size, words[isUsed ? "leaving.file.used" : "leaving.file.unused"]({ url })];
  }
  const pageCount = site.found?.pageCount ?? 0;
  const told = tellChanges({ ...nothing, pages: own, pageCount }, changes);
  const seen = told.map(({ name, what }) => (own.length > 1 ? changes.line({ name, what }) : what));
  const waiting = held.map((one) => tellWaiting(one, state, changes));
  if (seen.length + waiting.length > 0) return [...new Set([...seen, ...waiting])];
  if (site.found === undefined) return [words[stateKeys[state]]];
  return [words[site.hasOthers ? "leaving.with-others" : "leaving.unseen"]];
}

const stateKeys = {
  added: "leaving.new",
  changed: "leaving.edited",
  removed: "leaving.removed",
} as const;

const nothing: SiteChanges = { pages: [], shared: [], redirects: [], assets: [], files: [], pageCount: 0 };

/** « Article « Toit » », the name of its page, or that of the file. */
function nameLeaving(one: Leaving, pages: readonly ChangedPage[], { speech, drawn }: Options): string {
  const { file, kind, collection, name } = one;
  const short = file.slice(file.lastIndexOf("/") + 1);
  if (kind === "static") return speech.pages["leaving.file"]({ name: short });
  if (kind === "image") return speech.pages["leaving.image"]({ name: short });
  if (collection !== undefined && name !== undefined)
    return speech.changes["entry.name"]({ kind: collection, name });
  const holder = drawn && findHolder(drawn, file, []);
  const known = drawn && holder && labelEntry(drawn.site, holder.name, holder.entry);
  return collection ?? known ?? pages[0]?.name ?? shortName(file);
}

/** The name of a file without its folder and its ending. */
export function shortName(file: string): string {
  return file.slice(file.lastIndexOf("/") + 1).replace(/\.[a-z]+$/, "");
}

/** Tells an entry that no told change of a page accounts for. */
export function tellEntry({ kind, name, state, held }: UnseenEntry, words: ChangeWords): ToldChange {
  return {
    name: name === undefined ? kind : words["entry.name"]({ kind, name }),
    what: held === undefined ? words[entryKeys[state]] : tellWaiting(held, state, words),
  };
}

const entryKeys = {
  added: "entry.added",
  changed: "entry.changed",
  removed: "entry.removed",
} as const;

function tellWaiting(
  { reason, due = "", part }: NonNullable<UnseenEntry["held"]>,
  state: UnseenEntry["state"],
  words: ChangeWords,
): string {
  if (reason === "draft") return words[state === "changed" ? "entry.draft.changed" : "entry.draft"];
  if (part !== undefined) return words["entry.due.part"]({ due });
  return words[state === "changed" ? "entry.due.changed" : "entry.due"]({ due });
}
