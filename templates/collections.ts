import type { Content } from "charpente";
import { articles } from "./schemas/articles.ts";
import { auditPage } from "./schemas/audit-page.ts";
import { blogPage } from "./schemas/blog.ts";
import { categories } from "./schemas/categories.ts";
import { contactPage } from "./schemas/contact.ts";
import { guidePage } from "./schemas/guide.ts";
import { homePage } from "./schemas/home.ts";
import { legalNotices, privacyPolicy } from "./schemas/legal.ts";
import { notFoundPage } from "./schemas/not-found.ts";
import { profilePage } from "./schemas/profile-page.ts";
import { profiles } from "./schemas/profiles.ts";
import { projects } from "./schemas/projects.ts";
import { projectsPage } from "./schemas/projects-page.ts";
import { questionnairePage } from "./schemas/questionnaire.ts";
import { reportPage } from "./schemas/report.ts";
import { rolePage } from "./schemas/role.ts";
import { searchPage } from "./schemas/search.ts";
import { services } from "./schemas/services.ts";
import { servicesPage } from "./schemas/services-page.ts";
import { storyPage } from "./schemas/story.ts";
import { terms } from "./schemas/terms.ts";
import { tradePage } from "./schemas/trade.ts";

/** Everything that the content of this site is made of, besides its settings. */
export const collections = {
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
  searchPage,
  services,
  servicesPage,
  storyPage,
  terms,
  tradePage,
};

export type SiteContent = Content<typeof collections>;
