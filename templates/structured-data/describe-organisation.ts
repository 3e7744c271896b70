import type { MergeLeafTypes, OrganizationLeaf, ProfessionalServiceLeaf } from "schema-dts";
import type { SiteSettings } from "../schemas/settings.ts";
import { type Absolute, founderId, organisationId } from "./identifiers.ts";

type Organisation = MergeLeafTypes<[OrganizationLeaf, ProfessionalServiceLeaf]>;

/** The firm, whole: only home says all of it. */
export function describeOrganisation(settings: SiteSettings, absolute: Absolute): Organisation {
  const { name, about, email, place, founded, network } = settings;
  return {
    "@type": ["Organization", "ProfessionalService"],
    "@id": absolute(organisationId),
    name,
    url: absolute("/"),
    // Of the icons of the site, the one whose address stays.
    logo: absolute("/apple-touch-icon.png"),
    description: about,
    email,
    address: place,
    foundingDate: String(founded),
    founder: { "@id": absolute(founderId) },
    sameAs: network.url,
  };
}
