import { toFileStem } from "../../src/model/image-name.ts";
import { findRouteFault, toRoute } from "../../src/model/route.ts";
import { uniquePath } from "./find-files.ts";
import type { OldLanguage, OldText } from "./old-site.ts";
import { type Fields, readFields } from "./read-fields.ts";
import type { Starter, StarterAddresses } from "./starters.ts";

/** A text with its file and address in the new site. */
export type PlacedText = {
  readonly old: OldText;
  readonly fields: Fields;
  /** The new file. */
  readonly file: string;
  /** The new address, with the code of its language. */
  readonly address: string;
  /** The route to write in the head. Undefined when the file name already gives this address. */
  readonly route: string | undefined;
  readonly isDraft: boolean;
};

/** Where texts are placed: a starter, with the addresses of its pages, and the languages of the new site. */
export type TextPlace = {
  readonly starter: Starter;
  readonly addresses: StarterAddresses;
  readonly languages: readonly OldLanguage[];
  /** True where addresses may have capitals. */
  readonly capitals: boolean;
  readonly today: string;
};

/** What the addresses of each language begin with: nothing for the first one. */
export function listPaths({ languages }: TextPlace): readonly string[] {
  return ["", ...languages.slice(1).map(({ code }) => `/${code}`)];
}

/** The addresses of the pages that the starter itself has, besides the first ones. */
export function listOwnPages(place: TextPlace): readonly string[] {
  const { starter, addresses } = place;
  const pages = [addresses.search, "/404", ...(starter === "blog" ? [addresses.topics] : [])];
  return listPaths(place).flatMap((path) => pages.map((page) => path + page));
}

/**
 * Gives each text a file, and keeps its address if the new site can have it. The file of a translation is that of its
 * original, with the code of the language: `first.fr.md`.
 */
export function placeTexts(texts: readonly OldText[], place: TextPlace): readonly PlacedText[] {
  const { starter, addresses: own, languages } = place;
  const files = new Set<string>();
  const addresses = new Set(listOwnPages(place));
  const homes = new Set<string>();
  const spellings = new Map<string, string>();
  const originals = new Map<string, { readonly text: OldText; readonly file: string }>();
  const inOrder = [...texts].sort((a, b) => rankOf(a, languages) - rankOf(b, languages));
  return inOrder.map((written) => {
    const { language = "", original } = written;
    const first = original === undefined ? undefined : originals.get(original);
    // A translation is an entry of the same kind, which has a date if the original has one.
    const old = first
      ? { ...written, kind: first.text.kind, date: written.date ?? dateOf(first.text) }
      : written;
    const isHome = old.kind === "home" && !homes.has(language);
    if (isHome) homes.add(language);
    const plain =
      first !== undefined && !files.has(translate(first.file, language))
        ? first.file
        : isHome
          ? homeOf(starter)
          : nameFile(old, starter, files);
    const file = translate(plain, language);
    files.add(file);
    if (first === undefined && original !== undefined) originals.set(original, { text: old, file: plain });
    const path = language === "" ? "" : `/${language}`;
    const usual = path + (isHome ? "/" : addressOf(plain, own));
    const kept = isHome ? usual : nearestRoute(old.address, path, place, addresses);
    const address = isHome ? toPlain(usual) : (kept ?? uniquePath(usual, addresses));
    // Two addresses that differ by case alone are one on many disks.
    addresses.add(address.toLowerCase());
    const fields = readFields(old.head);
    return {
      old,
      fields: { ...holdBack(fields, place.today), tags: spellTags(fields.tags, spellings) },
      isDraft: isHeldBack(old, fields, place.today),
      file,
      address,
      route: isHome || address === usual ? undefined : address.slice(path.length),
    };
  });
}

/** Tags that differ by case alone are one: all get the spelling of the first. */
function spellTags(tags: readonly string[], spellings: Map<string, string>): readonly string[] {
  const spelt = tags.map((tag) => {
    const known = spellings.get(tag.toLowerCase());
    if (known === undefined) spellings.set(tag.toLowerCase(), tag);
    return known ?? tag;
  });
  return [...new Set(spelt)];
}

/** First the texts of the first language, in the order in which they were found. */
function rankOf({ language }: OldText, languages: readonly OldLanguage[]): number {
  return language === undefined ? 0 : languages.findIndex(({ code }) => code === language);
}

function dateOf({ head, date }: OldText): string | undefined {
  return readFields(head).date ?? date;
}

function translate(file: string, language: string): string {
  return language === "" ? file : file.replace(/\.md$/, `.${language}.md`);
}

/** `/fr/` becomes `/fr`. */
function toPlain(address: string): string {
  return address === "/" ? "/" : address.replace(/\/$/, "");
}

/** A post that is still to come has the day on which it appears. */
function holdBack(fields: Fields, today: string): Fields {
  return fields.from !== undefined && fields.from > today ? { ...fields, date: fields.from } : fields;
}

/** Only posts have a date: a page that is still to come is a draft, and so is a text whose time is over. */
function isHeldBack(old: OldText, fields: Fields, today: string): boolean {
  const isToCome = old.kind !== "post" && fields.from !== undefined && fields.from > today;
  const isOver = fields.until !== undefined && fields.until <= today;
  return fields.isDraft || old.isDraft === true || old.isPageless === true || isToCome || isOver;
}

/** The old address below the path of its language, or the one nearest to it that the new site can have. */
function nearestRoute(
  old: string,
  path: string,
  { languages, capitals }: TextPlace,
  taken: ReadonlySet<string>,
): string | undefined {
  const oldPath = languages.find(({ code }) => `/${code}` === path)?.path ?? "";
  const isBelow = path !== "" && oldPath !== "" && `${old}/`.startsWith(`${oldPath}/`);
  const address = path + (isBelow ? old.slice(oldPath.length) : old);
  const nearest = toRoute(address, { capitals }) ?? findRouteFault(address, { capitals })?.mended;
  return nearest !== undefined && nearest !== (path || "/") && !taken.has(nearest.toLowerCase())
    ? nearest
    : undefined;
}

function homeOf(starter: Starter): string {
  return starter === "blog" ? "content/home.md" : "content/pages/index.md";
}

/** The file of a text without a translation that is placed already. */
function nameFile({ kind, name, folder }: OldText, starter: Starter, files: Set<string>): string {
  const plain = toFileStem(name) || "page";
  // No page can have the address `/index`.
  const last = plain === "index" || (kind === "section" && starter !== "blog") ? "overview" : plain;
  if (starter === "blog")
    return uniquePath(`content/${kind === "post" ? "posts" : "pages"}/${last}.md`, files);
  const folders = folder
    .split("/")
    .map(toFileStem)
    .filter((part) => part !== "");
  return uniquePath(`content/pages/${[...folders, last].join("/")}.md`, files);
}

/** The address that the name of a file gives. */
function addressOf(file: string, { posts }: StarterAddresses): string {
  const stem = file.slice("content".length, -".md".length);
  return stem.startsWith("/posts/") ? posts + stem.slice("/posts".length) : stem.slice("/pages".length);
}
