/** The addresses of all links of a Markdown document. What stands in code is shown, not linked. */
export function linksOf(markdown: string): readonly string[] {
  const prose = withoutFences(markdown).replaceAll(/(`+)[^`]*?\1/g, "");
  return [...prose.matchAll(/\]\(([^()\s]+)\)|^\[[^\]]+\]: (\S+)$/gm)].map(
    ([, link, named]) => link ?? named ?? "",
  );
}

export function withoutFences(markdown: string): string {
  return markdown.replaceAll(/^ *(`{3,}).*\n[\s\S]*?^ *\1`*$/gm, "");
}
