/** Where the Markdown of a page is published, from the root of `dist/`: `services.md` for `/services`. */
export function markdownPathOf(route: string): string {
  return route === "/" ? "index.md" : `${route.slice(1)}.md`;
}
