import { Link, Prose, useSite } from "charpente";
import { Layout } from "./layout.tsx";
import type { Frame, Page, Link as PageLink } from "./schemas.ts";
import { useWords } from "./words.ts";

type Neighbours = { readonly before?: PageLink | undefined; readonly next?: PageLink | undefined };

type TextPageProps = Neighbours & {
  readonly frame: Frame;
  readonly page: Page;
  readonly parent?: PageLink | undefined;
};

export function TextPage({ frame, page, parent, before, next }: TextPageProps) {
  const { title, description, language } = page.data;
  const site = useSite();
  return (
    <Layout frame={frame} title={title} description={description} language={language}>
      <article lang={language}>
        {parent && (
          <p className="parent">
            <Link href={parent.href} lang={parent.language ?? (language && site.language)}>
              {parent.label}
            </Link>
          </p>
        )}
        <h1>{title}</h1>
        <p className="lead">{description}</p>
        <OnThisPage page={page} />
        <div className="prose">{page.body && <Prose body={page.body} />}</div>
      </article>
      <Neighbours before={before} next={next} />
    </Layout>
  );
}

/** Fewer headings need no list. */
const fewHeadings = 2;

function OnThisPage({ page }: { readonly page: Page }) {
  const words = useWords();
  const site = useSite();
  const headings = (page.body?.headings ?? []).filter(({ depth }) => depth === 2);
  if (headings.length < fewHeadings) return null;
  return (
    <nav className="on-this-page" aria-label={words.onThisPage}>
      <p lang={page.data.language && site.language}>{words.onThisPage}</p>
      <ul>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The pages before and after this one, in the order of the contents. */
function Neighbours({ before, next }: Neighbours) {
  const words = useWords();
  if (before === undefined && next === undefined) return null;
  return (
    <nav className="neighbours" aria-label={words.nextPages}>
      {before && <Neighbour label={words.before} link={before} />}
      {next && <Neighbour label={words.next} link={next} />}
    </nav>
  );
}

function Neighbour({ label, link }: { readonly label: string; readonly link: PageLink }) {
  return (
    <Link href={link.href}>
      <span>{label}</span>
      <b lang={link.language}>{link.label}</b>
    </Link>
  );
}
