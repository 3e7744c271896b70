/** Normalises a text like `normaliseWords`, without the offsets, in a tenth of the time. */
export function normaliseText(text: string): string {
  return text
    .replace(/[\u00AD\u200B\u2060]/g, "")
    .replace(/\s+/g, " ")
    .replace(/^ | $/g, "")
    .replace(/ (?=[»;:!?%€])/g, "")
    .replace(/(?<=«) /g, "")
    .replace(/[’‘“”…\u2010\u2011]/g, (sign) => spelled[sign] ?? sign)
    .toLowerCase();
}

/** The plain spelling of typographic apostrophes, quotes, ellipses and hyphens. */
export const spelled: Readonly<Record<string, string>> = {
  "’": "'",
  "‘": "'",
  "“": '"',
  "”": '"',
  "…": "...",
  "\u2010": "-",
  "\u2011": "-",
};
