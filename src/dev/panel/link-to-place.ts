import type { Position } from "../../words/problem.ts";

/** The address that opens a place in a code editor. Undefined when there is no editor to open. */
export type LinkTo = (place: {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}) => string | undefined;

/** The address that opens a file of the site in a code editor. Undefined for other files, or without an editor. */
export function linkToPlace(
  { file, at }: { readonly file: string; readonly at?: Position | undefined },
  linkTo: LinkTo,
): string | undefined {
  const isOwn = /^(?:content|templates|static)\//.test(file);
  return isOwn ? linkTo({ file, line: at?.line ?? 1, column: at?.column ?? 1 }) : undefined;
}
