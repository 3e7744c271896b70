import type { RootContent } from "mdast";
import { DOMParser, Fragment, type Node, Slice } from "prosemirror-model";
import { Plugin, Selection, type Transaction } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { make } from "../../../dev/client/panel/make.ts";
import type { Clipboard, Pasted } from "../paste/read-paste.ts";
import type { PastePlace } from "../paste/read-text.ts";
import type { Session } from "../session.ts";
import { addFile, placeBox } from "./boxes.ts";
import { fromTrees } from "./from-mdast.ts";
import { namesOfNotes } from "./notes.ts";
import { node } from "./text-keys.ts";
import { textSchema } from "./text-schema.ts";

const script = "/__dev/edit-paste.js";

/** The text into which is pasted. `depth` is the depth of its highest headings. */
export type Pasting = Pick<PastePlace, "addresses" | "depth">;

/**
 * Pastes the content of other programs, after a list of the losses. ProseMirror itself pastes content of this editor, words of
 * one line, and text that is to be pasted without its form.
 */
export function pasting(session: Session, pasting: Pasting): Plugin {
  let isPlain = false;
  return new Plugin({
    props: {
      handleKeyDown: (_view, { shiftKey, key }) => {
        isPlain = shiftKey && key !== "Insert";
        return false;
      },
      handleDOMEvents: {
        keyup: () => {
          isPlain = false;
        },
      },
      handlePaste: (view, { clipboardData }) => {
        if (isPlain || clipboardData === null || view.state.selection.$from.parent.type.spec.code)
          return false;
        const copied = readClipboard(clipboardData);
        if (copied === undefined) return false;
        void paste(view, copied, pasting, session);
        return true;
      },
    },
  });
}

/** Undefined for content that ProseMirror pastes itself. */
function readClipboard(data: DataTransfer): Clipboard | undefined {
  const text = data.getData("text/plain");
  // A code editor copies its syntax colours as HTML.
  const html = data.types.includes("vscode-editor-data") ? "" : data.getData("text/html");
  const isPlain = html === "" && !/[\n*#`|>\][]/.test(text);
  return isPlain || html.includes("data-pm-slice") ? undefined : { html, text };
}

async function paste(
  view: EditorView,
  copied: Clipboard,
  { addresses, depth }: Pasting,
  session: Session,
): Promise<void> {
  const { ask, language } = session;
  const pasteText = () => {
    if (!view.isDestroyed) view.pasteText(copied.text, new ClipboardEvent("paste"));
  };
  let read: Pasted;
  try {
    const { readPaste } = (await import(script)) as typeof import("../paste/read-paste.ts");
    read = await readPaste(copied, {
      parser: DOMParser.fromSchema(textSchema),
      cut: async (text) => (await ask("blocks", { text })).blocks.map(({ tree }) => tree as RootContent),
      fromTrees,
      addresses,
      depth,
      notes: namesOfNotes(view.state.doc),
      language,
    });
  } catch {
    session.announce(session.words["trouble.unanswered"]);
    return pasteText();
  }
  if (view.isDestroyed) return;
  const put = () => void putIn(view, read, session);
  if (read.lost === undefined) put();
  else openPasteNote(view, session, read.lost, { all: put, text: pasteText });
}

/**
 * Inserts the words up to an image, asks for the alternative text of the image, and continues. Notes go to the end of the text,
 * where people look for them.
 */
async function putIn(view: EditorView, { blocks, notes, pictures }: Pasted, session: Session): Promise<void> {
  let words: Node[] = [];
  let left = notes;
  let place: number | undefined;
  const putWords = () => {
    if (words.length === 0) return;
    putBlocks(view, words, left, place);
    words = [];
    left = [];
  };
  for (const block of blocks) {
    const image = findPicture(block, pictures);
    if (image === undefined) words.push(block);
    else {
      // After a list, the caret would be in its last item.
      if (words.at(-1)?.isTextblock === false) words.push(paragraph());
      putWords();
      const before = view.state.doc;
      await addPicture(view, session, image);
      place = findPlaceAfter(before, view.state.doc);
    }
  }
  putWords();
  if (view.isDestroyed || left.length === 0) return;
  const tr = addNotes(view.state.tr, left);
  view.dispatch(tr.setMeta("paste", true));
}

const paragraph = () => node("paragraph").create();

type Picture = { readonly data: string; readonly alt: string };

/** Finds the image of the clipboard in a block that consists of one. */
function findPicture(block: Node, pictures: readonly string[]): Picture | undefined {
  const attrs = block.firstChild?.type.name === "image" ? block.firstChild.attrs : undefined;
  const data = pictures[Number(/^\/clipboard:(\d+)$/.exec(attrs?.url)?.[1])];
  return data === undefined ? undefined : { data, alt: attrs?.alt };
}

async function addPicture(view: EditorView, session: Session, { data, alt }: Picture): Promise<void> {
  if (view.isDestroyed) return;
  const [head = "", base64 = ""] = data.split(",");
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  const type = /^data:([^;]+)/.exec(head)?.[1] ?? "";
  await addFile(view, session, new File([bytes], alt === "" ? "image" : alt, { type }), alt);
}

/** The position after an image that was added as a block of its own. Undefined if none was. */
function findPlaceAfter(before: Node, now: Node): number | undefined {
  const known = new Set(before.children);
  let place: number | undefined;
  now.forEach((block, start) => {
    const isImage = block.childCount === 1 && block.firstChild?.type.name === "image";
    if (isImage && !known.has(block)) place = start + block.nodeSize;
  });
  return place;
}

/** Inserts blocks at the caret, or as blocks of their own at `place`. */
function putBlocks(
  view: EditorView,
  blocks: readonly Node[],
  notes: readonly Node[],
  place: number | undefined,
): void {
  if (view.isDestroyed) return;
  const put = Fragment.from([...blocks]);
  const isTaken = place === undefined && putInCells(view, Slice.maxOpen(put));
  const { tr } = view.state;
  if (place !== undefined)
    tr.insert(place, put).setSelection(Selection.near(tr.doc.resolve(place + put.size), -1));
  else if (!isTaken) tr.replaceSelection(Slice.maxOpen(put));
  addNotes(tr, notes);
  if (tr.docChanged) view.dispatch(tr.scrollIntoView().setMeta("paste", true));
}

function addNotes(tr: Transaction, notes: readonly Node[]): Transaction {
  return notes.length === 0 ? tr : tr.insert(tr.doc.content.size, [...notes]);
}

/**
 * Lets the table plug-in paste cells into a table. The handler of this module ignores the event, because it has no clipboard.
 */
function putInCells(view: EditorView, slice: Slice): boolean {
  const event = new ClipboardEvent("paste");
  return view.someProp("handlePaste", (handle) => handle(view, event, slice)) === true;
}

/** Lists the losses of a paste and asks how to insert it. */
function openPasteNote(
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
