import type { answerForm as AnswerForm } from "./answer-form.ts";
import { readAnswers } from "./answers.ts";
import type { BrowserRules } from "./applicability-rules.ts";

/**
 * Draws the building anew as a visitor answers. Without it the questions are hidden; the case of an owner stands drawn,
 * and the table of cases below.
 */
const root = document.querySelector<HTMLElement>(".answered");
if (root) begin(root);

function begin(root: HTMLElement): void {
  let isLoading = false;
  const load = () => {
    if (isLoading) return;
    isLoading = true;
    Promise.all([
      import("./answer-form.ts") as Promise<{ readonly answerForm: typeof AnswerForm }>,
      import(root.dataset.rules ?? "") as Promise<{ readonly default: BrowserRules; readonly parts: string }>,
    ])
      .then(([{ answerForm }, { default: rules, parts }]) => answerForm(root, rules, parts))
      .catch((error) => {
        const verdict = root.querySelector("[data-part=verdict]");
        if (verdict) verdict.textContent = root.dataset.failed ?? "";
        console.error(error);
      });
  };
  root.querySelector(".applicability-form")?.addEventListener("focusin", load, { once: true });
  // A link that holds answers: no element has such an id, so that the browser stays at the top of the page.
  if (Object.keys(readAnswers(location.hash)).length > 0) {
    document.getElementById(location.hash.replace(/^#|&.*/g, ""))?.scrollIntoView();
    load();
  }
  root.querySelector("button")?.addEventListener("click", () => {
    const { classList } = document.documentElement;
    classList.add("prints-section");
    addEventListener("afterprint", () => classList.remove("prints-section"), { once: true });
    print();
  });
}
