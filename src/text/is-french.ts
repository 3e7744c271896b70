/** True for the language tag of any kind of French (RFC 5646). */
export function isFrench(language: string): boolean {
  return /^fr(?:-|$)/i.test(language);
}
