import type { ComponentType, ReactNode } from "react";
import type { z } from "zod";
import type { Entry, SharedCard, SiteLanguage } from "../model/model.ts";
import type { Collections, Content } from "./collections.ts";

/** A page that a group plans. `props` are all that its template gets. */
export type PagePlan<Props, Card = never> = {
  /**
   * Checked, never repaired. `/404` is the page that hosts show for missing pages. On a site with several languages,
   * all but the first publish it below their path: `/contact` as `/en/contact`.
   */
  readonly route: string;
  readonly props: Props;
  /** The entry that the route comes from, for messages. Give it wherever there is one. */
  readonly entry?: Entry;
  /** The calendar date of the last change that matters to readers. */
  readonly updated?: string | undefined;
  /**
   * False keeps the page out of the sitemap, `llms.txt` and the input of `derive`. Its `Head` needs `indexed={false}`
   * to say the same to search engines.
   */
  readonly indexed?: boolean;
  /** The picture of the page, drawn by `cards` of the site’s definition. */
  readonly card?: SharedCard<Card> | undefined;
  /** Old routes of the page, as visitors know them. Each leads to it, as a redirect of the settings does. */
  readonly aliases?: readonly string[] | undefined;
};

/** A template and the pages that it draws. */
export type PageGroup<C extends Collections, Settings, Props, Card = never, Code extends string = string> = {
  readonly template: ComponentType<Props>;
  /** Runs once for each language, with the content in that language. */
  readonly plan: (
    content: Content<C>,
    settings: Settings,
    language: SiteLanguage<Code>,
  ) => readonly PagePlan<Props, Card>[];
  /**
   * True for pages that only the site’s authors see, such as a page of all components. `site dev` draws them, `site
   * build` does not. Their routes start with `/_`.
   */
  readonly workbench?: boolean;
  /** True for pages that are drawn after all others. There, `asset(path)` also finds the files that `derive` makes. */
  readonly late?: boolean;
};

/** What Markdown writes as `:::name{key="value"}`. `children` is the compiled Markdown inside. */
export type Directive<Schema extends z.ZodType = z.ZodType> = {
  readonly attributes: Schema;
  /** `none`: written `::name{…}` on a line of its own. `blocks`: `:::name{…}`, blocks, `:::`. */
  readonly body: "none" | "blocks";
  readonly component: DirectiveComponent<Schema>;
  /** Draws it in feeds, which show neither styles nor drawings. By default the component draws it. */
  readonly plain?: DirectiveComponent<Schema>;
};

type DirectiveComponent<Schema extends z.ZodType> = ComponentType<{
  readonly attributes: z.output<Schema>;
  readonly children: ReactNode;
}>;

/**
 * Declares a directive. The schema’s output becomes the `attributes` of its component.
 *
 * @example
 * ```tsx
 * const note = directive({
 *   attributes: z.strictObject({ tone: z.enum(["warm", "cold"]).default("warm") }),
 *   body: "blocks",
 *   component: ({ attributes, children }) => <aside className={attributes.tone}>{children}</aside>,
 * });
 * ```
 */
export function directive<Schema extends z.ZodType>(options: Directive<Schema>): Directive<Schema> {
  return options;
}
