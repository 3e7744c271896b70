import { type Body, Enhancer } from "charpente";
import { ActionLink } from "../components/action-link.tsx";
import { Breadcrumb } from "../components/breadcrumb.tsx";
import { LastCall } from "../components/last-call.tsx";
import { Layout } from "../components/layout.tsx";
import { storeyHeight } from "../components/level.ts";
import { ProjectSheet } from "../components/project-sheet.tsx";
import { Storey } from "../components/storey.tsx";
import type { Project } from "../schemas/projects.ts";
import type { ProjectsPageWords } from "../schemas/projects-page.ts";
import type { SiteSettings } from "../schemas/settings.ts";

export type ProjectsPageProps = {
  readonly settings: SiteSettings;
  readonly words: ProjectsPageWords;
  readonly projects: readonly {
    readonly id: string;
    readonly project: Project;
    readonly body: Body | undefined;
  }[];
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
        {projects.map(({ id, project, body }, place) => (
          <ProjectSheet key={id} id={id} project={project} body={body} words={words} lazy={place > 1} />
        ))}
        <Enhancer name="enhancers/project-sheets.ts" />
      </Storey>
      <LastCall id="entretien" words={closing}>
        <div className="actions">
          <ActionLink href={settings.booking.url} label={closing.booking} />
        </div>
      </LastCall>
    </Layout>
  );
}
