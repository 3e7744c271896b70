/**
 * Reads `_headers` as its hosts document it: a rule is a path, with `*` for anything, and indented headers below it.
 * Headers that several rules give are joined by a comma, as Cloudflare Pages does.
 */
export function readHeaderFile(text: string): (path: string) => Readonly<Record<string, string>> {
  const rules = text
    .trim()
    .split(/\n(?=\S)/)
    .map((rule) => {
      const [path = "", ...lines] = rule.trim().split("\n");
      const pattern = path.split("*").map((part) => part.replaceAll(/[.?+()[\]]/g, "\\$&"));
      return {
        matches: new RegExp(`^${pattern.join(".*")}$`),
        headers: lines.map((line) => /^\s+([^:]+): (.*)$/.exec(line)?.slice(1) ?? []),
      };
    });
  return (path) => {
    const found: Record<string, string> = {};
    for (const { matches, headers } of rules) {
      if (!matches.test(path)) continue;
      for (const [name = "", value = ""] of headers) {
        found[name] = name in found ? `${found[name]}, ${value}` : value;
      }
    }
    return found;
  };
}
