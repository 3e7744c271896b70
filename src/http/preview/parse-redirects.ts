import { isMessage, type Message, say } from "../../words/message.ts";
import { readRulePath, type Stars } from "./match-pattern.ts";
import type { IgnoredLine } from "./parse-headers.ts";

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
