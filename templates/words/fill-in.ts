/** Replaces `{name}` by values in a text of the content. */
export function fillIn(text: string, values: { readonly [name: string]: string }): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}
