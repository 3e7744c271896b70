import { checkFile, type FileRules } from "../forms/files/check-file.ts";
import type { QuestionnaireAnswers } from "./questionnaire-answers.ts";

export type RequiredField = "adresse" | "superficie";

/** Why answers cannot be sent. The browser checks the bounds of the surface. */
export type Refusal =
  | { readonly kind: "missing"; readonly fields: readonly RequiredField[] }
  | { readonly kind: "too-large"; readonly file: File }
  | { readonly kind: "wrong-type"; readonly file: File };

/** `largestMegabytes` is inclusive. */
export function questionnaireFileRules(largestMegabytes: number): FileRules {
  return { accept: ".pdf,.jpg,.jpeg,.png", maxBytes: largestMegabytes * 1024 * 1024 };
}

/** The first reason why the answers cannot be sent. Undefined when there is none. */
export function refuseAnswers(answers: QuestionnaireAnswers, rules: FileRules): Refusal | undefined {
  const fields = (["adresse", "superficie"] as const).filter((name) => answers[name] === "");
  if (fields.length > 0) return { kind: "missing", fields };
  for (const file of answers.files) {
    const fault = checkFile(file, rules);
    if (fault !== undefined) return { kind: fault, file };
  }
  return undefined;
}
