/**
 * The name of an entry as visitors see it: its `name`, `title`, `label` or first text, rather than a key. Undefined if it
 * has no text.
 */
export function nameEntry(data: unknown): string | undefined {
  if (typeof data !== "object" || data === null) return undefined;
  const { name, title, label } = data as Readonly<Record<string, unknown>>;
  const isText = (value: unknown) => typeof value === "string";
  const texts = Object.values(data).filter(isText);
  return [name, title, label].find(isText) ?? texts.find((text) => !isKey(text)) ?? texts[0];
}

/** True for an anchor, a date and what else the site names by a key: `phase-conception`. */
export function isKey(text: string): boolean {
  return /^[a-z\d_-]*$/.test(text);
}
