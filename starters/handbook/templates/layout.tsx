import { Head, LanguageSwitch, Link, useLanguages, useSite } from "charpente";
import type { ReactNode } from "react";
import type { Frame } from "./frame.ts";
import { useWords } from "./words.ts";

type LayoutProps = {
  readonly frame: Frame;
  readonly title: string;
  readonly description: string;
  readonly indexed?: boolean;
  /** The same page of the current version. */
  readonly canonical?: string | undefined;
  readonly children: ReactNode;
};

/**
 * The document around every page. The contents follow the text, and stand beside it where there is room: on a phone, a
 * link in the head leads there.
 */
export function Layout({ frame, title, description, indexed = true, canonical, children }: LayoutProps) {
  const { language, direction } = useSite();
  const words = useWords();
  const name = frame.isCurrent ? frame.name : `${frame.name} ${frame.version}`;
  return (
    <html lang={language} dir={direction}>
      <Head
        title={`${title} – ${name}`}
        description={frame.isCurrent ? description : `${words.version(frame.version)}: ${description}`}
        indexed={indexed}
        canonical={canonical}
        sharing={{ title, siteName: frame.name, locale: words.locale }}
      >
        <meta name="color-scheme" content="light dark" />
      </Head>
      <body>
        <a className="skip" href="#main">
          {words.skip}
        </a>
        <Header frame={frame} />
        <div className="page">
          <main id="main">{children}</main>
          <nav id="contents" className="contents" aria-label={words.contents}>
            <Contents frame={frame} />
          </nav>
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
      <Link className="name" href={frame.home}>
        {frame.name}
      </Link>
      <Versions frame={frame} />
      <search>
        <form action={href(frame.search)}>
          <input
            type="search"
            name="q"
            aria-label={words.searchIn(frame.version)}
            placeholder={words.searchIn(frame.version)}
          />
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

/** Opens without a script. Each link leads to the same page, where the version has it. */
function Versions({ frame }: { readonly frame: Frame }) {
  const words = useWords();
  return (
    <details className="versions">
      <summary>{words.version(frame.version)}</summary>
      <nav aria-label={words.versions}>
        <ul>
          {frame.versions.map(({ name, href, isShown, isCurrent, hasPage }) => (
            <li key={name}>
              <Link href={href} aria-current={isShown ? "true" : undefined}>
                {words.version(name)}
                {isCurrent && <small>{words.current}</small>}
                {!hasPage && !isShown && <small>{words.fromStart}</small>}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </details>
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

/** All pages of the version, by section. */
export function Contents({ frame }: { readonly frame: Frame }) {
  return (
    <ul>
      {frame.chapters.map(({ title, links }) => (
        <li key={title ?? ""}>
          {title && <p>{title}</p>}
          <ul>
            {links.map(({ label, href }) => (
              <li key={href}>
                <Link href={href}>{label}</Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
