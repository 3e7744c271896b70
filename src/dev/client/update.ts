/**
 * Gives `element` the children `next`, and keeps those that are the same already: an element that is moved or made anew
 * loses the focus, the selection and its scroll position.
 */
export function update(element: Element, next: readonly (Node | string)[]): void {
  const old = [...element.childNodes];
  const fresh = next.map((one) => (typeof one === "string" ? new Text(one) : one));
  let start = 0;
  while (start < old.length && old[start]?.isEqualNode(fresh[start] ?? null)) start += 1;
  let [end, last] = [old.length, fresh.length];
  while (end > start && last > start && old[end - 1]?.isEqualNode(fresh[last - 1] ?? null)) {
    end -= 1;
    last -= 1;
  }
  const [before, after] = [old.slice(start, end), fresh.slice(start, last)];
  if (before.length === after.length && before.every((one, index) => isAlike(one, after[index]))) {
    for (const [index, one] of before.entries())
      update(one as Element, [...(after[index]?.childNodes ?? [])]);
    return;
  }
  for (const node of before) node.remove();
  for (const node of after) element.insertBefore(node, old[end] ?? null);
}

/** True for two elements that differ in their content alone. */
function isAlike(one: Node, other: Node | undefined): boolean {
  return one instanceof Element && one.cloneNode().isEqualNode(other?.cloneNode() ?? null);
}
