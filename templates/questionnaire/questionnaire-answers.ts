/** What a household has answered. */
export type QuestionnaireAnswers = {
  readonly adresse: string;
  /** m², as the field has it. */
  readonly superficie: string;
  readonly files: readonly File[];
};

/** Reads the fields off the form, without the space around what was typed. */
export function readAnswers(form: HTMLFormElement, files: readonly File[]): QuestionnaireAnswers {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? "").trim();
  return { adresse: text("adresse"), superficie: text("superficie"), files };
}
