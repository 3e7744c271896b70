import { Fragment, Slice } from "prosemirror-model";
import { Plugin } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import type { PasteAnswer, PasteRequest } from "../../../../edit/protocol.ts";
import type { Session } from "../session.ts";
import { fromTrees } from "./from-mdast.ts";
import { namesOfNotes } from "./notes.ts";
import { openPasteNote } from "./paste-note.ts";

/** The server takes two megabytes: a longer text comes in as ProseMirror reads it. */
const mostCharacters = 1_500_000;

/**
 * What other programs have put into the clipboard comes in as the server reads it. What cannot be kept is named first. Text of
 * this editor itself, and text without form, are ProseMirror’s. `depth` is that of the highest headings.
 */
export function pasting(session: Session, depth: number): Plugin {
  return new Plugin({
    props: {
      handlePaste: (view, { clipboardData }) => {
        if (clipboardData === null || view.state.selection.$from.parent.type.spec.code) return false;
        const copied = readClipboard(clipboardData);
        if (copied === undefined) return false;
        void paste(view, { ...copied, depth, notes: namesOfNotes(view.state.doc) }, session);
        return true;
      },
    },
  });
}

/** Undefined for what ProseMirror reads itself. */
function readClipboard(data: DataTransfer): Pick<PasteRequest, "html" | "text"> | undefined {
  const text = data.getData("text/plain");
  // An editor of code colours its words.
  const isCode = data.types.includes("vscode-editor-data");
  // Images as data are none of the text.
  const html = isCode ? "" : data.getData("text/html").replace(/\bdata:image\/[^"'\s>]*/g, "data:");
  const isOwn = html.includes("data-pm-slice");
  const isPlain = html === "" && !text.includes("\n");
  return isOwn || isPlain || html.length + text.length > mostCharacters ? undefined : { html, text };
}

async function paste(view: EditorView, copied: PasteRequest, session: Session): Promise<void> {
  const pasteText = () => {
    if (!view.isDestroyed) view.pasteText(copied.text, new ClipboardEvent("paste"));
  };
  let answer: PasteAnswer;
  try {
    answer = await session.ask<PasteAnswer>("paste", copied);
  } catch {
    session.announce(session.words["trouble.unanswered"]);
    return pasteText();
  }
  if (view.isDestroyed) return;
  const put = () => putIn(view, answer);
  if (answer.lost === undefined) put();
  else openPasteNote(view, session, answer.lost, { all: put, text: pasteText });
}

/** Notes stand at the end of the text, where people look for them. */
function putIn(view: EditorView, { blocks, notes }: PasteAnswer): void {
  if (view.isDestroyed || blocks.length === 0) return;
  const slice = Slice.maxOpen(Fragment.from([...fromTrees(blocks)]));
  // Cells that are pasted into a table fill its own: a plug-in does that, and this one takes no event without a clipboard.
  const event = new ClipboardEvent("paste");
  const isTaken = view.someProp("handlePaste", (handle) => handle(view, event, slice));
  const { tr } = view.state;
  if (!isTaken) tr.replaceSelection(slice).scrollIntoView();
  if (notes.length > 0) tr.insert(tr.doc.content.size, [...fromTrees(notes)]);
  if (tr.docChanged) view.dispatch(tr.setMeta("paste", true));
}
