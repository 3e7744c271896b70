import { Head, LanguageSwitch, Link, useLanguages, useSite } from "charpente";
import type { ReactNode } from "react";
import { Parts } from "./parts.tsx";
import type { Frame } from "./schemas.ts";
import { addresses, useWords } from "./words.ts";

type LayoutProps = {
  readonly frame: Frame;
  readonly title: string;
  readonly description: string;
  readonly language?: string | undefined;
  readonly indexed?: boolean;
  readonly children: ReactNode;
};

/**
 * The document around every page. The contents follow the text, and stand beside it where there is room: on a phone, a
 * link in the head leads there.
 */
export function Layout({ frame, title, description, language, indexed = true, children }: LayoutProps) {
  const words = useWords();
  const site = useSite();
  return (
    <html lang={language ?? site.language} dir={site.direction}>
      <Head
        title={title === frame.name ? title : `${title} – ${frame.name}`}
        description={description}
        indexed={indexed}
        sharing={{ title, siteName: frame.name, locale: words.locale }}
      >
        <meta name="color-scheme" content="light dark" />
      </Head>
      <body lang={language && language !== site.language ? site.language : undefined}>
        <a className="skip" href="#main">
          {words.skip}
        </a>
        <Header frame={frame} />
        <div className="page">
          <main id="main">{children}</main>
          <Contents frame={frame} />
        </div>
      </body>
    </html>
  );
}

function Header({ frame }: { readonly frame: Frame }) {
  const words = useWords();
  const { href } = useSite();
  return (
    <header>
      <Link className="name" href="/">
        {frame.name}
      </Link>
      <search>
        <form action={href(addresses.search)}>
          <input type="search" name="q" aria-label={words.searchLabel} placeholder={words.search} />
          <button type="submit">{words.find}</button>
        </form>
      </search>
      <nav aria-label={words.main}>
        <ul>
          <li className="to-contents">
            <a href="#contents">{words.contents}</a>
          </li>
          {frame.navigation.map(({ label, href }) => (
            <li key={href}>
              <Link href={href}>{label}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <Languages />
    </header>
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

function Contents({ frame }: { readonly frame: Frame }) {
  return (
    <nav id="contents" className="contents" aria-label={useWords().contents}>
      <Parts parts={frame.contents} />
    </nav>
  );
}
