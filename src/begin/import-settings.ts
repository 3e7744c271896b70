import { parseDocument } from "yaml";
import { toRoute } from "../model/route.ts";
import type { Left } from "./new-site.ts";
import type { OldSettings } from "./old-site.ts";
import type { Place, PlacedText } from "./place-texts.ts";

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
): string {
  const document = parseDocument(written);
  const set = (field: string, value: unknown) =>
    value !== undefined && document.set(field, document.createNode(value));
  set("name", settings.title);
  set("description", settings.description);
  // The author of the sample has written none of the texts.
  if (starter === "blog") set("author", settings.author ?? settings.title);
  set("url", originOf(settings.url));
  const { navigation = [] } = document.toJS() as { readonly navigation?: readonly NavigationLink[] };
  set("navigation", [...ownLinks(navigation, { starter, addresses }), ...linksTo(placed)]);
  if (redirects.length > 0) set("redirects", redirects);
  return document.toString({ lineWidth: 0 });
}

export function originOf(url: string | undefined): string | undefined {
  return url !== undefined && /^https?:/.test(url) && URL.canParse(url) ? new URL(url).origin : undefined;
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
