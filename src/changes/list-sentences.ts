/** Lists the strings of several words within JSON. A text that is not JSON counts as one string. */
export function listSentences(text: string): readonly string[] {
  return listStrings(text).filter((one) => /\p{L}\s/u.test(one));
}

function listStrings(text: string): readonly string[] {
  if (!/^\s*[[{]/.test(text)) return [text];
  try {
    return stringsOf(JSON.parse(text));
  } catch {
    return [text];
  }
}

function stringsOf(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}
