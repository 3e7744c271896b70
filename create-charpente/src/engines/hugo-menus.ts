import { fewLinks, type OldHead, type OldLink } from "../old-site.ts";
import { toMapping, toText } from "../read-values.ts";
import type { HugoPage } from "./hugo-addresses.ts";
import type { HugoLanguage } from "./hugo-settings.ts";

/** An entry of a menu. Without `href`, it is only the name above others. */
type Entry = {
  readonly key: string;
  readonly label: string;
  readonly href: string | undefined;
  readonly weight: number;
  readonly parent: string | undefined;
};

type MenuPage = HugoPage & { readonly kind: "home" | "section" | "page" };

/**
 * The main menu in a language, from its settings and from the heads of texts, as a list: links below others follow them.
 * In a long menu, a name without an address of its own leads to the first link below it.
 */
export function readMenu(
  language: HugoLanguage,
  pages: readonly MenuPage[],
  addressOf: (page: HugoPage) => string,
): readonly OldLink[] {
  const menus = toMapping(language.config.menus);
  const ofPages = pages.flatMap((page) => listOwn(page, addressOf));
  const names = [...Object.keys(menus), ...ofPages.map(({ menu }) => menu)];
  const name =
    names.find((each) => each === "main") ?? names.find((each) => /^(?:header|nav|top|primary)/.test(each));
  const sectionMenu = toText(language.config.sectionpagesmenu);
  const chosen = name ?? sectionMenu ?? names[0];
  if (chosen === undefined) return [];
  const entries = [
    ...[menus[chosen] ?? []]
      .flat()
      .flatMap((written) => readEntry(toMapping(written), language, pages, addressOf)),
    ...ofPages.flatMap(({ menu, entry }) => (menu === chosen ? [entry] : [])),
    ...(sectionMenu === chosen ? listSections(pages, addressOf) : []),
  ];
  return flatten(entries);
}

function readEntry(
  entry: OldHead,
  { path }: HugoLanguage,
  pages: readonly MenuPage[],
  addressOf: (page: HugoPage) => string,
): readonly Entry[] {
  const reference = toText(entry.pageref);
  const stem =
    reference
      ?.replace(/^\/|\/$/g, "")
      .replace(/(?:^|\/)_?index\.md$|\.md$/g, "")
      .toLowerCase() || ".";
  const page = reference === undefined ? undefined : pages.find((each) => each.stem.toLowerCase() === stem);
  const label = toText(entry.name) ?? (page && titleOf(page)) ?? toText(entry.identifier);
  if (label === undefined) return [];
  const url = toText(entry.url);
  // Lists have no text of their own.
  const list: HugoPage = { stem, kind: stem === "." ? "home" : "section", head: {} };
  const href =
    reference === undefined ? url && inLanguage(url, path, pages, addressOf) : addressOf(page ?? list);
  return [{ ...placeOf(entry), key: toText(entry.identifier) ?? label, label, href }];
}

/** Most themes put the path of the language before the addresses of a menu. */
function inLanguage(
  url: string,
  path: string,
  pages: readonly MenuPage[],
  addressOf: (page: HugoPage) => string,
): string {
  if (path === "" || /^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(url)) return url;
  const below = `${path}/${url.replace(/^\//, "")}`.replace(/\/$/, "");
  const isOwn = url === "/" || pages.some((page) => addressOf(page) === below);
  return isOwn || !url.startsWith("/") ? below : url;
}

/** The entries that the head of a text adds to menus: a name, a list of names, or values by name. */
function listOwn(page: MenuPage, addressOf: (page: HugoPage) => string) {
  const written = page.head.menus ?? page.head.menu;
  const named: readonly (readonly [string, unknown])[] =
    typeof written === "string" || Array.isArray(written)
      ? [written].flat().map((name) => [String(name), {}])
      : Object.entries(toMapping(written));
  return named.map(([menu, values]) => {
    const own = toMapping(values);
    const label = toText(own.name) ?? titleOf(page);
    const entry = {
      ...placeOf({ ...own, weight: own.weight ?? page.head.weight }),
      key: toText(own.identifier) ?? label,
      label,
      href: addressOf(page),
    };
    return { menu, entry };
  });
}

function listSections(pages: readonly MenuPage[], addressOf: (page: HugoPage) => string): readonly Entry[] {
  return pages
    .filter(({ kind, stem }) => kind === "section" && !stem.includes("/"))
    .map((page) => ({
      ...placeOf({ weight: page.head.weight }),
      key: page.stem,
      label: titleOf(page),
      href: addressOf(page),
    }));
}

function titleOf({ head, stem }: MenuPage): string {
  return toText(head.linkTitle) ?? toText(head.title) ?? stem;
}

/** An entry without a weight comes last. */
function placeOf({ weight, parent }: OldHead): Pick<Entry, "weight" | "parent"> {
  const isHeavy = typeof weight === "number" && weight !== 0;
  return { weight: isHeavy ? weight : Number.MAX_SAFE_INTEGER, parent: toText(parent) };
}

function flatten(entries: readonly Entry[]): readonly OldLink[] {
  const sorted = [...entries].sort((a, b) => a.weight - b.weight || (a.label < b.label ? -1 : 1));
  const below = (entry: Entry, above: readonly Entry[]): readonly Entry[] => {
    // Two entries may name each other as their parent.
    if (above.includes(entry)) return [];
    const inner = sorted.filter(({ parent }) => parent === entry.key);
    return [entry, ...inner.flatMap((each) => below(each, [...above, entry]))];
  };
  const keys = new Set(sorted.map(({ key }) => key));
  const tops = sorted.filter(({ parent }) => parent === undefined || !keys.has(parent));
  const branches = tops.map((top) => below(top, []));
  const all = branches.flat();
  const shown =
    all.length <= fewLinks
      ? all
      : branches.map(([top, ...inner]) => ({
          ...top,
          href: top?.href ?? inner.find(({ href }) => href)?.href,
        }));
  return shown.flatMap(({ label, href }) => (href && label ? [{ label, href }] : []));
}
