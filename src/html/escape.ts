/** Escapes text for an element. */
export function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** Escapes text for an element, or for an attribute in double quotes. */
export function escapeHtml(text: string): string {
  return escapeText(text).replaceAll('"', "&quot;");
}

/** Escapes text for XML 1.0, between tags or in quotes. Control characters that XML does not allow are left out. */
export function escapeXml(text: string): string {
  return special.test(text) ? escapeHtml(text.replace(impossible, "")) : text;
}

/** https://www.w3.org/TR/xml/#charsets */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for
const impossible = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;
const special = new RegExp(`[&<>"]|${impossible.source}`);

/** Escapes words of a text that is compiled from Markdown. The quotation marks stay, as remark-html leaves them. */
export function escapeWords(text: string): string {
  return /[<&]/.test(text) ? text.replace(/[<&]/g, toReference) : text;
}

/**
 * Escapes an attribute of a text that is compiled from Markdown. Includes characters that matter only without quotation
 * marks, because some feed readers drop those.
 */
export function escapeAttribute(value: string): string {
  return /[\0"&'`]/.test(value) ? value.replace(/[\0"&'`]/g, toReference) : value;
}

function toReference(sign: string): string {
  return `&#x${sign.charCodeAt(0).toString(16).toUpperCase()};`;
}
