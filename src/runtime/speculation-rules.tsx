import { notFoundRoute } from "../model/route.ts";
import { RawHtml } from "./raw-html.tsx";
import { useSiteContext } from "./site-context.ts";

/**
 * Has the browser draw the page behind a link in advance once a visitor seems to want it, so that it shows at the click.
 * Browsers leave it where the visitor saves data, energy or memory, and those that do not know these rules skip them.
 * https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
export function SpeculationRules() {
  const { base } = useSiteContext();
  const rules = {
    prerender: [
      {
        where: {
          and: [
            { href_matches: `${base}/*` },
            // Files are no pages. A question mostly asks the page that is shown, and a fragment always does.
            { not: { href_matches: [`${base}${notFoundRoute}`, `${base}/*.*`] } },
            { not: { selector_matches: "[download],[href^='#'],[href*='?']" } },
          ],
        },
        eagerness: "moderate",
      },
    ],
  };
  // A base path is made of letters, digits and a few signs: none can end the element.
  return <RawHtml html={`<script type="speculationrules">${JSON.stringify(rules)}</script>`} />;
}
