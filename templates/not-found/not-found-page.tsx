import { Enhancer, type PagePlan } from "charpente";
import type { SiteContent } from "../collections.ts";
import { ActionLink } from "../components/action-link.tsx";
import { InlineDrawing } from "../drawings/drawn-image.tsx";
import { Layout } from "../layout/layout.tsx";
import { Storey } from "../layout/storey.tsx";
import type { SiteSettings } from "../settings.ts";
import type { NotFound, OfflineWords } from "./not-found-schema.ts";

export type NotFoundPageProps = { readonly settings: SiteSettings; readonly words: NotFound };

/** What hosts show for every path that leads nowhere. */
export function NotFoundPage({ settings, words }: NotFoundPageProps) {
  return (
    <Layout settings={settings} sheet="not-found" seo={words.seo} indexed={false}>
      <Storey level={0} className="lost" labelledBy="titre">
        <div className="lost-words">
          <h1 id="titre" lang="en">
            {words.title}
          </h1>
          <p className="lead">{words.lead}</p>
          <p>{words.text}</p>
          <ActionLink href="/" label={words.home} lang="en" />
          <p className="lost-home">{words.homeInFrench}</p>
        </div>
        <div className="lost-drawing">
          <InlineDrawing drawing="not-found" scale={26} crop={lostBuilding} marks />
        </div>
        <Enhancer name="not-found/missing-path.ts" />
      </Storey>
    </Layout>
  );
}

/** From the ground up: the footer is the earth that the building stands on. Metres. */
export const lostBuilding = { x: -7.6, y: 0, width: 30.2, height: 17 };

export function planNotFound(
  { notFoundPage }: SiteContent,
  settings: SiteSettings,
): readonly PagePlan<NotFoundPageProps>[] {
  return [
    { route: "/404", entry: notFoundPage, indexed: false, props: { settings, words: notFoundPage.data } },
  ];
}

type OfflinePageProps = { readonly settings: SiteSettings; readonly words: OfflineWords };

/** Shown to visitors without a network instead of a page that they have not visited before. */
export function OfflinePage({ settings, words }: OfflinePageProps) {
  return (
    <Layout settings={settings} sheet="not-found" seo={words.seo} indexed={false}>
      <Storey level={0} className="lost" labelledBy="titre">
        <div className="lost-words">
          <h1 id="titre">{words.title}</h1>
          <p className="lead">{words.lead}</p>
          <p>{words.text}</p>
          <ActionLink href="/" label={words.home} />
        </div>
        <div className="lost-drawing">
          <InlineDrawing drawing="not-found" scale={26} crop={lostBuilding} marks />
        </div>
      </Storey>
    </Layout>
  );
}

/** The page for visitors without network, only where there is a service worker to show it. */
export function planOffline(
  { notFoundPage }: Pick<SiteContent, "notFoundPage">,
  settings: SiteSettings,
): readonly PagePlan<OfflinePageProps>[] {
  const { worker, page } = settings.offline;
  if (worker !== "visited" || page === undefined) return [];
  const words = notFoundPage.data.offline;
  return [{ route: page, entry: notFoundPage, indexed: false, props: { settings, words } }];
}
