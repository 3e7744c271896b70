import type { ComponentType, ReactNode } from "react";
import { nameCategory } from "../articles/article-page.tsx";
import { countByCategory } from "../articles/blog-page.tsx";
import type { SiteContent } from "../collections.ts";
import { profileCards, toCard } from "../lists/cards.ts";
import { orderAsAsked, orderServices } from "../lists/order.ts";
import type { SiteSettings } from "../settings.ts";
import type { Sheet } from "../styles/sheets.ts";

/** A page of the workbench: what belongs together, under the styles of the pages that it stands on. */
export type Board = {
  /** In its address, `/_composants-` and this. */
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly sheets: readonly Sheet[];
  readonly component: ComponentType<BoardProps & { readonly children?: ReactNode }>;
  /** `whole`: draws a document of its own. `headed`: brings its own title of the first level. */
  readonly kind?: "headed" | "whole";
};

/** What boards show components with: the site’s own content, so that a specimen is what visitors see. */
export type BoardProps = Readonly<ReturnType<typeof collectProps>>;

/** Takes from the content what boards show. */
export function collectProps(content: SiteContent, settings: SiteSettings) {
  const { articles, homePage, profiles, projects, services } = content;
  const [first] = articles.all;
  if (first === undefined) throw new Error("The workbench wants an article to show.");
  const featured = articles.all.find(({ data }) => data.featured);
  const revised = articles.all.find(({ data }) => data.updates.length > 0) ?? first;
  const plain = articles.all.find(({ data }) => data.updates.length === 0) ?? first;
  const { title, order } = homePage.data.profiles;
  return {
    settings,
    blog: content.blogPage.data,
    /** The only one that has a drawing as wide as the list. */
    featured: featured === undefined ? undefined : toCard(featured, content.categories),
    counts: countByCategory(articles.all, content.categories.all, content.blogPage.data.categories.all),
    cards: articles.all.slice(0, 3).map((article) => toCard(article, content.categories)),
    /** One that has updates, and one that has none. */
    articles: {
      revised: nameCategory(revised.data, content.categories),
      plain: nameCategory(plain.data, content.categories),
    },
    /** The text of the revised one. */
    body: revised.body,
    home: { ...homePage.data, profiles: { title, list: profileCards(profiles, order) } },
    report: content.reportPage.data,
    questionnaire: content.questionnairePage.data,
    guide: content.guidePage.data,
    contact: content.contactPage.data,
    audit: content.auditPage.data,
    rules: content.applicability.data,
    services: orderServices(services.all).map(({ data }) => data),
    servicesPage: content.servicesPage.data,
    projects: orderAsAsked(projects.all, content.projectsPage.data.order).map(({ id, data, body }) => ({
      id,
      project: data,
      body,
    })),
    projectsPage: content.projectsPage.data,
    profiles: profiles.all.map(({ data }) => data),
    profilePage: content.profilePage.data,
    presence: content.rolePage.data.beyond.presence,
    legal: content.legalNotices.data,
    search: content.searchPage.data,
    /** One that the site has. Without any, boards leave out what would show it. */
    photograph: [...articles.all, ...projects.all].flatMap(({ data }) => data.photograph ?? []).at(0),
  };
}
