import type { Position } from "../../problems/problem.ts";
import type { DescribeOptions } from "../panel/describe-page.ts";

/** The address that opens a file of the site in a code editor. Undefined for other files, or without an editor. */
export function linkToPlace(
  { file, at }: { readonly file: string; readonly at?: Position | undefined },
  linkTo: DescribeOptions["linkTo"],
): string | undefined {
  const isOwn = /^(?:content|templates|static)\//.test(file);
  return isOwn ? linkTo({ file, line: at?.line ?? 1, column: at?.column ?? 1 }) : undefined;
}
