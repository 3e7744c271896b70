import { Link, Prose } from "charpente";
import type { ReactNode } from "react";
import { Layout, toTelephone } from "./layout.tsx";
import type { Firm, Page, Person } from "./schemas.ts";
import { useWords } from "./words.ts";

type PlainPageProps = { readonly firm: Firm; readonly page: Page };

export function PlainPage({ firm, page, children }: PlainPageProps & { readonly children?: ReactNode }) {
  const { title, description } = page.data;
  return (
    <Layout firm={firm} title={title} description={description}>
      <div className="frame text">
        <h1>{title}</h1>
        <div className="prose">{page.body && <Prose body={page.body} />}</div>
        {children}
      </div>
    </Layout>
  );
}

export function AboutPage({ people, ...props }: PlainPageProps & { readonly people: readonly Person[] }) {
  const words = useWords();
  return (
    <PlainPage {...props}>
      <h2>{words.people}</h2>
      <ul className="people">
        {people.map(({ id, data }) => (
          <li key={id}>
            <h3>{data.name}</h3>
            <p className="place">{data.role}</p>
            <p>{data.about}</p>
          </li>
        ))}
      </ul>
    </PlainPage>
  );
}

export function ContactPage({ firm, page }: PlainPageProps) {
  const words = useWords();
  return (
    <PlainPage firm={firm} page={page}>
      <dl className="contact">
        <div>
          <dt>{words.telephone}</dt>
          <dd>
            <Link href={toTelephone(firm.telephone)}>{firm.telephone}</Link>
          </dd>
        </div>
        <div>
          <dt>{words.email}</dt>
          <dd>
            <Link href={`mailto:${firm.email}`}>{firm.email}</Link>
          </dd>
        </div>
        <div>
          <dt>{words.address}</dt>
          <dd>{firm.address.join(", ")}</dd>
        </div>
        <div>
          <dt>{words.hours}</dt>
          <dd>{firm.hours}</dd>
        </div>
      </dl>
    </PlainPage>
  );
}

/** What hosts show for addresses without a page. */
export function MissingPage({ firm }: { readonly firm: Firm }) {
  const words = useWords();
  return (
    <Layout firm={firm} title={words.missing} description={words.missingText} indexed={false}>
      <div className="frame text">
        <h1>{words.missing}</h1>
        <p>
          {words.missingText} <Link href="/">{words.home}</Link>
        </p>
      </div>
    </Layout>
  );
}
