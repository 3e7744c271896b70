import { Idiomorph } from "idiomorph";
import { isLike, matchChildren } from "./match-children.ts";
import type { ServedPage } from "./served-page.ts";

/** Brings the open page to what the server has. */
export type Morpher = {
  /**
   * From `before` to `after`, both as they are served. What is the same in both stays as scripts and visitors have left it:
   * menus, details, what was typed into forms, elements that scripts have added. Held elements stay whatever happens:
   * somebody is writing there.
   */
  morph(before: ServedPage, after: ServedPage): void;
  hold(element: Node): void;
  /** Brings an element up to date that was held meanwhile. It must stand as it did before it was held. */
  release(element: Node): void;
};

/** A held element as it was served when it was first passed over, and as it is served since. `after` is null once it has gone. */
type PassedOver = { readonly before: Node | undefined; readonly after: Node | null };

export function createMorpher(): Morpher {
  const held = new Map<Node, PassedOver | undefined>();
  const isOver = (node: Node) => [...held.keys()].some((element) => node.contains(element));
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
    // From both ends: what was put in or taken out stands between them.
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

  /** Where scripts have changed what was served beyond recognition. */
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
    if (!isOver(node)) return true;
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
