import { Enhancer, Head, useSite } from "charpente";
import type { ReactNode } from "react";
import type { SiteSettings } from "../schemas/settings.ts";
import { otherMedia, type Sheet, sheetPath } from "../styles/sheets.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { LateSheet } from "./late-sheet.tsx";

type LayoutProps = {
  readonly settings: SiteSettings;
  /** The styles of this kind of page, besides those that all share. */
  readonly sheet: Sheet;
  /** Those of what only some pages of that kind hold. */
  readonly also?: readonly Sheet[];
  readonly seo: { readonly title: string; readonly description: string };
  /** The route of the main navigation under which the page stands, where it is not there itself. */
  readonly section?: string;
  readonly indexed?: boolean;
  /** What this page adds to the head, such as a script that runs before the first paint. */
  readonly head?: ReactNode;
  /** What the drawing of the page continues into the ground. */
  readonly basement?: ReactNode;
  readonly children: ReactNode;
};

/** What all pages share: head, skip link, header, footer. The page itself stands in `main`. */
export function Layout(props: LayoutProps) {
  const { settings, sheet, also = [], seo, section, indexed = true, head, basement, children } = props;
  const { language, asset } = useSite();
  return (
    <html lang={language}>
      <Head
        title={`${seo.title} | ${settings.name}`}
        description={seo.description}
        indexed={indexed}
        styles={["styles/site.css", ...[sheet, ...also].map(sheetPath)]}
      >
        <link rel="stylesheet" media={otherMedia.media} href={asset(otherMedia.sheet)} />
        <link rel="icon" type="image/svg+xml" href={asset("icon.svg")} />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f4f1ea" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0f1a24" />
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
        <Enhancer name="enhancers/search-shortcut.ts" />
        <Enhancer name="enhancers/tooltip.ts" />
        <Enhancer name="enhancers/prefetch.ts" />
      </body>
    </html>
  );
}
