import { Enhancer, type Entry, type PagePlan } from "charpente";
import type { SiteContent } from "../collections.ts";
import { ActionLink } from "../components/action-link.tsx";
import { Breadcrumb } from "../layout/contents.tsx";
import { Layout } from "../layout/layout.tsx";
import { LastCall, Storey, storeyHeight } from "../layout/storey.tsx";
import { orderAsAsked } from "../lists/order.ts";
import type { SiteSettings } from "../settings.ts";
import { ProjectSheet } from "./project-sheet.tsx";
import type { Project, ProjectsPageWords } from "./projects-schema.ts";

export type ProjectsPageProps = {
  readonly settings: SiteSettings;
  readonly words: ProjectsPageWords;
  readonly projects: readonly Entry<Project>[];
};

/** The projects as sheets of one set of drawings, each unfolding by itself. */
export function ProjectsPage({ settings, words, projects }: ProjectsPageProps) {
  const { breadcrumb, closing } = words;
  return (
    <Layout settings={settings} sheet="projects" seo={words.seo}>
      <Storey level={2 * storeyHeight} className="page-head" labelledBy="titre">
        <Breadcrumb
          label={settings.labels.breadcrumb}
          links={[{ label: breadcrumb.home, href: "/" }]}
          here={breadcrumb.here}
        />
        <h1 id="titre">{words.title}</h1>
        <p className="page-lead">{words.lead}</p>
      </Storey>
      <Storey level={storeyHeight} className="sheets">
        {projects.map(({ id, data, body }, place) => (
          <ProjectSheet key={id} id={id} project={data} body={body} words={words} lazy={place > 1} />
        ))}
        <Enhancer name="projects/project-sheets.ts" />
      </Storey>
      <LastCall id="entretien" words={closing}>
        <div className="actions">
          <ActionLink href={settings.booking.url} label={closing.booking} />
        </div>
      </LastCall>
    </Layout>
  );
}

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
