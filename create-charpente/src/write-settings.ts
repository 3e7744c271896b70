import { parseDocument } from "yaml";
import { isTimeZone } from "../../src/define/settings.ts";
import { settingsFile } from "../../src/define/settings-file.ts";
import type { NewRedirect } from "./list-redirects.ts";
import { type Left, type NewFile, readFile } from "./new-site.ts";
import type { OldLink, OldSettings, OldTexts } from "./old-site.ts";
import { isWhole, toAddress, toPath } from "./paths.ts";
import type { PlacedText, TextPlace } from "./place-texts.ts";
import { type StarterLanguage, starterAddresses, starterLanguages } from "./starters.ts";

/** What the new settings are made of, besides those of the old site. */
type NewContent = {
  readonly placed: readonly PlacedText[];
  readonly redirects: readonly NewRedirect[];
  readonly menus: OldTexts["menus"];
  readonly place: TextPlace;
  /** The files of the starter in each language that it is written in. */
  readonly samples: Readonly<Partial<Record<string, readonly NewFile[]>>>;
  readonly readUrl: (written: string) => string;
};

/** The settings of the starter, with the values, the menus and the redirects of the old site. */
export function writeSettings(
  written: string,
  settings: OldSettings,
  content: NewContent,
  left: Left[],
): string {
  const { place, redirects } = content;
  const document = parseDocument(written);
  const set = (field: string, value: unknown) =>
    value !== undefined && document.set(field, document.createNode(value));
  // Some sites have their name only on the first page.
  const nameOf = (language?: string) =>
    content.placed.find(({ old }) => old.kind === "home" && old.language === language)?.fields.title;
  const own = {
    name: settings.title ?? nameOf(),
    url: originOf(settings.url),
    description: settings.description,
    // The author of the sample has written none of the texts.
    author: settings.author ?? settings.title ?? nameOf(),
    timeZone: settings.timeZone && isTimeZone(settings.timeZone) ? settings.timeZone : undefined,
  };
  for (const [field, value] of Object.entries(own)) {
    if (!document.has(field)) continue;
    set(field, value);
    if (value === undefined)
      left.push({ kind: "setting", file: settingsFile, what: `${field}: ${String(document.get(field))}` });
  }
  const [main, ...others] = place.languages;
  const menuOf = (code: string) => content.menus?.get(code);
  set(
    "navigation",
    listLinks(undefined, (main && menuOf(main.code)) ?? menuOf("") ?? settings.menu, content, left),
  );
  const { name, description } = document.toJS() as { readonly name: string; readonly description: string };
  const translations = others.map((language) => [
    language.code,
    {
      name: language.title ?? nameOf(language.code) ?? name,
      description: language.description ?? description,
      navigation: listLinks(language.code, menuOf(language.code), content, left),
    },
  ]);
  if (translations.length > 0) set("translations", Object.fromEntries(translations));
  if (place.capitals) document.setIn(["output", "capitals"], true);
  if (redirects.length > 0) set("redirects", redirects);
  return document.toString({ lineWidth: 0 });
}

/** The links of the main navigation: those of the old menu, with those of the starter that it lacks. */
function listLinks(
  language: string | undefined,
  menu: readonly OldLink[] | undefined,
  content: NewContent,
  left: Left[],
): readonly OldLink[] {
  const links = menu === undefined ? linksTo(language, content) : readMenu(menu, content, left);
  const own = ownLinks(language, content).filter(({ href }) => !links.some((link) => link.href === href));
  const home = language === undefined ? "/" : `/${language}`;
  const isHome = ({ href }: OldLink) => href === home;
  // The list of posts comes first, as in the starter.
  const all =
    menu === undefined
      ? [...own, ...links]
      : [...own.filter(isHome), ...links, ...own.filter((link) => !isHome(link))];
  return all.filter(({ href }, place) => all.findIndex((link) => link.href === href) === place);
}

/** The links of an old menu. One that leads to no page of the new site is added to `left`. */
function readMenu(
  menu: readonly OldLink[],
  { placed, redirects, readUrl, place }: NewContent,
  left: Left[],
): readonly OldLink[] {
  const fold = (address: string) => address.toLowerCase();
  const shown = placed.filter(({ isDraft }) => !isDraft);
  const paths = place.languages.map(
    ({ code, path }, at) => [path || "/", at === 0 ? "/" : `/${code}`] as const,
  );
  const known = new Map([
    ...redirects.map(({ from, to }) => [fold(from), to] as const),
    ...[place.addresses.topics, place.addresses.search].map((address) => [address, address] as const),
    ...shown.map(({ address }) => [fold(address), address] as const),
    ...shown.map(({ old, address }) => [fold(old.address), address] as const),
    ...paths,
  ]);
  return menu.flatMap(({ label, href }) => {
    const [, path = "", end = ""] = /^([^?#]*)(.*)$/s.exec(readUrl(href)) ?? [];
    if (isWhole(path)) return [{ label, href }];
    const address = known.get(fold(toAddress(path)));
    if (address !== undefined) return [{ label, href: address + end }];
    left.push({ kind: "link", file: settingsFile, what: href });
    return [];
  });
}

/** The links of a blog that the new site keeps: to its lists and its search. Named in the language, if a starter is. */
function ownLinks(language: string | undefined, { place, samples }: NewContent): readonly OldLink[] {
  const { starter, addresses, languages } = place;
  if (starter !== "blog") return [];
  const code = language ?? languages[0]?.code ?? "en";
  const spoken = starterLanguages.find((each) => each === code.split("-")[0] && samples[each] !== undefined);
  const [usual] = Object.keys(samples);
  const speaking = spoken ?? (samples.en === undefined ? (usual as StarterLanguage) : "en");
  const sample = samples[speaking]?.find(({ path }) => path === settingsFile);
  if (sample === undefined) return [];
  const { navigation = [] } = parseDocument(readFile(sample)).toJS() as {
    readonly navigation?: readonly OldLink[];
  };
  const { topics, search } = starterAddresses[speaking];
  const path = language === undefined ? "" : `/${language}`;
  const ours = new Map([
    ["/", path || "/"],
    [topics, path + addresses.topics],
    [search, path + addresses.search],
  ]);
  return navigation.flatMap(({ label, href }) => {
    const own = ours.get(href);
    return own === undefined ? [] : [{ label, href: own }];
  });
}

/** The most pages that are added to the navigation of a site without a menu. */
const fewPages = 4;

function linksTo(language: string | undefined, { placed }: NewContent): readonly OldLink[] {
  const pages = placed.filter(
    ({ old, isDraft }) =>
      old.language === language && old.kind === "page" && old.folder === "" && !isDraft && !old.isUnlisted,
  );
  return pages
    .filter(({ address }) => address !== "/")
    .slice(0, fewPages)
    .map(({ old, fields, address }) => ({ label: fields.title ?? old.name, href: address }));
}

function originOf(url: string | undefined): string | undefined {
  return url !== undefined && /^https?:/.test(url) && URL.canParse(url) ? new URL(url).origin : undefined;
}

/** The sub-path of an address, as in `/notes`. Empty if there is none. */
export function basePathOf(url = ""): string {
  const root = "https://www.example.org";
  const path = toPath(URL.canParse(url, root) ? new URL(url, root).pathname : "");
  return path === "" ? "" : `/${path}`;
}

/** Turns links to the old site into paths from its first page. Other addresses stay. */
export function createUrlReader({ url }: OldSettings): (written: string) => string {
  const [origin, base] = [originOf(url), basePathOf(url)];
  return (written) => {
    const path =
      origin !== undefined && written.startsWith(`${origin}/`) ? written.slice(origin.length) : written;
    return base !== "" && path.startsWith(`${base}/`) ? path.slice(base.length) : path;
  };
}
