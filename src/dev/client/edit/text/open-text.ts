import { history, redo, undo } from "prosemirror-history";
import type { Node } from "prosemirror-model";
import { EditorState, NodeSelection, Selection } from "prosemirror-state";
import { tableEditing } from "prosemirror-tables";
import { EditorView } from "prosemirror-view";
import type { StepName } from "../../../../edit/protocol.ts";
import type { Block, BlocksAnswer, ComposeRequest } from "../../../../edit/text-protocol.ts";
import { adoptStyles } from "../dress-page.ts";
import { keepKeys } from "../keep-keys.ts";
import type { Session } from "../session.ts";
import { directiveView, footnoteView } from "./box-view.ts";
import { cardView, chipView } from "./card-view.ts";
import { addFile } from "./file-box.ts";
import { findCaret, findLetterCaret, type Pointed, readLetterCaret } from "./find-caret.ts";
import { fromBlocks } from "./from-mdast.ts";
import { openImageBox } from "./image-box.ts";
import { imageView } from "./image-view.ts";
import { openInsertBox } from "./insert-box.ts";
import { openLinkBox } from "./link-box.ts";
import type { LetterCaret } from "./match-caret.ts";
import { pasting } from "./paste.ts";
import { closeBox } from "./place-box.ts";
import { takingFiles } from "./taking-files.ts";
import { textKeys } from "./text-keys.ts";
import { createTextTools, runOn } from "./text-tools.ts";
import { toBlocks } from "./to-mdast.ts";

export { createSource } from "./source.ts";

/** The styles of the page for the blocks and the source of a text. */
adoptStyles(`
  [data-site-box] { margin-block: 1em; border: 1px solid #8a8577; border-inline-start: 3px solid var(--site-cobalt); }
  [data-site-box] > div { padding: 4px 16px 12px; }
  [data-site-text] > textarea {
    display: block; box-sizing: border-box; inline-size: 100%; padding: 12px; resize: vertical;
    font: 14px / 1.6 ui-monospace, monospace; tab-size: 2; color: inherit; background: none;
    border: 1px solid; border-radius: 0;
  }
  [data-site-text] .ProseMirror-selectednode { outline: 2px solid var(--site-cobalt); outline-offset: 2px; }
  [data-site-text] .selectedCell { background: color-mix(in srgb, var(--site-cobalt) 16%, transparent); }
  [data-site-text] :is(td, th) { min-inline-size: 3em; }
  /* Empty cells would be invisible in a table without rules. */
  [data-site-text] :is(td, th):has(> .ProseMirror-trailingBreak:only-child) { outline: 1px dashed #8a8577; outline-offset: -2px; }
  [data-site-text] .ProseMirror-separator { display: inline !important; border: none !important; margin: 0 !important; inline-size: 0 !important; block-size: 0 !important; }
  [data-site-text] li[data-tight] > p { margin: 0 !important; }
  [data-site-text] site-dev-chip { display: inline; }
`);

/** A Markdown text that is open in the editor. */
export type OpenText = {
  readonly tools: HTMLElement;
  /** The kept and changed blocks, for the request `compose`. */
  blocks(): ComposeRequest["blocks"];
  /** Puts the caret at the point, and scrolls so that it stays at height `y` of the window. Without a point, at the start. */
  focus(pointed?: Pointed | LetterCaret, y?: number): void;
  /** The caret, and its height in the window. */
  caret(): { readonly at: LetterCaret; readonly y: number };
  /** False if there is nothing to undo or redo. */
  step(name: StepName): boolean;
  destroy(): void;
};

export type Opening = {
  /** The element in which the blocks are shown. */
  readonly mount: HTMLElement;
  readonly blocks: readonly Block[];
  readonly directives: BlocksAnswer["directives"];
  readonly label: string;
  readonly session: Session;
  readonly sheet: CSSStyleSheet;
  readonly on: {
    readonly change: () => void;
    readonly blur: () => void;
    readonly source: () => void;
    /** `to` is the field to go on with. */
    readonly leave: (to?: "next" | "previous") => void;
    readonly none: (name: StepName) => void;
  };
};

export function openText({ mount, blocks, directives, label, session, sheet, on }: Opening): OpenText {
  const { words } = session;
  const { doc, origins } = fromBlocks(blocks);
  const depths = headingsOf(blocks);
  const link = () => {
    openLinkBox(view, session);
    return true;
  };
  const image = () => {
    void openImageBox(view, session, { choose: (file) => void addFile(view, session, file) });
    return true;
  };
  const insert = () => {
    openInsertBox(view, session, directives);
    return true;
  };
  keepKeys(mount);
  const view = new EditorView(
    { mount },
    {
      state: EditorState.create({
        doc,
        plugins: [
          takingFiles(session),
          pasting(session, depths[0] ?? 2),
          ...textKeys({ link, leave: on.leave, none: on.none, tools: () => tools.focus() }),
          tableEditing(),
          history(),
        ],
      }),
      attributes: { role: "textbox", "aria-multiline": "true", "aria-label": label, spellcheck: "true" },
      nodeViews: {
        card: cardView(sheet, words, directives),
        chip: chipView(sheet),
        directive: directiveView(sheet, words, directives),
        footnote: footnoteView(sheet, words),
        image: imageView(session),
      },
      handleDoubleClickOn: (_view, _position, node) => {
        if (node.type.name !== "image") return false;
        return image();
      },
      handleKeyDown: (current, { key }) => {
        const { selection } = current.state;
        const isImage = selection instanceof NodeSelection && selection.node.type.name === "image";
        return isImage && key === "Enter" ? image() : false;
      },
      handleDOMEvents: {
        blur: () => {
          on.blur();
          return false;
        },
      },
      dispatchTransaction: (transaction) => {
        view.updateState(view.state.apply(transaction));
        tools.draw(view.state);
        if (transaction.docChanged) on.change();
      },
    },
  );
  const tools = createTextTools(words, depths, {
    run: runOn(view),
    link,
    image,
    insert,
    source: on.source,
    end: () => on.leave(),
    back: () => view.focus(),
  });
  tools.draw(view.state);
  return {
    tools: tools.element,
    blocks: () => toBlocks(view.state.doc, origins),
    focus: (pointed, y) => {
      const { doc } = view.state;
      const selection =
        pointed === undefined ? Selection.atStart(doc) : Selection.near(doc.resolve(findPlace(doc, pointed)));
      view.dispatch(view.state.tr.setSelection(selection));
      view.focus();
      if (y !== undefined)
        scrollBy({ top: view.coordsAtPos(selection.from).top - y + halfLine, behavior: "instant" });
    },
    caret: () => {
      const { doc, selection } = view.state;
      return {
        at: readLetterCaret(doc, selection.from),
        y: view.coordsAtPos(selection.from).top + halfLine,
      };
    },
    step: (name) => (name === "undo" ? undo : redo)(view.state, view.dispatch),
    destroy: () => {
      closeBox(session.root);
      view.destroy();
    },
  };
}

const halfLine = 12;

function findPlace(doc: Node, pointed: Pointed | LetterCaret): number {
  return "index" in pointed ? findCaret(doc, pointed) : findLetterCaret(doc, pointed);
}

/** The three depths of headings to offer, beginning with the highest of the text. */
function headingsOf(blocks: readonly Block[]): readonly number[] {
  const depths = blocks.flatMap(({ tree }) => {
    const { type, depth } = tree as { readonly type: string; readonly depth?: number };
    return type === "heading" && depth !== undefined ? [depth] : [];
  });
  const highest = Math.min(4, ...(depths.length > 0 ? depths : [2]));
  return [highest, highest + 1, highest + 2];
}
