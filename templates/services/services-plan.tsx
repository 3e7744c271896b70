import { JsonLd, Link, useSite } from "charpente";
import { SourceLink } from "../components/source-link.tsx";
import { catalogue } from "../drawings/catalogue.ts";
import { DrawnImage } from "../drawings/drawn-image.tsx";
import { planCrop, planScale, planView, systems, systemView } from "../drawings/page-views.ts";
import { serviceAnchor, serviceLink } from "../lists/cards.ts";
import { describeService } from "../structured-data.ts";
import type { Service, ServicesPageWords } from "./services-schema.ts";

type ServicesPlanProps = {
  readonly services: readonly Service[];
  readonly words: ServicesPageWords["plan"];
};

/**
 * The building of all services. Its systems are drawings that lie over the whole and show, by style sheet alone, when
 * a service that touches them is pointed at: as files, they weigh nothing on the page.
 */
export function ServicesPlan({ services, words }: ServicesPlanProps) {
  const { title, description } = catalogue.services;
  return (
    <figure className="plan">
      <div className="plan-drawing">
        <DrawnImage className="plan-whole" view={planView} alt={`${title}. ${description}`} lazy={false} />
        {systems.map((system) => (
          <DrawnImage
            key={system}
            className={`plan-system plan-${system}`}
            view={systemView(system)}
            alt=""
          />
        ))}
        <PlanMarks services={services} label={words.marks} />
      </div>
      <figcaption>{words.caption}</figcaption>
    </figure>
  );
}

type PlanMarksProps = { readonly services: readonly Service[]; readonly label: string };

/** The numbers of the services where the drawing shows what they touch. Each leads to its service. */
function PlanMarks({ services, label }: PlanMarksProps) {
  const { x, y, width, height } = planCrop;
  const at = ([left, up]: readonly [number, number]) =>
    [Math.round((left - x) * planScale), Math.round((y + height - up) * planScale)] as const;
  return (
    <nav aria-label={label}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the navigation has a name, and so has each link in it. */}
      <svg viewBox={`0 0 ${width * planScale} ${height * planScale}`}>
        {services.map(({ title, order, bubble, systems: touched }) => {
          if (bubble === undefined) return null;
          const [cx, cy] = at(bubble.at);
          const from = bubble.from && at(bubble.from);
          return (
            <a
              key={order}
              href={serviceLink(title)}
              className="mark"
              data-place={order}
              data-systems={touched.join(" ")}
              aria-label={`${order}. ${title}`}
            >
              {from ? <path d={`M${from.join(" ")}L${cx} ${cy}`} /> : null}
              {from ? <circle className="mark-dot" cx={from[0]} cy={from[1]} r="2.2" /> : null}
              <circle className="mark-reach" cx={cx} cy={cy} r="22" />
              <circle className="mark-bubble" cx={cx} cy={cy} r="15" />
              <text x={cx} y={cy} dy=".34em">
                {order}
              </text>
            </a>
          );
        })}
      </svg>
    </nav>
  );
}

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
