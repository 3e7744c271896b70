import type { SiteContent } from "../collections.ts";
import { orderArticles } from "../lists/order-articles.ts";
import { orderServices } from "../lists/order-services.ts";
import { serviceLink } from "../lists/service-anchor.ts";
import type { SiteSettings } from "../settings.ts";
import type { LinkWords } from "../words/words.ts";

/** A part of the map of the site. */
export type MapGroup = { readonly title: string; readonly links: readonly LinkWords[] };

/** Every page of the site, group by group: those that the content names, then those that add themselves. */
export function mapSite(
  { articles, blogPage, searchPage, services }: SiteContent,
  { profiles, footer }: Pick<SiteSettings, "profiles" | "footer">,
): readonly MapGroup[] {
  const { firm, forms, ...map } = searchPage.data.map;
  const add = (group: MapGroup, links: readonly LinkWords[]): MapGroup => ({
    ...group,
    links: [...group.links, ...links],
  });
  return [
    firm,
    add(
      map.services,
      orderServices(services.all).map(({ data }) => ({
        label: data.title,
        href: `/services${serviceLink(data.title)}`,
      })),
    ),
    add(map.profiles, profiles),
    add(
      map.articles,
      orderArticles(articles.all, blogPage.data.order).map(({ data }) => ({
        label: data.title,
        href: data.route,
      })),
    ),
    forms,
    add(map.legal, footer.legal),
  ];
}
