import type { PagePlan } from "charpente";
import type { SiteContent } from "../collections.ts";
import { orderAsAsked } from "../lists/order-as-asked.ts";
import type { SiteSettings } from "../settings.ts";
import type { ProjectsPageProps } from "./projects-page.tsx";

export function planProjects(
  { projects, projectsPage }: SiteContent,
  settings: SiteSettings,
): readonly PagePlan<ProjectsPageProps>[] {
  const ordered = orderAsAsked(projects.all, projectsPage.data.order);
  return [
    {
      route: "/projets",
      entry: projectsPage,
      props: {
        settings,
        words: projectsPage.data,
        projects: ordered.map(({ id, data, body }) => ({ id, project: data, body })),
      },
    },
  ];
}
