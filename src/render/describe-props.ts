import { hashOf } from "../hash.ts";
import type { Reuse } from "../reuse.ts";

/** What is longer is named by its hash, so that what holds it need not repeat it. */
const maxLength = 200;

/**
 * Names the props of a page: two that JSON would write alike have one name. An entry’s digest stands for its data and
 * body, and that of a body for its HTML, which is not fetched for this.
 */
export function describeProps(value: unknown, reuse: Reuse): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "";
  const description = describeObject(value, reuse);
  return description.length > maxLength ? hashOf(description) : description;
}

/** What props hold is often the same from build to build; they themselves are made anew. */
function describeWithin(value: unknown, reuse: Reuse): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "";
  return isNamed(value)
    ? describeObject(value, reuse)
    : reuse("describe", value, [], () => describeProps(value, reuse));
}

function isNamed(value: object): boolean {
  return "digest" in value && ("collection" in value || "parts" in value);
}

function describeObject(value: object, reuse: Reuse): string {
  if ("digest" in value && "collection" in value)
    return `entry${JSON.stringify([value.digest, "id" in value ? value.id : ""])}`;
  if ("digest" in value && "parts" in value) return `body${JSON.stringify(value.digest)}`;
  if (Array.isArray(value)) return `[${value.map((item) => describeWithin(item, reuse)).join()}]`;
  if ("toJSON" in value) return JSON.stringify(value);
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined && typeof field !== "function")
    .map(([key, field]) => `${JSON.stringify(key)}:${describeWithin(field, reuse)}`);
  return `{${fields.join()}}`;
}
