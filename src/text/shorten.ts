/** Puts a text on one line, and cuts it to `most` characters, at a space if one is near. */
export function shorten(text: string, most: number): string {
  const line = text.replace(/[ \t\r\n\f]+/g, " ").trim();
  if (line.length <= most) return line;
  // The first half of a sign of two units, such as an emoji, is no character.
  const cut = line.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, "");
  const space = cut.lastIndexOf(" ");
  let end = space > most / 2 ? space : cut.length;
  while (/[\s,;:.]/.test(cut.charAt(end - 1))) end -= 1;
  return `${cut.slice(0, end)}…`;
}
