import { posix } from "node:path";
import type { ParsedSource } from "../../../model/model.ts";
import { valueAt } from "../../../model/value-at.ts";
import type { FieldPath } from "../edit.ts";
import { listTexts } from "../entries/find-mentions.ts";

/** A field that names a file of the site. */
export type FileMention = {
  /** The file that it is in, from the root of the site. */
  readonly source: string;
  /** From the root of that file. `[]` for the Markdown below the front matter. */
  readonly path: FieldPath;
  /** What an image shows, or the words of a link. Empty if there are none. */
  readonly words: string;
};

/** The mentions of each file, by its address as texts write it: `/images/front.jpg`. */
export type FileMentions = ReadonlyMap<string, readonly FileMention[]>;

/** Finds where images and documents of the site are named. A source is read once, as long as it is the same object. */
export function findFileMentions(parsed: readonly ParsedSource[]): FileMentions {
  const all = new Map<string, FileMention[]>();
  for (const source of parsed) {
    const mentions = known.get(source) ?? readMentions(source);
    known.set(source, mentions);
    for (const [address, mention] of mentions) {
      const others = all.get(address);
      if (others === undefined) all.set(address, [mention]);
      else others.push(mention);
    }
  }
  return all;
}

type Mentions = readonly (readonly [address: string, mention: FileMention])[];

const known = new WeakMap<ParsedSource, Mentions>();

function readMentions({ file, data, body }: ParsedSource): Mentions {
  const inData = listTexts(data).flatMap(({ path, text }): Mentions => {
    const address = toAddress(text, file);
    const alone =
      address === undefined ? [] : [[address, { source: file, path, words: altBeside(data, path) }] as const];
    return [...alone, ...readMarkdown(text, file, path)];
  });
  return [...inData, ...readMarkdown(body?.text ?? "", file, [])];
}

const link = /\[([^[\]]*)\]\(<?([^\s()<>]+)/g;

function readMarkdown(text: string, source: string, path: FieldPath): Mentions {
  return [...text.matchAll(link)].flatMap(([, words = "", target = ""]): Mentions => {
    const address = toAddress(target, source);
    return address === undefined ? [] : [[address, { source, path, words }]];
  });
}

/** The address of a file of the site: one that begins with a slash, or is beside the source. */
function toAddress(text: string, source: string): string | undefined {
  if (!/^\.{0,2}\/[^\s?#]+\.[a-z\d]{2,5}$/i.test(text) || text.startsWith("//")) return undefined;
  return text.startsWith("/") ? text : posix.join(posix.dirname(source).replace(/^content/, "/"), text);
}

/** The alternative text beside the address of an image: the field `alt`, or `pictureAlt` beside `picture`. */
function altBeside(data: unknown, path: FieldPath): string {
  const group = path.slice(0, -1);
  const given = ["alt", `${path.at(-1)}Alt`].map((name) => valueAt(data, [...group, name]));
  return String(given.find((text) => typeof text === "string") ?? "");
}
