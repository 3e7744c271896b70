import { Link, Picture, Prose } from "charpente";
import { Layout } from "./layout.tsx";
import type { Firm, Work } from "./schemas.ts";
import { addresses, useWords } from "./words.ts";

export function WorkPage({ firm, work }: { readonly firm: Firm; readonly work: Work }) {
  const words = useWords();
  const { title, description, place, year, picture, pictureAlt } = work.data;
  return (
    <Layout firm={firm} title={title} description={description}>
      <div className="frame text">
        <h1>{title}</h1>
        <p className="place">
          {place}, {year}
        </p>
        <p className="lead">{description}</p>
        <Picture image={picture} alt={pictureAlt} sizes="(min-width: 48rem) 46rem, 100vw" priority />
        <div className="prose">{work.body && <Prose body={work.body} />}</div>
        <p className="further">
          <Link href={addresses.work}>{words.allWork}</Link>
        </p>
      </div>
    </Layout>
  );
}

export function AllWorkPage({ firm, works }: { readonly firm: Firm; readonly works: readonly Work[] }) {
  const words = useWords();
  return (
    <Layout firm={firm} title={words.work} description={words.workAbout}>
      <div className="frame">
        <h1>{words.work}</h1>
        <WorkList works={works} level={2} />
      </div>
    </Layout>
  );
}

type WorkListProps = {
  readonly works: readonly Work[];
  /** The level of the titles: one below the heading above the list. */
  readonly level: 2 | 3;
};

export function WorkList({ works, level }: WorkListProps) {
  const Title = `h${level}` as const;
  return (
    <ul className="works">
      {works.map(({ id, data }) => (
        <li key={id}>
          <Picture image={data.picture} alt="" sizes="(min-width: 48rem) 34rem, 100vw" />
          <Title>
            <Link href={`${addresses.work}/${id}`}>{data.title}</Link>
          </Title>
          <p className="place">
            {data.place}, {data.year}
          </p>
        </li>
      ))}
    </ul>
  );
}
