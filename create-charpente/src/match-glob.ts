/**
 * True when `value` matches a pattern such as `{/guides,/guides/**}`. Each pair of places in both is tried once: an
 * expression made of the pattern would try all ways to share the value among its stars.
 */
export function matchesGlob(pattern: string, value: string): boolean {
  const tried = new Set<number>();
  /** Whether the rest of the pattern from `at` on matches the rest of the value from `from` on. */
  const fits = (at: number, from: number): boolean => {
    const pair = at * (value.length + 1) + from;
    if (tried.has(pair)) return false;
    tried.add(pair);
    const sign = pattern[at];
    const isAtSlash = from === value.length || value[from] === "/";
    switch (sign) {
      case undefined:
        return from === value.length;
      case "*": {
        const isLong = pattern[at + 1] === "*";
        if (fits(at + (isLong ? 2 : 1), from)) return true;
        return (isLong ? from < value.length : !isAtSlash) && fits(at, from + 1);
      }
      case "?":
        return !isAtSlash && fits(at + 1, from + 1);
      case "{":
        return findChoices(pattern, at).some((start) => fits(start, from));
      // The end of a choice: the pattern goes on behind the others.
      case ",":
      case "}":
        if (findEnd(pattern, at) < pattern.length) return fits(findEnd(pattern, at) + 1, from);
    }
    return value[from] === sign && fits(at + 1, from + 1);
  };
  return fits(0, 0);
}

/** True for a path that one of the patterns matches. Two stars and a slash also stand for no folder. */
export function matchesOne(patterns: readonly string[], path: string): boolean {
  return patterns.some((pattern) => matchesGlob(pattern.replaceAll("**/", "{,**/}"), path));
}

/** Where each choice between braces begins. */
function findChoices(pattern: string, open: number): readonly number[] {
  const end = findEnd(pattern, open + 1);
  const starts = [open + 1];
  for (let [at, depth] = [open + 1, 0]; at < end; at += 1) {
    if (pattern[at] === "{") depth += 1;
    if (pattern[at] === "}") depth -= 1;
    if (pattern[at] === "," && depth === 0) starts.push(at + 1);
  }
  return starts;
}

/** The place of the brace that closes the choice at `from`; the end of the pattern when there is none. */
function findEnd(pattern: string, from: number): number {
  for (let [at, depth] = [from, 0]; at < pattern.length; at += 1) {
    if (pattern[at] === "{") depth += 1;
    if (pattern[at] === "}" && depth === 0) return at;
    if (pattern[at] === "}") depth -= 1;
  }
  return pattern.length;
}
