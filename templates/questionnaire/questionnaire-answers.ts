import { parseSurface } from "../pricing/report-price.ts";

/** What a household has answered. */
export type QuestionnaireAnswers = {
  readonly adresse: string;
  /** m², as a plain number: « 65,5 » is 65.5. As it was typed where it is none. */
  readonly superficie: string;
  readonly files: readonly File[];
  /** Where an answer is wanted; empty where none is. */
  readonly email: string;
};

/** Reads the fields off the form, without the space around what was typed. */
export function readAnswers(form: HTMLFormElement, files: readonly File[]): QuestionnaireAnswers {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? "").trim();
  const typed = text("superficie");
  return {
    adresse: text("adresse"),
    superficie: String(parseSurface(typed) ?? typed),
    files,
    email: text("email"),
  };
}
