import { siteSettings } from "charpente";
import { z } from "zod";
import { exact, french, type LinkWords, link } from "./words.ts";

/** `content/site.yaml`: the firm, the links of the layout and its few words. */
export const settings = siteSettings({
  email: z.email(),
  /** The external calendar, opened in a new tab. */
  booking: z.strictObject({ url: z.url(), label: exact }),
  network: z.strictObject({ url: z.url(), label: exact }),
  place: french,
  founded: z.int(),
  copyrightYear: z.int(),
  about: french,
  navigation: z.array(link).min(1),
  footer: z.strictObject({
    navigation: exact,
    /** Its links are those of the profiles. */
    profiles: z.strictObject({ title: exact }),
    contact: exact,
    more: z.strictObject({ title: exact, links: z.array(link) }),
    legal: z.array(link),
  }),
  labels: z.strictObject({
    skip: french,
    mainNavigation: french,
    openMenu: exact,
    closeMenu: exact,
    menu: exact,
    breadcrumb: french,
  }),
  blog: z.strictObject({
    /** How many cards show before « load more » is asked for. */
    pageSize: z.int().positive(),
  }),
});

export type FileSettings = z.output<typeof settings>;

/** What every page gets: the file, and what the layout shows of the rest of the content. */
export type SiteSettings = FileSettings & { readonly profiles: readonly LinkWords[] };
