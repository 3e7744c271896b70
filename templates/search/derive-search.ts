import type { GeneratedAsset, PageText } from "charpente";
import type { SiteContent } from "../collections.ts";
import type { FileSettings } from "../settings.ts";
import type { LinkWords } from "../words/words.ts";
import { indexPages } from "./search-index.ts";
import type { SearchWords } from "./search-schema.ts";

/** Plain name of the file that the search page loads. */
export const searchFile = "search-data.js";

/** The index of the search as a module, which the policy allows like any script of the site, without a connection. */
export function deriveSearch(
  pages: readonly PageText[],
  { searchPage }: Pick<SiteContent, "searchPage">,
  settings: Pick<FileSettings, "name" | "navigation" | "footer">,
): readonly GeneratedAsset[] {
  const { results, map } = searchPage.data;
  const { kinds } = results;
  const { navigation, footer } = settings;
  const links = [navigation, footer.more.links, footer.legal, ...Object.values(map).map(toLinks)].flat();
  const data = indexPages(
    pages.map(({ route, template, title, description, sections }) => ({
      route,
      kind: kinds[kindOf(template)],
      names: [
        ...new Set([
          ...links.flatMap(({ href, label }) => (href === route ? [label] : [])),
          title.replace(` | ${settings.name}`, ""),
        ]),
      ].join("\n"),
      description,
      sections: sections.map(({ anchor, heading, text }, place) => [
        place === 0 ? null : (anchor ?? null),
        heading,
        text,
      ]),
    })),
  );
  const parts = Object.entries(data).map(([name, part]) => `${name}:()=>JSON.parse('${quote(part)}')`);
  return [{ path: searchFile, text: `export default{${parts.join(",\n")}};\n` }];
}

function toLinks(group: SearchWords["map"][keyof SearchWords["map"]]): readonly LinkWords[] {
  return typeof group === "string" ? [] : group.links;
}

/** As JSON in a string literal, which browsers parse faster than code. */
function quote(value: unknown): string {
  return JSON.stringify(value).replace(/[\\']/g, "\\$&");
}

type Kind = keyof SearchWords["results"]["kinds"];

/** By the name of the group of pages. */
function kindOf(template: string): Kind {
  const kinds: Readonly<Record<string, Kind>> = {
    article: "article",
    audit: "service",
    legal: "legal",
    profile: "profile",
    projects: "project",
    services: "service",
  };
  return kinds[template] ?? "page";
}
