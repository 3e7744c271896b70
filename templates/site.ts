import { defineSite } from "charpente";
import { drawCard } from "./cards/draw-card.ts";
import { cardSize } from "./cards/measures.ts";
import { pageCards } from "./cards/page-cards.ts";
import { collections } from "./collections.ts";
import { callToAction } from "./components/call-to-action.tsx";
import { callout } from "./components/callout.tsx";
import { comparison } from "./components/comparison.tsx";
import { figure } from "./components/figure.tsx";
import { ArticleContent } from "./feeds/article-content.tsx";
import { mailConnections } from "./mail/mail-connections.ts";
import { mailEnvironment } from "./mail/mail-environment.ts";
import { reviewMail } from "./mail/review-mail.ts";
import { reviewPrivacy } from "./mail/review-privacy.ts";
import { ArticlePage } from "./pages/article-page.tsx";
import { AuditPage } from "./pages/audit-page.tsx";
import { BlogPage } from "./pages/blog-page.tsx";
import { ComponentsPage } from "./pages/components-page.tsx";
import { ContactPage } from "./pages/contact-page.tsx";
import { GuidePage } from "./pages/guide-page.tsx";
import { HomePage } from "./pages/home-page.tsx";
import { LegalPage } from "./pages/legal-page.tsx";
import { NotFoundPage } from "./pages/not-found-page.tsx";
import { OfflinePage } from "./pages/offline-page.tsx";
import { ProfilePage } from "./pages/profile-page.tsx";
import { ProjectsPage } from "./pages/projects-page.tsx";
import { QuestionnairePage } from "./pages/questionnaire-page.tsx";
import { ReportPage } from "./pages/report-page.tsx";
import { RolePage } from "./pages/role-page.tsx";
import { SearchPage } from "./pages/search-page.tsx";
import { ServicesPage } from "./pages/services-page.tsx";
import { StoryPage } from "./pages/story-page.tsx";
import { TradePage } from "./pages/trade-page.tsx";
import { deriveSearch } from "./plans/derive-search.ts";
import { describeApp } from "./plans/describe-app.ts";
import { drawAsset } from "./plans/draw-asset.ts";
import { framePages } from "./plans/frame-pages.ts";
import { planArticles } from "./plans/plan-articles.ts";
import { planAssets } from "./plans/plan-assets.ts";
import { planAudit } from "./plans/plan-audit.ts";
import { planBlog } from "./plans/plan-blog.ts";
import { planComponents } from "./plans/plan-components.ts";
import { planContact } from "./plans/plan-contact.ts";
import { planFeed } from "./plans/plan-feed.ts";
import { planGuide } from "./plans/plan-guide.ts";
import { planHome } from "./plans/plan-home.ts";
import { planLegal } from "./plans/plan-legal.ts";
import { planNotFound } from "./plans/plan-not-found.ts";
import { planOffline } from "./plans/plan-offline.ts";
import { planProfiles } from "./plans/plan-profiles.ts";
import { planProjects } from "./plans/plan-projects.ts";
import { planQuestionnaire } from "./plans/plan-questionnaire.ts";
import { planReport } from "./plans/plan-report.ts";
import { planRole } from "./plans/plan-role.ts";
import { planSearch } from "./plans/plan-search.ts";
import { planServices } from "./plans/plan-services.ts";
import { planStory } from "./plans/plan-story.ts";
import { planSummary } from "./plans/plan-summary.ts";
import { planTrade } from "./plans/plan-trade.ts";
import { toFill } from "./schemas/legal.ts";
import { settings } from "./schemas/settings.ts";
import { otherMedia, sheetPath, sheets } from "./styles/sheets.ts";

/** The one door between this site and the generator. */
export default defineSite({
  language: "fr",
  words: {
    opensNewTab: "nouvel onglet",
    islandFailed:
      "Cette partie de la page s’est arrêtée. Rechargez la page\u202f; si l’erreur revient, écrivez-nous\u00a0: notre adresse est en bas de page.",
    footnotes: "Notes",
    backToText: "Retour au texte, note",
    pageMoved: "Cette page a changé d’adresse",
  },
  settings,
  environment: mailEnvironment,
  collections,
  directives: { callout, comparison, cta: callToAction, figure },
  pages: framePages(pageCards, {
    home: { template: HomePage, plan: planHome },
    blog: { template: BlogPage, plan: planBlog },
    article: { template: ArticlePage, plan: planArticles },
    services: { template: ServicesPage, plan: planServices },
    audit: { template: AuditPage, plan: planAudit },
    profile: { template: ProfilePage, plan: planProfiles },
    legal: { template: LegalPage, plan: planLegal },
    questionnaire: { template: QuestionnairePage, plan: planQuestionnaire },
    report: { template: ReportPage, plan: planReport },
    projects: { template: ProjectsPage, plan: planProjects },
    contact: { template: ContactPage, plan: planContact },
    guide: { template: GuidePage, plan: planGuide },
    "not-found": { template: NotFoundPage, plan: planNotFound },
    offline: { template: OfflinePage, plan: planOffline },
    role: { template: RolePage, plan: planRole },
    search: { template: SearchPage, plan: planSearch, late: true },
    story: { template: StoryPage, plan: planStory },
    trade: { template: TradePage, plan: planTrade },
    components: { template: ComponentsPage, plan: planComponents, workbench: true },
  }),
  feeds: {
    blog: { files: { atom: "atom.xml", json: "feed.json" }, template: ArticleContent, plan: planFeed },
  },
  summary: planSummary,
  cards: {
    fonts: { title: "fonts/bricolage-grotesque-card.ttf", text: "fonts/figtree-card.ttf" },
    ...cardSize,
    draw: drawCard,
  },
  app: describeApp,
  assets: { plan: planAssets, draw: drawAsset },
  derive: deriveSearch,
  review: ({ privacyPolicy }, settings) => [
    ...reviewMail(settings),
    ...reviewPrivacy(privacyPolicy.data, settings),
  ],
  connections: mailConnections,
  placeholder: toFill,
  terms: "terms",
  styles: ["styles/site.css", ...sheets.map(sheetPath), otherMedia.sheet],
  enhancers: [
    "enhancers/blog-filter.ts",
    "enhancers/contents.ts",
    "enhancers/every-page.ts",
    "enhancers/missing-path.ts",
    "enhancers/project-sheets.ts",
    "enhancers/search.ts",
    "enhancers/share.ts",
    "enhancers/tooltip.ts",
  ],
  islands: {
    ContactForm: "islands/contact-form.tsx",
    EnergyQuestionnaire: "islands/energy-questionnaire.tsx",
    GuideForm: "islands/guide-form.tsx",
    ReportCalculator: "islands/report-calculator.tsx",
    ReportOrder: "islands/report-order.tsx",
    ReportTiers: "islands/report-tiers.tsx",
    Toaster: "islands/toaster.tsx",
  },
  fonts: ["fonts/bricolage-grotesque.woff2", "fonts/figtree.woff2"],
});
