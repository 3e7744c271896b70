/** `inside` has no scheme and stays on this origin; `contact` is mail or telephone. */
export type UrlKind = "inside" | "outside" | "contact" | "unsafe";

/** Says where a link leads. Every scheme that is not known to be harmless is unsafe. */
export function classifyUrl(url: string): UrlKind {
  // Browsers skip blanks and control characters before they look for a scheme.
  const seen = url.replace(/[\p{Cc}\s]/gu, "");
  if (/^[/\\]{2}/.test(seen)) return "outside";
  switch (/^[a-z][a-z0-9+.-]*(?=:)/i.exec(seen)?.[0].toLowerCase()) {
    case undefined:
      return "inside";
    case "http":
    case "https":
      return "outside";
    case "mailto":
    case "tel":
      return "contact";
    default:
      return "unsafe";
  }
}
