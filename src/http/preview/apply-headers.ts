import { matchPattern } from "./match-pattern.ts";
import type { HeaderRule } from "./parse-headers.ts";

/**
 * The headers of a host and those that the rules set for `path`, which is decoded. A rule overrides the host; values of
 * several rules are joined.
 */
export function applyHeaders(
  own: Readonly<Record<string, string>>,
  rules: readonly HeaderRule[],
  path: string,
): Readonly<Record<string, string>> {
  const headers = new Map(Object.entries(own).map(([name, value]) => [name.toLowerCase(), { name, value }]));
  const fromRules = new Set<string>();
  for (const rule of rules) {
    if (matchPattern(rule.pattern, path) === undefined) continue;
    for (const { name, value } of rule.headers) {
      const key = name.toLowerCase();
      const known = headers.get(key);
      const before = fromRules.has(key) ? known?.value : undefined;
      const joined = before === undefined || value === undefined ? value : `${before}, ${value}`;
      if (joined === undefined) headers.delete(key);
      // One spelling for each name, or the header would be sent twice.
      else headers.set(key, { name: known?.name ?? name, value: joined });
      fromRules.add(key);
    }
  }
  return Object.fromEntries([...headers.values()].map(({ name, value }) => [name, value]));
}
