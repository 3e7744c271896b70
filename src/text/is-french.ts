/** True for the tag of a kind of French (RFC 5646). */
export function isFrench(language: string): boolean {
  return /^fr(?:-|$)/i.test(language);
}
