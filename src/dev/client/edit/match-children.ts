/** The children of `open` that were served as `served`, passing over what scripts have added. Undefined where some have gone. */
export function matchChildren(open: Element, served: readonly Node[]): readonly ChildNode[] | undefined {
  const found: ChildNode[] = [];
  let next = open.firstChild;
  for (const node of served) {
    while (next !== null && !isSame(next, node)) next = next.nextSibling;
    if (next === null) return undefined;
    found.push(next);
    next = next.nextSibling;
  }
  return found;
}

/** True for nodes that may be two versions of one. */
export function isLike(a: Node | undefined, b: Node | undefined): boolean {
  if (a === undefined || b === undefined || !isSame(a, b)) return false;
  return !(a instanceof Element && b instanceof Element) || a.className === b.className;
}

/** Scripts give and take classes, never names or ids. */
function isSame(a: Node, b: Node): boolean {
  if (a.nodeName !== b.nodeName) return false;
  return !(a instanceof Element && b instanceof Element) || a.id === b.id;
}
