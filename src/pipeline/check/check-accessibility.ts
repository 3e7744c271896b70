import { HtmlValidate, StaticConfigLoader } from "html-validate/browser";
import { keys } from "../../memory/kinds.ts";
import type { Memory } from "../../memory/memory.ts";
import type { RenderedPage } from "../../model/model.ts";
import type { Report } from "../../problems/problem.ts";

type Breach = { readonly rule: string; readonly message: string; readonly selector: string };

const rules = {
  "input-missing-label": "error",
  "no-missing-references": "error",
  "attribute-allowed-values": "error",
  "element-required-attributes": "error",
  // Every build says these itself.
  "wcag/h37": "off",
  "no-dup-id": "off",
} as const;

const config = { root: true, extends: ["html-validate:a11y"], elements: ["html5"], rules };

/**
 * Checks the final HTML of every page against the rules of accessibility that need no browser. A mistake of the layout is
 * on many pages, and told once.
 */
export function checkAccessibility(rendered: readonly RenderedPage[], memory: Memory, report: Report): void {
  // Made at the first page that is not remembered.
  let validator: HtmlValidate | undefined;
  const breaches = new Map<string, Breach & { readonly pages: RenderedPage[] }>();
  for (const page of rendered) {
    const found = memory.get("accessibility", keys.accessibility(JSON.stringify(config), page.digest), () => {
      validator ??= new HtmlValidate(new StaticConfigLoader(config));
      return findBreaches(page.html, validator);
    });
    for (const breach of found) {
      const key = JSON.stringify(breach);
      const known = breaches.get(key) ?? { ...breach, pages: [] };
      breaches.set(key, known);
      known.pages.push(page);
    }
  }
  for (const { rule, message, selector, pages } of breaches.values()) {
    const [first] = pages;
    const file = pages.length === 1 ? first?.page.sources[0] : undefined;
    const more = pages.length > 1 ? ` and ${pages.length - 1} more` : "";
    report({
      code: "page/accessibility",
      severity: "warning",
      file: file ?? "templates/site.ts",
      message: `${message} (at ${selector} on ${first?.page.route}${more})`,
      hint: `https://html-validate.org/rules/${rule}.html says why`,
    });
  }
}

function findBreaches(html: string, validator: HtmlValidate): readonly Breach[] {
  const { results } = validator.validateStringSync(html);
  const found = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => ({
      rule: ruleId,
      message,
      selector: selector ?? "html",
    })),
  );
  return [...new Map(found.map((breach) => [JSON.stringify(breach), breach])).values()];
}
