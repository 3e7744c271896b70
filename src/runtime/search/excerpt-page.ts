import type { IndexedPage } from "./search-index.ts";
import { toWords } from "./terms.ts";

/** A piece of a text; `isFound` when it is one of the searched words. */
export type Piece = { readonly text: string; readonly isFound: boolean };

/** The excerpt of a page in a result. */
export type Excerpt = {
  readonly title: readonly Piece[];
  /** The paragraph with the most words, shortened around them; the description when no paragraph has any. */
  readonly passage: readonly Piece[];
  /** The matching sections, best first. */
  readonly sections: readonly { readonly anchor: string; readonly heading: readonly Piece[] }[];
};

/** `words` are those of `FoundPages`. */
export function excerptPage(page: IndexedPage, words: ReadonlyMap<string, number>): Excerpt {
  const find = (text: string) => findWords(text, words);
  const sections = page.sections.map(([anchor, heading, text]) => {
    const title = find(heading);
    const lines = text.split("\n").map(find);
    return { anchor, title, lines, score: countWords([title, title, ...lines]) };
  });
  const best = sections
    .flatMap(({ lines, score }) => lines.map((line) => ({ line, score: scoreLine(line) + score / 1000 })))
    .reduce<Scored | undefined>((best, one) => (best && best.score >= one.score ? best : one), undefined);
  const passage = best && best.score >= 1 ? best.line : find(page.description);
  return {
    title: cut(sections[0]?.title ?? find("")),
    passage: cut(shorten(passage)),
    sections: nameSections(sections.slice(1)),
  };
}

/** The positions of the searched words in a text. `word` is the index of the word. */
type Found = {
  readonly text: string;
  readonly words: readonly { readonly word: number; readonly start: number; readonly end: number }[];
};
type Scored = { readonly line: Found; readonly score: number };
type ScoredSection = { readonly anchor: string | null; readonly title: Found; readonly score: number };

function findWords(text: string, wanted: ReadonlyMap<string, number>): Found {
  // A quick test whether a text contains any of them, because splitting it takes far longer.
  if (![...wanted.keys()].some((word) => text.includes(word))) return { text, words: [] };
  const words = toWords(text).flatMap(({ word, start, end }) => {
    const which = wanted.get(word);
    return which === undefined ? [] : [{ word: which, start, end }];
  });
  return { text, words };
}

/** Different words count more than repeated ones. */
function countWords(texts: readonly Found[]): number {
  const words = texts.flatMap((text) => text.words.map(({ word }) => word));
  return new Set(words).size * 10 + Math.min(words.length, 9);
}

/** A sentence is more informative than a label. */
function scoreLine(line: Found): number {
  return line.words.length === 0 ? 0 : countWords([line]) + (line.text.length > 60 ? 5 : 0);
}

const longestPassage = 220;
const lead = 60;

/** Shortens a long text between words, around the first matches. */
function shorten({ text, words }: Found): Found {
  if (text.length <= longestPassage) return { text, words };
  const wanted = Math.min((words[0]?.start ?? 0) - lead, text.length - longestPassage);
  const start = wanted <= 0 ? 0 : text.indexOf(" ", wanted) + 1;
  const hasEnd = start + longestPassage >= text.length;
  const end = hasEnd ? text.length : text.lastIndexOf(" ", start + longestPassage);
  const before = start === 0 ? "" : "… ";
  const shift = before.length - start;
  return {
    text: before + text.slice(start, end) + (hasEnd ? "" : " …"),
    words: words
      .filter((word) => word.start >= start && word.end <= end)
      .map((word) => ({ ...word, start: word.start + shift, end: word.end + shift })),
  };
}

function cut({ text, words }: Found): readonly Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { start, end } of words) {
    pieces.push(
      { text: text.slice(from, start), isFound: false },
      { text: text.slice(start, end), isFound: true },
    );
    from = end;
  }
  pieces.push({ text: text.slice(from), isFound: false });
  return pieces.filter((piece) => piece.text !== "");
}

const mostSections = 3;

/** Several headings may share an anchor, which gets one link. */
function nameSections(sections: readonly ScoredSection[]): Excerpt["sections"] {
  const found = sections.filter(({ score, title }) => score > 0 && title.text !== "");
  const ranked = [...found].sort((a, b) => b.score - a.score);
  const anchors = new Set<string>();
  return ranked
    .flatMap(({ anchor, title }) => {
      if (anchor === null || anchors.has(anchor)) return [];
      anchors.add(anchor);
      return [{ anchor, heading: cut(title) }];
    })
    .slice(0, mostSections);
}
