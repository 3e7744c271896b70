import { type Heading, Link, Raised } from "charpente";
import type { Source } from "./articles-schema.ts";

type SourcesProps = { readonly sources: readonly Source[]; readonly title: string };

/** For the table of contents. */
export function sourcesHeading(title: string): Heading {
  return { depth: 2, id: "sources", text: title };
}

/** What an article rests on, at its end: each title leads to the text itself. */
export function Sources({ sources, title }: SourcesProps) {
  const { id } = sourcesHeading(title);
  return (
    <>
      <h2 id={id}>{title}</h2>
      <ul>
        {sources.map(({ title, publisher, href }) => (
          <li key={href + title}>
            <Link href={href}>
              <Raised text={title} />
            </Link>
            {publisher === undefined ? null : `, ${publisher}`}
          </li>
        ))}
      </ul>
    </>
  );
}
