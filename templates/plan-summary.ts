import type { SiteSummary } from "charpente";
import type { SiteContent } from "./collections.ts";
import type { FileSettings } from "./settings.ts";

/** The content of `llms.txt`: the firm, and its pages by topic. */
export function planSummary(_: SiteContent, { name, about, llms }: FileSettings) {
  const { firm, services, profiles, blog, forms } = llms;
  return {
    title: name,
    summary: about,
    titleEnd: ` | ${name}`,
    sections: [
      { title: firm, groups: ["home", "trade", "story", "projects", "contact"] },
      { title: services, groups: ["services", "role", "audit", "report"] },
      { title: profiles, groups: ["profile"] },
      { title: blog, groups: ["blog", "article"] },
      { title: forms, groups: ["guide", "questionnaire"] },
    ],
  } as const satisfies SiteSummary;
}
