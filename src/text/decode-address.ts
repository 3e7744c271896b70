/** Decodes percent-encoding if it is well formed. Other addresses stay unchanged. */
export function decodeAddress(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}

/** The same for every address within a text. Accents are composed. */
export function decodeWithin(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, decodeAddress).normalize("NFC");
}
