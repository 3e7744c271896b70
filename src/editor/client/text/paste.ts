import type { RootContent } from "mdast";
import { Fragment, type Node, Slice } from "prosemirror-model";
import { Plugin, Selection, type Transaction } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { make } from "../../../dev/client/panel/make.ts";
import type { Asked, PasteAnswer } from "../../requests.ts";
import type { Session } from "../session.ts";
import { addFile, placeBox } from "./boxes.ts";
import { fromTrees } from "./from-mdast.ts";
import { namesOfNotes } from "./notes.ts";

/** The server accepts two megabytes. ProseMirror converts longer texts. */
const mostCharacters = 1_500_000;

/**
 * Pastes the content of other programs as the server converts it, after a list of the losses. ProseMirror itself pastes content
 * of this editor and plain text of one line. `depth` is the depth of the highest headings.
 */
export function pasting(session: Session, depth: number): Plugin {
  return new Plugin({
    props: {
      handlePaste: (view, { clipboardData }) => {
        if (clipboardData === null || view.state.selection.$from.parent.type.spec.code) return false;
        const read = readClipboard(clipboardData);
        if (read === undefined) return false;
        const { pictures, ...copied } = read;
        const request = { ...copied, depth, notes: namesOfNotes(view.state.doc) };
        void paste(view, request, pictures, session);
        return true;
      },
    },
  });
}

/** `pictures` are the `data:` addresses of images in the HTML. The server gets their numbers instead. */
type Copied = Pick<Asked<"paste">, "html" | "text"> & { readonly pictures: readonly string[] };

/** Undefined for content that ProseMirror pastes itself. */
function readClipboard(data: DataTransfer): Copied | undefined {
  const text = data.getData("text/plain");
  // A code editor copies its syntax colours as HTML.
  const isCode = data.types.includes("vscode-editor-data");
  const pictures: string[] = [];
  const keep = (address: string) => `clipboard:${pictures.push(address) - 1}`;
  const html = (isCode ? "" : data.getData("text/html"))
    .replace(/\bdata:image\/[\w.+-]+;base64,[\w+/=]+/g, keep)
    .replace(/\bdata:image\/[^"'\s>]*/g, "data:");
  const isOwn = html.includes("data-pm-slice");
  const isPlain = html === "" && !text.includes("\n");
  return isOwn || isPlain || html.length + text.length > mostCharacters
    ? undefined
    : { html, text, pictures };
}

async function paste(
  view: EditorView,
  copied: Asked<"paste">,
  pictures: readonly string[],
  session: Session,
): Promise<void> {
  const pasteText = () => {
    if (!view.isDestroyed) view.pasteText(copied.text, new ClipboardEvent("paste"));
  };
  let answer: PasteAnswer;
  try {
    answer = await session.ask("paste", copied);
  } catch {
    session.announce(session.words["trouble.unanswered"]);
    return pasteText();
  }
  if (view.isDestroyed) return;
  const put = () => void putIn(view, answer, pictures, session);
  if (answer.lost === undefined) put();
  else openPasteNote(view, session, answer.lost, { all: put, text: pasteText });
}

/**
 * Inserts the words up to an image, asks for the alternative text of the image, and continues. Notes go to the end of the text,
 * where people look for them.
 */
async function putIn(
  view: EditorView,
  { blocks, notes }: PasteAnswer,
  pictures: readonly string[],
  session: Session,
): Promise<void> {
  let words: RootContent[] = [];
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

type Picture = { readonly data: string; readonly alt: string };

/** Finds the image of the clipboard in a block that consists of one. */
function findPicture(block: RootContent, pictures: readonly string[]): Picture | undefined {
  const [image] = block.type === "paragraph" ? block.children : [];
  if (image?.type !== "image") return undefined;
  const data = pictures[Number(/^clipboard:(\d+)$/.exec(image.url)?.[1])];
  return data === undefined ? undefined : { data, alt: image.alt ?? "" };
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
  blocks: readonly RootContent[],
  notes: readonly RootContent[],
  place: number | undefined,
): void {
  if (view.isDestroyed) return;
  const put = Fragment.from([...fromTrees(blocks)]);
  const isTaken = place === undefined && putInCells(view, Slice.maxOpen(put));
  const { tr } = view.state;
  if (place !== undefined)
    tr.insert(place, put).setSelection(Selection.near(tr.doc.resolve(place + put.size), -1));
  else if (!isTaken) tr.replaceSelection(Slice.maxOpen(put));
  addNotes(tr, notes);
  if (tr.docChanged) view.dispatch(tr.scrollIntoView().setMeta("paste", true));
}

function addNotes(tr: Transaction, notes: readonly RootContent[]): Transaction {
  return notes.length === 0 ? tr : tr.insert(tr.doc.content.size, [...fromTrees(notes)]);
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
