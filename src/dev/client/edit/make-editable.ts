import { type Caret, placeCaret } from "./place-caret.ts";
import { restoreAttribute } from "./restore-attribute.ts";

type Editable = {
  readonly label: string;
  /** Enter begins a new line instead of leaving the field. */
  readonly hasLines: boolean;
  readonly onInput: () => void;
  readonly onDone: (how: "enter" | "escape" | "blur" | "next" | "previous") => void;
};

/** Makes plain words editable in the page. Returns a function that ends it and leaves the words as they are. */
export function makeEditable(
  element: HTMLElement,
  caret: Caret,
  { label, hasLines, onInput, onDone }: Editable,
) {
  const off = new AbortController();
  const listen = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    listener: (event: HTMLElementEventMap[Name]) => void,
  ) => element.addEventListener(name, listener, { signal: off.signal });
  const undress = dress(element, label);
  let isComposing = false;

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
    const { inputType } = event;
    // Firefox before 136 does not support `plaintext-only`.
    const isFormat = inputType.startsWith("format");
    const isLine = /^insert(?:Paragraph|LineBreak)$/.test(inputType);
    if (isFormat || (isLine && !hasLines)) event.preventDefault();
  });
  listen("paste", (event) => {
    event.preventDefault();
    insert(plain(event.clipboardData, hasLines));
  });
  listen("drop", (event) => {
    event.preventDefault();
    placeCaret(element, { x: event.clientX, y: event.clientY });
    insert(plain(event.dataTransfer, hasLines));
  });
  listen("keydown", (event) => {
    // An input method uses these keys itself.
    if (isComposing || event.isComposing || event.keyCode === 229) return;
    const leave = (how: Parameters<typeof onDone>[0]) => {
      event.preventDefault();
      event.stopPropagation();
      onDone(how);
    };
    if (event.key === "Escape") return leave("escape");
    if (event.key === "Tab") return leave(event.shiftKey ? "previous" : "next");
    if (event.key === "Enter" && (!hasLines || event.ctrlKey || event.metaKey)) return leave("enter");
    if (event.key === "Enter") {
      event.preventDefault();
      insert("\n");
    }
    // A space would press a button or a summary around the words.
    event.stopPropagation();
  });
  listen("keyup", (event) => {
    if (event.key === " " || event.key === "Enter") event.preventDefault();
    event.stopPropagation();
  });
  listen("blur", () => {
    // When the whole window loses the focus, editing continues after its return.
    if (document.hasFocus() && document.activeElement !== element) onDone("blur");
  });

  element.focus({ preventScroll: caret !== "end" });
  placeCaret(element, caret);
  return () => {
    off.abort();
    undress();
  };
}

/** Reads the present words. */
export function readWords(element: HTMLElement): string {
  const parts = [...element.childNodes].map((node) =>
    node.nodeName === "BR" ? "\n" : (node.textContent ?? ""),
  );
  // Browsers keep a `br` at the end of an empty element, or of a text that ends in a line break.
  return element.lastChild?.nodeName === "BR" ? parts.slice(0, -1).join("") : parts.join("");
}

/** Sets the attributes for editing. Returns a function that removes them. `element` had none before. */
function dress(element: HTMLElement, label: string): () => void {
  const given = {
    role: "textbox",
    "aria-label": label,
    spellcheck: "true",
    contenteditable: "plaintext-only",
  };
  for (const [name, value] of Object.entries(given)) element.setAttribute(name, value);
  if (element.contentEditable !== "plaintext-only") element.setAttribute("contenteditable", "true");
  const link = element.closest<HTMLElement>("a");
  const wasDraggable = link?.getAttribute("draggable") ?? null;
  link?.setAttribute("draggable", "false");
  return () => {
    for (const name of Object.keys(given)) element.removeAttribute(name);
    if (link) restoreAttribute(link, "draggable", wasDraggable);
  };
}

function plain(data: DataTransfer | null, hasLines: boolean): string {
  const text = (data?.getData("text/plain") ?? "").replaceAll("\r\n", "\n");
  return hasLines ? text : joinLines(text);
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
