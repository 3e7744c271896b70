import { deriveSearch as derive, type GeneratedAsset, type PageText } from "charpente";
import type { SiteContent } from "../collections.ts";
import type { FileSettings } from "../settings.ts";
import type { LinkWords } from "../words/words.ts";
import * as forms from "./french.ts";
import type { SearchWords } from "./search-schema.ts";

/** Labels of links to a page count as its titles. */
export function deriveSearch(
  pages: readonly PageText[],
  { searchPage }: Pick<SiteContent, "searchPage">,
  settings: Pick<FileSettings, "name" | "navigation" | "footer">,
): readonly GeneratedAsset[] {
  const { results, map } = searchPage.data;
  const { navigation, footer } = settings;
  const links = [navigation, footer.more.links, footer.legal, ...Object.values(map).map(toLinks)].flat();
  return derive(pages, {
    forms,
    titleEnd: ` | ${settings.name}`,
    kindOf: ({ template }) => results.kinds[kinds[template] ?? "page"],
    namesOf: ({ route }) => links.flatMap(({ href, label }) => (href === route ? [label] : [])),
  });
}

function toLinks(group: SearchWords["map"][keyof SearchWords["map"]]): readonly LinkWords[] {
  return typeof group === "string" ? [] : group.links;
}

/** By the name of the group of pages. */
const kinds: Readonly<Record<string, keyof SearchWords["results"]["kinds"]>> = {
  article: "article",
  audit: "service",
  legal: "legal",
  profile: "profile",
  projects: "project",
  services: "service",
};
