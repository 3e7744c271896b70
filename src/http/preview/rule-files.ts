import type { PreviewRules } from "../../hosts/host.ts";
import { isMessage, type Message, say } from "../../words/message.ts";
import type { DistFiles } from "./dist-files.ts";
import { readRulePath, type Stars } from "./match-pattern.ts";

/** The rules of `_headers` and `_redirects`, if the host reads these files. */
export type HostFiles = {
  readonly headers: readonly HeaderRule[];
  readonly redirects: readonly RedirectRule[];
  readonly ignored: readonly (IgnoredLine & { readonly file: string })[];
};

export const headersFile = "/_headers";
export const redirectsFile = "/_redirects";

export function readHostFiles(files: DistFiles, { rules }: PreviewRules): HostFiles {
  if (rules === undefined) return { headers: [], redirects: [], ignored: [] };
  const textOf = (path: string) => Buffer.from(files.read(path) ?? "").toString();
  const headers = parseHeaders(textOf(headersFile), rules === "shadowed" ? "any" : "one");
  const redirects = parseRedirects(textOf(redirectsFile), rules === "shadowed" ? "end" : "one");
  return {
    headers: headers.rules,
    // Only Netlify lets a rule answer 404. Elsewhere, the host itself looks for the not-found page.
    redirects: redirects.rules.filter(({ status }) => rules === "shadowed" || status !== 404),
    ignored: [
      ...headers.ignored.map((line) => ({ ...line, file: headersFile.slice(1) })),
      ...redirects.ignored.map((line) => ({ ...line, file: redirectsFile.slice(1) })),
    ],
  };
}

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

/** One line of `_redirects`. */
export type RedirectRule = {
  readonly pattern: string;
  /** Parameters that a request must have; a value such as `:id` matches any. */
  readonly query: readonly (readonly [name: string, value: string])[];
  /** As written: a path or an address, which may contain names of the pattern. */
  readonly to: string;
  /** Undefined when none is written: each host has its own default. */
  readonly status: number | undefined;
  /** True when the rule takes precedence over an existing file. */
  readonly isForced: boolean;
};

/**
 * Reads a `_redirects` file: `from`, parameters, `to` and a status on each line. `stars`: where the host takes `*`.
 * https://docs.netlify.com/routing/redirects/ https://developers.cloudflare.com/pages/configuration/redirects/
 */
export function parseRedirects(
  text: string,
  stars: Stars,
): {
  readonly rules: readonly RedirectRule[];
  readonly ignored: readonly IgnoredLine[];
} {
  const rules: RedirectRule[] = [];
  const ignored: IgnoredLine[] = [];
  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const line = raw.trim();
    if (line === "" || line.startsWith("#")) continue;
    const rule = readRule(line, stars);
    if (isMessage(rule)) ignored.push({ line: index + 1, why: rule });
    else rules.push(rule);
  }
  return { rules, ignored };
}

const statuses: readonly number[] = [200, 301, 302, 303, 307, 308, 404];

function readRule(line: string, stars: Stars): RedirectRule | Message {
  const words = line.split(/\s+/);
  // “#” begins a comment only where a word could begin; within an address it begins a fragment.
  const comment = words.findIndex((word, index) => index >= 2 && word.startsWith("#"));
  const [from = "", ...rest] = comment === -1 ? words : words.slice(0, comment);
  const pattern = readRulePath(from, stars);
  if (typeof pattern !== "string") return pattern.why;
  const at = rest.findIndex((word) => /^(?:\/|https?:\/\/)/.test(word));
  const to = rest[at];
  if (to === undefined) return say("preview.no-rule");
  const query = rest.slice(0, at).map((word) => word.split("="));
  if (query.some((pair) => pair.length !== 2)) return say("preview.no-parameter");
  const [code = "", ...conditions] = rest.slice(at + 1);
  if (conditions.length > 0 || code.includes("=")) return say("preview.condition");
  const [, digits, force] = /^(\d{3})(!?)$/.exec(code) ?? [];
  const status = digits === undefined ? undefined : Number(digits);
  if ((code !== "" && status === undefined) || (status !== undefined && !statuses.includes(status))) {
    return say("preview.no-status", { code });
  }
  return {
    pattern,
    query: query.map(([name = "", value = ""]) => [name, value]),
    to,
    status,
    isForced: force === "!",
  };
}
