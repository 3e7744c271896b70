import type { Content } from "charpente";
import { applicability } from "./applicability/applicability-schema.ts";
import { articles, categories } from "./articles/articles-schema.ts";
import { blogPage } from "./articles/blog-schema.ts";
import { auditPage } from "./audit/audit-page-schema.ts";
import { contactPage } from "./contact/contact-schema.ts";
import { guidePage } from "./guide/guide-schema.ts";
import { homePage } from "./home/home-schema.ts";
import { legalNotices, privacyPolicy, salesConditions } from "./legal/legal-schema.ts";
import { notFoundPage } from "./not-found/not-found-schema.ts";
import { profilePage, profiles } from "./profiles/profiles-schema.ts";
import { projects, projectsPage } from "./projects/projects-schema.ts";
import { questionnairePage } from "./questionnaire/questionnaire-schema.ts";
import { reportPage } from "./report/report-schema.ts";
import { rolePage } from "./role/role-schema.ts";
import { searchPage } from "./search/search-schema.ts";
import { services, servicesPage } from "./services/services-schema.ts";
import { sourcesPage } from "./sources/sources-schema.ts";
import { storyPage } from "./story/story-schema.ts";
import { tradePage } from "./trade/trade-schema.ts";
import { terms } from "./words/terms.ts";

/** Everything that the content of this site is made of, besides its settings. */
export const collections = {
  applicability,
  articles,
  auditPage,
  blogPage,
  categories,
  contactPage,
  guidePage,
  homePage,
  legalNotices,
  notFoundPage,
  privacyPolicy,
  profilePage,
  profiles,
  questionnairePage,
  reportPage,
  projects,
  projectsPage,
  rolePage,
  salesConditions,
  searchPage,
  services,
  servicesPage,
  sourcesPage,
  storyPage,
  terms,
  tradePage,
};

export type SiteContent = Content<typeof collections>;
