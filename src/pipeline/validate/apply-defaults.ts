import { posix } from "node:path";
import type { Collection } from "../../define/define.ts";

/**
 * The default values that the folders of a file give to its fields. Inner folders win. Undefined when there are none.
 */
export function defaultsOf(file: string, { path, defaults }: Collection): object | undefined {
  if (defaults === undefined) return undefined;
  const folder = posix.relative(`content/${path}`, posix.dirname(file));
  const steps = folder === "" ? [] : folder.split("/");
  const folders = [".", ...steps.map((_, index) => steps.slice(0, index + 1).join("/"))];
  const values = folders.flatMap((each) => (Object.hasOwn(defaults, each) ? [defaults[each]] : []));
  return values.length === 0 ? undefined : Object.assign({}, ...values);
}

/** Adds default values to the fields of a file, which win. Data without fields stay as they are. */
export function applyDefaults(data: unknown, defaults: object | undefined): unknown {
  const isFields = typeof data === "object" && data !== null && !Array.isArray(data);
  return defaults === undefined || !isFields ? data : { ...defaults, ...data };
}
