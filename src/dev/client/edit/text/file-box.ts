import type { EditorView } from "prosemirror-view";
import type { AddFileAnswer } from "../../../../edit/text-protocol.ts";
import { make } from "../../panel/make.ts";
import type { Session } from "../session.ts";
import { openImageBox } from "./image-box.ts";
import { placeBox } from "./place-box.ts";
import { mark } from "./text-keys.ts";

/**
 * Uploads a file and asks for its text: the alternative text of an image, or the words of a link. `alt` is the alternative text
 * that came with a pasted image. Resolves when the author has answered.
 */
export async function addFile(view: EditorView, session: Session, file: File, alt = ""): Promise<void> {
  const { words, announce } = session;
  placeBox(view, session, words["add.title"], [make("p", {}, words["add.sending"])]);
  announce(words["add.sending"]);
  let answer: AddFileAnswer;
  try {
    answer = await session.upload(file);
  } catch {
    answer = { status: "refused", why: words["trouble.unanswered"] };
  }
  if (view.isDestroyed) return;
  switch (answer.status) {
    case "image":
      return openImageBox(view, session, { ...answer, alt });
    case "document":
      return openDocumentBox(view, session, answer);
    case "refused":
      return tellRefused(view, session, answer.why);
  }
}

function tellRefused(view: EditorView, session: Session, why: string): Promise<void> {
  const { words, announce } = session;
  const ok = make("button", { type: "button", class: "main", click: () => close() }, words["add.close"]);
  const { close, closed } = placeBox(view, session, words["add.refused"], [
    make("h2", {}, words["add.refused"]),
    make("p", {}, why),
    make("p", { class: "ways" }, ok),
  ]);
  announce(`${words["add.refused"]} ${why}`);
  ok.focus();
  return closed;
}

type Document = Extract<AddFileAnswer, { readonly status: "document" }>;

/** Asks for the words of a link to a document. The link also states its type and size. */
function openDocumentBox(
  view: EditorView,
  session: Session,
  { url, about, remark }: Document,
): Promise<void> {
  const { words, announce } = session;
  const { from, to } = view.state.selection;
  const input = make("input", { type: "text" });
  input.value = view.state.doc.textBetween(from, to, " ");
  const told = make("p", { class: "needed" });
  const put = () => {
    const text = input.value.trim();
    if (text === "") {
      told.textContent = words["add.link.needed"];
      announce(words["add.link.needed"]);
      return input.focus();
    }
    const link = view.state.schema.text(`${text} (${about})`, [mark("link").create({ url })]);
    view.dispatch(view.state.tr.replaceSelectionWith(link, false).scrollIntoView());
    close();
  };
  input.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.isComposing) return;
    // The text gets the focus, and would also take the key.
    event.preventDefault();
    put();
  });
  const { close, closed } = placeBox(view, session, words["add.title"], [
    make("label", {}, words["add.link"], input),
    make("p", {}, about),
    ...(remark === undefined ? [] : [make("p", { class: "needed", role: "note" }, remark)]),
    told,
    make(
      "p",
      { class: "ways" },
      make("button", { type: "button", class: "main", click: put }, words["add.insert"]),
      make("button", { type: "button", click: () => close() }, words["form.cancel"]),
    ),
  ]);
  if (remark !== undefined) announce(remark);
  input.focus();
  return closed;
}
