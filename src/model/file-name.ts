import { isDeviceName } from "../words/report-reserved-names.ts";
import { slugify } from "./route.ts";

/**
 * A name for a new file or folder, without ending, that every system and host can have: lower-case letters, digits and
 * hyphens. `Été (1)` becomes `ete-1`, and `CON`, which Windows keeps for itself, `con-1`. May be empty.
 */
export function toFileStem(name: string): string {
  const slug = slugify(name);
  return isDeviceName(slug) ? `${slug}-1` : slug;
}
