import { readPaste } from "../../edit/paste/read-paste.ts";
import type { PasteAnswer, PasteRequest } from "../../edit/text-protocol.ts";
import type { Speech } from "../../words/speech.ts";
import { drawnSite, type EditDesk } from "./edit-desk.ts";

/** Converts clipboard content for a text of the site, and lists the losses in words. */
export function convertPaste(
  desk: Pick<EditDesk, "site" | "base" | "origin">,
  { html, text, depth, notes: taken }: PasteRequest,
  { pages }: Speech,
): PasteAnswer {
  const published = drawnSite(desk)?.settings.url;
  const addresses = [desk.origin, ...(published === undefined ? [] : [published])].map(
    (address) => new URL(address).origin + desk.base,
  );
  const { blocks, notes, losses } = readPaste({ html, text }, { addresses, depth, notes: taken });
  const what = losses.map(({ kind, count }) => pages[lossKeys[kind]]({ count }));
  return { blocks, notes, ...(what.length > 0 && { lost: pages["paste.lost"]({ what }) }) };
}

/** The words for each loss. */
export const lossKeys = {
  colours: "paste.colours",
  highlights: "paste.highlights",
  underlines: "paste.underlines",
  fonts: "paste.fonts",
  alignments: "paste.alignments",
  raised: "paste.raised",
  comments: "paste.comments",
  deletions: "paste.deletions",
  ownImages: "paste.ownImages",
  otherImages: "paste.otherImages",
  textBoxes: "paste.textBoxes",
  objects: "paste.objects",
  equations: "paste.equations",
  mergedCells: "paste.mergedCells",
  cellLines: "paste.cellLines",
  cellTables: "paste.cellTables",
  contents: "paste.contents",
  headingNumbers: "paste.headingNumbers",
  notes: "paste.notes",
  localLinks: "paste.localLinks",
  innerLinks: "paste.innerLinks",
  signatures: "paste.signatures",
  controls: "paste.controls",
  pageBreaks: "paste.pageBreaks",
  symbols: "paste.symbols",
} as const;
