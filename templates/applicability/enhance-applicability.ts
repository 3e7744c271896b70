import type { answerForm as AnswerForm } from "./answer-form.ts";
import type { BrowserRules } from "./applicability-rules.ts";

/** Answers « Êtes-vous concerné ? » in the page. Without it the form is hidden, and the table of cases stands below. */
const form = document.querySelector<HTMLFormElement>(".applicability-form");
if (form) begin(form);

function begin(form: HTMLFormElement): void {
  const load = () =>
    Promise.all([
      import("./answer-form.ts") as Promise<{ readonly answerForm: typeof AnswerForm }>,
      import(form.dataset.rules ?? "") as Promise<{ readonly default: BrowserRules }>,
    ]);
  // Errors are shown at the next submit.
  form.addEventListener("focusin", () => void load().catch(() => {}), { once: true });
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    try {
      const [{ answerForm }, { default: rules }] = await load();
      answerForm(form, rules);
    } catch (error) {
      const result = form.parentElement?.querySelector(".applicability-result");
      if (result) result.textContent = form.dataset.failed ?? "";
      console.error(error);
    }
  });
  const button = form.querySelector("button");
  if (button) button.disabled = false;
}
