import { JsonLd, type PagePlan, useSite } from "charpente";
import type { SiteContent } from "../collections.ts";
import { ActionLink } from "../components/action-link.tsx";
import { SourceLink } from "../components/source-link.tsx";
import { DrawnImage } from "../drawings/drawn-image.tsx";
import { bayView } from "../drawings/page-views.ts";
import { Breadcrumb } from "../layout/contents.tsx";
import { Layout } from "../layout/layout.tsx";
import { LastCall, Storey, storeyHeight } from "../layout/storey.tsx";
import { orderServices } from "../lists/order.ts";
import type { SiteSettings } from "../settings.ts";
import { nameOrganisation } from "../structured-data.ts";
import { ServiceEntry, ServicesPlan } from "./services-plan.tsx";
import type { Service, ServicesPageWords } from "./services-schema.ts";

export type ServicesPageProps = {
  readonly settings: SiteSettings;
  readonly words: ServicesPageWords;
  /** In their order. */
  readonly services: readonly Service[];
};

/** The services as a plan: one building with its networks, and the list that reads it. */
export function ServicesPage({ settings, words, services }: ServicesPageProps) {
  const { breadcrumb, closing } = words;
  const { absolute } = useSite();
  return (
    <Layout settings={settings} sheet="services" seo={words.seo}>
      <JsonLd thing={nameOrganisation(settings.name, absolute)} />
      <Storey level={3 * storeyHeight} className="page-head services-head" labelledBy="titre">
        <Breadcrumb
          label={settings.labels.breadcrumb}
          links={[{ label: breadcrumb.home, href: "/" }]}
          here={breadcrumb.here}
        />
        <h1 id="titre">{words.title}</h1>
        <div className="page-lead">
          <p>{words.lead}</p>
          <ActionLink {...words.catalogue} kind="secondary" />
        </div>
      </Storey>
      <Storey level={2 * storeyHeight} className="services" labelledBy="liste">
        <h2 id="liste" className="visually-hidden">
          {words.list.title}
        </h2>
        <ServicesPlan services={services} words={words.plan} />
        <ol className="service-list">
          {services.map((service) => (
            <ServiceEntry key={service.title} service={service} words={words.list} />
          ))}
        </ol>
      </Storey>
      <Features words={words.features} />
      <LastCall id="entretien" words={closing}>
        <div className="actions">
          <ActionLink href={settings.booking.url} label={closing.booking} />
          <ActionLink {...closing.contact} kind="secondary" />
        </div>
      </LastCall>
    </Layout>
  );
}

/** Four bays of one storey, each over the words of what goes on in it. */
function Features({ words }: { readonly words: ServicesPageWords["features"] }) {
  return (
    <Storey level={storeyHeight} className="capacities" labelledBy="capacites">
      <h2 id="capacites">{words.title}</h2>
      <ul>
        {words.list.map(({ title, text, source }, place) => (
          <li key={title}>
            <DrawnImage view={bayView(place)} alt="" />
            <h3>{title}</h3>
            <p>
              {text}
              <SourceLink source={source} />
            </p>
          </li>
        ))}
      </ul>
    </Storey>
  );
}

export function planServices(
  { services, servicesPage }: SiteContent,
  settings: SiteSettings,
): readonly PagePlan<ServicesPageProps>[] {
  const list = orderServices(services.all).map(({ data }) => data);
  return [
    {
      route: "/services",
      entry: servicesPage,
      props: { settings, words: servicesPage.data, services: list },
    },
  ];
}
