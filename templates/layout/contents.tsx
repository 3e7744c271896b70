import { Enhancer, type Heading, JsonLd, Link, useSite } from "charpente";
import { describeBreadcrumb } from "../structured-data.ts";
import { fillIn } from "../words/fill-in.ts";

type ContentsProps = { readonly title: string; readonly headings: readonly Heading[] };

/**
 * The table of contents beside an article: a script marks the section being read. Draws nothing for a text without
 * sections.
 */
export function Contents({ title, headings }: ContentsProps) {
  const sections = sectionsOf(headings);
  if (sections.length === 0) return null;
  return (
    <nav className="contents" aria-labelledby="sommaire">
      <h2 id="sommaire">{title}</h2>
      <ContentsList sections={sections} />
      <Enhancer name="layout/contents.ts" />
    </nav>
  );
}

/** The same table for small screens, folded. Only one of the two is ever displayed. */
export function FoldedContents({ title, headings, open }: ContentsProps & { readonly open?: boolean }) {
  const sections = sectionsOf(headings);
  if (sections.length === 0) return null;
  return (
    <details className="contents-fold" open={open}>
      <summary>{title}</summary>
      <ContentsList sections={sections} />
    </details>
  );
}

function sectionsOf(headings: readonly Heading[]): readonly Heading[] {
  return headings.filter(({ depth }) => depth === 2);
}

function ContentsList({ sections }: { readonly sections: readonly Heading[] }) {
  return (
    <ol>
      {sections.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  );
}

type BreadcrumbProps = {
  readonly label: string;
  readonly links: readonly { readonly label: string; readonly href: string }[];
  /** The page itself, or what it belongs to: no link. */
  readonly here: string;
};

export function Breadcrumb({ label, links, here }: BreadcrumbProps) {
  const { absolute } = useSite();
  return (
    <nav className="breadcrumb" aria-label={label}>
      <JsonLd thing={describeBreadcrumb({ links, here }, absolute)} />
      <ol className="ticked">
        {links.map((link) => (
          <li key={link.href}>
            <Link href={link.href}>{link.label}</Link>
          </li>
        ))}
        <li>{here}</li>
      </ol>
    </nav>
  );
}

/**
 * Only on paper, below a text whose links are printed as written: the address of the page, and the origin of addresses
 * within the site. `text` contains `{address}` and `{origin}`.
 */
export function PrintedAddress({ text }: { readonly text: string }) {
  const { canonical } = useSite();
  return (
    <p className="printed-address" hidden>
      {fillIn(text, { address: canonical, origin: new URL(canonical).origin })}
    </p>
  );
}
