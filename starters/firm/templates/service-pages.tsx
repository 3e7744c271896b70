import { Link, Prose } from "charpente";
import { Layout } from "./layout.tsx";
import type { Firm, Service } from "./schemas.ts";
import { addresses, useWords } from "./words.ts";

type ServicePageProps = {
  readonly firm: Firm;
  readonly service: Service;
  readonly others: readonly Service[];
};

export function ServicePage({ firm, service, others }: ServicePageProps) {
  const words = useWords();
  const { title, description } = service.data;
  return (
    <Layout firm={firm} title={title} description={description}>
      <div className="frame text">
        <h1>{title}</h1>
        <p className="lead">{description}</p>
        <div className="prose">{service.body && <Prose body={service.body} />}</div>
      </div>
      <nav className="frame part" aria-label={words.more}>
        <ServiceList services={others} level={2} />
      </nav>
    </Layout>
  );
}

type ServicesPageProps = { readonly firm: Firm; readonly services: readonly Service[] };

export function ServicesPage({ firm, services }: ServicesPageProps) {
  const words = useWords();
  return (
    <Layout firm={firm} title={words.services} description={words.servicesAbout}>
      <div className="frame">
        <h1>{words.services}</h1>
        <ServiceList services={services} level={2} />
      </div>
    </Layout>
  );
}

type ServiceListProps = {
  readonly services: readonly Service[];
  /** The level of the titles: one below the heading above the list. */
  readonly level: 2 | 3;
};

export function ServiceList({ services, level }: ServiceListProps) {
  const Title = `h${level}` as const;
  return (
    <ul className="services">
      {services.map(({ id, data }) => (
        <li key={id}>
          <Title>
            <Link href={`${addresses.services}/${id}`}>{data.title}</Link>
          </Title>
          <p>{data.description}</p>
        </li>
      ))}
    </ul>
  );
}
