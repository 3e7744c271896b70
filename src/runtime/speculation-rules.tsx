import { notFoundRoute } from "../model/route.ts";
import { RawHtml } from "./raw-html.tsx";
import { useSiteContext } from "./site-context.ts";

/**
 * Lets the browser prerender the page behind a link when a visitor is likely to open it. Browsers skip this to save
 * data, energy or memory, and older ones ignore the rules.
 * https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 *
 * @example
 * ```tsx
 * <SpeculationRules />
 * ```
 */
export function SpeculationRules() {
  const { base } = useSiteContext();
  const rules = {
    prerender: [
      {
        where: {
          and: [
            { href_matches: `${base}/*` },
            // Excludes files, which are not pages. A query or a fragment usually leads to the same page.
            { not: { href_matches: [`${base}${notFoundRoute}`, `${base}/*.*`] } },
            { not: { selector_matches: "[download],[href^='#'],[href*='?']" } },
          ],
        },
        eagerness: "moderate",
      },
    ],
  };
  // A base path consists of letters, digits and a few signs, none of which can end the element.
  return <RawHtml html={`<script type="speculationrules">${JSON.stringify(rules)}</script>`} />;
}
