import { Enhancer, type Heading } from "charpente";

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
