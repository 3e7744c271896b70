import type { PagePlan } from "charpente";
import type { SiteContent } from "../collections.ts";
import type { ProjectsPageProps } from "../pages/projects-page.tsx";
import type { SiteSettings } from "../schemas/settings.ts";
import { orderAsAsked } from "./order-as-asked.ts";

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
