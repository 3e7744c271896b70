import type { ComponentType, ReactNode } from "react";
import type { z } from "zod";
import type { Entry, SharedCard } from "../model/model.ts";
import type { Collections, Content } from "./collections.ts";

/** A page that a group wants: `props` are what its template gets, and nothing else reaches it. */
export type PagePlan<Props, Card = never> = {
  /** Checked, never repaired. `/404` is the page that hosts show for missing ones. */
  readonly route: string;
  readonly props: Props;
  /** The entry that gave the route, for messages. Give it wherever there is one. */
  readonly entry?: Entry;
  /** Calendar date of the last change that readers care about. */
  readonly updated?: string | undefined;
  /**
   * False keeps the page out of the sitemap, of `llms.txt` and of what `derive` gets. Its `Head` has to say so to search
   * engines, by `indexed={false}`.
   */
  readonly indexed?: boolean;
  /** The picture of the page, drawn by `cards` of the site’s definition. */
  readonly card?: SharedCard<Card> | undefined;
};

/** A template, and the pages that it draws. */
export type PageGroup<C extends Collections, Settings, Props, Card = never> = {
  readonly template: ComponentType<Props>;
  readonly plan: (content: Content<C>, settings: Settings) => readonly PagePlan<Props, Card>[];
  /** True for pages that only those who write the site see, such as one of all components: `site dev` draws them, `site build` never. Their routes start with `/_`. */
  readonly workbench?: boolean;
  /** True for pages that are drawn after all others: `asset(path)` also gives them the address of what `derive` makes of those. */
  readonly late?: boolean;
};

/** What Markdown writes as `:::name{key="value"}`. `children` is the compiled Markdown between the fences. */
export type Directive<Schema extends z.ZodType = z.ZodType> = {
  readonly attributes: Schema;
  /** `none`: written `::name{…}` on a line of its own. `blocks`: `:::name{…}`, blocks, `:::`. */
  readonly body: "none" | "blocks";
  readonly component: DirectiveComponent<Schema>;
  /** Draws it in feeds, whose readers know no styles and no drawings. The component where it is not given. */
  readonly plain?: DirectiveComponent<Schema>;
};

type DirectiveComponent<Schema extends z.ZodType> = ComponentType<{
  readonly attributes: z.output<Schema>;
  readonly children: ReactNode;
}>;

/** Declares a directive; its component’s `attributes` are what the schema gives. */
export function directive<Schema extends z.ZodType>(options: Directive<Schema>): Directive<Schema> {
  return options;
}
