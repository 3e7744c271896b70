import type { OrganizationLeaf } from "schema-dts";
import { type Absolute, organisationId } from "./identifiers.ts";

/**
 * The firm, as every page but the home page names it: search engines read each page by itself, so that an id alone
 * would name nothing there.
 */
export function nameOrganisation(name: string, absolute: Absolute): OrganizationLeaf {
  return { "@type": "Organization", "@id": absolute(organisationId), name, url: absolute("/") };
}
