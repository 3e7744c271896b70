import { formatKo } from "../forms/files/file-size.ts";
import { fillIn } from "../words/fill-in.ts";
import type { QuestionnaireAnswers } from "./questionnaire-answers.ts";
import type { QuestionnaireFormWords } from "./questionnaire-schema.ts";

type Answers = Pick<QuestionnaireAnswers, "adresse" | "superficie" | "email"> & {
  readonly files: readonly Pick<File, "name" | "size">[];
};

/** The message to the firm: address, surface, names and sizes of the files, and the reply address, if there is one. */
export function composeMessage(
  { adresse, superficie, files, email }: Answers,
  words: QuestionnaireFormWords["mail"],
): string {
  const lines = files.map(({ name, size }) => fillIn(words.file, { name, size: formatKo(size) }));
  const message = fillIn(words.message, {
    adresse,
    // People read the message, in French: « 82,5 m² ».
    superficie: superficie.replace(".", ","),
    files: lines.join("\n") || words.none,
  });
  return email === "" ? message : `${message}\n${fillIn(words.contact, { email })}`;
}
