import type { Node } from "prosemirror-model";
import { type EditorState, NodeSelection, Selection } from "prosemirror-state";
import type { EditorView, NodeView, NodeViewConstructor } from "prosemirror-view";
import { make } from "../../../dev/client/panel/make.ts";
import { isImage } from "../../../text/image-endings.ts";
import type { AddFileAnswer, BlocksAnswer, DirectiveForm, FormField } from "../../answers.ts";
import { createControl, createPicker, type LeafTakes } from "../form/controls.ts";
import type { EditWords, Session } from "../session.ts";
import { nextNote } from "./notes.ts";
import { mark, node } from "./text-keys.ts";
import { insertDirective } from "./text-tools.ts";

/** Opens a small box below the caret, and closes any other. `closed` resolves when it has closed. */
export function placeBox(
  view: EditorView,
  { root }: Session,
  label: string,
  parts: readonly HTMLElement[],
): { readonly box: HTMLElement; readonly close: () => void; readonly closed: Promise<void> } {
  const box = make("section", { class: "note text-box", role: "dialog", "aria-label": label }, ...parts);
  const closed = new Promise<void>((resolve) => {
    box.addEventListener("close", () => resolve());
  });
  const close = () => {
    remove(box);
    if (!view.isDestroyed) view.focus();
  };
  box.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    close();
  });
  closeBox(root);
  root.append(box);
  const { left, bottom } = view.coordsAtPos(view.state.selection.from);
  // A picture that has loaded, a list that opens or a message makes the box higher.
  new ResizeObserver(() => {
    const { width, height } = box.getBoundingClientRect();
    box.style.left = `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`;
    box.style.top = `${Math.max(8, Math.min(bottom + 8, innerHeight - height - 112))}px`;
  }).observe(box);
  return { box, close, closed };
}

/** Closes the open box, if any. */
export function closeBox(root: ShadowRoot): void {
  for (const box of root.querySelectorAll(".text-box")) remove(box);
}

function remove(box: Element): void {
  box.remove();
  box.dispatchEvent(new Event("close"));
}

/** Changes the attributes of a node from within its view. */
type AttrsWriter = {
  put(attrs: object): void;
  /** True during `put`: redrawing the view would interrupt the author, who is filling it in. */
  isWriting(): boolean;
};

export function createAttrsWriter(view: EditorView, getPosition: () => number | undefined): AttrsWriter {
  let isWriting = false;
  return {
    put: (attrs) => {
      const position = getPosition();
      if (position === undefined) return;
      isWriting = true;
      view.dispatch(view.state.tr.setNodeMarkup(position, null, attrs));
      isWriting = false;
    },
    isWriting: () => isWriting,
  };
}

/** Draws the control of an attribute. `change` is called with its value once it is final. */
export type DrawAttribute = (label: string, value: string, change: (value: string) => void) => HTMLElement;

/** Draws controls for the attributes of the schema, in its order, then for any others. `put` gets all of them after a change. */
export function drawAttributes(
  attributes: Readonly<Record<string, string | null>>,
  form: DirectiveForm | undefined,
  draw: DrawAttribute,
  put: (attributes: object) => void,
): readonly HTMLElement[] {
  let current = attributes;
  const labels = new Map(form?.fields.map(({ path, label }) => [String(path.at(-1)), label]));
  const names = new Set([...labels.keys(), ...Object.keys(attributes)]);
  return [...names].map((name) =>
    draw(labels.get(name) ?? name, attributes[name] ?? "", (value) => {
      current = { ...current, [name]: value };
      put(current);
    }),
  );
}

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
  const ok = make("button", { type: "button", class: "main", click: () => close() }, words["entry.close"]);
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
      make("button", { type: "button", class: "main", click: put }, words["text.insert"]),
      make("button", { type: "button", click: () => close() }, words["form.cancel"]),
    ),
  ]);
  if (remark !== undefined) announce(remark);
  input.focus();
  return closed;
}

/** The pictures of images added in this window, by their address in texts, because no page shows them yet. */
const added = new Map<string, string>();

/** Makes texts show an image that was just added as `url`. */
function rememberPicture(url: string, picture: string): void {
  added.set(url, picture);
}

/** The wait before the pictures are asked for again after a failure. */
const retryMs = 2000;

/** Draws images with the picture that pages show, because the address in a text is not served. */
export function imageView({ ask }: Pick<Session, "ask">): NodeViewConstructor {
  let pictures: Promise<ReadonlyMap<string, string | undefined>> | undefined;
  const findPicture = async (url: string) => {
    pictures ??= ask("images", {}).then(
      ({ images }) => new Map(images.map(({ value, picture }) => [String(value), picture])),
    );
    const asked = pictures;
    try {
      return (await asked).get(url) ?? added.get(url);
    } catch (error) {
      if (pictures === asked) pictures = undefined;
      throw error;
    }
  };
  return ({ attrs: { url, alt } }) => {
    const dom = make("img", { alt });
    const show = (): Promise<void> =>
      findPicture(String(url)).then(
        (picture) => {
          if (picture !== undefined) dom.src = picture;
        },
        () => {
          // Meanwhile, the alternative text is shown.
          setTimeout(() => {
            if (dom.isConnected) void show();
          }, retryMs);
        },
      );
    void show();
    return { dom };
  };
}

/** An image that has just been added, or a function that takes a file chosen here. */
type Asked =
  | {
      readonly url: string;
      readonly picture?: string | undefined;
      readonly alt: string;
      readonly choose?: undefined;
    }
  | { readonly choose: (file: File) => void };

/** Asks for an image (from the site, by address or from a file) and its alternative text. Resolves when the author has answered. */
export function openImageBox(view: EditorView, session: Session, asked: Asked): Promise<void> {
  const given = asked.choose === undefined ? asked : undefined;
  const { words, announce } = session;
  const { selection } = view.state;
  const known =
    given === undefined && selection instanceof NodeSelection && selection.node.type === node("image")
      ? selection.node
      : undefined;
  const field = (word: string, value: string) => {
    const input = make("input", { type: "text" });
    input.value = value;
    return { input, label: make("label", {}, word, input) };
  };
  const url = field(words["text.image.address"], given?.url ?? String(known?.attrs.url ?? ""));
  const alt = field(words["text.image.alt"], given?.alt ?? String(known?.attrs.alt ?? ""));
  const told = make("p", { class: "needed" });
  const put = () => {
    if (url.input.value === "") return close();
    const shown = alt.input.value.trim();
    if (shown === "" || isNameOfFile(shown, url.input.value)) {
      told.textContent = words["add.alt.needed"];
      announce(words["add.alt.needed"]);
      return alt.input.focus();
    }
    const attrs = { url: url.input.value, alt: shown, title: known?.attrs.title ?? null };
    const image = node("image").create(attrs, null, known?.marks);
    const { tr } = view.state;
    // The image gets its own paragraph, because within words it would have no caption and no size of its own.
    view.dispatch(tr.replaceSelectionWith(known ? image : inParagraph(image), false).scrollIntoView());
    close();
  };
  const chooser = make("input", { type: "file", accept: "image/*", hidden: true });
  chooser.addEventListener("change", () => {
    const [file] = chooser.files ?? [];
    if (file) asked.choose?.(file);
  });
  const choose = make("button", { type: "button", click: () => chooser.click() }, words["add.choose"]);
  const pictures = make("div", {});
  const picture = given?.picture ? [make("img", { src: given.picture, alt: "" })] : [];
  if (given?.picture) rememberPicture(given.url, given.picture);
  const { box, close, closed } = placeBox(view, session, words["text.image"], [
    ...picture,
    pictures,
    // Most have a file, few an address.
    ...(given ? [] : [choose, chooser]),
    url.label,
    alt.label,
    told,
    make(
      "p",
      { class: "ways" },
      make("button", { type: "button", class: "main", click: put }, words["text.link.set"]),
      make("button", { type: "button", click: () => close() }, words["form.cancel"]),
    ),
  ]);
  box.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.isComposing || !(event.target instanceof HTMLInputElement)) return;
    // Enter in the list of pictures chooses one.
    if (event.defaultPrevented) return;
    event.stopPropagation();
    event.preventDefault();
    put();
  });
  const first = given ? alt.input : known ? url.input : choose;
  first.focus();
  if (!given) void offerPictures(session, { into: pictures, address: url.input, first, next: alt.input });
  return closed;
}

type Offer = {
  readonly into: HTMLElement;
  readonly address: HTMLInputElement;
  /** Has the focus at first. */
  readonly first: HTMLElement;
  /** Gets the focus after a picture is chosen. */
  readonly next: HTMLInputElement;
};

/** Offers the images of the site, if any. Choosing one fills in its address. */
async function offerPictures(session: Session, { into, address, first, next }: Offer): Promise<void> {
  const answer = await session.ask("images", {}).catch(() => undefined);
  if (answer === undefined) return session.tell(session.words["trouble.unanswered"]);
  const { images } = answer;
  if (images.length === 0) return;
  const pick = () => {
    address.value = String(picker.read());
    next.focus();
  };
  const picker = createPicker({ kind: "image", choices: images }, { input: () => {}, change: pick }, session);
  picker.write(address.value);
  picker.main.setAttribute("aria-label", session.words["text.image"]);
  into.append(picker.element);
  // An author who has gone on meanwhile keeps the focus.
  if (first.matches(":focus") && address.value === "") picker.main.focus();
}

function inParagraph(image: Node): Node {
  return node("paragraph").create(null, image);
}

/** True for the names that cameras, screenshots and disks give images, which are no alternative text. */
function isNameOfFile(text: string, url: string): boolean {
  const name = (url.split("/").at(-1) ?? "").replace(/\.[^.]*$/, "");
  return isImage(text) || /^(?:IMG|DSC\w?|PXL|P)[_-]?\d{3}\w*$/i.test(text) || text === name;
}

type Tree = {
  readonly type: string;
  readonly name?: string;
  readonly attributes?: Readonly<Record<string, string | null>>;
  readonly identifier?: string;
  readonly value?: string;
  readonly children?: readonly Tree[];
};

/** Draws a block that the editor cannot show as text: a directive with its attributes, any block with its source. */
export function cardView(
  sheet: CSSStyleSheet,
  words: EditWords,
  directives: BlocksAnswer["directives"],
  drawAttribute: DrawAttribute,
): NodeViewConstructor {
  return (node, view, getPosition): NodeView => {
    const dom = make("site-dev-card", { contenteditable: "false" });
    const root = dom.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [sheet];
    const { put, isWriting } = createAttrsWriter(view, getPosition);
    let shown = node;
    const draw = () =>
      root.replaceChildren(drawCard(shown, { put, redraw: draw, drawAttribute }, words, directives));
    draw();
    return {
      dom,
      update: (next) => {
        if (next.type !== node.type) return false;
        shown = next;
        if (!isWriting()) draw();
        return true;
      },
      stopEvent: (event) => root.activeElement !== null || event.type === "mousedown",
      ignoreMutation: () => true,
    };
  };
}

function drawCard(
  node: Node,
  on: {
    readonly put: (attrs: object) => void;
    readonly redraw: () => void;
    readonly drawAttribute: DrawAttribute;
  },
  words: EditWords,
  directives: BlocksAnswer["directives"],
): HTMLElement {
  const tree = (node.attrs.tree ?? undefined) as Tree | undefined;
  const source = node.attrs.source as string | null;
  const form = directives[tree?.name ?? ""];
  const inputs = drawAttributes(tree?.attributes ?? {}, form, on.drawAttribute, (attributes) => {
    // A changed attribute makes the source obsolete: the block is written from the tree.
    on.put({ tree: { ...tree, attributes }, source: null });
    details.remove();
  });
  const code = make("textarea", { class: "code", rows: "1", "aria-label": words["text.source"] });
  code.value = source ?? "";
  code.addEventListener("change", () => {
    // A changed source makes the inputs obsolete.
    on.put({ source: code.value, tree: null });
    on.redraw();
  });
  const summary = make("summary", {}, words["text.source"]);
  const details = make("details", { open: inputs.length === 0 }, summary, code);
  const gist = textOf(tree);
  // A block that only has a source shows its words there.
  const hasGist = gist !== "" && (inputs.length > 0 || source === null);
  return make(
    "div",
    { class: "card" },
    make("p", { class: "card-name" }, nameOf(tree, words, directives)),
    ...(hasGist ? [make("p", { class: "gist" }, gist)] : []),
    ...inputs,
    ...(source === null ? [] : [details]),
  );
}

function nameOf(tree: Tree | undefined, words: EditWords, directives: BlocksAnswer["directives"]): string {
  switch (tree?.type) {
    case "containerDirective":
    case "leafDirective":
      return directives[tree.name ?? ""]?.label ?? words["text.card.directive"]({ name: tree.name ?? "" });
    default:
      return words["text.card"];
  }
}

function textOf(tree: Tree | undefined): string {
  if (tree === undefined) return "";
  return tree.value ?? (tree.children ?? []).map(textOf).join(" ").trim();
}

/** Draws an inline node that is not text: a footnote reference or a directive. */
export function chipView(sheet: CSSStyleSheet): NodeViewConstructor {
  return (node): NodeView => {
    const tree = node.attrs.tree as Tree;
    const dom = make("site-dev-chip", { contenteditable: "false" });
    const root = dom.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [sheet];
    const text =
      tree.type === "footnoteReference" ? (tree.identifier ?? "") : textOf(tree) || (tree.name ?? tree.type);
    root.append(make("span", { class: tree.type === "footnoteReference" ? "chip raised" : "chip" }, text));
    return { dom, ignoreMutation: () => true };
  };
}

export function mayHoldNote({ selection: { $to } }: EditorState): boolean {
  return $to.parent.inlineContent && $to.parent.canReplaceWith($to.index(), $to.index(), node("chip"));
}

/** Asks for the words of a footnote. Inserts its reference at the caret and the note at the end of the text. */
export function openFootnoteBox(view: EditorView, session: Session): void {
  const { words, announce } = session;
  const area = make("textarea", {
    rows: "3",
    "aria-label": words["text.footnote.text"],
  });
  const told = make("p", { class: "needed" });
  const put = () => {
    const text = area.value.trim().split(/\s+/).join(" ");
    if (text === "") {
      told.textContent = words["text.needed"]({ what: words["text.footnote.text"] });
      announce(told.textContent);
      return area.focus();
    }
    insertNote(view, text);
    close();
  };
  area.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.isComposing || event.shiftKey) return;
    event.preventDefault();
    put();
  });
  const { close } = placeBox(view, session, words["text.footnote"], [
    make("h2", {}, words["text.footnote"]),
    area,
    told,
    make(
      "p",
      { class: "ways" },
      make("button", { type: "button", class: "main", click: put }, words["text.insert"]),
      make("button", { type: "button", click: () => close() }, words["form.cancel"]),
    ),
  ]);
  area.focus();
}

function insertNote(view: EditorView, text: string): void {
  const { tr, selection, schema, doc } = view.state;
  const name = nextNote(doc);
  const named = { identifier: name, label: name };
  const note = node("footnote").create(named, node("paragraph").create(null, schema.text(text)));
  tr.insert(doc.content.size, note);
  tr.insert(selection.to, node("chip").create({ tree: { type: "footnoteReference", ...named } }));
  tr.setSelection(Selection.near(tr.doc.resolve(selection.to + 1)));
  view.dispatch(tr.scrollIntoView());
}

/** Asks for the attributes of a directive, and inserts it after the block with the caret. */
export function openDirectiveBox(
  view: EditorView,
  session: Session,
  { name, form }: { readonly name: string; readonly form: DirectiveForm },
): void {
  const { words, announce } = session;
  const told = make("p", { class: "needed" });
  const fields = form.fields.map((field) => drawField(field, session, () => put()));
  const put = () => {
    const missing = fields.find(({ read, field }) => field.isRequired && read() === "");
    if (missing !== undefined) {
      told.textContent = words["text.needed"]({ what: missing.field.label });
      announce(told.textContent);
      return missing.focus();
    }
    const given = fields.flatMap(({ field, read }) => (read() === "" ? [] : [[field.path.at(-1), read()]]));
    insertDirective(view, name, form, Object.fromEntries(given));
    close();
  };
  const { close } = placeBox(view, session, form.label, [
    make("h2", {}, form.label),
    ...fields.map(({ element }) => element),
    told,
    make(
      "p",
      { class: "ways" },
      make("button", { type: "button", class: "main", click: put }, words["text.insert"]),
      make("button", { type: "button", click: () => close() }, words["form.cancel"]),
    ),
  ]);
  fields[0]?.focus();
}

function drawField(field: FormField, session: Session, done: () => void) {
  const { kind } = field.takes;
  const takes: LeafTakes =
    kind === "group" || kind === "list" || kind === "yaml" ? { kind: "words" } : field.takes;
  const control = createControl(
    takes,
    { input: () => {}, change: takes.kind === "words" ? done : () => {} },
    session,
  );
  control.main.setAttribute("aria-label", field.label);
  if (field.help !== undefined) control.main.setAttribute("aria-description", field.help);
  return {
    field,
    read: () => String(control.read()),
    focus: () => control.main.focus(),
    element: make(
      "div",
      { class: "field" },
      make("span", { "aria-hidden": "true" }, field.label),
      control.element,
    ),
  };
}
