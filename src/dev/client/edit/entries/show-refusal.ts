import type { Refused } from "../../../../edit/protocol.ts";
import { make } from "../../panel/make.ts";
import type { Session } from "../session.ts";
import type { EntryContext } from "./entry-context.ts";

/** Shows, instead of a form, why no task is possible with the site in its present state. */
export function showRefusal({ content, session }: EntryContext, { atField, elsewhere }: Refused): void {
  const answer = make("div", { class: "answer" });
  content.replaceChildren(answer);
  drawRefusal(answer, [...atField, ...elsewhere], session);
}

/** Shows and announces in `answer` that nothing was written, and why. */
export function drawRefusal(
  answer: HTMLElement,
  texts: readonly string[],
  { words, announce }: Session,
): void {
  const note = make(
    "section",
    { class: "note", role: "group", "aria-label": words["entry.refused"] },
    make("h2", {}, words["entry.refused"]),
    ...texts.map((text) => make("p", {}, text)),
  );
  answer.replaceChildren(note);
  announce(note.innerText);
}
