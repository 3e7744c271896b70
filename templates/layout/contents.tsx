import { Enhancer, type Heading } from "charpente";

type ContentsProps = { readonly title: string; readonly headings: readonly Heading[] };

/** The table of contents beside an article, the section being read marked by a script. */
export function Contents({ title, headings }: ContentsProps) {
  return (
    <nav className="contents" aria-labelledby="sommaire">
      <h2 id="sommaire">{title}</h2>
      <ContentsList headings={headings} />
      <Enhancer name="layout/contents.ts" />
    </nav>
  );
}

/** The same table for small screens, folded. Only one of the two is ever displayed. */
export function FoldedContents({ title, headings, open }: ContentsProps & { readonly open?: boolean }) {
  return (
    <details className="contents-fold" open={open}>
      <summary>{title}</summary>
      <ContentsList headings={headings} />
    </details>
  );
}

function ContentsList({ headings }: { readonly headings: readonly Heading[] }) {
  return (
    <ol>
      {headings
        .filter(({ depth }) => depth === 2)
        .map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
    </ol>
  );
}
