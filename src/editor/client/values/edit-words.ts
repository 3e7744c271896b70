import type { NamedValue } from "../../answers.ts";
import { type Caret, placeCaret } from "../place.ts";
import type { Session } from "../session.ts";
import { drawValue, readValue, valueTag } from "./value-chip.ts";
import type { EditedWords } from "./values.ts";

/**
 * Makes plain words editable, in which values are single signs: the caret stops at each, and typing replaces none.
 * Returns a function that ends it and leaves the words as they are.
 */
export function editWords(element: HTMLElement, session: Session, on: EditedWords): () => void {
  const { words } = session;
  const off = new AbortController();
  const { signal } = off;
  const listen = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    listener: (event: HTMLElementEventMap[Name]) => void,
  ) => element.addEventListener(name, listener, { signal });
  const { hasLines, onInput } = on;
  let isComposing = false;
  /** While the list of values has the focus, the field is not left. */
  let isChoosing = false;

  const selection = () => selectionIn(element);
  const open = (chip: HTMLElement) => {
    const value = readValue(chip);
    const index = [...element.querySelectorAll(valueTag)].indexOf(chip);
    if (value?.name) on.onOpen(value, index);
  };
  const select = (chip: HTMLElement) => {
    const range = document.createRange();
    range.selectNode(chip);
    selection()?.removeAllRanges();
    selection()?.addRange(range);
    showSelected();
    session.announce(chip.title);
  };
  const showSelected = () => {
    for (const chip of element.querySelectorAll<HTMLElement>(valueTag))
      chip.toggleAttribute("data-chosen", selection()?.containsNode(chip) ?? false);
  };
  const insertPieces = (pieces: readonly (string | NamedValue)[]) => {
    if (pieces.every((piece) => typeof piece === "string")) return insert(pieces.join(""));
    const holder = document.createElement("div");
    holder.append(...pieces.map((piece) => (typeof piece === "string" ? piece : drawValue(piece, words))));
    // The mode of plain text inserts no elements.
    const mode = element.getAttribute("contenteditable") ?? "true";
    element.setAttribute("contenteditable", "true");
    document.execCommand("insertHTML", false, holder.innerHTML);
    element.setAttribute("contenteditable", mode);
    // Chromium leaves the caret within the value.
    const last = selection()?.focusNode?.parentElement?.closest(valueTag);
    if (last?.parentNode)
      selection()?.collapse(last.parentNode, [...last.parentNode.childNodes].indexOf(last) + 1);
    onInput();
  };
  const choose = async () => {
    const range = selection()?.getRangeAt(0).cloneRange();
    const box = range && boxOfCaret(range, element);
    if (range === undefined || box === undefined) return;
    isChoosing = true;
    const chosen = await session.values.choose(on.field, box);
    isChoosing = false;
    if (signal.aborted) return;
    element.focus();
    selection()?.removeAllRanges();
    selection()?.addRange(range);
    if (chosen === "brace") insert("{");
    else if (chosen) insertPieces([chosen]);
  };

  document.addEventListener("selectionchange", showSelected, { signal });
  listen("compositionstart", () => {
    isComposing = true;
  });
  listen("compositionend", () => {
    isComposing = false;
    onInput();
  });
  listen("input", () => {
    if (!isComposing) onInput();
  });
  listen("beforeinput", (event) => {
    const { inputType, data } = event;
    // Firefox before 136 does not support `plaintext-only`.
    const isFormat = inputType.startsWith("format");
    const isLine = /^insert(?:Paragraph|LineBreak)$/.test(inputType);
    if (isFormat || (isLine && !hasLines)) return event.preventDefault();
    if (inputType === "insertText" && data === "{") {
      event.preventDefault();
      return void choose();
    }
    if (!inputType.startsWith("insert") || chosenChip(element, selection()) === undefined) return;
    event.preventDefault();
    session.note(words["value.typed"]);
  });
  const take = (data: DataTransfer | null) => insertPieces(readPieces(data, hasLines));
  listen("paste", (event) => {
    event.preventDefault();
    // What is pasted over a value alone stands beside it.
    if (chosenChip(element, selection())) selection()?.collapseToEnd();
    take(event.clipboardData);
  });
  listen("drop", (event) => {
    event.preventDefault();
    placeCaret(element, { x: event.clientX, y: event.clientY });
    take(event.dataTransfer);
  });
  for (const name of ["copy", "cut"] as const)
    listen(name, (event) => {
      const part = selection()?.getRangeAt(0).cloneContents();
      if (part === undefined || part.querySelector(valueTag) === null) return;
      const holder = document.createElement("div");
      holder.append(part);
      event.preventDefault();
      event.clipboardData?.setData("text/plain", holder.textContent ?? "");
      event.clipboardData?.setData("text/html", holder.innerHTML);
      if (name === "cut") document.execCommand("delete");
    });
  listen("click", (event) => {
    const chip = (event.target as HTMLElement).closest<HTMLElement>(valueTag);
    if (chip === null) return;
    // A value may stand in a link.
    event.preventDefault();
    event.stopPropagation();
    select(chip);
    open(chip);
  });
  listen("keydown", (event) => {
    const chip = chosenChip(element, selection());
    // An input method uses these keys itself.
    if (isComposing || event.isComposing || event.keyCode === 229) {
      if (chip) selection()?.collapseToEnd();
      return;
    }
    const isPlain = !(event.shiftKey || event.ctrlKey || event.metaKey || event.altKey);
    const take = (run: () => void) => {
      event.preventDefault();
      event.stopPropagation();
      run();
    };
    if (isPlain && event.key === "Enter" && chip) return take(() => open(chip));
    if (isPlain && (event.key === "ArrowLeft" || event.key === "ArrowRight")) {
      const way = event.key === "ArrowLeft" ? -1 : 1;
      const next = chip ? undefined : chipBeside(element, selection(), way);
      if (next) return take(() => select(next));
      if (chip) return take(() => (way < 0 ? selection()?.collapseToStart() : selection()?.collapseToEnd()));
    }
    if (isPlain && (event.key === "Backspace" || event.key === "Delete")) {
      const gone = chip ?? chipBeside(element, selection(), event.key === "Backspace" ? -1 : 1);
      if (gone)
        return take(() => {
          select(gone);
          document.execCommand("delete");
        });
    }
    if (on.onKey(event) || event.key !== "Enter" || !hasLines) return;
    event.preventDefault();
    insert("\n");
  });
  listen("keyup", (event) => {
    if (event.key === " " || event.key === "Enter") event.preventDefault();
    event.stopPropagation();
  });
  listen("blur", () => {
    const root = element.getRootNode() as Document | ShadowRoot;
    // When the whole window loses the focus, editing continues after its return.
    if (!isChoosing && document.hasFocus() && root.activeElement !== element) on.onBlur();
  });
  return () => off.abort();
}

/** Puts the caret into words. Opens a value that it meets. */
export function enterWords(element: HTMLElement, caret: Caret): void {
  placeCaret(element, caret);
  if (caret === "end") return;
  const chip = document.elementsFromPoint(caret.x, caret.y).find(({ localName }) => localName === valueTag);
  if (chip instanceof HTMLElement && element.contains(chip)) chip.click();
}

/** Writes a value as words of this text alone. Returns them. */
export function detachValue(element: HTMLElement, index: number): Text | undefined {
  const chip = element.querySelectorAll(valueTag)[index];
  if (chip === undefined) return undefined;
  const own = document.createTextNode(chip.textContent ?? "");
  chip.replaceWith(own);
  element.dispatchEvent(new InputEvent("input", { bubbles: true }));
  return own;
}

/** Selects words, to be typed over. */
export function selectWords(element: HTMLElement, words: Text): void {
  element.focus();
  const range = document.createRange();
  range.selectNodeContents(words);
  selectionIn(element)?.removeAllRanges();
  selectionIn(element)?.addRange(range);
}

/** Chromium hides the selection of a shadow tree from the document. */
function selectionIn(element: HTMLElement): Selection | null {
  const root = element.getRootNode() as Document & { getSelection?: () => Selection | null };
  return root.getSelection?.() ?? document.getSelection();
}

/** The value that is selected alone. */
function chosenChip(element: HTMLElement, selection: Selection | null): HTMLElement | undefined {
  if (selection === null || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  const chosen = [...element.querySelectorAll<HTMLElement>(valueTag)].filter((chip) =>
    selection.containsNode(chip),
  );
  const [chip, ...others] = chosen;
  return others.length === 0 && chip?.textContent === range.toString() ? chip : undefined;
}

/** The value right before or after the caret. */
function chipBeside(element: HTMLElement, selection: Selection | null, way: 1 | -1): HTMLElement | undefined {
  const { focusNode: node = null, focusOffset: at = 0, isCollapsed } = selection ?? {};
  if (node === null || !isCollapsed || !element.contains(node)) return undefined;
  let next: Node | null | undefined;
  if (node instanceof Text) {
    if (way < 0 ? at > 0 : at < node.length) return undefined;
    next = way < 0 ? node.previousSibling : node.nextSibling;
  } else next = node.childNodes[way < 0 ? at - 1 : at];
  while (next instanceof Text && next.length === 0) next = way < 0 ? next.previousSibling : next.nextSibling;
  return next instanceof HTMLElement && next.localName === valueTag ? next : undefined;
}

function boxOfCaret(range: Range, element: HTMLElement): DOMRect {
  return [...range.getClientRects()].at(-1) ?? element.getBoundingClientRect();
}

/** Reads copied words. Only ours hold values. */
function readPieces(data: DataTransfer | null, hasLines: boolean): readonly (string | NamedValue)[] {
  const plain = (data?.getData("text/plain") ?? "").replaceAll("\r\n", "\n");
  const html = data?.getData("text/html") ?? "";
  if (!html.includes(`<${valueTag}`)) return [hasLines ? plain : joinLines(plain)];
  const pieces: (string | NamedValue)[] = [];
  const read = (node: Node) => {
    const value = node instanceof HTMLElement ? readValue(node) : undefined;
    if (value) pieces.push(value);
    else if (node instanceof Text) pieces.push(hasLines ? node.data : node.data.replace(/\s*\n\s*/g, " "));
    else node.childNodes.forEach(read);
  };
  read(new DOMParser().parseFromString(html, "text/html").body);
  return pieces;
}

/** Inserts a text as if it were typed, so that the browser can undo it. */
function insert(text: string): void {
  // `execCommand` is deprecated, but the only way that keeps the undo of the browser.
  if (!document.execCommand("insertText", false, text))
    getSelection()?.getRangeAt(0).insertNode(new Text(text));
}

/** Joins pasted lines into one. */
function joinLines(text: string): string {
  const lines = text.split("\n").map((line) => line.trim());
  return lines.filter((line) => line !== "").join(" ");
}
