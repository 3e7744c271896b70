import { cleanWords, writeLevels } from "./clean-words.ts";
import { countLostStyles } from "./count-lost-styles.ts";
import { attribute, parseHtml, unwrap } from "./dom.ts";
import { layTables } from "./lay-tables.ts";
import { leaveOut } from "./leave-out.ts";
import { countLosses, type Losses } from "./losses.ts";
import { nameBlocks } from "./name-blocks.ts";
import { nestLists } from "./nest-lists.ts";
import { type PastePlace, type Read, readText } from "./read-text.ts";
import { resolveLink, type SiteAddresses } from "./resolve-address.ts";
import { setNotesApart } from "./set-notes-apart.ts";
import { tidyBlocks } from "./tidy-blocks.ts";

/** The content of a clipboard. `html` is `""` if there is none. */
export type Clipboard = { readonly html: string; readonly text: string };

/** What is pasted. */
export type Pasted = Read & {
  /** One sentence about what is left out. Undefined if nothing is. */
  readonly lost: string | undefined;
};

/** Reads the clipboard content of another program. */
export async function readPaste({ html, text }: Clipboard, place: PastePlace): Promise<Pasted> {
  const losses = countLosses();
  const read = html === "" ? await readText(text, place, losses) : readHtml(html, place, losses);
  return {
    ...read,
    blocks: tidyBlocks(read.blocks),
    notes: tidyBlocks(read.notes),
    lost: losses.describe(place.language),
  };
}

/** Each step corrects one habit of other programs, until the schema can read their HTML. */
function readHtml(html: string, place: PastePlace, losses: Losses): Read {
  const { parser, addresses, depth, notes: taken } = place;
  const page = parseHtml(html);
  const base = page.querySelector("base[href]")?.getAttribute("href") || undefined;
  const pictures = keepPictures(page);
  leaveOut(page, losses);
  const notes = setNotesApart(page, taken, losses);
  const parts = [page, ...notes.map(({ part }) => part)];
  for (const part of parts) {
    nestLists(part, losses);
    resolveLinks(part, { base, addresses }, losses);
  }
  nameBlocks(parts, depth);
  countLostStyles(parts, losses);
  for (const part of parts) {
    cleanWords(part, losses);
    writeLevels(part, losses);
    layTables(part, losses);
  }
  const parse = (part: DocumentFragment) => parser.parse(part).children;
  const { footnote } = parser.schema.nodes;
  return {
    pictures,
    blocks: parse(page),
    notes: notes.flatMap(
      ({ name, part }) => footnote?.create({ identifier: name, label: name }, parse(part)) ?? [],
    ),
  };
}

function resolveLinks(part: DocumentFragment, place: SiteAddresses, losses: Losses): void {
  for (const link of part.querySelectorAll("a")) {
    const url = resolveLink(attribute(link, "href"), place, losses);
    if (url === undefined) unwrap(link);
    else link.setAttribute("href", url);
    link.removeAttribute("title");
  }
}

/** Names each image whose bytes the clipboard contains by its number. */
function keepPictures(page: DocumentFragment): readonly string[] {
  const pictures: string[] = [];
  for (const image of page.querySelectorAll("img")) {
    const source = attribute(image, "src");
    const isCarried = /^data:image\/[\w.+-]+;base64,[\w+/=]+$/.test(source);
    if (isCarried) image.setAttribute("src", `/clipboard:${pictures.push(source) - 1}`);
    else if (!/^(?:https?:)?\/\//i.test(source)) image.setAttribute("src", "");
  }
  return pictures;
}
