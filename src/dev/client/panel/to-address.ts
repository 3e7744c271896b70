/** Where this server has the page of `route`: the site may be deployed below a base, which its own links to its home have. */
export function toAddress(route: string): string {
  const base = document.querySelector<HTMLScriptElement>("script[data-session]")?.dataset.base ?? "";
  return base + route;
}
