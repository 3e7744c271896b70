import { FeedLinks, Head, LanguageSwitch, Link, useLanguages, useSite } from "charpente";
import type { ReactNode } from "react";
import type { SiteWords } from "./schemas.ts";
import { useWords } from "./words.ts";

type LayoutProps = {
  readonly site: SiteWords;
  readonly title: string;
  readonly description: string;
  readonly indexed?: boolean;
  /** For posts: the days on which it appeared and changed. */
  readonly article?: { readonly published: string; readonly modified?: string | undefined };
  readonly children: ReactNode;
};

/** The document around every page. */
export function Layout({ site, title, description, indexed = true, article, children }: LayoutProps) {
  const { language, direction } = useSite();
  const words = useWords();
  return (
    <html lang={language} dir={direction}>
      <Head
        title={title === site.name ? title : `${title} – ${site.name}`}
        description={description}
        indexed={indexed}
        sharing={{ title, siteName: site.name, locale: words.locale, ...(article && { article }) }}
      >
        <FeedLinks name="posts" title={site.name} />
        <meta name="color-scheme" content="light dark" />
      </Head>
      <body>
        <a className="skip" href="#main">
          {words.skip}
        </a>
        <header className="frame">
          <Link className="name" href="/">
            {site.name}
          </Link>
          <nav aria-label={words.main}>
            <ul>
              {site.navigation.map(({ label, href }) => (
                <li key={href}>
                  <Link href={href}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        </header>
        <main id="main" className="frame">
          {children}
        </main>
        <footer className="frame">
          <p>{site.author}</p>
          <Languages />
          <Link href="/atom.xml">{words.feed}</Link>
        </footer>
      </body>
    </html>
  );
}

/** The page in the other languages of the site, if it has any. */
function Languages() {
  const words = useWords();
  if (useLanguages().length < 2) return null;
  return (
    <nav aria-label={words.languages}>
      <LanguageSwitch className="languages" />
    </nav>
  );
}
