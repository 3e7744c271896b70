import type { Body } from "charpente";
import type { ComponentType, ReactNode } from "react";
import type { Applicability } from "../applicability/applicability-schema.ts";
import type { Article } from "../articles/articles-schema.ts";
import type { Blog } from "../articles/blog-schema.ts";
import type { CategoryCount } from "../articles/count-by-category.ts";
import type { AuditPageWords } from "../audit/audit-page-schema.ts";
import type { Photographed } from "../components/photograph.tsx";
import type { Contact } from "../contact/contact-schema.ts";
import type { Guide } from "../guide/guide-schema.ts";
import type { Home } from "../home/home-schema.ts";
import type { Legal } from "../legal/legal-schema.ts";
import type { ArticleCardData } from "../lists/to-card.ts";
import type { ProfilePageWords } from "../profiles/profile-page-schema.ts";
import type { Profile } from "../profiles/profiles-schema.ts";
import type { ProjectsPageWords } from "../projects/projects-page-schema.ts";
import type { Project } from "../projects/projects-schema.ts";
import type { Questionnaire } from "../questionnaire/questionnaire-schema.ts";
import type { Report } from "../report/report-schema.ts";
import type { Role } from "../role/role-schema.ts";
import type { SearchWords } from "../search/search-schema.ts";
import type { ServicesPageWords } from "../services/services-page-schema.ts";
import type { Service } from "../services/services-schema.ts";
import type { SiteSettings } from "../settings.ts";
import type { Sheet } from "../styles/sheets.ts";

/** What boards show components with: the site’s own content, so that a specimen is what visitors see. */
export type BoardProps = {
  readonly settings: SiteSettings;
  readonly blog: Blog;
  readonly cards: readonly ArticleCardData[];
  /** The only one that has a drawing as wide as the list. */
  readonly featured: ArticleCardData | undefined;
  readonly counts: readonly CategoryCount[];
  /** One that has updates, and one that has none. */
  readonly articles: { readonly revised: Article; readonly plain: Article };
  /** The text of the revised one. */
  readonly body: Body | undefined;
  readonly home: Home;
  readonly report: Report;
  readonly questionnaire: Questionnaire;
  readonly guide: Guide;
  readonly contact: Contact;
  readonly audit: AuditPageWords;
  readonly rules: Applicability;
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
  /** One that the site has. Without any, boards leave out what would show it. */
  readonly photograph: Photographed | undefined;
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

export type PlainBoard = Omit<Board, "kind">;
