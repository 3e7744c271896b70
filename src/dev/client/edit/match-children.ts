/** Finds the children of `open` that were served as `served`. Skips nodes that scripts have added. Undefined if one is missing. */
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

/** True if two nodes may be versions of one. */
export function isLike(a: Node | undefined, b: Node | undefined): boolean {
  if (a === undefined || b === undefined || !isSame(a, b)) return false;
  return !(a instanceof Element && b instanceof Element) || a.className === b.className;
}

/** Compares names and ids only, because scripts may change classes. */
function isSame(a: Node, b: Node): boolean {
  if (a.nodeName !== b.nodeName) return false;
  return !(a instanceof Element && b instanceof Element) || a.id === b.id;
}
