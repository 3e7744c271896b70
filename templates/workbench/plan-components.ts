import type { PagePlan } from "charpente";
import { countByCategory } from "../articles/count-by-category.ts";
import type { SiteContent } from "../collections.ts";
import { orderAsAsked } from "../lists/order-as-asked.ts";
import { orderServices } from "../lists/order-services.ts";
import { profileCards } from "../lists/profile-cards.ts";
import { toCard } from "../lists/to-card.ts";
import type { SiteSettings } from "../settings.ts";
import { type BoardProps, boardRoute } from "./board.ts";
import { boards } from "./boards.ts";
import type { ComponentsPageProps } from "./components-page.tsx";

/** The page of all components, and each of its boards by itself. */
export function planComponents(
  content: SiteContent,
  settings: SiteSettings,
): readonly PagePlan<ComponentsPageProps>[] {
  const props = { settings, ...collectSpecimens(content) };
  return [
    { route: "/_composants", props: { ...props, board: undefined } },
    ...boards.map((board) => ({ route: boardRoute(board), props: { ...props, board: board.id } })),
  ];
}

function collectSpecimens(content: SiteContent): Omit<BoardProps, "settings"> {
  const { articles, homePage, profiles, projects, services } = content;
  const [first] = articles.all;
  if (first === undefined) throw new Error("The workbench wants an article to show.");
  const featured = articles.all.find(({ data }) => data.featured);
  const revised = articles.all.find(({ data }) => data.updates.length > 0) ?? first;
  const plain = articles.all.find(({ data }) => data.updates.length === 0) ?? first;
  const { title, order } = homePage.data.profiles;
  return {
    blog: content.blogPage.data,
    featured: featured === undefined ? undefined : toCard(featured, content.categories),
    counts: countByCategory(articles.all, content.categories.all, content.blogPage.data.categories.all),
    cards: articles.all.slice(0, 3).map((article) => toCard(article, content.categories)),
    articles: { revised: revised.data, plain: plain.data },
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
    photograph: [...articles.all, ...projects.all].flatMap(({ data }) => data.photograph ?? []).at(0),
  };
}
