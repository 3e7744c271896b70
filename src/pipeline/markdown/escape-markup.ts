/** Escapes words of HTML. The quotation marks stay, as remark-html leaves them. */
export function escapeText(text: string): string {
  return /[<&]/.test(text) ? text.replace(/[<&]/g, toReference) : text;
}

/** Also escapes characters that matter only without quotation marks, because some feed readers drop those. */
export function escapeValue(value: string): string {
  return /[\0"&'`]/.test(value) ? value.replace(/[\0"&'`]/g, toReference) : value;
}

function toReference(sign: string): string {
  return `&#x${sign.charCodeAt(0).toString(16).toUpperCase()};`;
}
