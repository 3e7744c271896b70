import type { SiteDefinition } from "../../../define/define.ts";

/** The directives that a text may use. A colon before any other name is prose. */
export function directiveNames({ directives }: Pick<SiteDefinition, "directives">): readonly string[] {
  return ["abbr", ...Object.keys(directives)];
}
