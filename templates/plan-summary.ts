import type { SiteSummary } from "charpente";
import type { SiteContent } from "./collections.ts";
import { orderServices } from "./lists/order.ts";
import type { FileSettings } from "./settings.ts";
import { fillIn } from "./words/fill-in.ts";

/** The content of `llms.txt`: the firm, its facts, and its pages by topic. */
export function planSummary({ services: offered }: Pick<SiteContent, "services">, settings: FileSettings) {
  const { name, about, llms, email, place } = settings;
  const { firm, services, profiles, blog, forms } = llms;
  const values = {
    email,
    place,
    list: orderServices(offered.all)
      .map(({ data }) => data.title)
      .join(", "),
  };
  return {
    title: name,
    summary: about,
    facts: llms.facts.map((fact) => fillIn(fact, values)),
    titleEnd: ` | ${name}`,
    sections: [
      { title: firm, groups: ["home", "trade", "story", "projects", "sources", "contact"] },
      { title: services, groups: ["services", "role", "audit", "report"] },
      { title: profiles, groups: ["profile"] },
      { title: blog, groups: ["blog", "article"] },
      { title: forms, groups: ["guide", "questionnaire"] },
    ],
  } as const satisfies SiteSummary;
}
