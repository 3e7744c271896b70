import { ActionLink } from "../components/action-link.tsx";
import { InlineDrawing } from "../drawings/drawn-image.tsx";
import { Layout } from "../layout/layout.tsx";
import { Storey } from "../layout/storey.tsx";
import type { SiteSettings } from "../settings.ts";
import { lostBuilding } from "./not-found-page.tsx";
import type { OfflineWords } from "./not-found-schema.ts";

export type OfflinePageProps = { readonly settings: SiteSettings; readonly words: OfflineWords };

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
