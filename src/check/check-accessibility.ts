import { HtmlValidate, StaticConfigLoader } from "html-validate/browser";
import { keys } from "../model/memory/kinds.ts";
import { type Kept, remember } from "../model/memory/memory.ts";
import type { RenderedPage } from "../model/model.ts";
import { once } from "../once.ts";
import { type Message, say } from "../words/message.ts";
import type { Report } from "../words/problem.ts";

/** `said` is the checker’s message, in English. */
type Breach = { readonly rule: string; readonly said: string; readonly selector: string };

const rules = {
  "input-missing-label": "error",
  "no-missing-references": "error",
  "attribute-allowed-values": "error",
  "element-required-attributes": "error",
  // Rules that every build checks itself.
  "wcag/h37": "off",
  "no-dup-id": "off",
} as const;

const config = { root: true, extends: ["html-validate:a11y"], elements: ["html5"], rules };

/** The library would resolve its configuration again for every page, which takes a quarter of the time. */
class ResolvedOnce extends StaticConfigLoader {
  readonly #resolved = once(() => super.getConfigFor(""));
  override getConfigFor = () => this.#resolved();
}

// Created for the first page whose result is not remembered.
const validator = once(() => new HtmlValidate(new ResolvedOnce(config)));

/**
 * Checks the final HTML of every page against the accessibility rules that need no browser. A mistake that is on many
 * pages is reported once.
 */
export function checkAccessibility(rendered: readonly RenderedPage[], memory: Kept, report: Report): void {
  const breaches = new Map<string, Breach & { readonly pages: RenderedPage[] }>();
  for (const page of rendered) {
    const found = remember(
      memory,
      "accessibility",
      keys.accessibility(JSON.stringify(config), page.digest),
      () => {
        return findBreaches(page.html, validator());
      },
    );
    for (const breach of found) {
      const key = JSON.stringify(breach);
      const known = breaches.get(key) ?? { ...breach, pages: [] };
      breaches.set(key, known);
      known.pages.push(page);
    }
  }
  for (const { rule, said, selector, pages } of breaches.values()) {
    const [first] = pages;
    const file = pages.length === 1 ? first?.page.sources[0] : undefined;
    const fault = { fault: explain(rule, said), place: selector, page: first?.page.route ?? "" };
    report({
      code: "page/accessibility",
      severity: "warning",
      file: file ?? "templates/site.ts",
      message:
        pages.length > 1
          ? say("page/accessibility.pages", { ...fault, more: pages.length - 1 })
          : say("page/accessibility", fault),
      hint: say("page/accessibility.hint", { address: `https://html-validate.org/rules/${rule}.html` }),
    });
  }
}

function findBreaches(html: string, validator: HtmlValidate): readonly Breach[] {
  const { results } = validator.validateStringSync(html);
  const found = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => ({
      rule: ruleId,
      said: message,
      selector: selector ?? "html",
    })),
  );
  return [...new Map(found.map((breach) => [JSON.stringify(breach), breach])).values()];
}

/** The rules named here have translated messages. */
function explain(rule: string, said: string): Message {
  if (isIn(plainRules, rule)) return say(plainRules[rule]);
  return say(isIn(quotedRules, rule) ? quotedRules[rule] : "accessibility.other", { said });
}

function isIn<Known extends object>(rules: Known, rule: string): rule is Extract<keyof Known, string> {
  return Object.hasOwn(rules, rule);
}

const plainRules = {
  "area-alt": "accessibility.area-alt",
  "aria-hidden-body": "accessibility.aria-hidden-body",
  "aria-label-misuse": "accessibility.aria-label-misuse",
  "empty-heading": "accessibility.empty-heading",
  "empty-title": "accessibility.empty-title",
  "hidden-focusable": "accessibility.hidden-focusable",
  "input-missing-label": "accessibility.input-missing-label",
  "meta-refresh": "accessibility.meta-refresh",
  "multiple-labeled-controls": "accessibility.multiple-labeled-controls",
  "no-abstract-role": "accessibility.no-abstract-role",
  "no-autoplay": "accessibility.no-autoplay",
  "no-implicit-button-type": "accessibility.no-implicit-button-type",
  "no-redundant-aria-label": "accessibility.no-redundant-aria-label",
  "no-redundant-for": "accessibility.no-redundant-for",
  "no-redundant-role": "accessibility.no-redundant-role",
  "prefer-native-element": "accessibility.prefer-native-element",
  "text-content": "accessibility.text-content",
  "unique-landmark": "accessibility.unique-landmark",
  "valid-autocomplete": "accessibility.valid-autocomplete",
  "wcag/h30": "accessibility.wcag/h30",
  "wcag/h32": "accessibility.wcag/h32",
  "wcag/h36": "accessibility.wcag/h36",
  "wcag/h63": "accessibility.wcag/h63",
  "wcag/h67": "accessibility.wcag/h67",
  "wcag/h71": "accessibility.wcag/h71",
} as const;

/** Only the checker’s message says what is wrong. */
const quotedRules = {
  "attribute-allowed-values": "accessibility.attribute-allowed-values",
  "element-required-attributes": "accessibility.element-required-attributes",
  "no-missing-references": "accessibility.no-missing-references",
} as const;
