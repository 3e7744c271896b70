import type { Node } from "prosemirror-model";

/** The names of the footnotes of a text, of those that are named and of those that are there. */
export function namesOfNotes(doc: Node): readonly string[] {
  const names: string[] = [];
  doc.descendants(({ type, attrs }) => {
    const { type: kind, label } = (attrs.tree ?? {}) as { readonly type?: string; readonly label?: string };
    const name = type.name === "footnote" ? (attrs.label ?? attrs.identifier) : label;
    if (name && (type.name === "footnote" || kind?.startsWith("footnote"))) names.push(name);
  });
  return names;
}

/** The number behind the highest one. */
export function nextNote(doc: Node): string {
  const numbers = namesOfNotes(doc).map(Number).filter(Number.isInteger);
  return String(Math.max(0, ...numbers) + 1);
}
