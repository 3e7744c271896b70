import { Head, LanguageSwitch, Link, useLanguages, useSite } from "charpente";
import type { ReactNode } from "react";
import type { Firm } from "./schemas.ts";
import { useWords } from "./words.ts";

type LayoutProps = {
  readonly firm: Firm;
  readonly title: string;
  readonly description: string;
  readonly indexed?: boolean;
  readonly children: ReactNode;
};

/** The document around every page. */
export function Layout({ firm, title, description, indexed = true, children }: LayoutProps) {
  const { language, direction } = useSite();
  const words = useWords();
  return (
    <html lang={language} dir={direction}>
      <Head
        title={`${title} – ${firm.name}`}
        description={description}
        indexed={indexed}
        sharing={{ title, siteName: firm.name, locale: words.locale }}
      >
        <meta name="color-scheme" content="light dark" />
      </Head>
      <body>
        <a className="skip" href="#main">
          {words.skip}
        </a>
        <header className="frame">
          <Link className="name" href="/">
            {firm.name}
          </Link>
          <nav aria-label={words.main}>
            <LinkList links={firm.navigation} />
          </nav>
        </header>
        <main id="main">{children}</main>
        <Footer firm={firm} />
      </body>
    </html>
  );
}

function Footer({ firm }: { readonly firm: Firm }) {
  return (
    <footer>
      <div className="frame">
        <p className="name">{firm.name}</p>
        <address>
          {firm.address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <address>
          <Link href={toTelephone(firm.telephone)}>{firm.telephone}</Link>
          <Link href={`mailto:${firm.email}`}>{firm.email}</Link>
        </address>
        <LinkList links={firm.legal} />
        <Languages />
      </div>
    </footer>
  );
}

/** The page in the other languages of the site, if it has any. */
function Languages() {
  const words = useWords();
  if (useLanguages().length < 2) return null;
  return (
    <nav aria-label={words.languages}>
      <LanguageSwitch />
    </nav>
  );
}

export function toTelephone(number: string): string {
  return `tel:${number.replaceAll(" ", "")}`;
}

function LinkList({ links }: { readonly links: Firm["navigation"] }) {
  if (links.length === 0) return null;
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
