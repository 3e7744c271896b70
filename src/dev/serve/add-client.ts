import { devOrigin } from "../../define/define.ts";
import type { PageFields } from "../../edit/protocol.ts";
import { escapeHtml } from "../../http/escape-html.ts";
import { hashOf } from "../../model/memory/hash.ts";
import { withoutSeal } from "../../pipeline/finish/without-seal.ts";
import type { Language } from "../../words/languages.ts";
import type { Editable } from "../edit/page-editing.ts";
import type { Note } from "./note-drafts.ts";

/** The data that a page gets when it is served. */
export type ServedPage = {
  readonly session: string;
  readonly version: number;
  /** The reader’s language. */
  readonly language: Language;
  /**
   * `page` is the built page, `error` replaces it, `last-good` is the page before the errors, and `early` is a page without
   * the editor that its reader gets with the end of the first build.
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
  /** Set if the reader may edit. */
  readonly edit?: Editable | undefined;
};

/**
 * Adds the script with reload and panel, and the notes about drafts, to a finished document, and inserts the server’s
 * origin where the site asks for it. These additions are never written to `dist/`.
 */
export function addClient(html: string, served: ServedPage, notes: readonly Note[]): string {
  const { session, version, language, shows, file, base, visited, isFramed } = served;
  const edit = isFramed ? undefined : served.edit;
  const script = isFramed ? 'type="text/site-dev"' : 'src="/__dev/client.js" defer';
  const offer = edit === undefined || edit.page !== undefined ? "" : `data-edit="${escapeHtml(edit.word)}" `;
  const added =
    `<script ${script} ${offer}data-session="${session}" data-language="${language}" data-version="${version}" data-shows="${shows}" data-file="${escapeHtml(file)}" data-base="${base}"></script>` +
    (edit?.page === undefined ? "" : drawEditor(edit.page, edit.token, html, served)) +
    (notes.length === 0 ? "" : drawNotes(notes, language));
  const open = withoutSeal(html).replaceAll(devOrigin, visited);
  const at = open.lastIndexOf("</body>");
  return at === -1 ? open + added : open.slice(0, at) + added + open.slice(at);
}

/** Adds the script of the editor, and the fields of the page. */
function drawEditor(
  { fields, entries }: PageFields,
  token: string,
  html: string,
  { language, file }: ServedPage,
): string {
  const json = JSON.stringify({ fields, entries }).replaceAll("<", "\\u003c");
  return (
    `<script type="application/json" id="site-edit-fields">${json}</script>` +
    `<script src="/__dev/edit.js" defer data-language="${language}" data-token="${token}" data-page="${hashOf("page", html)}" data-file="${escapeHtml(file)}"></script>`
  );
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
