import { history, redo, undo } from "prosemirror-history";
import type { Node } from "prosemirror-model";
import { EditorState, NodeSelection, Plugin, Selection } from "prosemirror-state";
import { tableEditing } from "prosemirror-tables";
import { EditorView, type NodeView, type NodeViewConstructor } from "prosemirror-view";
import { make } from "../../../dev/client/panel/make.ts";
import type { Block, BlocksAnswer, NamedValue } from "../../answers.ts";
import type { Asked, StepName } from "../../requests.ts";
import { adoptStyles } from "../dress-page.ts";
import { keepKeys } from "../keep-keys.ts";
import type { EditWords, Session } from "../session.ts";
import { drawValue } from "../values/value-chip.ts";
import type { NamingField } from "../values/values.ts";
import {
  addFile,
  cardView,
  chipView,
  closeBox,
  createAttrsWriter,
  type DrawAttribute,
  drawAttributes,
  imageView,
  mayHoldNote,
  openDirectiveBox,
  openFootnoteBox,
  openImageBox,
  placeBox,
} from "./boxes.ts";
import { fromBlocks } from "./from-mdast.ts";
import {
  findCaret,
  findLetterCaret,
  type LetterCaret,
  type Pointed,
  readLetterCaret,
} from "./match-caret.ts";
import { pasting } from "./paste.ts";
import type { ChangedWords } from "./source.ts";
import { mark, textKeys } from "./text-keys.ts";
import { createTextTools, insertDirective, runOn } from "./text-tools.ts";
import { createTextValues, type TextValues } from "./text-values.ts";
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
  blocks(): Asked<"compose">["blocks"];
  /** Puts the caret at the point, and scrolls so that it stays at height `y` of the window. Without a point, at the start. */
  focus(pointed?: Pointed | LetterCaret, y?: number): void;
  /** The caret, and its height in the window. */
  caret(): { readonly at: LetterCaret; readonly y: number };
  /** Undoes or redoes, and scrolls to what has changed. Undefined if there is nothing to undo or redo. */
  step(name: StepName): ChangedWords | undefined;
  destroy(): void;
};

export type Opening = {
  /** The element in which the blocks are shown. */
  readonly mount: HTMLElement;
  readonly text: BlocksAnswer;
  readonly field: NamingField;
  /** The values that the text may name. */
  readonly named: readonly NamedValue[];
  readonly label: string;
  readonly session: Session;
  readonly sheet: CSSStyleSheet;
  readonly on: {
    readonly change: () => void;
    readonly blur: () => void;
    readonly source: () => void;
    /** `to` is the field to go on with. */
    readonly leave: (to?: "next" | "previous") => void;
    /** Called for a key that undoes or redoes. */
    readonly step: (name: StepName) => void;
  };
};

export function openText({ mount, text, field, named, label, session, sheet, on }: Opening): OpenText {
  const { blocks, directives, addresses } = text;
  const { words } = session;
  const { doc, origins } = fromBlocks(blocks, named);
  const depths = headingsOf(blocks);
  const link = () => {
    openLinkBox(view, session, values);
    return true;
  };
  const image = () => {
    void openImageBox(view, session, { choose: (file) => void addFile(view, session, file) });
    return true;
  };
  const values = createTextValues(() => view, session, { field, named });
  const insert = () => {
    openInsertBox(view, session, directives, named.length > 0 ? values.choose : undefined);
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
          pasting(session, { addresses, depth: depths[0] ?? 2 }),
          ...textKeys({ link, leave: on.leave, step: on.step, tools: () => tools.focus() }),
          tableEditing(),
          history(),
        ],
      }),
      attributes: { role: "textbox", "aria-multiline": "true", "aria-label": label, spellcheck: "true" },
      nodeViews: {
        card: cardView(sheet, words, directives, values.drawAttribute),
        chip: chipView(sheet),
        value: ({ attrs }) => ({ dom: drawValue(attrs.value, words) }),
        directive: directiveView(sheet, words, directives, values.drawAttribute),
        footnote: footnoteView(sheet, words),
        image: imageView(session),
      },
      handleTextInput: (_view, _from, _to, signs) => values.takeInput(signs),
      handleClickOn: (_view, _position, node, at) => {
        if (node.type.name !== "value") return false;
        values.open(at);
        return true;
      },
      handleDoubleClickOn: (_view, _position, node) => {
        if (node.type.name !== "image") return false;
        return image();
      },
      handleKeyDown: (current, { key }) => {
        const { selection } = current.state;
        const chosen = selection instanceof NodeSelection ? selection.node.type.name : undefined;
        if (key !== "Enter" || (chosen !== "image" && chosen !== "value")) return false;
        if (chosen === "image") return image();
        values.open(selection.from);
        return true;
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
    step: (name) => {
      const before = view.state.doc;
      if (!(name === "undo" ? undo : redo)(view.state, view.dispatch)) return undefined;
      const { doc } = view.state;
      const from = before.content.findDiffStart(doc.content);
      if (from === null) return { came: "", went: "" };
      const { a, b } = before.content.findDiffEnd(doc.content) ?? { a: from, b: from };
      // In repeated letters, the equal end may begin before the equal start ends.
      const beyond = Math.max(0, from - a, from - b);
      const place = view.domAtPos(Math.min(b + beyond, doc.content.size)).node;
      const block = place instanceof Element ? place : place.parentElement;
      showBlock(block);
      return { came: wordsBetween(doc, from, b + beyond), went: wordsBetween(before, from, a + beyond) };
    },
    destroy: () => {
      closeBox(session.root);
      view.destroy();
    },
  };
}

const halfLine = 12;

function wordsBetween(doc: Node, from: number, to: number): string {
  return doc
    .textBetween(from, to, " ", ({ type, attrs }) =>
      type.name === "value" ? (attrs.value.value ?? attrs.value.label) : " ",
    )
    .trim();
}

/** Scrolls to a block, unless it can be seen between the toolbar of the text and the bar. */
function showBlock(block: Element | null): void {
  const { top, bottom } = block?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
  if (top < 96 || bottom > innerHeight - 72) block?.scrollIntoView({ block: "center", behavior: "instant" });
}

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

/** A plug-in that uploads images and PDF files dropped or pasted into a text. */
function takingFiles(session: Session): Plugin {
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

/** Offers the blocks without a button of their own: footnotes, and the directives of the site. */
function openInsertBox(
  view: EditorView,
  session: Session,
  directives: BlocksAnswer["directives"],
  chooseValue: (() => void) | undefined,
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
    ...(chooseValue
      ? [
          offer(words["value.shared"], words["value.choose.help"], () => {
            close();
            chooseValue();
          }),
        ]
      : []),
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

/** Draws a directive around its blocks, which are editable like any others. */
function directiveView(
  sheet: CSSStyleSheet,
  words: EditWords,
  directives: BlocksAnswer["directives"],
  draw: DrawAttribute,
): NodeViewConstructor {
  return boxView(sheet, ({ attrs }, put) => {
    const form = directives[attrs.name];
    const attributes = attrs.attributes as Readonly<Record<string, string | null>>;
    return [
      make("p", { class: "card-name" }, form?.label ?? words["text.card.directive"]({ name: attrs.name })),
      ...drawAttributes(attributes, form, draw, (next) => put({ ...attrs, attributes: next })),
    ];
  });
}

/** Draws a footnote with its name around its blocks. */
function footnoteView(sheet: CSSStyleSheet, words: EditWords): NodeViewConstructor {
  return boxView(sheet, ({ attrs }) => {
    const name = words["text.card.footnote"]({ name: attrs.label ?? attrs.identifier });
    return [make("p", { class: "card-name" }, name)];
  });
}

function boxView(
  sheet: CSSStyleSheet,
  drawHead: (node: Node, put: (attrs: object) => void) => readonly HTMLElement[],
): NodeViewConstructor {
  return (node: Node, view: EditorView, getPosition): NodeView => {
    const head = make("site-dev-card", { contenteditable: "false" });
    const root = head.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [sheet];
    const contentDOM = make("div");
    const dom = make("div", { "data-site-box": true }, head, contentDOM);
    const { put, isWriting } = createAttrsWriter(view, getPosition);
    const draw = (shown: Node) =>
      root.replaceChildren(make("div", { class: "card head" }, ...drawHead(shown, put)));
    draw(node);
    return {
      dom,
      contentDOM,
      update: (next) => {
        if (next.type !== node.type) return false;
        if (!isWriting()) draw(next);
        return true;
      },
      stopEvent: ({ target }) => target === head,
      ignoreMutation: ({ target }) => head.contains(target),
    };
  };
}

/** Asks for the target of a link, in a box beside the text. */
function openLinkBox(view: EditorView, session: Session, values: TextValues): void {
  const { words } = session;
  const range = linkRange(view.state);
  const put = (url: string) => {
    const { tr } = view.state;
    const type = mark("link");
    const { from, to } = range;
    tr.removeMark(from, to, type);
    if (url !== "" && from === to) {
      // Without a selection, the address itself becomes the text of the link.
      tr.insert(from, view.state.schema.text(url, [type.create({ url })]));
    } else if (url !== "") tr.addMark(from, to, type.create({ url }));
    view.dispatch(tr);
    close();
  };
  const address = values.createAddress(range.url, {
    input: () => {},
    change: () => put(String(address.read())),
  });
  address.main.id = "link-address";
  const { close } = placeBox(view, session, words["text.link"], [
    make("label", { for: address.main.id }, words["text.link.address"]),
    address.element,
    make(
      "p",
      { class: "ways" },
      make(
        "button",
        { type: "button", class: "main", click: () => put(String(address.read())) },
        words["text.link.set"],
      ),
      ...(range.url === ""
        ? []
        : [make("button", { type: "button", click: () => put("") }, words["text.link.remove"])]),
      make("button", { type: "button", click: () => close() }, words["form.cancel"]),
    ),
  ]);
  address.main.focus();
}

/** The range of the selection, or of the whole link around the caret. */
function linkRange({ selection }: EditorState): { from: number; to: number; url: string } {
  const { from, to, $from, empty } = selection;
  const type = mark("link");
  const found =
    type.isInSet($from.marks()) ?? (empty ? undefined : type.isInSet($from.nodeAfter?.marks ?? []));
  const url = String(found?.attrs.url ?? "");
  if (!empty || found === undefined) return { from, to, url };
  // A link whose words have other marks consists of several nodes.
  let [start, end] = [$from.start(), $from.start()];
  $from.parent.forEach((inner, offset) => {
    const before = $from.start() + offset;
    const after = before + inner.nodeSize;
    if (before === end && found.isInSet(inner.marks)) end = after;
    else if (end < from) start = end = after;
  });
  return { from: start, to: end, url };
}
