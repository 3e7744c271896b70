import type { MergeLeafTypes, OrganizationLeaf, ProfessionalServiceLeaf } from "schema-dts";
import type { SiteSettings } from "../settings.ts";
import { type Absolute, organisationId } from "../structured-data/identifiers.ts";
import { wholeAddress } from "../words/name-facts.ts";

type Organisation = MergeLeafTypes<[OrganizationLeaf, ProfessionalServiceLeaf]>;

/** The firm, whole: only home says all of it. */
export function describeOrganisation(settings: SiteSettings, absolute: Absolute): Organisation {
  const { name, about, email, phone, founded, network } = settings;
  return {
    "@type": ["Organization", "ProfessionalService"],
    "@id": absolute(organisationId),
    name,
    url: absolute("/"),
    // Of the icons of the site, the one whose address stays.
    logo: absolute("/apple-touch-icon.png"),
    description: about,
    email,
    ...(phone !== "" && { telephone: phone }),
    address: wholeAddress(settings),
    foundingDate: String(founded),
    sameAs: network.url,
  };
}
