import { Link, Prose } from "charpente";
import type { Link as PageLink } from "./editions.ts";
import type { Frame } from "./frame.ts";
import { Layout } from "./layout.tsx";
import type { Page } from "./schemas.ts";
import { useWords } from "./words.ts";

type Neighbours = { readonly before?: PageLink | undefined; readonly next?: PageLink | undefined };

type TextPageProps = Neighbours & {
  readonly frame: Frame;
  readonly page: Page;
  /** Where the file can be edited. */
  readonly edit: string | undefined;
};

export function TextPage({ frame, page, edit, before, next }: TextPageProps) {
  const words = useWords();
  const { title, description } = page.data;
  const current = frame.versions.find(({ isCurrent }) => isCurrent);
  const isKept = !frame.isCurrent && current?.hasPage;
  return (
    <Layout
      frame={frame}
      title={title}
      description={description}
      canonical={isKept ? current.href : undefined}
    >
      <Older frame={frame} />
      <article>
        <h1>{title}</h1>
        <p className="lead">{description}</p>
        <OnThisPage page={page} />
        <div className="prose">{page.body && <Prose body={page.body} />}</div>
        {edit && (
          <p className="edit">
            <Link href={edit}>{words.edit}</Link>
          </p>
        )}
      </article>
      <Neighbours before={before} next={next} />
    </Layout>
  );
}

/** Says that there is a newer version, and leads to the same page of it. */
function Older({ frame }: { readonly frame: Frame }) {
  const words = useWords();
  const current = frame.versions.find(({ isCurrent }) => isCurrent);
  if (frame.isCurrent || current === undefined) return null;
  const { name, href, hasPage } = current;
  return (
    <p className="older" role="note">
      {words.older(frame.version)}{" "}
      <Link href={href}>{hasPage ? words.toCurrent(name) : words.toStart(name)}</Link>
    </p>
  );
}

/** Fewer headings need no list. */
const fewHeadings = 2;

function OnThisPage({ page }: { readonly page: Page }) {
  const words = useWords();
  const headings = (page.body?.headings ?? []).filter(({ depth }) => depth === 2);
  if (headings.length < fewHeadings) return null;
  return (
    <nav className="on-this-page" aria-label={words.onThisPage}>
      <p>{words.onThisPage}</p>
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

/** The pages before and after this one in its version. */
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
      {link.label}
    </Link>
  );
}
