import { parseDocument } from "yaml";
import { isTimeZone } from "../define/settings.ts";
import { settingsFile } from "../define/settings-file.ts";
import { toRoute } from "../model/route.ts";
import type { Left } from "./new-site.ts";
import type { OldSettings } from "./old-site.ts";
import type { Place, PlacedText } from "./place-texts.ts";
import { toPath } from "./to-path.ts";

type Redirect = { readonly from: string; readonly to: string };

/** The most pages that are added to the navigation. */
const fewPages = 4;

/** The settings of the starter, with the values, the navigation and the redirects of the old site. */
export function importSettings(
  written: string,
  settings: OldSettings,
  placed: readonly PlacedText[],
  redirects: readonly Redirect[],
  { starter, addresses }: Place,
  left: Left[],
): string {
  const document = parseDocument(written);
  const set = (field: string, value: unknown) =>
    value !== undefined && document.set(field, document.createNode(value));
  const own = {
    name: settings.title,
    url: originOf(settings.url),
    description: settings.description,
    // The author of the sample has written none of the texts.
    author: settings.author ?? settings.title,
    timeZone: settings.timeZone && isTimeZone(settings.timeZone) ? settings.timeZone : undefined,
  };
  for (const [field, value] of Object.entries(own)) {
    if (!document.has(field)) continue;
    set(field, value);
    if (value === undefined)
      left.push({ kind: "setting", file: settingsFile, what: `${field}: ${String(document.get(field))}` });
  }
  const { navigation = [] } = document.toJS() as { readonly navigation?: readonly NavigationLink[] };
  set("navigation", [...ownLinks(navigation, { starter, addresses }), ...linksTo(placed)]);
  if (redirects.length > 0) set("redirects", redirects);
  return document.toString({ lineWidth: 0 });
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

/** The scripts of the new site: it is built below the sub-path of the old one, and despite warnings. */
export function importScripts(written: string, settings: OldSettings): string {
  const base = basePathOf(settings.url);
  return written.replace('"site build --strict"', `"site build${base === "" ? "" : ` --base ${base}`}"`);
}

type NavigationLink = { readonly label: string; readonly href: string };

/** The links of the starter that stay: those to the lists of a blog. */
function ownLinks(
  navigation: readonly NavigationLink[],
  { starter, addresses }: Place,
): readonly NavigationLink[] {
  return starter === "blog" ? navigation.filter(({ href }) => ["/", addresses.topics].includes(href)) : [];
}

function linksTo(placed: readonly PlacedText[]): readonly NavigationLink[] {
  const toLink = ({ old, fields, address }: PlacedText) => ({
    label: fields.title ?? old.name,
    href: address,
  });
  const pages = placed.filter(
    ({ old, isDraft }) => old.kind === "page" && old.folder === "" && !isDraft && !old.isUnlisted,
  );
  return pages
    .filter(({ address }) => address !== "/")
    .slice(0, fewPages)
    .map(toLink);
}

/** Redirects from old addresses of texts. An address that the new site cannot have is added to `left`. */
export function listRedirects(placed: readonly PlacedText[], left: Left[]): readonly Redirect[] {
  const taken = new Set(placed.map(({ address }) => address));
  return placed.flatMap(({ old, fields, file, address, isDraft }) =>
    fields.aliases.flatMap((alias) => {
      const written = alias.startsWith("/") ? alias : `${old.address.replace(/[^/]*$/, "")}${alias}`;
      const from = toRoute(written.replace(/(?:\/index)?\.html?$/, "").replace(/(?<=.)\/$/, ""));
      // The files of a page are also named so: `/a/index` would be one of `/a`. A draft has no page to lead to.
      if (isDraft || from === undefined || taken.has(from) || from.endsWith("/index")) {
        if (from !== address) left.push({ kind: "redirect", file, what: alias });
        return [];
      }
      taken.add(from);
      return [{ from, to: address }];
    }),
  );
}
