import type { Text } from "../catalogue/message.ts";
import type { CardImage, Manifest, Page, PageMarkup, PlannedItem } from "../model/model.ts";
import type { Problem } from "../problems/problem.ts";
import type { SiteDefinition } from "./define.ts";

/** What every page of a build is drawn from, besides its own props. */
export type RenderSettings = {
  readonly origin: string;
  readonly base: string;
  readonly manifest: Manifest;
};

/** What the bundle of a site’s templates exports. */
export type Renderer = {
  readonly site: SiteDefinition;
  /** A whole document; no piece where the template draws nothing. Throws what the template throws. */
  renderPage(page: Page, settings: RenderSettings & { readonly card?: CardImage | undefined }): PageMarkup;
  /** The content of one item of a feed, as the feed’s template draws it. Throws what the template throws. */
  renderItem(feed: string, item: Pick<PlannedItem, "route" | "props">, settings: RenderSettings): string;
};

export type PartDigests = Readonly<Record<"cards" | "directives" | "drawings", string>>;

/** Those of templates of which no more is known than what all of them are. */
export function digestsOfAll(digest: string): PartDigests {
  return { cards: digest, directives: digest, drawings: digest };
}

/** A site’s templates, ready to draw. */
export type LoadedTemplates = Renderer & {
  /** Names the code: other templates, another React or another generator give another digest. */
  readonly digest: string;
  /** The same for what parts of the definition do: as long as theirs stays, so does what they do. */
  readonly digests: PartDigests;
  /** Turns what the templates threw into a problem at the line of the template, not of the bundle. */
  readonly explainThrow: (error: unknown, doing: Text) => Problem;
};
