/** Escapes text for XML 1.0, between tags or in quotes. Control characters that XML does not allow are left out. */
export function escapeXml(text: string): string {
  if (!special.test(text)) return text;
  return text
    .replace(impossible, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** https://www.w3.org/TR/xml/#charsets */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for
const impossible = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;
const special = new RegExp(`[&<>"]|${impossible.source}`);
