import { attribute, headings, isBlank, isElement, make, rename, styleOf, textOf, unwrap } from "./dom.ts";
import type { Losses } from "./losses.ts";

/** Turns the paragraphs that Word numbers, and the flat lists of Word Online, into nested lists. */
export function nestLists(part: DocumentFragment, losses: Losses): void {
  for (const wrapper of part.querySelectorAll("div.ListContainerWrapper"))
    if (![...wrapper.childNodes].some((child) => child instanceof Text && !isBlank(child))) unwrap(wrapper);
  const numbered = [...part.querySelectorAll("[style*='mso-list' i]")].filter((each) => levelOf(each) > 0);
  for (const heading of numbered.filter((each) => each.matches(headings)))
    if (takeSign(heading) !== undefined) losses.add("headingNumbers");
  const items = [...numbered, ...part.querySelectorAll("li[data-aria-level]")];
  const parents = items.map((each) =>
    each.matches("li") ? each.parentElement?.parentNode : each.parentNode,
  );
  for (const parent of new Set(parents)) if (parent) gatherItems(parent);
  liftHeadings(part);
}

function levelOf(element: Element): number {
  return Number(/level(\d+)/.exec(styleOf(element, "mso-list"))?.[1] ?? 0);
}

/** A list item as Word writes it, with its depth. */
type Item = {
  readonly level: number;
  readonly isOrdered: boolean;
  readonly start: number;
  readonly children: readonly Node[];
};

type OpenList = Pick<Item, "level" | "isOrdered"> & { readonly list: Element };

function gatherItems(parent: Node): void {
  let open: OpenList[] = [];
  for (const child of [...parent.childNodes]) {
    const items = readItems(child);
    const last = open.at(-1)?.list.lastElementChild;
    if (items.length > 0) {
      for (const item of items) open = addItem(item, open, child);
      child.remove();
    }
    // A paragraph of the same item.
    else if (last && isElement(child, "p[class^=MsoList]")) last.append(child);
    // What was left out has left an empty block.
    else if (!(child instanceof Text ? isBlank(child) : isElement(child, "div:empty"))) open = [];
  }
}

function readItems(node: Node): readonly Item[] {
  if (!(node instanceof Element)) return [];
  if (node.matches("ul, ol")) return readFlatList(node);
  const level = levelOf(node);
  if (level === 0 || !node.matches("p, div")) return [];
  const sign = takeSign(node);
  // Words such as “Article 1” are no number of a list: they stay.
  if (sign === undefined && node.hasAttribute("data-signed")) return [];
  return [{ level, ...readSign(sign ?? "•"), children: [make("p", ...node.childNodes)] }];
}

/** Word Online gives each item a list of its own. */
function readFlatList(list: Element): readonly Item[] {
  const items = [...list.children];
  const isFlat = [...list.childNodes].every(
    (child) => isElement(child, "li[data-aria-level]") || isBlank(child),
  );
  if (items.length === 0 || !isFlat) return [];
  return items.map((item) => ({
    level: Number(attribute(item, "data-aria-level")) || 1,
    isOrdered: list.matches("ol"),
    start: Number(attribute(list, "start")) || 1,
    children: [...item.childNodes],
  }));
}

/** Takes the number or bullet off a paragraph of Word. Undefined if it has none, or has words instead. */
function takeSign(paragraph: Element): string | undefined {
  const signs = [...paragraph.querySelectorAll("[style*='mso-list' i]")];
  const sign = signs.find((each) => styleOf(each, "mso-list") === "ignore");
  if (sign === undefined) return undefined;
  const written = textOf(sign).trim();
  if (!number.test(written) && /[\p{L}\p{N}]{2}/u.test(written)) {
    paragraph.setAttribute("data-signed", "");
    sign.removeAttribute("style");
    sign.append(" ");
    return undefined;
  }
  sign.remove();
  return written;
}

/** `3.`, `a)`, `(iv)`, `1.2.` and so on. */
const number = /^\(?(?:[\da-z]{1,4}[.)])*(?:(\d+)|(?:[a-z]|[ivxlcdm]+)(?=[.)°]))[.)°]*$/i;

function readSign(sign: string): Pick<Item, "isOrdered" | "start"> {
  const found = number.exec(sign);
  return { isOrdered: found !== null, start: Number(found?.[1]) || 1 };
}

/** Adds an item to the open lists, or begins another list before `place`. Returns the lists that are open then. */
function addItem(
  { level, isOrdered, start, children }: Item,
  given: readonly OpenList[],
  place: ChildNode,
): OpenList[] {
  const open = given.filter((each) => each.level <= level);
  const same = open.at(-1);
  if (same?.level === level && same.isOrdered !== isOrdered) open.pop();
  if (open.at(-1)?.level !== level) {
    const list = make(isOrdered ? "ol" : "ul");
    if (isOrdered && start > 1) list.setAttribute("start", String(start));
    const holder = open.at(-1)?.list.lastElementChild;
    if (holder) holder.append(list);
    else place.before(list);
    open.push({ level, isOrdered, list });
  }
  open.at(-1)?.list.append(make("li", ...children));
  return open;
}

/** LibreOffice writes numbered headings as lists of headings. */
function liftHeadings(part: DocumentFragment): void {
  for (const list of part.querySelectorAll("ul, ol")) {
    const items = [...list.querySelectorAll("li")].filter((item) => !isBlank(item));
    const count = list.querySelectorAll(headings).length;
    if (count === 0 || count < items.length) continue;
    for (const inner of [...list.querySelectorAll("ul, ol, li"), list]) rename(inner, "div");
  }
}
