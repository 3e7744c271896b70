import type { Refused } from "../../../../edit/protocol.ts";
import { make } from "../../panel/make.ts";
import type { EntryDesk } from "./entry-desk.ts";

/** Shows, instead of a form, why no task is possible with the site in its present state. */
export function showRefusal({ content, session }: EntryDesk, { atField, elsewhere }: Refused): void {
  const lines = [...atField, ...elsewhere].map((text) => make("p", {}, text));
  const note = make(
    "section",
    { class: "note", role: "group", "aria-label": session.words["entry.refused"] },
    make("h2", {}, session.words["entry.refused"]),
    ...lines,
  );
  content.replaceChildren(make("div", { class: "answer" }, note));
  session.announce(note.innerText);
}
