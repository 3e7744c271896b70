import type { EditorView } from "prosemirror-view";
import { make } from "../../panel/make.ts";
import type { Session } from "../session.ts";
import { placeBox } from "./place-box.ts";

/** Lists the losses of a paste and asks how to insert it. */
export function openPasteNote(
  view: EditorView,
  session: Session,
  lost: string,
  on: { readonly all: () => void; readonly text: () => void },
): void {
  const { words } = session;
  const button = (word: string, then?: () => void) =>
    make(
      "button",
      {
        type: "button",
        click: () => {
          close();
          if (!view.isDestroyed) then?.();
        },
      },
      word,
    );
  const main = button(words["paste.all"], on.all);
  main.className = "main";
  const ways = make(
    "p",
    { class: "ways" },
    main,
    button(words["paste.text"], on.text),
    button(words["form.cancel"]),
  );
  const { close } = placeBox(view, session, words["paste.title"], [make("p", {}, lost), ways]);
  main.focus();
  session.announce(lost);
}
