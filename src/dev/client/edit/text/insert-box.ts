import type { EditorView } from "prosemirror-view";
import type { BlocksAnswer } from "../../../../edit/text-protocol.ts";
import { make } from "../../panel/make.ts";
import type { Session } from "../session.ts";
import { openDirectiveBox } from "./directive-box.ts";
import { mayHoldNote, openFootnoteBox } from "./footnote-box.ts";
import { insertDirective } from "./insert-directive.ts";
import { placeBox } from "./place-box.ts";

/** Offers the blocks without a button of their own: footnotes, and the directives of the site. */
export function openInsertBox(
  view: EditorView,
  session: Session,
  directives: BlocksAnswer["directives"],
): void {
  const { words } = session;
  const offer = (label: string, help: string | undefined, open: () => void) =>
    make(
      "button",
      { type: "button", click: open },
      label,
      ...(help === undefined ? [] : [make("small", {}, help)]),
    );
  const offers = [
    ...(mayHoldNote(view.state)
      ? [offer(words["text.footnote"], undefined, () => openFootnoteBox(view, session))]
      : []),
    ...Object.entries(directives).map(([name, form]) =>
      offer(form.label, form.help, () => {
        if (form.fields.length > 0) return openDirectiveBox(view, session, { name, form });
        insertDirective(view, name, form, {});
        close();
      }),
    ),
  ];
  const { box, close } = placeBox(view, session, words["text.insert"], [
    make("div", { class: "offers" }, ...offers),
  ]);
  box.addEventListener("keydown", (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const at = offers.findIndex((each) => each.matches(":focus"));
    if (step === undefined || at < 0) return;
    event.preventDefault();
    offers.at((at + step) % offers.length)?.focus();
  });
  offers[0]?.focus();
}
