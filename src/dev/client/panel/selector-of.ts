/** A selector for one element: a path from the nearest ancestor with an id. */
export function selectorOf(element: Element): string {
  if (element.id !== "") return `#${CSS.escape(element.id)}`;
  const { parentElement: parent, localName } = element;
  if (parent === null || localName === "body") return localName;
  const alike = [...parent.children].filter((other) => other.localName === localName);
  const step = alike.length === 1 ? localName : `${localName}:nth-of-type(${alike.indexOf(element) + 1})`;
  return `${selectorOf(parent)} > ${step}`;
}
