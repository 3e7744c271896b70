import { Head, LanguageSwitch, Link, useSite } from "charpente";
import type { ReactNode } from "react";
import type { Conference } from "./schemas.ts";
import { useWords } from "./words.ts";

type LayoutProps = {
  readonly conference: Conference;
  readonly title: string;
  readonly description: string;
  readonly indexed?: boolean;
  readonly children: ReactNode;
};

/** The document around every page. */
export function Layout({ conference, title, description, indexed = true, children }: LayoutProps) {
  const { language, direction } = useSite();
  const words = useWords();
  return (
    <html lang={language} dir={direction}>
      <Head
        title={`${title} – ${conference.name}`}
        description={description}
        indexed={indexed}
        sharing={{ title, siteName: conference.name, locale: words.locale }}
      >
        <meta name="color-scheme" content="light dark" />
      </Head>
      <body>
        <a className="skip" href="#main">
          {words.skip}
        </a>
        <header className="frame">
          <Link className="name" href="/">
            {conference.name}
          </Link>
          <nav aria-label={words.main}>
            <LinkList links={conference.navigation} />
          </nav>
          <nav aria-label={words.languages}>
            <LanguageSwitch className="languages" />
          </nav>
        </header>
        <main id="main" className="frame">
          {children}
        </main>
        <footer className="frame">
          <p>{conference.place}</p>
          <a href={`mailto:${conference.email}`}>{conference.email}</a>
          <LinkList links={conference.legal} />
        </footer>
      </body>
    </html>
  );
}

function LinkList({ links }: { readonly links: Conference["navigation"] }) {
  return (
    <ul>
      {links.map(({ label, href }) => (
        <li key={href}>
          <Link href={href}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}
