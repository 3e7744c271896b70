import type { Value } from "../../../edit/edit.ts";

/** Writes a value to be read, in the shape of YAML: texts without quotes, the fields of a group by name, items after hyphens. */
export function outlineValue(value: Value): string {
  if (typeof value !== "object" || value === null) return String(value ?? "");
  if (Array.isArray(value)) return value.map((item: Value) => `- ${indent(outlineValue(item))}`).join("\n");
  return Object.entries(value)
    .map(([name, inner]) => `${name}:${isNested(inner) ? "\n  " : " "}${indent(outlineValue(inner))}`)
    .join("\n");
}

function isNested(value: Value): boolean {
  return typeof value === "object" && value !== null && Object.keys(value).length > 0;
}

function indent(text: string): string {
  return text.replaceAll("\n", "\n  ");
}
