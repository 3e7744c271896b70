import { JsonLd, Link, useSite } from "charpente";
import { SourceLink } from "../components/source-link.tsx";
import { serviceAnchor, serviceLink } from "../lists/service-anchor.ts";
import { describeService } from "../structured-data/describe-service.ts";
import type { ServicesPageWords } from "./services-page-schema.ts";
import type { Service } from "./services-schema.ts";

type ServiceEntryProps = { readonly service: Service; readonly words: ServicesPageWords["list"] };

/** One service of the list: its number on the drawing, what it is, what it brings and to whom. */
export function ServiceEntry({ service, words }: ServiceEntryProps) {
  const { order, title, definition, benefits, clients, href, label, source, systems } = service;
  const { absolute, route } = useSite();
  const offer = { name: title, description: definition, clients, href: href ?? route + serviceLink(title) };
  return (
    <li className="service" id={serviceAnchor(title)} data-place={order} data-systems={systems.join(" ")}>
      <JsonLd thing={describeService(offer, absolute)} />
      <span className="service-number" aria-hidden="true">
        {order}
      </span>
      <div>
        <h3>{title}</h3>
        <p>{definition}</p>
        <p className="service-clients">
          {words.clients} {clients.join(", ")}
        </p>
        {href === undefined ? null : (
          <p className="service-more">
            <Link href={href}>{label}</Link>
          </p>
        )}
      </div>
      <div className="service-benefits">
        <h4 className="visually-hidden">{words.benefits}</h4>
        <ul>
          {benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
        {source === undefined ? null : (
          <p className="service-source">
            <SourceLink source={source} />
          </p>
        )}
      </div>
    </li>
  );
}
