import type { ChangeWords } from "./tell-change.ts";
import type { ToldChange } from "./tell-changes.ts";

export type MarkdownReport = {
  /** The site that it is compared with, and how many pages change. */
  readonly lines: readonly string[];
  readonly told: readonly ToldChange[];
  /** The address of a page. Undefined when none is known. */
  readonly addressOf: (route: string) => string | undefined;
};

/** In characters. GitHub accepts comments of 65,536 characters, and a step passes on values of 131,072 bytes. */
const longest = 40_000;

/** Writes the changes as a comment for a pull request. Changes beyond its longest size are only counted. */
export function writeMarkdown({ lines, told, addressOf }: MarkdownReport, words: ChangeWords): string {
  const head = [`### ${toPlain(words.title)}`, ...lines.map(toPlain)].join("\n\n");
  const place = ({ name, route, isGone = false }: ToldChange) => {
    const bold = `**${toPlain(name)}**`;
    if (route === undefined) return bold;
    const address = isGone ? undefined : addressOf(route);
    return address === undefined ? `${bold} (\`${route}\`)` : `[${bold}](${toDestination(address)})`;
  };
  const items = told.map((one) => `- ${words.line({ name: place(one), what: toPlain(one.what) })}\n`);
  let list = "";
  for (const [index, item] of items.entries()) {
    if (head.length + list.length + item.length > longest) {
      list += `- ${words["more-pages"]({ count: items.length - index })}\n`;
      break;
    }
    list += item;
  }
  return list === "" ? `${head}\n` : `${head}\n\n${list}`;
}

/** In Markdown, parentheses end an address. */
function toDestination(address: string): string {
  return address.replaceAll("(", "%28").replaceAll(")", "%29");
}

/** Escapes words of pages, which must not act as Markdown, mention a user or refer to an issue. */
function toPlain(text: string): string {
  return text
    .replace(/[\\`*_{}[\]<>()|~!$&]/g, (sign) => `\\${sign}`)
    .replace(/[\r\n]+/g, " ")
    .replace(/[@#]/g, "$&<!-- -->");
}
