import { join } from "node:path/posix";
import { slugifyAll, toRoute } from "../../src/model/route.ts";
import type { Left } from "./new-site.ts";
import type { OldLanguage, OldList, OldTexts } from "./old-site.ts";
import { toAddress } from "./paths.ts";
import { listOwnPages, listPaths, type PlacedText, type TextPlace } from "./place-texts.ts";

export type NewRedirect = { readonly from: string; readonly to: string };

/**
 * Redirects to pages of the new site: from addresses that changed, from aliases, from lists of the old site, and those of
 * the old site itself. An address that no redirect can lead from is added to `left`.
 */
export function listRedirects(
  placed: readonly PlacedText[],
  { lists = [], redirects = [] }: Pick<OldTexts, "lists" | "redirects">,
  place: TextPlace,
  left: Left[],
): readonly NewRedirect[] {
  const shown = placed.filter(({ isDraft }) => !isDraft);
  const topics = findTopics(shown, place);
  const taken = new Set(
    [
      ...listPaths(place).map((path) => path || "/"),
      ...listOwnPages(place),
      ...placed.map(({ address }) => address),
      ...topics.values(),
    ].map(fold),
  );
  const found: NewRedirect[] = [];
  const add = (written: string, to: string): boolean => {
    const from = toRoute(toAddress(written), { capitals: true });
    if (from === undefined || taken.has(fold(from))) return fold(from ?? "") === fold(to);
    taken.add(fold(from));
    found.push({ from, to });
    return true;
  };
  for (const { old, file, address, isDraft } of placed)
    if (old.address !== address && (isDraft || !add(old.address, address)))
      left.push({ kind: "address", file, what: `${old.address} → ${address}` });
  for (const { old, fields, file, address, isDraft } of placed) {
    for (const alias of fields.aliases) {
      const added = readAlias(alias, old.address, pathOf(old.language, place.languages)).map(
        (written) => !isDraft && add(written, address),
      );
      if (!added.includes(true)) left.push({ kind: "redirect", file, what: alias });
    }
  }
  for (const list of lists) {
    const to = findList(list, shown, topics, place);
    if (to !== undefined) add(list.address, to);
  }
  const byAddress = new Map([...placed].reverse().map(({ old, address }) => [fold(old.address), address]));
  for (const { path, from, to } of redirects) {
    const target =
      byAddress.get(fold(toAddress(to))) ?? found.find((each) => each.from === toAddress(to))?.to;
    if (target === undefined || !add(from, target))
      left.push({ kind: "redirect", file: path, what: `${from} → ${to}` });
  }
  return found;
}

function fold(address: string): string {
  return address.toLowerCase();
}

function pathOf(language: string | undefined, languages: readonly OldLanguage[]): string {
  return languages.find(({ code }) => code === language)?.path ?? "";
}

/**
 * The addresses that an alias stands for. One without a slash counts from the folder of its page. Versions of Hugo do or
 * do not put the path of the language before one with a slash.
 */
export function readAlias(alias: string, address: string, path: string): readonly string[] {
  if (!alias.startsWith("/")) return [join(address, "..", alias)];
  return path === "" ? [alias] : [alias, path + alias];
}

/** The addresses of the lists that a blog has in each language: of all tags, and of each. By language and tag. */
export function findTopics(
  shown: readonly PlacedText[],
  { starter, addresses, languages }: TextPlace,
): ReadonlyMap<string, string> {
  if (starter !== "blog") return new Map();
  return new Map(
    [undefined, ...languages.slice(1).map(({ code }) => code)].flatMap((language) => {
      const tags = shown.flatMap(({ old, fields }) => (old.language === language ? fields.tags : []));
      const path = language === undefined ? "" : `/${language}`;
      return [...slugifyAll(tags.map((tag) => tag.toLowerCase()))].map(
        ([tag, slug]) => [topicKeyOf(language, tag), `${path}${addresses.topics}/${slug}`] as const,
      );
    }),
  );
}

/** The key of a topic in `findTopics`. */
export function topicKeyOf(language: string | undefined, topic: string): string {
  return `${language ?? ""}:${topic.toLowerCase()}`;
}

/** The new address of a list. Undefined when the new site has none like it. */
function findList(
  { language, of }: OldList,
  shown: readonly PlacedText[],
  topics: ReadonlyMap<string, string>,
  { starter, addresses }: TextPlace,
): string | undefined {
  const path = language === undefined ? "" : `/${language}`;
  if (of === "topics") return starter === "blog" ? path + addresses.topics : undefined;
  if ("topic" in of) return topics.get(topicKeyOf(language, of.topic));
  const below = shown.filter(
    ({ old }) => old.language === language && `${old.folder}/`.startsWith(`${of.folder}/`),
  );
  // The first page of a blog lists its posts. A documentation lists the texts of a section beside each of them.
  if (starter === "blog") return below.some(({ old }) => old.kind === "post") ? path || "/" : undefined;
  return below.toSorted((a, b) => (a.fields.order ?? 0) - (b.fields.order ?? 0))[0]?.address;
}
