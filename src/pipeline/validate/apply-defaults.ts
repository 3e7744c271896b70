import { posix } from "node:path";
import type { Collection } from "../../define/define.ts";

/** The values that the folders of a file give to its fields. Undefined where none does. */
export function defaultsOf(file: string, { path, defaults }: Collection): object | undefined {
  if (defaults === undefined) return undefined;
  const folder = posix.relative(`content/${path}`, posix.dirname(file));
  const steps = folder === "" ? [] : folder.split("/");
  const folders = [".", ...steps.map((_, index) => steps.slice(0, index + 1).join("/"))];
  const values = folders.flatMap((each) => (Object.hasOwn(defaults, each) ? [defaults[each]] : []));
  return values.length === 0 ? undefined : Object.assign({}, ...values);
}

/** Adds the values of the folders to what a file says. What is not a list of fields stays as it is. */
export function applyDefaults(data: unknown, defaults: object | undefined): unknown {
  const isFields = typeof data === "object" && data !== null && !Array.isArray(data);
  return defaults === undefined || !isFields ? data : { ...defaults, ...data };
}
