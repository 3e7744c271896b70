import { escapeHtml } from "../../html/escape.ts";
import type { Drawn } from "../../pipeline/build.ts";
import { type Problem, writePlace } from "../../words/problem.ts";
import type { Speech } from "../../words/speech.ts";
import { writeFieldLink } from "../model/field-link.ts";
import { createPlacer } from "../todo/place-todo.ts";

/** A part of the publish page. */
export type Drawing = {
  /** The first line, which screen readers announce. */
  readonly state: string;
  /** The content below it. */
  readonly html: string;
};

export type DrawingOptions = {
  /** `""`, or the sub-path of the deployment. */
  readonly base: string;
  readonly speech: Speech;
  /** The last good site, for the names of pages and fields. */
  readonly drawn: Drawn | undefined;
  /** The number of texts that the checks have refused, and that are in no file. */
  readonly unsaved: number;
};

/** `act` is the action of the script of the page; `""` submits the form around the button. */
export function drawButton(act: string, text: string): string {
  return act === ""
    ? `<button type="submit" class="main">${text}</button>`
    : `<button type="button" data-act="${act}">${text}</button>`;
}

/** Draws the problems that stop a publication, or may, each with a link that opens its field. */
export function drawErrors(
  problems: readonly Problem[],
  drawn: Drawn | undefined,
  base: string,
  { tell, pages: words }: Speech,
): string {
  const place = drawn && createPlacer(drawn);
  const items = problems.map(({ severity, file, at, message, hint }) => {
    const { page, entry, field } = place?.(file, at) ?? {};
    const label = field && (field.label ?? words["todo.text"]);
    const name = [entry?.label ?? page?.label ?? file, label]
      .filter((part) => part !== undefined)
      .join(" · ");
    const link =
      entry && base + (page?.route ?? "/") + writeFieldLink({ entry: entry.name, path: field?.path ?? [] });
    const where = writePlace({ file, at });
    return `<li class="${severity}">
<h3>${link === undefined ? escapeHtml(name) : `<a href="${escapeHtml(link)}">${escapeHtml(name)}</a>`}</h3>
<p class="message">${escapeHtml(tell(message))}</p>
${hint === undefined ? "" : `<p class="hint">${escapeHtml(tell(hint))}</p>`}
<p class="place"><code>${escapeHtml(where)}</code></p>
</li>`;
  });
  return `<ul class="things">\n${items.join("\n")}\n</ul>`;
}
