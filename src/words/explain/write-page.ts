import type { ProblemCode } from "../problem.ts";
import { areaOf, codes } from "./codes.ts";
import type { Block } from "./explain-problem.ts";
import type { Explanations } from "./explanation.ts";
import { pageOf } from "./page-of.ts";

/** The documentation page of a code, in Markdown. `other` is the folder of the other language. */
export function writePage(
  code: ProblemCode,
  blocks: readonly Block[],
  { codes: explained, labels }: Explanations,
  other: string,
): string {
  const links = `[${labels.backToList}](README.md) · [${labels.otherLanguage}](../${other}/${pageOf(code)})`;
  const head = [`# ${escapeMarks(explained[code].title)}`, `\`${code}\` · ${links}`];
  return `${[...head, ...blocks.map(writeBlock)].join("\n\n")}\n`;
}

/** The list of all codes, by area. */
export function writeIndex({ codes: explained, areas, labels }: Explanations, other: string): string {
  const otherIndex = `[${labels.otherLanguage}](../${other}/README.md)`;
  const parts = [`# ${labels.allCodes}`, labels.intro, otherIndex];
  for (const [area, title] of Object.entries(areas)) {
    const rows = codes
      .filter((code) => areaOf(code) === area)
      .map((code) => `| [\`${code}\`](${pageOf(code)}) | ${escapeMarks(explained[code].title)} |`);
    parts.push(
      `## ${title}`,
      [`| ${labels.code} | ${labels.meaning} |`, "| --- | --- |", ...rows].join("\n"),
    );
  }
  return `${parts.join("\n\n")}\n`;
}

function writeBlock(block: Block): string {
  switch (block.kind) {
    case "heading":
      return `## ${escapeMarks(block.text)}`;
    case "text":
      return escapeMarks(block.text);
    case "code": {
      // A fence must be longer than any fence in the text.
      const fence = block.text.includes("```") ? "````" : "```";
      const code = `${fence}${block.language}\n${shortenQuotes(block.text)}\n${fence}`;
      // At the start of a line, Git’s marks would make this page look like an unfinished merge. Markdown does not show
      // one space before a fence and its lines.
      return block.text.includes("<<<<<<< ") ? code.replaceAll(/^(?=.)/gm, " ") : code;
    }
  }
}

/** A hundred nested quotations would make this page itself too deep to build. */
function shortenQuotes(text: string): string {
  return text.replaceAll(/(?:> ){20,}/g, (quotes) => `${quotes.slice(0, 40)}… `);
}

/** Within backticks, Markdown reads no marks. */
function escapeMarks(text: string): string {
  return text.replace(/`[^`]*`|[<*_[\]]/g, (found) => (found.length > 1 ? found : `\\${found}`));
}
