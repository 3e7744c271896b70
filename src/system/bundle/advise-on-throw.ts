import { type Message, say, type Text } from "../../catalogue/message.ts";

type Advice = { readonly message: Text; readonly hint?: Message };

/** Explains an error of a template to its author. `hint` is undefined when there is no advice. */
export function adviseOnThrow(thrown: string): Advice {
  for (const { pattern, advise } of known) {
    const found = pattern.exec(thrown);
    if (found !== null) return advise(found[1] ?? "", found[2] ?? "");
  }
  return { message: thrown };
}

export const noDefinition = "its default export is not what defineSite gives";

type Known = { readonly pattern: RegExp; readonly advise: (first: string, second: string) => Advice };

// Errors are recognised by the messages of React, JavaScript and the generator’s own components.
const known: readonly Known[] = [
  {
    pattern: /^its default export is not what defineSite gives$/,
    advise: () => ({
      message: say("template/throws.no-definition"),
      hint: say("template/no-site.export.hint"),
    }),
  },
  {
    pattern: /^what defineSite gets has no (.+)$/,
    advise: (missing) => ({ message: say("template/throws.incomplete", { missing: missing.split(", ") }) }),
  },
  {
    pattern: /^A component suspended while responding/,
    advise: () => ({ message: say("template/throws.waits"), hint: say("template/throws.waits.hint") }),
  },
  {
    pattern: /^the prop (.*) of the island “(.+)” cannot travel to the browser$/,
    advise: (prop, island) => ({
      message: say("template/throws.island", { prop, island }),
      hint: say("template/throws.island.hint"),
    }),
  },
  {
    pattern: /^its props hold a (.+), of which nobody can tell whether it has changed;/,
    advise: (what) => ({ message: say("template/throws.props", { what }) }),
  },
  {
    pattern: /^cards have no font “([^”]+)”, but (.+)$/,
    advise: (name, known) => ({
      message: say("template/throws.no-font", { name, known: known.split(", ") }),
    }),
  },
  {
    pattern: /^plan gives something else than a list of pages$/,
    advise: () => ({ message: say("template/throws.no-list"), hint: say("template/throws.plan.hint") }),
  },
  {
    pattern: /^plan gives a page without a route$/,
    advise: () => ({ message: say("template/throws.no-route"), hint: say("template/throws.plan.hint") }),
  },
  {
    // Globals that only browsers have.
    pattern:
      /^(window|document|location|history|localStorage|sessionStorage|matchMedia|IntersectionObserver|ResizeObserver|MutationObserver|requestAnimationFrame|HTMLElement|customElements|alert) is not defined$/,
    advise: (name) => ({
      message: say("template/throws.browser", { name }),
      hint: say("template/throws.browser.hint"),
    }),
  },
];
