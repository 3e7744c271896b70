import { HtmlValidate, StaticConfigLoader } from "html-validate/browser";
import { keys } from "../../model/memory/kinds.ts";
import { type Kept, remember } from "../../model/memory/memory.ts";
import type { RenderedPage } from "../../model/model.ts";
import { once } from "../../once.ts";
import { type Message, say } from "../../words/message.ts";
import type { Report } from "../../words/problem.ts";

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
  const plain = plainRules.find((known) => known === rule);
  if (plain !== undefined) return say(`accessibility.${plain}`);
  const quoted = quotedRules.find((known) => known === rule);
  return say(quoted === undefined ? "accessibility.other" : `accessibility.${quoted}`, { said });
}

const plainRules = [
  "area-alt",
  "aria-hidden-body",
  "aria-label-misuse",
  "empty-heading",
  "empty-title",
  "hidden-focusable",
  "input-missing-label",
  "meta-refresh",
  "multiple-labeled-controls",
  "no-abstract-role",
  "no-autoplay",
  "no-implicit-button-type",
  "no-redundant-aria-label",
  "no-redundant-for",
  "no-redundant-role",
  "prefer-native-element",
  "text-content",
  "unique-landmark",
  "valid-autocomplete",
  "wcag/h30",
  "wcag/h32",
  "wcag/h36",
  "wcag/h63",
  "wcag/h67",
  "wcag/h71",
] as const;

/** Only the checker’s message says what is wrong. */
const quotedRules = [
  "attribute-allowed-values",
  "element-required-attributes",
  "no-missing-references",
] as const;
