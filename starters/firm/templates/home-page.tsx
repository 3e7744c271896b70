import { Link, Picture } from "charpente";
import { Layout } from "./layout.tsx";
import type { Firm, Home, Service, Work } from "./schemas.ts";
import { ServiceList } from "./service-pages.tsx";
import { addresses, useWords } from "./words.ts";
import { WorkList } from "./work-pages.tsx";

type HomePageProps = {
  readonly firm: Firm;
  readonly home: Home;
  readonly services: readonly Service[];
  readonly works: readonly Work[];
};

export function HomePage({ firm, home, services, works }: HomePageProps) {
  const words = useWords();
  const { title, description, quote, close, action } = home.data;
  return (
    <Layout firm={firm} title={title} description={description}>
      <Opening home={home} />
      <section className="frame part">
        <h2>{home.data.services}</h2>
        <ServiceList services={services} level={3} />
      </section>
      <section className="frame part">
        <h2>{home.data.work}</h2>
        <WorkList works={works} level={3} />
        <p className="further">
          <Link href={addresses.work}>{words.allWork}</Link>
        </p>
      </section>
      <figure className="frame quote">
        <blockquote>
          <p>{quote.words}</p>
        </blockquote>
        <figcaption>{quote.who}</figcaption>
      </figure>
      <section className="close">
        <div className="frame">
          <div>
            <h2>{close.title}</h2>
            <p>{close.text}</p>
          </div>
          <Link className="button" href={action.href}>
            {action.label}
          </Link>
        </div>
      </section>
    </Layout>
  );
}

function Opening({ home }: { readonly home: Home }) {
  const { title, lead, action, picture, pictureAlt, figures } = home.data;
  return (
    <div className="frame opening">
      <div className="opening-words">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <Link className="button" href={action.href}>
          {action.label}
        </Link>
      </div>
      <Picture image={picture} alt={pictureAlt} sizes="(min-width: 60rem) 34rem, 100vw" priority />
      <dl className="figures">
        {figures.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
