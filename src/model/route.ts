declare const routeBrand: unique symbol;

/** A path from the site’s root, such as `/notre-metier`: lower case, no accents, no slash at the end. */
export type Route = string & { readonly [routeBrand]: true };

/** Returns undefined when `text` is not a route. Never repairs it: the author should see the mistake. */
export function toRoute(text: string): Route | undefined {
  return /^\/$|^(?:\/[a-z0-9]+(?:[-_][a-z0-9]+)*)+$/.test(text) ? (text as Route) : undefined;
}

/** Like `toRoute`, for the pages of the workbench: one segment that starts with `_`, as in `/_components`. */
export function toWorkbenchRoute(text: string): Route | undefined {
  return /^\/_[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) ? (text as Route) : undefined;
}

/** True for pages of the workbench, which visitors never see. */
export function isWorkbenchRoute(route: string): boolean {
  return route.startsWith("/_");
}

/** The route of the not-found page. It is written as `404.html` and is not indexed. */
export const notFoundRoute = "/404" as Route;

/**
 * Turns a title into one route segment: "L’œuvre d’été" becomes "l-oeuvre-d-ete". May be empty. Removes accents as
 * Unicode decomposes them: https://www.unicode.org/reports/tr15/.
 *
 * @example
 * ```tsx
 * const route = `/topics/${slugify("Wood & glue")}`; // /topics/wood-glue
 * ```
 */
export function slugify(title: string): string {
  // Unicode decomposes "é" into a letter and an accent, but leaves "œ" and "æ" whole.
  const plain = title
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "");
  return plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
}

/**
 * Returns the address as an origin, as in `https://www.example.org`, without a slash at its end. Undefined when it has
 * a path or query, or a host that cannot be in DNS: a browser would read text after non-ASCII characters in a host as
 * part of it.
 */
export function toOrigin(written: string): string | undefined {
  if (!URL.canParse(written)) return undefined;
  const { protocol, hostname, href, origin } = new URL(written);
  const isHost = /^(?:\[[0-9a-f:.]+\]|[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?)$/.test(hostname);
  return /^https?:$/.test(protocol) && isHost && href === `${origin}/` ? origin : undefined;
}
