import { distance } from "fastest-levenshtein";
import { once } from "../once.ts";
import { type Message, say, type Text } from "./message.ts";

/** The word of `known` that `written` was probably meant to be. Undefined when none is similar. */
export function suggest(written: string, known: readonly string[]): string | undefined {
  return createSuggester(known)(written);
}

/** At most this many words are compared: the intended one is among those that share most pairs of letters. */
const compared = 40;

/** Returns a function that suggests for many written words, from one list of known ones. */
export function createSuggester(known: readonly string[]): (written: string) => string | undefined {
  const words = known.map(toWord);
  const rank = createRanking(words);
  return (written) => {
    const { plain } = toWord(written);
    let best: Word | undefined;
    let least = Number.POSITIVE_INFINITY;
    let left = compared;
    for (const [undone, tier] of rank(written).entries()) {
      if (left <= 0 || undone / 2 > least) break;
      for (const word of (tier ?? []).slice(0, left)) {
        const steps = distance(plain, word.plain);
        if (steps > word.allowed || steps > least) continue;
        // The first of equally similar words.
        if (best === undefined || steps < least || word.index < best.index) [best, least] = [word, steps];
      }
      left -= tier?.length ?? 0;
    }
    return best?.text;
  };
}

/** The most words that a hint lists. */
const listed = 12;

/** “Did you mean …?” when a known word is similar, else the list of known words. */
export function suggestionHint(written: string, known: readonly string[], what: Text): Message {
  return createHinter(known, what)(written);
}

/** The same for many words. */
export function createHinter(known: readonly string[], what: Text): (written: string) => Message {
  const suggester = once(() => createSuggester(known));
  return (written) => {
    const word = suggester()(written);
    return word === undefined ? listKnown(known, what) : say("near-word", { word });
  };
}

/** `show` is how the list prints a word. */
export function listKnown(
  known: readonly string[],
  what: Text,
  show: (word: string) => Text = (word) => word,
): Message {
  if (known.length === 0) return say("no-words", { what });
  return say("known-words", {
    what,
    words: known.slice(0, listed).map(show),
    more: Math.max(0, known.length - listed),
  });
}

type Word = ReturnType<typeof toWord>;

function toWord(text: string, index = 0) {
  const plain = text.toLowerCase();
  // A third of the letters may be wrong: enough for slips and missing accents, too little for another word.
  const allowed = Math.min(text.length - 1, Math.ceil(text.length / 3));
  return { text, index, plain, allowed, pairs: pairsOf(plain) };
}

/**
 * Groups the words that may be similar to a written one by the number of pairs of letters that only one of the two has.
 * Counting pairs is much faster than comparing words.
 */
function createRanking(words: readonly Word[]) {
  const holders = new Map<string, Word[]>();
  for (const word of words) {
    for (const pair of word.pairs) {
      const held = holders.get(pair);
      if (held === undefined) holders.set(pair, [word]);
      else held.push(word);
    }
  }
  const shared = new Uint32Array(words.length);
  return (written: string): readonly (readonly Word[] | undefined)[] => {
    const { plain, pairs } = toWord(written);
    shared.fill(0);
    for (const pair of pairs)
      for (const { index } of holders.get(pair) ?? []) shared[index] = (shared[index] ?? 0) + 1;
    const tiers: Word[][] = [];
    for (const word of words) {
      const undone = Math.max(pairs.size, word.pairs.size) - (shared[word.index] ?? 0);
      // One added, missing or replaced letter breaks at most two pairs.
      if (undone > 2 * word.allowed || Math.abs(plain.length - word.plain.length) > word.allowed) continue;
      const tier = tiers[undone];
      if (tier === undefined) tiers[undone] = [word];
      else tier.push(word);
    }
    return tiers;
  };
}

function pairsOf(text: string): ReadonlySet<string> {
  const pairs = new Set<string>();
  for (let at = 1; at < text.length; at += 1) pairs.add(text.slice(at - 1, at + 1));
  return pairs;
}
