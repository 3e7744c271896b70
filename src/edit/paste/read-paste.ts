import type { FootnoteDefinition, RootContent } from "mdast";
import { cleanWords } from "./clean-words.ts";
import { countLostStyles } from "./count-lost-styles.ts";
import { layTables } from "./lay-tables.ts";
import { leaveOut } from "./leave-out.ts";
import { createLossCount, type Losses } from "./losses.ts";
import { nameBlocks } from "./name-blocks.ts";
import { nameMarks } from "./name-marks.ts";
import { nestLists } from "./nest-lists.ts";
import { parseClipboard } from "./parse-clipboard.ts";
import { readPlainText } from "./read-plain-text.ts";
import { resolveLinks } from "./resolve-links.ts";
import { setNotesApart } from "./set-notes-apart.ts";
import { shiftHeadings } from "./shift-headings.ts";
import { toBlocks } from "./to-blocks.ts";

/** The content of a clipboard. `html` is `""` if there is none. */
export type Clipboard = { readonly html: string; readonly text: string };

/** The text into which it is pasted. */
export type PastePlace = {
  /**
   * The site’s own addresses, such as `https://example.fr` and `http://localhost:3000`, with its sub-path if it has
   * one.
   */
  readonly addresses: readonly string[];
  /** The depth of the highest headings of the text. */
  readonly depth: number;
  /** The names of the notes that the text already has. */
  readonly notes: readonly string[];
};

/** The pasted blocks as Markdown of the site, the notes that they refer to, and the losses. */
export type Pasted = {
  readonly blocks: readonly RootContent[];
  readonly notes: readonly FootnoteDefinition[];
  readonly losses: Losses;
};

/** Converts the clipboard content of another program. Each step handles one peculiarity of such programs. */
export function readPaste({ html, text }: Clipboard, place: PastePlace): Pasted {
  if (html === "") return { blocks: readPlainText(text), notes: [], losses: [] };
  const losses = createLossCount();
  const { page, base } = parseClipboard(html);
  leaveOut(page, losses);
  const notes = setNotesApart(page, place.notes, losses);
  const parts = [page, ...notes.map(({ part }) => part)];
  for (const part of parts) {
    nestLists(part, losses);
    nameBlocks(part);
    resolveLinks(part, { base, addresses: place.addresses }, losses);
  }
  countLostStyles(parts, losses);
  for (const part of parts) {
    cleanWords(part, losses);
    nameMarks(part, losses);
    layTables(part, losses);
  }
  return {
    blocks: shiftHeadings(toBlocks(page), place.depth),
    notes: notes.map(({ name, part }) => ({
      type: "footnoteDefinition",
      identifier: name,
      label: name,
      children: toBlocks(part) as FootnoteDefinition["children"],
    })),
    losses: losses.list(),
  };
}
