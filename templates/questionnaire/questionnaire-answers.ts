import { parseSurface } from "../pricing/report-price.ts";

/** What a household has answered. */
export type QuestionnaireAnswers = {
  readonly adresse: string;
  /** m², as a plain number: « 65,5 » becomes 65.5. As typed when it is not a number. */
  readonly superficie: string;
  readonly files: readonly File[];
  /** The reply address; empty when there is none. */
  readonly email: string;
};

/** Reads the fields of the form, without surrounding spaces. */
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
