import { readRulePath } from "./read-rule-path.ts";

/** The headers of all paths that match `pattern`. A header that is to be taken away has no value. */
export type HeaderRule = {
  readonly pattern: string;
  readonly headers: readonly { readonly name: string; readonly value: string | undefined }[];
};

/** A line that a host would not heed, and why. Counts from 1. */
export type IgnoredLine = { readonly line: number; readonly why: string };

/**
 * Reads a `_headers` file: a path on a line of its own, then `Name: value` lines, indented or not, and `! Name` for one
 * that is taken away. https://docs.netlify.com/routing/headers/ https://developers.cloudflare.com/pages/configuration/headers/
 */
export function parseHeaders(text: string): {
  readonly rules: readonly HeaderRule[];
  readonly ignored: readonly IgnoredLine[];
} {
  const rules: { pattern: string; headers: HeaderRule["headers"][number][] }[] = [];
  const ignored: IgnoredLine[] = [];
  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const line = raw.trim();
    if (line === "" || line.startsWith("#")) continue;
    const ignore = (why: string) => void ignored.push({ line: index + 1, why });
    if (/^(?:\/|https?:\/\/)/.test(line)) {
      const pattern = readRulePath(line);
      if (pattern === undefined) ignore(`${line} is no path`);
      else rules.push({ pattern, headers: [] });
      continue;
    }
    const header = readHeader(line);
    if (typeof header === "string") ignore(header);
    else if (rules.length === 0) ignore("a header stands before the first path");
    else rules.at(-1)?.headers.push(header);
  }
  return { rules, ignored };
}

function readHeader(line: string): HeaderRule["headers"][number] | string {
  const removed = /^!\s*(\S+)$/.exec(line)?.[1];
  if (removed !== undefined) return { name: removed, value: undefined };
  const [, name = "", value = ""] = /^([^:]*):\s*(.*)$/.exec(line) ?? [];
  if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name)) return "a header is written as in “Name: value”";
  if (value === "") return `${name} has no value`;
  if (!/^[\t\x20-\x7e\x80-\xff]*$/.test(value))
    return `the value of ${name} has a sign that no header can carry`;
  if (ofTheServer.has(name.toLowerCase())) return `${name} is for the server to set`;
  return { name, value };
}

/** Those that frame or date an answer: hosts set them themselves. */
const ofTheServer: ReadonlySet<string> = new Set([
  "accept-ranges",
  "age",
  "allow",
  "alt-svc",
  "connection",
  "content-encoding",
  "content-length",
  "content-range",
  "date",
  "keep-alive",
  "location",
  "server",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);
