import { cutVersions } from "./cut-versions.ts";

/** The time of a comparison grows with the square of the number of lines. */
const mostLines = 3000;

/**
 * Merges two versions of a text line by line. Undefined if both have changed the same lines. Changes of adjacent lines
 * count too, unless each line stands for itself, like a field (`apart`).
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

/** Splits a text into lines with their line ends. */
function toLines(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}
