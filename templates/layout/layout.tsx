import { Enhancer, FeedLinks, Head, JsonLdGraph, SpeculationRules, useSite } from "charpente";
import type { ReactNode } from "react";
import { colours } from "../engine/pens.ts";
import type { SiteSettings } from "../settings.ts";
import { otherMedia, type Sheet, sheetPath } from "../styles/sheets.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { LateSheet } from "./late-sheet.tsx";

type LayoutProps = {
  readonly settings: SiteSettings;
  /** The styles of this kind of page, including those that all pages share. */
  readonly sheet: Sheet;
  /** Styles that only some pages of that kind need. */
  readonly also?: readonly Sheet[];
  readonly seo: { readonly title: string; readonly description: string };
  /** When the page was published and changed, where it is an article. */
  readonly dates?: { readonly published: string; readonly modified: string | undefined };
  /** The route of the main navigation that the page belongs to, if it is not in the navigation itself. */
  readonly section?: string;
  readonly indexed?: boolean;
  /** Additions of this page to the head, such as a script that runs before the first paint. */
  readonly head?: ReactNode;
  /** The part of the page’s drawing below the ground. */
  readonly basement?: ReactNode;
  readonly children: ReactNode;
};

/** The frame of all pages: head, skip link, header, footer. The page itself is in `main`. */
export function Layout(props: LayoutProps) {
  const { settings, sheet, also = [], seo, dates, section, indexed = true, head, basement, children } = props;
  const { language, asset } = useSite();
  return (
    <html lang={language}>
      <Head
        title={`${seo.title} | ${settings.name}`}
        description={seo.description}
        indexed={indexed}
        styles={[sheet, ...also].map(sheetPath)}
        sharing={{ title: seo.title, siteName: settings.name, locale: "fr_FR", article: dates }}
      >
        <link rel="stylesheet" media={otherMedia.media} href={asset(otherMedia.sheet)} />
        <meta name="theme-color" content={colours.paper[0]} media="(prefers-color-scheme:light)" />
        <meta name="theme-color" content={colours.paper[1]} media="(prefers-color-scheme:dark)" />
        <FeedLinks name="blog" title={settings.name} />
        {head}
      </Head>
      <body>
        <a className="skip-link" href="#contenu">
          {settings.labels.skip}
        </a>
        <Header settings={settings} section={section} />
        <main id="contenu" tabIndex={-1}>
          {children}
        </main>
        <LateSheet sheet="end" />
        <Footer settings={settings}>{basement}</Footer>
        <JsonLdGraph />
        <Enhancer name="components/tooltip.ts" />
        <SpeculationRules />
      </body>
    </html>
  );
}
