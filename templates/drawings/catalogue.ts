import { z } from "zod";
import type { Building } from "../engine/building.ts";
import { articlesOnData, articlesOnRules, articlesOnUses } from "./catalogue/articles.ts";
import { contactPages, energyQuestionnaire, reportPages } from "./catalogue/forms.ts";
import { profilesOfBuilders, profilesOfOwners, profilesOfPlanners } from "./catalogue/profiles.ts";
import { projects } from "./catalogue/projects";
import { services } from "./catalogue/services";
import { sitePages } from "./catalogue/site-pages";
import { phases, storyPages, tradePages } from "./catalogue/story.ts";

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

/** The name of a section drawing of the catalogue. */
export const drawingName = z.enum(Object.keys(catalogue) as [DrawingName, ...DrawingName[]]).meta({
  description: "Un dessin du catalogue du site.",
  enumDescriptions: Object.values(catalogue).map(({ title }) => title),
});
