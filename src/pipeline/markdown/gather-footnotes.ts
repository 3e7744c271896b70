import type { RootContent } from "mdast";
import { say } from "../../words/message.ts";
import { type Markup, markup } from "./code-markup.ts";
import { type Compilation, reportAt } from "./compilation.ts";
import { noteId, referenceId } from "./refer-to-footnote.ts";
import { transformBlocks } from "./transform-blocks.ts";

/** The footnotes that the text refers to, in that order, under a heading. */
export function gatherFootnotes(compilation: Compilation): readonly RootContent[] {
  const blocks = compilation.notes.size > 0 ? [drawFootnotes(compilation)] : [];
  for (const [identifier, definition] of compilation.footnotes) {
    if (compilation.notes.has(identifier)) continue;
    const note = definition.label ?? identifier;
    reportAt(compilation, definition, {
      code: "markdown/stray-note",
      severity: "warning",
      message: say("markdown/stray-note.unused", { note }),
      hint: say("markdown/stray-note.unused.hint", { note }),
    });
  }
  return blocks;
}

function drawFootnotes(compilation: Compilation): Markup {
  const { notes, footnotes, words, headings, ids } = compilation;
  const id = ids.of(words.footnotes);
  headings.push({ depth: 2, id, text: words.footnotes });

  // A note may refer to another: the map grows during the loop, so links back are added afterwards.
  const contents: (readonly [number: number, blocks: RootContent[]])[] = [];
  for (const [identifier, { number }] of notes) {
    contents.push([
      number,
      transformBlocks(footnotes.get(identifier)?.children ?? [], "inside", compilation),
    ]);
  }
  const counts = [...notes.values()];
  const items = contents.map(([number, blocks], index) => {
    addBackLinks(blocks, number, counts[index]?.references ?? 0, words.backToText);
    return markup("li", { id: noteId(number) }, blocks);
  });
  const heading = markup("h2", { id }, [{ type: "text", value: words.footnotes }]);
  return markup("section", { className: ["footnotes"], role: "doc-endnotes" }, [
    heading,
    markup("ol", {}, items),
  ]);
}

/** Adds them to the note’s last paragraph, or after its last block if that is not a paragraph. */
function addBackLinks(blocks: RootContent[], number: number, references: number, label: string): void {
  const last = blocks.at(-1);
  const links = Array.from({ length: references }, (_, index) => backLink(number, index + 1, label));
  const children = links.flatMap((link) => [{ type: "text" as const, value: " " }, link]);
  // `push` would take them as arguments, of which JavaScript allows some 100,000.
  if (last?.type === "paragraph") last.children = last.children.concat(children);
  else blocks.push({ type: "paragraph", children: children.slice(1) });
}

function backLink(number: number, nth: number, label: string): Markup {
  const properties = {
    href: `#${referenceId(number, nth)}`,
    ariaLabel: nth === 1 ? `${label} ${number}` : `${label} ${number}-${nth}`,
    role: "doc-backlink",
    className: ["footnote-back"],
  };
  // The variation selector prevents the arrow from being drawn as an emoji.
  return markup("a", properties, [{ type: "text", value: "↩\uFE0E" }]);
}
