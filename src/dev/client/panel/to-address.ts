/**
 * The address of the page of `route` on this server: below the base that the server writes into its script element.
 */
export function toAddress(route: string): string {
  const base = document.querySelector<HTMLScriptElement>("script[data-session]")?.dataset.base ?? "";
  return base + route;
}
