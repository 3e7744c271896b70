import type { Heading } from "../../model/model.ts";

/** A heading with the headings below it, up to the next one of its depth. */
export type NestedHeading = Heading & { readonly children: readonly NestedHeading[] };

/**
 * Nests the headings of a body, for a table of contents with lists within lists. A heading that skips a depth becomes a
 * child of the last one above it.
 *
 * @example
 * ```tsx
 * const contents = nestHeadings(post.body?.headings ?? []);
 * ```
 */
export function nestHeadings(headings: readonly Heading[]): readonly NestedHeading[] {
  type Open = Heading & { readonly children: Open[] };
  const top: Open[] = [];
  const open: Open[] = [];
  for (const heading of headings) {
    const nested: Open = { ...heading, children: [] };
    while ((open.at(-1)?.depth ?? 0) >= heading.depth) open.pop();
    (open.at(-1)?.children ?? top).push(nested);
    open.push(nested);
  }
  return top;
}
