import { make } from "../../../dev/client/panel/make.ts";
import { placesOfNames } from "../../../text/facts.ts";
import type { NamedValue } from "../../answers.ts";
import type { EditWords, Session } from "../session.ts";

/** The element that shows a value which a text names between braces. Its words cannot be edited, only the whole of it. */
export const valueTag = "site-dev-value";

const titles = {
  shared: "value.title.shared",
  open: "value.title.open",
  blank: "value.title.blank",
} as const;

/** The place of the number in the phrases of a figure. It has no name, and nothing to open. */
const unnamed = "";

export function drawValue(value: NamedValue, words: EditWords): HTMLElement {
  const { name, label, isBlank } = value;
  const kind = isBlank ? "blank" : value.value === undefined ? "open" : "shared";
  return make(
    valueTag,
    {
      contenteditable: "false",
      draggable: "false",
      "data-name": name,
      "data-label": label,
      "data-kind": kind,
      title: words[name === unnamed ? "value.title.place" : titles[kind]]({ what: label }),
    },
    value.value ?? label,
  );
}

/** Reads a value off its element, which may be pasted. Undefined for an element that is none. */
export function readValue({ localName, dataset, textContent }: HTMLElement): NamedValue | undefined {
  const { name = "", label = name, kind } = dataset;
  if (localName !== valueTag || !/^(?:[\p{L}_][\p{L}\p{N}_-]*)?$/u.test(name)) return undefined;
  if (kind === "blank") return { name, label, isBlank: true };
  return { name, label, ...(kind !== "open" && { value: textContent ?? "" }) };
}

/** Splits a text into its words and the values that it names. A name that stands for nothing stays in the words. */
export function splitAtValues(
  text: string,
  named: readonly NamedValue[] | undefined,
): readonly (string | NamedValue)[] {
  const parts: (string | NamedValue)[] = [];
  let done = 0;
  const at = text.indexOf("{}");
  const places = [...placesOfNames(text), ...(at === -1 ? [] : [{ name: unnamed, index: at, length: 2 }])];
  for (const { name, index, length } of places.sort((a, b) => a.index - b.index)) {
    const value = named?.find((one) => one.name === name);
    if (value === undefined) continue;
    if (index > done) parts.push(text.slice(done, index));
    parts.push(value);
    done = index + length;
  }
  return done < text.length ? [...parts, text.slice(done)] : parts;
}

/** Shows a text with its values. */
export function drawWords(
  text: string,
  named: readonly NamedValue[] | undefined,
  words: EditWords,
): readonly Node[] {
  return splitAtValues(text, named).map((part) =>
    typeof part === "string" ? document.createTextNode(part) : drawValue(part, words),
  );
}

/** Reads the text that an element shows, with values by their names between braces. */
export function readWords(element: Node): string {
  const parts = [...element.childNodes].map((node): string => {
    if (node.nodeName === "BR") return "\n";
    const value = node instanceof HTMLElement ? readValue(node) : undefined;
    return value
      ? `{${value.name}}`
      : node instanceof HTMLElement
        ? readWords(node)
        : (node.textContent ?? "");
  });
  // Browsers keep a `br` at the end of an empty element, or of a text that ends in a line break.
  return element.lastChild?.nodeName === "BR" ? parts.slice(0, -1).join("") : parts.join("");
}

/** Says in the bar which values a saved text does not name any more: it does not follow them from then on. */
export function noteLost(
  before: string,
  after: string,
  named: readonly NamedValue[] | undefined,
  { note, words }: Session,
): void {
  const left = placesOfNames(after).map(({ name }) => name);
  for (const { name } of placesOfNames(before)) {
    if (left.includes(name)) {
      left.splice(left.indexOf(name), 1);
      continue;
    }
    const value = named?.find((one) => one.name === name);
    if (value) note(words[value.isBlank ? "value.lost.blank" : "value.lost"]({ what: value.label }));
  }
}
