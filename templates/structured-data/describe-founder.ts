import type { PersonLeaf } from "schema-dts";
import type { Story } from "../schemas/story.ts";
import { type Absolute, founderId, organisationId } from "./identifiers.ts";

/** The founder, whom the site does not name. */
export function describeFounder(
  experience: Story["founder"]["chain"]["experience"],
  absolute: Absolute,
): PersonLeaf {
  const { value, unit, label } = experience;
  return {
    "@type": "Person",
    "@id": absolute(founderId),
    description: `${value} ${unit} ${label}`,
    worksFor: { "@id": absolute(organisationId) },
  };
}
