import type { Node } from "prosemirror-model";

/** Lists the names of the footnotes of a text and of the references to them. */
export function namesOfNotes(doc: Node): readonly string[] {
  const names: string[] = [];
  doc.descendants(({ type, attrs }) => {
    const { type: kind, label } = (attrs.tree ?? {}) as { readonly type?: string; readonly label?: string };
    const name = type.name === "footnote" ? (attrs.label ?? attrs.identifier) : label;
    if (name && (type.name === "footnote" || kind?.startsWith("footnote"))) names.push(name);
  });
  return names;
}

/** The name of a new footnote: one more than the highest number. */
export function nextNote(doc: Node): string {
  const numbers = namesOfNotes(doc).map(Number).filter(Number.isInteger);
  return String(Math.max(0, ...numbers) + 1);
}
