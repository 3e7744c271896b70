/** The parts and styles of a text that the Markdown of a site cannot hold. */
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

export type LossKind = (typeof lossKinds)[number];

/** The number of losses of each kind, in the order of the list above. */
export type Losses = readonly { readonly kind: LossKind; readonly count: number }[];

export type LossCount = { add(kind: LossKind, count?: number): void; list(): Losses };

export function createLossCount(): LossCount {
  const counts = new Map<LossKind, number>();
  return {
    add: (kind, count = 1) => void counts.set(kind, (counts.get(kind) ?? 0) + count),
    list: () =>
      lossKinds.map((kind) => ({ kind, count: counts.get(kind) ?? 0 })).filter(({ count }) => count > 0),
  };
}
