import { Idiomorph } from "idiomorph";
import { isLike, matchChildren } from "./match-children.ts";
import type { ServedPage } from "./served-page.ts";

/** Updates the open page to the version of the server. */
export type Morpher = {
  /**
   * Applies the difference between two served versions. Everything that is equal in both keeps its state: open menus and
   * details, text typed into forms, elements that scripts have added. Held elements never change, because the author is writing
   * there.
   */
  morph(before: ServedPage, after: ServedPage): void;
  hold(element: Node): void;
  /** Updates an element that was held. It must be in the state that it had before. */
  release(element: Node): void;
};

/** The served versions of a held element: at its first skipped update, and at the last. `after` is null if it was removed. */
type PassedOver = { readonly before: Node | undefined; readonly after: Node | null };

export function createMorpher(): Morpher {
  const held = new Map<Node, PassedOver | undefined>();
  const containsHeld = (node: Node) => [...held.keys()].some((element) => node.contains(element));
  const passOver = (open: Node, before: Node | undefined, after: Node | null) => {
    const known = held.get(open);
    held.set(open, { before: known ? known.before : before, after });
    copyMarks(after, open);
  };

  const patch = (open: Node, before: Node, after: Node): void => {
    if (before.isEqualNode(after)) return;
    if (held.has(open)) passOver(open, before, after);
    else if (open instanceof Element && after instanceof Element && before instanceof Element) {
      patchAttributes(open, before, after);
      patchChildren(open, before, after);
    } else open.nodeValue = after.nodeValue;
  };

  const patchChildren = (open: Element, before: Element, after: Element): void => {
    const [olds, news] = [[...before.childNodes], [...after.childNodes]];
    const opens = matchChildren(open, olds);
    if (opens === undefined) {
      replace(open, after);
      return;
    }
    const most = Math.min(olds.length, news.length);
    // Match children from both ends, so that inserted and removed ones are in between.
    let start = 0;
    while (start < most && isLike(olds[start], news[start])) start += 1;
    let end = 0;
    while (end < most - start && isLike(olds.at(-1 - end), news.at(-1 - end))) end += 1;
    const last = opens.length - end;
    const following = opens[last] ?? opens.at(-1)?.nextSibling ?? null;
    for (const node of news.slice(start, news.length - end))
      open.insertBefore(document.importNode(node, true), following);
    for (const node of opens.slice(start, last)) if (canGo(node)) node.remove();
    const pair = (at: number) => {
      const [a, b, c] = [opens.at(at), olds.at(at), news.at(at)];
      if (a && b && c) patch(a, b, c);
    };
    for (let at = 0; at < start; at += 1) pair(at);
    for (let at = 1; at <= end; at += 1) pair(-at);
  };

  /** For an element that scripts have changed so much that its children cannot be matched. */
  const replace = (open: Element, after: Element): void => {
    Idiomorph.morph(open, [...after.cloneNode(true).childNodes], {
      morphStyle: "innerHTML",
      ignoreActiveValue: true,
      callbacks: {
        beforeNodeMorphed: (node, goal) => {
          if (!held.has(node)) return true;
          passOver(node, undefined, goal);
          return false;
        },
        beforeNodeRemoved: (node) => canGo(node) && !node.nodeName.startsWith("SITE-DEV-"),
      },
    });
  };

  const canGo = (node: Node): boolean => {
    if (!containsHeld(node)) return true;
    if (held.has(node)) passOver(node, undefined, null);
    return false;
  };

  return {
    morph: (before, after) => {
      if (before.page.title !== after.page.title) document.title = after.page.title;
      patch(document.body, before.page.body, after.page.body);
    },
    hold: (element) => void held.set(element, undefined),
    release: (element) => {
      const passed = held.get(element);
      held.delete(element);
      if (passed === undefined) return;
      const { before, after } = passed;
      if (after === null) element.parentNode?.removeChild(element);
      else if (before !== undefined) patch(element, before, after);
      else if (element instanceof Element && after instanceof Element) replace(element, after);
    },
  };
}

function patchAttributes(open: Element, before: Element, after: Element): void {
  for (const { name, value } of after.attributes)
    if (before.getAttribute(name) !== value) open.setAttribute(name, value);
  for (const { name } of before.attributes) if (!after.hasAttribute(name)) open.removeAttribute(name);
}

const marks = ["data-edit", "data-edit-attribute", "data-edit-body"];

function copyMarks(from: Node | null, to: Node): void {
  if (!(from instanceof Element && to instanceof Element)) return;
  for (const name of marks) {
    const mark = from.getAttribute(name);
    if (mark === null) to.removeAttribute(name);
    else to.setAttribute(name, mark);
  }
}
