import type { Position } from "../../problems/problem.ts";
import type { Looks } from "../panel/describe-page.ts";

/** The address that opens a file of the site in an editor of this machine. Undefined for files of others, or without an editor. */
export function linkToPlace(
  { file, at }: { readonly file: string; readonly at?: Position | undefined },
  linkTo: Looks["linkTo"],
): string | undefined {
  const isOwn = /^(?:content|templates|static)\//.test(file);
  return isOwn ? linkTo({ file, line: at?.line ?? 1, column: at?.column ?? 1 }) : undefined;
}
