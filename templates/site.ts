import { defineSite } from "charpente";
import { applicabilityDirective, sectionDirective } from "./applicability/applicability.tsx";
import { ArticleContent, planFeed } from "./articles/article-content.tsx";
import { ArticlePage, planArticles } from "./articles/article-page.tsx";
import { BlogPage, planBlog } from "./articles/blog-page.tsx";
import { AuditPage, planAudit } from "./audit/audit-page.tsx";
import { describeApp } from "./cards/describe-app.ts";
import { drawCard } from "./cards/draw-card.ts";
import { cardSize } from "./cards/section-card.ts";
import { collections } from "./collections.ts";
import { callout, callToAction, comparison, figure } from "./components/directives.tsx";
import { opensNewTab } from "./components/source-link.tsx";
import { ContactPage, planContact } from "./contact/contact-page.tsx";
import { drawAsset, drawingOfChoice, planAssets } from "./drawings/assets.ts";
import { framePages } from "./frame-pages.ts";
import { GuidePage, planGuide } from "./guide/guide-page.tsx";
import { HomePage, planHome } from "./home/home-page.tsx";
import { LegalPage, planLegal } from "./legal/legal-page.tsx";
import { catchMail } from "./mail/catch-mail.ts";
import { mailEnvironment } from "./mail/email-service.ts";
import { mailConnections, reviewMail, reviewPrivacy } from "./mail/review-mail.ts";
import { NotFoundPage, OfflinePage, planNotFound, planOffline } from "./not-found/not-found-page.tsx";
import { pageCards } from "./page-cards.ts";
import { planSummary } from "./plan-summary.ts";
import { ProfilePage, planProfiles } from "./profiles/profile-page.tsx";
import { ProjectsPage, planProjects } from "./projects/projects-page.tsx";
import { planQuestionnaire, QuestionnairePage } from "./questionnaire/questionnaire-page.tsx";
import { planReport, ReportPage } from "./report/report-page.tsx";
import { planRole, RolePage } from "./role/role-page.tsx";
import { deriveSearch } from "./search/derive-search.ts";
import { planSearch, SearchPage } from "./search/search-page.tsx";
import { planServices, ServicesPage } from "./services/services-page.tsx";
import { settings } from "./settings.ts";
import { planSources, SourcesPage } from "./sources/sources-page.tsx";
import { planStory, StoryPage } from "./story/story-page.tsx";
import { otherMedia, sheetPath, sheets } from "./styles/sheets.ts";
import { planTrade, TradePage } from "./trade/trade-page.tsx";
import { sayFigures } from "./words/figures-schema.ts";
import { nameFacts, requiredFacts } from "./words/name-facts.ts";
import { countedTexts, reviewCounts, reviewFigures } from "./words/review-texts.ts";
import { ComponentsPage, planComponents } from "./workbench/components-page.tsx";

/** The one door between this site and the generator. */
export default defineSite({
  language: "fr",
  words: {
    opensNewTab,
    islandFailed:
      "Cette partie de la page s’est arrêtée. Rechargez la page\u202f; si l’erreur revient, écrivez-nous\u00a0: notre adresse est en bas de page.",
    footnotes: "Notes",
    backToText: "Retour au texte, note",
    pageMoved: "Cette page a changé d’adresse",
  },
  settings,
  environment: mailEnvironment,
  facts: nameFacts,
  figures: ({ figures }) => sayFigures(figures),
  requiredFacts,
  collections,
  directives: {
    applicability: applicabilityDirective,
    callout,
    comparison,
    cta: callToAction,
    figure,
    section: sectionDirective,
  },
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
    sources: { template: SourcesPage, plan: planSources },
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
  assets: { plan: planAssets, draw: drawAsset, choice: drawingOfChoice },
  derive: deriveSearch,
  review: (content, settings) => [
    ...reviewMail(settings),
    ...reviewPrivacy(content.privacyPolicy.data, settings),
    ...reviewFigures(content, settings),
    ...reviewCounts(countedTexts(content)),
  ],
  connections: mailConnections,
  devService: catchMail,
  placeholder: "à compléter",
  terms: "terms",
  styles: ["styles/site.css", ...sheets.map(sheetPath), otherMedia.sheet],
  enhancers: [
    "applicability/enhance-applicability.ts",
    "articles/blog-filter.ts",
    "contact/enhance-contact.ts",
    "forms/wake-forms.ts",
    "layout/contents.ts",
    "layout/every-page.ts",
    "not-found/missing-path.ts",
    "projects/project-sheets.ts",
    "search/search.ts",
    "articles/share.ts",
    "components/tooltip.ts",
  ],
  islands: {
    ContactForm: "contact/contact-form.tsx",
    EnergyQuestionnaire: "questionnaire/energy-questionnaire.tsx",
    GuideForm: "guide/guide-form.tsx",
    ReportCalculator: "report/calculator/report-calculator.tsx",
    ReportOrder: "report/order/report-order.tsx",
    ReportTiers: "report/calculator/report-tiers.tsx",
    Toaster: "toasts/toaster.tsx",
  },
  fonts: ["fonts/bricolage-grotesque.woff2", "fonts/figtree.woff2"],
});
