import type { Building } from "./building";
import { articlesOnData } from "./catalogue/articles-on-data";
import { articlesOnRules } from "./catalogue/articles-on-rules";
import { articlesOnUses } from "./catalogue/articles-on-uses";
import { contactPages } from "./catalogue/contact-pages";
import { energyQuestionnaire } from "./catalogue/energy-questionnaire";
import { phases } from "./catalogue/phases";
import { profilesOfBuilders } from "./catalogue/profiles-of-builders";
import { profilesOfOwners } from "./catalogue/profiles-of-owners";
import { profilesOfPlanners } from "./catalogue/profiles-of-planners";
import { projects } from "./catalogue/projects";
import { reportPages } from "./catalogue/report-pages";
import { services } from "./catalogue/services";
import { sitePages } from "./catalogue/site-pages";
import { storyPages } from "./catalogue/story-pages";
import { tradePages } from "./catalogue/trade-pages";

/** Every building of the site, by the name of the article, profile, project or page that it stands for. */
export const catalogue = {
  ...articlesOnRules,
  ...articlesOnUses,
  ...articlesOnData,
  ...profilesOfBuilders,
  ...profilesOfPlanners,
  ...profilesOfOwners,
  ...projects,
  ...energyQuestionnaire,
  ...contactPages,
  ...services,
  ...reportPages,
  ...sitePages,
  ...tradePages,
  ...phases,
  ...storyPages,
} satisfies { readonly [name: string]: Building };

export type DrawingName = keyof typeof catalogue;
