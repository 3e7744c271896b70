import { isMessage, type Message, say } from "../../words/message.ts";
import { readRulePath, type Stars } from "./match-pattern.ts";

/** The headers of all paths that match `pattern`. A header to be removed has no value. */
export type HeaderRule = {
  readonly pattern: string;
  readonly headers: readonly { readonly name: string; readonly value: string | undefined }[];
};

/** A line that a host would ignore, and why. Lines count from 1. */
export type IgnoredLine = { readonly line: number; readonly why: Message };

/**
 * Reads a `_headers` file: a path on a line of its own, then `Name: value` lines, indented or not, and `! Name` for a
 * header to be removed. `stars`: where the host takes `*`. https://docs.netlify.com/routing/headers/
 * https://developers.cloudflare.com/pages/configuration/headers/
 */
export function parseHeaders(
  text: string,
  stars: Stars,
): {
  readonly rules: readonly HeaderRule[];
  readonly ignored: readonly IgnoredLine[];
} {
  const rules: HeaderRule[] = [];
  const ignored: IgnoredLine[] = [];
  let headers: HeaderRule["headers"][number][] | undefined;
  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const line = raw.trim();
    if (line === "" || line.startsWith("#")) continue;
    const ignore = (why: Message) => void ignored.push({ line: index + 1, why });
    if (/^(?:\/|https?:\/\/)/.test(line)) {
      const pattern = readRulePath(line, stars);
      // Headers below a path that is ignored belong to no other one.
      headers = [];
      if (typeof pattern === "string") rules.push({ pattern, headers });
      else ignore(pattern.why);
      continue;
    }
    const header = readHeader(line);
    if (isMessage(header)) ignore(header);
    else if (headers === undefined) ignore(say("preview.early-header"));
    else headers.push(header);
  }
  return { rules, ignored };
}

function readHeader(line: string): HeaderRule["headers"][number] | Message {
  const removed = /^!\s*(\S+)$/.exec(line)?.[1];
  if (removed !== undefined) return { name: removed, value: undefined };
  const [, name = "", written = ""] = /^([^:]*):(.*)$/s.exec(line) ?? [];
  const value = written.trim();
  if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name)) return say("preview.no-header");
  if (value === "") return say("preview.no-value", { name });
  if (!/^[\t\x20-\x7e\x80-\xff]*$/.test(value)) return say("preview.wrong-sign", { name });
  if (ofTheServer.has(name.toLowerCase())) return say("preview.of-server", { name });
  return { name, value };
}

/** Headers about the framing and the date of a response, which hosts set themselves. */
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
