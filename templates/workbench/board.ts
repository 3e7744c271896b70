import type { Body } from "charpente";
import type { ComponentType, ReactNode } from "react";
import type { CategoryCount } from "../plans/count-by-category.ts";
import type { ArticleCardData } from "../plans/to-card.ts";
import type { Article } from "../schemas/articles.ts";
import type { AuditPageWords } from "../schemas/audit-page.ts";
import type { Blog } from "../schemas/blog.ts";
import type { Contact } from "../schemas/contact.ts";
import type { Guide } from "../schemas/guide.ts";
import type { Home } from "../schemas/home.ts";
import type { Legal } from "../schemas/legal.ts";
import type { ProfilePageWords } from "../schemas/profile-page.ts";
import type { Profile } from "../schemas/profiles.ts";
import type { Project } from "../schemas/projects.ts";
import type { ProjectsPageWords } from "../schemas/projects-page.ts";
import type { Questionnaire } from "../schemas/questionnaire.ts";
import type { Report } from "../schemas/report.ts";
import type { Role } from "../schemas/role.ts";
import type { SearchWords } from "../schemas/search.ts";
import type { Service } from "../schemas/services.ts";
import type { ServicesPageWords } from "../schemas/services-page.ts";
import type { SiteSettings } from "../schemas/settings.ts";
import type { Sheet } from "../styles/sheets.ts";

/** What boards show components with: the site’s own content, so that a specimen is what visitors see. */
export type BoardProps = {
  readonly settings: SiteSettings;
  readonly blog: Blog;
  readonly cards: readonly ArticleCardData[];
  /** The only one that has a drawing as wide as the list. */
  readonly featured: ArticleCardData | undefined;
  readonly counts: readonly CategoryCount[];
  /** One that has updates, one that has none and a category in English. */
  readonly articles: { readonly revised: Article; readonly plain: Article };
  /** The text of the revised one. */
  readonly body: Body | undefined;
  readonly home: Home;
  readonly report: Report;
  readonly questionnaire: Questionnaire;
  readonly guide: Guide;
  readonly contact: Contact;
  readonly audit: AuditPageWords;
  readonly services: readonly Service[];
  readonly servicesPage: ServicesPageWords;
  readonly projects: readonly {
    readonly id: string;
    readonly project: Project;
    readonly body: Body | undefined;
  }[];
  readonly projectsPage: ProjectsPageWords;
  readonly profiles: readonly Profile[];
  readonly profilePage: ProfilePageWords;
  readonly presence: Role["beyond"]["presence"];
  readonly legal: Legal;
  readonly search: SearchWords;
};

/** A page of the workbench: what belongs together, under the styles of the pages that it stands on. */
export type Board = {
  /** In its address, `/_composants-` and this. */
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly sheets: readonly Sheet[];
  readonly component: ComponentType<BoardProps & { readonly children?: ReactNode }>;
  /** `whole`: draws a document of its own. `headed`: brings its own title of the first level. */
  readonly kind: "plain" | "headed" | "whole";
};

export function boardRoute({ id }: Pick<Board, "id">): string {
  return `/_composants-${id}`;
}
