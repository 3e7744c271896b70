import { isMistake, type Message, say, type Text } from "../../words/message.ts";

type Advice = { readonly message: Text; readonly hint?: Message };

/** Explains an error of a template to its author. `hint` is undefined when there is no advice. */
export function adviseOnThrow(thrown: Error): Advice {
  if (isMistake(thrown)) return { message: thrown.text, ...(thrown.hint && { hint: thrown.hint }) };
  // The bundle renames the packages that it requires.
  const said = thrown.message.replace(/\bimport_\w+\./g, "");
  for (const { pattern, advise } of known) {
    const found = pattern.exec(said);
    if (found !== null) return advise(found[1] ?? "");
  }
  return { message: said };
}

type Known = { readonly pattern: RegExp; readonly advise: (first: string) => Advice };

// Errors of React and JavaScript are recognised by their messages.
const known: readonly Known[] = [
  {
    pattern: /^A component suspended while responding/,
    advise: () => ({ message: say("template/throws.waits"), hint: say("template/throws.waits.hint") }),
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
