import type { PagePlan } from "charpente";
import type { SiteContent } from "../collections.ts";
import { orderAsAsked } from "../lists/order-as-asked.ts";
import type { SiteSettings } from "../settings.ts";
import type { ProjectsPageProps } from "./projects-page.tsx";

export function planProjects(
  { projects, projectsPage }: SiteContent,
  settings: SiteSettings,
): readonly PagePlan<ProjectsPageProps>[] {
  return [
    {
      route: "/projets",
      entry: projectsPage,
      props: {
        settings,
        words: projectsPage.data,
        // As entries, so that the page counts their files among its sources.
        projects: orderAsAsked(projects.all, projectsPage.data.order),
      },
    },
  ];
}
