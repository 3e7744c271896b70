/** An address without percent signs. As it is where they encode no text. */
export function decodeAddress(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}
