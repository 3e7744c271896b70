import { Enhancer } from "charpente";
import { ActionLink } from "../components/action-link.tsx";
import { InlineDrawing } from "../drawings/drawn-image.tsx";
import { Layout } from "../layout/layout.tsx";
import { Storey } from "../layout/storey.tsx";
import type { SiteSettings } from "../settings.ts";
import type { NotFound } from "./not-found-schema.ts";

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
