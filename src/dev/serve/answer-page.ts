import { type Answer, type Asked, plainAnswer, redirectAnswer } from "../../http/answer.ts";
import { contentTypeOf } from "../../http/content-types.ts";
import { findFile } from "../../http/find-file.ts";
import { findNotFound } from "../../model/language.ts";
import type { Speech } from "../../words/speech.ts";
import type { PageEditing } from "../edit/page-editing.ts";
import type { DescribeOptions } from "../panel/describe-page.ts";
import { type BuiltSite, type SiteState, siteOf } from "../site/site-state.ts";
import type { View } from "../site/view.ts";
import { addClient, type ServedPage } from "./add-client.ts";
import { drawErrorPage, type Frame } from "./error-page.ts";
import { wantsLastGood } from "./last-good.ts";
import { type Note, noteDrafts } from "./note-drafts.ts";
import { drawToolPage, toolPageHeaders } from "./tool-page.ts";

/** `speech` is the catalogue of the reader. */
type Viewed = View & { readonly speech: Speech; readonly editing?: PageEditing | undefined };
type Showing = Viewed & { readonly frame: Frame; readonly describeOptions: Pick<DescribeOptions, "linkTo"> };

/** Answers with a file of the site, its not-found page, or its errors. `path` is decoded. */
export function answerPage(path: string, asked: Asked, view: Showing): Answer {
  const { state, base, speech } = view;
  const { pages: words } = speech;
  const isBelow = path.startsWith(`${base}/`);
  if (!isBelow && (path === "/" || path === base)) return redirectAnswer(302, `${base}/`);
  const site = siteOf(state) ?? earlySiteOf(state);
  const local = isBelow ? path.slice(base.length) : undefined;
  const found = site && local ? findFile(local, site.files) : undefined;
  const file = found ?? (site && local ? findNotFound(local, site.files) : "404.html");
  const shown = { file, status: found === undefined ? 404 : 200 };
  const isPage = found?.endsWith(".html") && site?.files.placeOf?.(found) === undefined;
  if (site !== undefined && found !== undefined && !isPage) return answerFile(found, site);
  switch (state.status) {
    case "starting":
      return site === undefined || found === undefined
        ? plainAnswer(503, `${speech.pages.building}\n`)
        : answerHtml(shown, site, view.editing?.isDue ? "early" : "page", { asked, view }, []);
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
  const place = files.placeOf?.(file);
  const body = place === undefined ? (files.get(file) ?? "") : { place };
  return { status: 200, headers: { "Content-Type": contentTypeOf(file) }, body };
}

function answerHtml(
  { file, status }: { readonly file: string; readonly status: number },
  { files }: BuiltSite,
  shows: ServedPage["shows"],
  { asked, view }: { readonly asked: Asked; readonly view: Viewed },
  notes: readonly Note[],
): Answer {
  const bytes = files.get(file);
  const html = bytes === undefined ? drawMissing(view.speech) : Buffer.from(bytes).toString();
  const served = { ...describe(asked, view), shows, file };
  const editing = shows === "page" ? view.editing : undefined;
  const edit = editing && { ...editing, word: view.speech.pages["edit.begin"] };
  const answer = toAnswer(status, edit?.page?.html ?? html, { ...served, edit }, notes);
  return bytes === undefined ? { ...answer, headers: ownHeaders } : answer;
}

function describe({ host = "", destination = "" }: Asked, { session, state, base, speech }: Viewed) {
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
