import { normalizeUri } from "micromark-util-sanitize-uri";
import { location } from "vfile-location";
import { settingsFile } from "../define/settings-file.ts";
import { groupBy } from "../group-by.ts";
import type { Entry, SourceFile } from "../model/model.ts";
import { once } from "../once.ts";
import { decodeAddress } from "../text/decode-address.ts";
import type { Position, Problem } from "../words/problem.ts";

type Written = { readonly entries: readonly Entry[]; readonly sources: readonly SourceFile[] };

type FindLink = (written: string, pageSources: readonly string[]) => readonly Pick<Problem, "file" | "at">[];

/**
 * Finds where a link was written. Searches in this order: the Markdown of the page’s entries, the text of its source
 * files, the Markdown of all entries (a page may get only the body of an entry), and the settings. Returns at least one
 * place, which is that of the templates for a link that no content has.
 */
export function createLinkFinder({ entries, sources }: Written): FindLink {
  const linksOf = createLinkIndex(entries);
  const keepTextsOf = createTextKeeper(sources);
  const findInBodies = (written: string, files: readonly string[]) =>
    [...new Set(files)].flatMap((file) =>
      listSame(linksOf(file).get(toLinkKey(written)) ?? [], written).map((at) => ({ file, at })),
    );
  const findInText = (written: string, file: string, search: Search | undefined) => {
    const at = search?.(written) ?? search?.(decodeAddress(written));
    return at === undefined ? [] : [{ file, at }];
  };
  const allFiles = once(() => entries.map(({ file }) => file));
  return (written, pageSources) => {
    const texts = once(() => keepTextsOf([...pageSources, settingsFile]));
    const inText = (file: string) => findInText(written, file, texts().get(file));
    const ways = [
      () => findInBodies(written, pageSources),
      ...pageSources.map((file) => () => inText(file)),
      () => findInBodies(written, allFiles()),
      () => inText(settingsFile),
    ];
    for (const find of ways) {
      const places = find();
      if (places.length > 0) return places;
    }
    // No content has it, so a template has written it.
    return [{ file: "templates/site.ts" }];
  };
}

/** Returns the positions of the links in the Markdown of a file. Looks only at the requested files. */
function createLinkIndex(entries: readonly Entry[]) {
  const byFile = once(() => groupBy(entries, ({ file }) => file));
  const indexed = new Map<string, LinksByKey>();
  return (file: string) => {
    const links = indexed.get(file) ?? indexLinks(byFile().get(file) ?? []);
    indexed.set(file, links);
    return links;
  };
}

type WrittenLink = { readonly url: string; readonly at: Position };
type LinksByKey = ReadonlyMap<string, readonly WrittenLink[]>;

function indexLinks(entries: readonly Entry[]): LinksByKey {
  return groupBy(
    entries.flatMap(({ body }) => body?.links ?? []),
    ({ url }) => toLinkKey(url),
  );
}

/** The places of the links that are written as they are in the page, or else of all that browsers take for the same. */
function listSame(links: readonly WrittenLink[], written: string): readonly Position[] {
  const exact = links.filter(({ url }) => url === written || normalizeUri(url) === written);
  return (exact.length > 0 ? exact : links).map(({ at }) => at);
}

/**
 * Returns the same key for a link as written and as it is in the HTML of a page. Markdown percent-encodes it, `#légal`
 * as `#l%C3%A9gal`, and puts `./` before what looks like a scheme. The key has one character per byte, because encoded
 * bytes need not be text, as in `%ff`.
 */
function toLinkKey(link: string): string {
  const bytes = Buffer.from(link.replace(/^\.\//, "")).toString("latin1");
  return bytes.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

type Search = (written: string) => Position | undefined;

/** Returns a function for each file that searches its text. Keeps the texts until other files are requested. */
function createTextKeeper(sources: readonly SourceFile[]) {
  const byFile = once(() => new Map(sources.map((source) => [source.file, source])));
  let kept: ReadonlyMap<string, Search> = new Map();
  return (files: readonly string[]): ReadonlyMap<string, Search> => {
    kept = new Map(
      files.map((file) => [file, kept.get(file) ?? createSearch(byFile().get(file)?.text ?? "")]),
    );
    return kept;
  };
}

function createSearch(text: string): Search {
  const places = location(text);
  return (written) => {
    const at = findWhole(text, written);
    if (at === -1) return undefined;
    const { line, column } = places.toPoint(at) ?? { line: 1, column: 1 };
    return { line, column, length: written.length };
  };
}

/** `/blog` must not match within `/blog/proptech`. */
function findWhole(text: string, written: string): number {
  for (let at = text.indexOf(written); at !== -1; at = text.indexOf(written, at + 1)) {
    if (!/[\w/#-]/.test(text[at + written.length] ?? "") && !/[\w/]/.test(text[at - 1] ?? "")) return at;
  }
  return -1;
}
