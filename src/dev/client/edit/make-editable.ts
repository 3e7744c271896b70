import { giveBack } from "./give-back.ts";
import { type Caret, placeCaret } from "./place-caret.ts";

type Editable = {
  readonly label: string;
  /** Enter begins a new line instead of leaving the field. */
  readonly hasLines: boolean;
  readonly onInput: () => void;
  readonly onDone: (how: "enter" | "escape" | "blur" | "next" | "previous") => void;
};

/** Makes plain words editable where they stand. Returns what ends it and leaves the words as they are. */
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
    // Firefox below 136 has no plain editing.
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
    insert(plain(event.dataTransfer, hasLines));
  });
  listen("keydown", (event) => {
    // An input method has its own use for these keys.
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
    // Buttons and summaries of the page take a blank for a press.
    event.stopPropagation();
  });
  listen("keyup", (event) => {
    if (event.key === " " || event.key === "Enter") event.preventDefault();
    event.stopPropagation();
  });
  listen("blur", () => {
    // A window that loses the focus comes back to where it was.
    if (document.hasFocus() && document.activeElement !== element) onDone("blur");
  });

  element.focus({ preventScroll: caret !== "end" });
  placeCaret(element, caret);
  return () => {
    off.abort();
    undress();
  };
}

/** The words as they stand there now. */
export function readWords(element: HTMLElement): string {
  const parts = [...element.childNodes].map((node) =>
    node.nodeName === "BR" ? "\n" : (node.textContent ?? ""),
  );
  // Browsers keep a line break at the end of what is empty or ends in one.
  return element.lastChild?.nodeName === "BR" ? parts.slice(0, -1).join("") : parts.join("");
}

/** `element` is there for the words alone, and has nothing else to be given back. */
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
    if (link) giveBack(link, "draggable", wasDraggable);
  };
}

function plain(data: DataTransfer | null, hasLines: boolean): string {
  const text = (data?.getData("text/plain") ?? "").replaceAll("\r\n", "\n");
  return hasLines ? text : joinLines(text);
}

/** As if it had been typed, so that the browser can undo it. */
function insert(text: string): void {
  // Deprecated, and the only way that leaves undoing to the browser.
  if (!document.execCommand("insertText", false, text))
    getSelection()?.getRangeAt(0).insertNode(new Text(text));
}

/** Pasted lines as one. */
function joinLines(text: string): string {
  const lines = text.split("\n").map((line) => line.trim());
  return lines.filter((line) => line !== "").join(" ");
}
