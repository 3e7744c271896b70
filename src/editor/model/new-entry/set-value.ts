import type { FieldPath } from "../edit.ts";

/** `stakes[0].title` becomes the path `["stakes", 0, "title"]`. Returns undefined for anything else. */
export function parsePath(written: string): FieldPath | undefined {
  if (!/^[^.[\]]+(?:\[\d+\]|\.[^.[\]]+)*$/.test(written)) return undefined;
  return written.split(/\.|(?=\[)/).map((step) => (step.startsWith("[") ? Number(step.slice(1, -1)) : step));
}

/** Returns a copy of `data` with `value` at `path`, and creates what is missing on the way. */
export function setValue(data: unknown, path: FieldPath, value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (typeof step === "number") {
    const list: unknown[] = Array.isArray(data) ? [...data] : [];
    list[step] = setValue(list[step], rest, value);
    return list;
  }
  const group = typeof data === "object" && data !== null && !Array.isArray(data) ? data : {};
  const inner = (group as Readonly<Record<string, unknown>>)[step];
  return { ...group, [step]: setValue(inner, rest, value) };
}
