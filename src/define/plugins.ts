import type { Processor } from "unified";

/** A plug-in of unified that needs no options, or has them already: see `withOptions`. */
export type TextPlugin = (this: Processor) => unknown;

/** Elements by name, and the attributes that each may have, both as in HTML. */
export type AllowedMarkup = { readonly [element: string]: readonly string[] };

/** How a site changes what its texts mean and become. */
export type TextPlugins = {
  /** Plug-ins for Markdown, in their order. They run before directives, links, images and headings are read. */
  readonly remarkPlugins?: readonly TextPlugin[];
  /** Plug-ins for HTML, in their order. They run on the HTML of each text before unsafe markup is left out. */
  readonly rehypePlugins?: readonly TextPlugin[];
  /** Elements and attributes that plug-ins may add, such as `mathml`, besides those that any text may have. */
  readonly allow?: AllowedMarkup;
};

/**
 * A plug-in with its options.
 *
 * @example
 * ```tsx
 * import { mathml, type TextPlugins, withOptions } from "charpente";
 * import rehypeKatex from "rehype-katex";
 * import remarkMath from "remark-math";
 *
 * const markdown: TextPlugins = {
 *   remarkPlugins: [remarkMath],
 *   rehypePlugins: [withOptions(rehypeKatex, { output: "mathml" })],
 *   allow: mathml,
 * };
 * ```
 */
export function withOptions<Options extends unknown[]>(
  plugin: (this: Processor, ...options: Options) => unknown,
  ...options: Options
): TextPlugin {
  const attach: TextPlugin = function () {
    return plugin.apply(this, options);
  };
  return Object.defineProperty(attach, "name", { value: plugin.name });
}
