import type { PersonLeaf } from "schema-dts";
import { type Absolute, founderId, organisationId } from "../structured-data/identifiers.ts";
import type { Story } from "./story-schema.ts";

/** The founder, for search engines. */
export function describeFounder(
  name: string,
  experience: Story["founder"]["chain"]["experience"],
  absolute: Absolute,
): PersonLeaf {
  const { value, unit, label } = experience;
  return {
    "@type": "Person",
    "@id": absolute(founderId),
    name,
    description: `${value} ${unit} ${label}`,
    worksFor: { "@id": absolute(organisationId) },
  };
}
