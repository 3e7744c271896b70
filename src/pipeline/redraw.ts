import type { GeneratorSettings } from "../define/settings.ts";
import type { Entry } from "../model/model.ts";

/** The inputs of the pages of a site: its entries, and the settings that templates get. */
export type RedrawInputs = { readonly entries: readonly Entry[]; readonly settings: GeneratorSettings };

/**
 * Draws pages of a built site again, with changed inputs. Nothing is checked, stored or published. `template` limits it
 * to the pages of one template, which takes less time. Undefined when the pages cannot be planned with them.
 */
export type Redraw = (
  change: (inputs: RedrawInputs) => RedrawInputs,
  template?: string,
) => Redrawn | undefined;

export type Redrawn = {
  /** The HTML of a page before it is sealed. Undefined when there is no such page, or it cannot be drawn. */
  draw(route: string): string | undefined;
};
