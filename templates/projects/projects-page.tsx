import { Enhancer, type Entry } from "charpente";
import { ActionLink } from "../components/action-link.tsx";
import { Breadcrumb } from "../layout/breadcrumb.tsx";
import { LastCall } from "../layout/last-call.tsx";
import { Layout } from "../layout/layout.tsx";
import { Storey, storeyHeight } from "../layout/storey.tsx";
import type { SiteSettings } from "../settings.ts";
import { ProjectSheet } from "./project-sheet.tsx";
import type { ProjectsPageWords } from "./projects-page-schema.ts";
import type { Project } from "./projects-schema.ts";

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
