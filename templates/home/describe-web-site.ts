import type { SearchActionLeaf, WebSite, WithActionConstraints } from "schema-dts";
import { searchRoute } from "../layout/search-route.ts";
import type { SiteSettings } from "../settings.ts";
import { type Absolute, organisationId, webSiteId } from "../structured-data/identifiers.ts";

/** The site, and how to search it. */
export function describeWebSite({ name }: SiteSettings, language: string, absolute: Absolute): WebSite {
  const search: WithActionConstraints<SearchActionLeaf> = {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${absolute(searchRoute)}?q={mots}` },
    "query-input": "required name=mots",
  };
  return {
    "@type": "WebSite",
    "@id": absolute(webSiteId),
    name,
    url: absolute("/"),
    inLanguage: language,
    publisher: { "@id": absolute(organisationId) },
    potentialAction: search,
  };
}
