import type { Element, ElementContent, Parents } from "hast";
import {
  attribute,
  childrenOf,
  element,
  elementsIn,
  hasClass,
  isBlank,
  isElement,
  styleOf,
  textOf,
} from "./elements.ts";
import type { LossCount } from "./losses.ts";

/** Turns the paragraphs and flat lists of programs into nested lists. */
export function nestLists(part: Parents, losses: LossCount): void {
  const children = openWrappers(childrenOf(part));
  for (const child of children) if (child.type === "element") nestLists(child, losses);
  const gathered = liftHeadings(gather(children, losses));
  part.children = isElement(part, "ul", "ol") ? adopt(gathered) : gathered;
}

/** A list item as Word writes it: a paragraph with its depth. */
type Item = {
  readonly level: number;
  readonly isOrdered: boolean;
  readonly start: number;
  readonly children: readonly ElementContent[];
};

function gather(children: readonly ElementContent[], losses: LossCount): ElementContent[] {
  const done: ElementContent[] = [];
  let items: Item[] = [];
  const close = () => {
    done.push(...nest(items));
    items = [];
  };
  for (const child of children) {
    const read = readItems(child, losses);
    const last = items.at(-1);
    if (read.length > 0) items.push(...read);
    else if (last && isElement(child, "p") && hasClass(child, /^MsoList/))
      items.splice(-1, 1, { ...last, children: [...last.children, child] });
    else if (last === undefined || !(child.type === "text" && isBlank(child))) {
      close();
      done.push(child);
    }
  }
  close();
  return done;
}

function readItems(node: ElementContent, losses: LossCount): readonly Item[] {
  if (node.type !== "element") return [];
  if (node.tagName === "ul" || node.tagName === "ol") return readFlatList(node);
  const level = Number(/level(\d+)/.exec(styleOf(node, "mso-list"))?.[1] ?? 0);
  if (level === 0) return [];
  const sign = takeSign(node);
  if (/^h[1-6]$/.test(node.tagName)) {
    if (sign !== undefined) losses.add("headingNumbers");
    return [];
  }
  const isParagraph = node.tagName === "p" || node.tagName === "div";
  const paragraph: Element = { ...node, tagName: "p" };
  return isParagraph ? [{ level, ...readSign(sign ?? "•"), children: [paragraph] }] : [];
}

/** Word Online gives each item a list of its own. */
function readFlatList(list: Element): readonly Item[] {
  const items = list.children.filter((child): child is Element => isElement(child, "li"));
  if (items.length === 0 || !items.every((item) => "dataAriaLevel" in item.properties)) return [];
  return items.map((item) => ({
    level: Number(attribute(item, "dataAriaLevel")) || 1,
    isOrdered: isElement(list, "ol"),
    start: Number(attribute(list, "start")) || 1,
    children: item.children,
  }));
}

/** Takes the number or bullet off a paragraph of Word. */
function takeSign(paragraph: Element): string | undefined {
  for (const each of [paragraph, ...elementsIn(paragraph)]) {
    const sign = each.children.find((child) => isElement(child) && styleOf(child, "mso-list") === "ignore");
    if (sign === undefined) continue;
    each.children = each.children.filter((child) => child !== sign);
    return textOf(sign).trim();
  }
  return undefined;
}

function readSign(sign: string): Pick<Item, "isOrdered" | "start"> {
  const number = /^\(?(\d+|[a-z]|[ivxlcdm]+)[.)°]/i.exec(sign)?.[1];
  return { isOrdered: number !== undefined, start: Number(number) || 1 };
}

function nest(items: readonly Item[]): readonly Element[] {
  const tops: Element[] = [];
  const open: { level: number; isOrdered: boolean; list: Element }[] = [];
  for (const { level, isOrdered, start, children } of items) {
    while (open.some((each) => each.level > level)) open.pop();
    const same = open.at(-1);
    if (same?.level === level && same.isOrdered !== isOrdered) open.pop();
    if (open.at(-1)?.level !== level) {
      const list = element(isOrdered ? "ol" : "ul", []);
      if (isOrdered && start > 1) list.properties.start = start;
      const holder = open.at(-1)?.list.children.at(-1);
      (isElement(holder) ? holder.children : tops).push(list);
      open.push({ level, isOrdered, list });
    }
    open.at(-1)?.list.children.push(element("li", children));
  }
  return tops;
}

function openWrappers(children: readonly ElementContent[]): readonly ElementContent[] {
  return children.flatMap((child) =>
    isElement(child, "div") && hasClass(child, /^ListContainerWrapper$/) ? child.children : [child],
  );
}

/** Moves a list whose parent is a list, as in Google Docs and old pages, into the item before it. */
function adopt(children: readonly ElementContent[]): ElementContent[] {
  const kept: ElementContent[] = [];
  for (const child of children) {
    const last = kept.findLast((each) => isElement(each, "li"));
    if (!isElement(child, "ul", "ol")) kept.push(child);
    else if (isElement(last)) last.children.push(child);
    else kept.push(...child.children);
  }
  return kept;
}

/** LibreOffice writes numbered headings as lists of headings. */
function liftHeadings(children: readonly ElementContent[]): ElementContent[] {
  return children.flatMap((child): readonly ElementContent[] => {
    if (!isElement(child, "ul", "ol")) return [child];
    const inner = [...elementsIn(child)];
    const headings = inner.filter(({ tagName }) => /^h[1-6]$/.test(tagName));
    const items = inner.filter(({ tagName, children }) => tagName === "li" && !children.every(isBlank));
    return headings.length === 0 || headings.length < items.length ? [child] : headings;
  });
}
