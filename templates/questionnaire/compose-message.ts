import { formatKo } from "../attachments/file-size.ts";
import { fillIn } from "../pricing/fill-in.ts";
import type { QuestionnaireFormWords } from "../schemas/questionnaire.ts";
import type { QuestionnaireAnswers } from "./questionnaire-answers.ts";

type Answers = Pick<QuestionnaireAnswers, "adresse" | "superficie"> & {
  readonly files: readonly Pick<File, "name" | "size">[];
};

/** The message that the firm reads: address, surface, and the names and sizes of the files. */
export function composeMessage(
  { adresse, superficie, files }: Answers,
  words: QuestionnaireFormWords["mail"],
): string {
  const lines = files.map(({ name, size }) => fillIn(words.file, { name, size: formatKo(size) }));
  return fillIn(words.message, { adresse, superficie, files: lines.join("\n") || words.none });
}
