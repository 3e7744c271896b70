import type { SiteDefinition } from "./define.ts";
import type { Manifest, Page } from "./model.ts";

/** A site’s templates, loaded. `renderPage` gives a whole document, or "" where the template draws nothing. */
export type Renderer = {
  readonly site: SiteDefinition;
  renderPage(page: Page, settings: { readonly origin: string; readonly base: string; readonly manifest: Manifest }): string;
};
