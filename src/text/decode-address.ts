/** Decodes percent-encoding if it is well formed. Other addresses stay unchanged. */
export function decodeAddress(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}
