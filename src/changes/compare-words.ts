import { align } from "./align.ts";
import { foldSpaces, isWord, splitWords } from "./split-words.ts";

/** Words that are replaced, added (`before` is empty) or removed (`after` is empty), with a few words around them. */
export type WordChange = Readonly<Record<"before" | "after" | "lead" | "trail", string>>;

/** The number of words quoted on each side of a change. */
const wordsAround = 3;
/** With more changes than this, or with less in common, the whole text counts as replaced. */
const mostChanges = 4;
const leastInCommon = 0.35;

/** Lists the words that differ between two versions of a text. Empty when only spaces differ. */
export function compareWords(before: string, after: string): readonly WordChange[] {
  const whole = { before, after, lead: "", trail: "" };
  const hunks = mergeNear(listHunks(splitWords(before), splitWords(after))).filter(saysMore);
  const [old, now] = [before, after].map((text) => foldSpaces(text).trim());
  if (old === now) return [];
  const changed = hunks.reduce((sum, { old, now }) => sum + Math.max(countWords(old), countWords(now)), 0);
  const share = changed / Math.max(1, countWords(splitWords(before)), countWords(splitWords(after)));
  if (hunks.length === 0 || hunks.length > mostChanges || share > 1 - leastInCommon) return [whole];
  return hunks.map(toChange);
}

/** The share of words that two texts have in common, from 0 to 1. */
export function likeness(before: string, after: string): number {
  const [old, now] = [before, after].map((text) => splitWords(text).filter(isWord));
  if (old === undefined || now === undefined || old.length + now.length === 0) return 0;
  const left = new Map<string, number>();
  for (const word of old) left.set(word, (left.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of now) {
    const count = left.get(word) ?? 0;
    if (count > 0) common += 1;
    left.set(word, count - 1);
  }
  return (2 * common) / (old.length + now.length);
}

type Tokens = readonly string[];
type Hunk = Readonly<Record<"lead" | "old" | "now" | "trail", Tokens>>;

/** `lead` and `trail` are the common words up to the previous and the next hunk. */
function listHunks(before: Tokens, after: Tokens): readonly Hunk[] {
  const stretches = align(before, after, foldSpaces);
  const sameAt = (at: number) => {
    const stretch = stretches[at];
    return stretch !== undefined && "same" in stretch ? stretch.same.map(([, now]) => now) : [];
  };
  return stretches.flatMap((stretch, at) =>
    "same" in stretch
      ? []
      : [{ lead: sameAt(at - 1), old: stretch.before, now: stretch.after, trail: sameAt(at + 1) }],
  );
}

/** Merges changes with at most a short word between them. */
function mergeNear(hunks: readonly Hunk[]): readonly Hunk[] {
  const merged: Hunk[] = [];
  for (const hunk of hunks) {
    const last = merged.at(-1);
    if (last === undefined || join(hunk.lead.filter(isWord)).length > 3) merged.push(hunk);
    else
      merged[merged.length - 1] = {
        lead: last.lead,
        old: [...last.old, ...hunk.lead, ...hunk.old],
        now: [...last.now, ...hunk.lead, ...hunk.now],
        trail: hunk.trail,
      };
  }
  return merged;
}

/** Leaves out changes of spaces alone. */
function saysMore({ old, now }: Hunk): boolean {
  return join(old) !== join(now);
}

/** Keeps the spaces between the changed words and the words around them. */
function toChange({ lead, old, now, trail }: Hunk): WordChange {
  const text = old.join("") || now.join("");
  const start = text.slice(0, text.length - text.trimStart().length);
  const end = text.slice(text.trimEnd().length);
  return {
    before: join(old),
    after: join(now),
    lead: takeLast(lead).join("").trimStart() + start,
    trail:
      end +
      takeLast([...trail].reverse())
        .reverse()
        .join("")
        .trimEnd(),
  };
}

function takeLast(tokens: Tokens): string[] {
  const words = tokens.flatMap((token, at) => (isWord(token) ? [at] : []));
  return tokens.slice(words.at(-wordsAround) ?? 0);
}

function countWords(tokens: Tokens): number {
  return tokens.filter(isWord).length;
}

function join(tokens: Tokens): string {
  return tokens.join("").trim();
}
