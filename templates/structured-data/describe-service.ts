import type { Offer, Service as ServiceThing } from "schema-dts";
import { type Absolute, organisationId } from "./identifiers.ts";

type Described = {
  readonly name: string;
  readonly description: string;
  readonly clients?: readonly string[];
  /** Where the service stands: a page, or a place of one. */
  readonly href: string;
  /** Where it has prices. */
  readonly offers?: readonly Offer[];
};

/** Something that the firm does for others. A service is the same wherever it stands at the same place. */
export function describeService(described: Described, absolute: Absolute): ServiceThing {
  const { name, description, clients, href, offers } = described;
  const id = href.includes("#") ? href : `${href}#service`;
  return {
    "@type": "Service",
    "@id": absolute(id),
    name,
    description,
    url: absolute(href),
    provider: { "@id": absolute(organisationId) },
    ...(clients !== undefined && { audience: { "@type": "Audience", audienceType: clients.join(", ") } }),
    ...(offers !== undefined && { offers }),
  };
}
