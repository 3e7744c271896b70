import type { SharedCard } from "charpente";
import type { ArticlePageProps } from "./articles/article-page.tsx";
import type { BlogPageProps } from "./articles/blog-page.tsx";
import type { AuditPageProps } from "./audit/audit-page.tsx";
import type { CardPart, CardView, SectionCard } from "./cards/section-card.ts";
import type { ContactPageProps } from "./contact/contact-page.tsx";
import { catalogue, type DrawingName } from "./drawings/catalogue.ts";
import { coverView, type DrawingView } from "./drawings/drawing-views.ts";
import { agesView, auditHead, heroFoot, heroScale, planView } from "./drawings/page-views.ts";
import { buildingBays } from "./drawings/report-building-views.ts";
import { formatLevel } from "./engine/draw-marks.ts";
import type { GuidePageProps } from "./guide/guide-page.tsx";
import type { HomePageProps } from "./home/home-page.tsx";
import type { LegalPageProps } from "./legal/legal-page.tsx";
import { lostBuilding, type NotFoundPageProps } from "./not-found/not-found-page.tsx";
import type { ProfilePageProps } from "./profiles/profile-page.tsx";
import type { ProjectsPageProps } from "./projects/projects-page.tsx";
import { houseCrop, type QuestionnairePageProps } from "./questionnaire/questionnaire-page.tsx";
import type { ReportPageProps } from "./report/report-page.tsx";
import { type RolePageProps, roleCrop } from "./role/role-page.tsx";
import type { SearchPageProps } from "./search/search-page.tsx";
import type { ServicesPageProps } from "./services/services-page.tsx";
import type { SiteSettings } from "./settings.ts";
import type { SourcesPageProps } from "./sources/sources-page.tsx";
import type { StoryPageProps } from "./story/story-page.tsx";
import { type TradePageProps, tradeCrop } from "./trade/trade-page.tsx";
import { writeDate } from "./words/french-date.tsx";

/** The card of each kind of page. The offline page and the workbench have none. */
export const pageCards = {
  home: ({ settings, words }: HomePageProps) =>
    describeCard(settings, words.hero.title.join(" "), [], {
      part: partOf("home-tower", heroScale, { ...towerSides, y: heroFoot, height: 18.6 }),
      foot: footAt(heroFoot),
    }),
  blog: ({ settings, words, featured, cards }: BlogPageProps) => {
    const article = featured ?? cards[0];
    const view: CardView =
      article === undefined ? street : { part: { kind: "article", drawing: article.drawing } };
    return describeCard(settings, words.title, [words.breadcrumb.blog], view);
  },
  article: ({ settings, words, breadcrumb, article }: ArticlePageProps) => {
    const facts = [
      { label: words.category, value: article.label.text },
      { label: words.published, value: writeDate(article.date) },
    ];
    const view: CardView = { part: { kind: "article", drawing: article.drawing } };
    return describeCard(settings, article.title, [breadcrumb.blog], view, facts);
  },
  services: ({ settings, words }: ServicesPageProps) =>
    describeCard(settings, words.title, [words.breadcrumb.here], { part: fileOf(planView) }),
  audit: ({ settings, words: { title, breadcrumb } }: AuditPageProps) =>
    describeCard(settings, title, [breadcrumb.services, breadcrumb.here], { part: fileOf(auditHead) }),
  profile: ({ settings, words, profile }: ProfilePageProps) => {
    const { title, name, drawing, composition } = profile;
    const where = [...words.breadcrumb.slice(1).map(({ label }) => label), name];
    return describeCard(settings, title, where, { part: { kind: "profile", drawing, composition } });
  },
  legal: ({ settings, words }: LegalPageProps) =>
    describeCard(settings, words.title, [words.breadcrumb.here], street),
  questionnaire: ({ settings, words }: QuestionnairePageProps) =>
    describeCard(settings, words.title, [words.breadcrumb.here], {
      part: partOf(words.drawing, 20, houseCrop),
    }),
  search: ({ settings, words }: SearchPageProps) =>
    describeCard(settings, words.title, [words.breadcrumb.here], street),
  report: ({ settings, words }: ReportPageProps) =>
    describeCard(settings, words.hero.title, [words.breadcrumb.here], { part: fileOf(buildingBays) }),
  projects: ({ settings, words, projects }: ProjectsPageProps) => {
    const drawing = projects[0]?.data.drawing;
    // So that more than the front of a low building is visible.
    const view: CardView = drawing === undefined ? street : { part: { kind: "sheet", drawing }, scale: 24 };
    return describeCard(settings, words.title, [words.breadcrumb.here], view);
  },
  contact: ({ settings, words }: ContactPageProps) =>
    describeCard(settings, words.title, [words.breadcrumb.here], {
      part: { kind: "panorama", drawing: "contact" },
    }),
  guide: ({ settings, words }: GuidePageProps) =>
    describeCard(settings, words.title, [words.breadcrumb.here], {
      part: partOf("home-tower", coverView.scale, { ...towerSides, y: coverFoot, height: 22 }),
      foot: footAt(coverFoot),
    }),
  role: ({ settings, words }: RolePageProps) =>
    describeCard(settings, words.title, [words.breadcrumb.here], {
      part: partOf("amo-smart", 30, roleCrop),
    }),
  sources: ({ settings, words }: SourcesPageProps) =>
    describeCard(settings, words.title, [words.breadcrumb.here], street),
  story: ({ settings, words }: StoryPageProps) =>
    describeCard(settings, words.title, [words.breadcrumb.here], { part: fileOf(agesView) }),
  trade: ({ settings, words }: TradePageProps) =>
    describeCard(settings, words.title, [words.breadcrumb.here], {
      part: partOf("metier-coupe", 40, tradeCrop),
      // So that it is cut at the right edge, where it continues.
      scale: 34,
    }),
  "not-found": ({ settings, words }: NotFoundPageProps) =>
    describeCard(settings, words.title, [], {
      part: partOf("not-found", 26, lostBuilding, true),
      // So that the missing level is visible.
      scale: 19,
    }),
};

/** The tower without the levels at its right, in metres, and where the cover of the guide cuts it. */
const towerSides = { x: -0.9, width: 18.4 };
const coverFoot = coverView.crop.y;

/** Larger than people beside buildings: nothing else is on the card. */
const street: CardView = { part: { kind: "street" }, scale: 44 };

function footAt(level: number): NonNullable<CardView["foot"]> {
  return { level, label: formatLevel(level) };
}

function partOf(
  drawing: DrawingName,
  scale: number,
  crop: NonNullable<DrawingView["crop"]>,
  marks = false,
): CardPart {
  return { kind: "view", drawing, view: { scale, crop, marks } };
}

function fileOf({ drawing, scale, crop, marks = false }: DrawingView): CardPart {
  return { kind: "view", drawing, view: { scale, marks, ...(crop && { crop }) } };
}

function describeCard(
  settings: SiteSettings,
  title: string,
  where: readonly string[],
  view: CardView,
  facts: SectionCard["facts"] = [],
): SharedCard<SectionCard> {
  const { host } = new URL(settings.url);
  return {
    // People beside a title say nothing of a page.
    alt:
      view.part.kind === "street"
        ? `${title}, ${settings.name}`
        : `${endSentence(title)} ${catalogue[view.part.drawing].title}`,
    art: { title, siteName: settings.name, host, where, facts, view },
  };
}

/** A title as a sentence: “Que cherchez-vous ?” already is one. */
function endSentence(title: string): string {
  return /[.!?…]$/.test(title) ? title : `${title}.`;
}
