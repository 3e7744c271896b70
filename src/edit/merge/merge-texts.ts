import { cutVersions } from "./cut-versions.ts";

/** Comparing takes the product of two numbers of lines. */
const mostLines = 3000;

/**
 * Merges what two people have made of a text, line by line. Undefined where both have changed the same lines, or lines that
 * touch, unless those are `apart` from each other, as fields are.
 */
export function mergeTexts(
  base: string,
  mine: string,
  theirs: string,
  lines: "together" | "apart" = "together",
): string | undefined {
  if (mine === theirs || base === mine) return theirs;
  if (base === theirs) return mine;
  const [former, one, other] = [base, mine, theirs].map(toLines) as [string[], string[], string[]];
  if ([former, one, other].some(({ length }) => length > mostLines)) return undefined;
  let merged = "";
  for (const { base, mine, theirs } of cutVersions(former, one, other)) {
    const isEven = lines === "apart" && mine.length === base.length && theirs.length === base.length;
    const rows = isEven
      ? base.map((line, at) => [line, mine[at], theirs[at]])
      : [[base, mine, theirs].map((version) => version.join(""))];
    for (const [was, my, their] of rows) {
      if (my !== their && was !== my && was !== their) return undefined;
      merged += was === my ? their : my;
    }
  }
  return merged;
}

/** With their ends. */
function toLines(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}
