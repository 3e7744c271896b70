/**
 * The address of the page of `route` on this server, below the base path that the page’s own link to the home page has.
 */
export function toAddress(route: string): string {
  const base = document.querySelector<HTMLScriptElement>("script[data-session]")?.dataset.base ?? "";
  return base + route;
}
