import { Plugin, Selection } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import type { Session } from "../session.ts";
import { addFile } from "./file-box.ts";

/** A plug-in that uploads images and PDF files dropped or pasted into a text. */
export function takingFiles(session: Session): Plugin {
  const take = (view: EditorView, data: DataTransfer | null): boolean => {
    const [file] = data?.files ?? [];
    // Word and spreadsheets also copy a picture of their text.
    if (file === undefined || data?.types.includes("text/html")) return false;
    void addFile(view, session, file);
    return true;
  };
  return new Plugin({
    props: {
      handlePaste: (view, event) => take(view, event.clipboardData),
      handleDrop: (view, event) => {
        const found = view.posAtCoords({ left: event.clientX, top: event.clientY });
        if (found && event.dataTransfer?.files.length)
          view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(found.pos))));
        return take(view, event.dataTransfer);
      },
    },
  });
}
