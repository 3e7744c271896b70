/** `inside` has no scheme and stays on this origin; `contact` is mail or telephone. */
export type UrlKind = "inside" | "outside" | "contact" | "unsafe";

/** Classifies the target of a link. Any scheme that is not known to be harmless is unsafe. */
export function classifyUrl(url: string): UrlKind {
  switch (findScheme(url)?.toLowerCase()) {
    case undefined:
      return classifyWithoutScheme(url);
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

function classifyWithoutScheme(url: string): UrlKind {
  // Browsers ignore leading spaces and control characters, which attackers use to hide a scheme.
  const seen = url.replace(/[\p{Cc}\s]/gu, "");
  if (findScheme(seen) !== undefined) return "unsafe";
  return /^[/\\]{2}/.test(seen) ? "outside" : "inside";
}

function findScheme(url: string): string | undefined {
  return /^[a-z][a-z0-9+.-]*(?=:)/i.exec(url)?.[0];
}
