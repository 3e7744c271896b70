import type { Building } from "./building";
import { articlesOnData } from "./catalogue/articles-on-data";
import { articlesOnRules } from "./catalogue/articles-on-rules";
import { articlesOnUses } from "./catalogue/articles-on-uses";
import { profilesOfBuilders } from "./catalogue/profiles-of-builders";
import { profilesOfOwners } from "./catalogue/profiles-of-owners";
import { projects } from "./catalogue/projects";
import { sitePages } from "./catalogue/site-pages";

/** Every building of the site, by the name of the article, profile, project or page that it stands for. */
export const catalogue = {
  ...articlesOnRules,
  ...articlesOnUses,
  ...articlesOnData,
  ...profilesOfBuilders,
  ...profilesOfOwners,
  ...projects,
  ...sitePages,
} satisfies { readonly [name: string]: Building };

export type DrawingName = keyof typeof catalogue;
