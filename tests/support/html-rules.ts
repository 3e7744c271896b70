import { HtmlValidate, type RuleConfig, StaticConfigLoader } from "html-validate";
import { once } from "../../src/once.ts";

/** The library resolves its configuration anew for every page, which takes a third of the time. */
class ResolvedOnce extends StaticConfigLoader {
  readonly #resolved = once(() => super.getConfigFor(""));
  override getConfigFor = () => this.#resolved();
}

/** Gives what breaks the recommended rules of HTML in a page: the line, the rule and what it says. */
export function askRulesOfHtml(rules: RuleConfig = {}) {
  const validator = new HtmlValidate(new ResolvedOnce({ extends: ["html-validate:recommended"], rules }));
  return (html: string): readonly string[] =>
    validator
      .validateStringSync(html)
      .results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, line }) => `${line} ${ruleId}: ${message}`),
      );
}
