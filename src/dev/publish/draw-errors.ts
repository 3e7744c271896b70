import { writeFieldLink } from "../../edit/field-link.ts";
import { escapeHtml } from "../../html/escape.ts";
import type { Drawn } from "../../pipeline/build.ts";
import { type Problem, writePlace } from "../../words/problem.ts";
import type { Speech } from "../../words/speech.ts";
import { createPlacer } from "../todo/place-todo.ts";

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
