import { inLanguage } from "../../../words/in-each-language.ts";
import type { Language } from "../../../words/languages.ts";
import { paste } from "../../../words/paste.ts";

/** The parts and styles of a text that the Markdown of a site cannot hold, in the order in which they are named. */
const lossKinds = [
  "colours",
  "highlights",
  "underlines",
  "fonts",
  "alignments",
  "raised",
  "comments",
  "deletions",
  "ownImages",
  "otherImages",
  "textBoxes",
  "objects",
  "equations",
  "mergedCells",
  "cellLines",
  "cellTables",
  "contents",
  "headingNumbers",
  "notes",
  "localLinks",
  "innerLinks",
  "signatures",
  "controls",
  "pageBreaks",
  "symbols",
] as const;

export type PasteLoss = (typeof lossKinds)[number];

export type Losses = {
  add(kind: PasteLoss, count?: number): void;
  count(kind: PasteLoss): number;
  /** One sentence about all of them. Undefined if there are none. */
  describe(language: Language): string | undefined;
};

export function countLosses(): Losses {
  const counts = new Map<PasteLoss, number>();
  const count = (kind: PasteLoss) => counts.get(kind) ?? 0;
  return {
    add: (kind, more = 1) => void counts.set(kind, count(kind) + more),
    count,
    describe: (language) => {
      const words = inLanguage(paste, language);
      const what = lossKinds
        .filter((kind) => count(kind) > 0)
        .map((kind) => words[`paste.${kind}`]({ count: count(kind) }));
      return what.length === 0 ? undefined : words["paste.lost"]({ what });
    },
  };
}
