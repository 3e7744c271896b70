import { JsonLd, Raised, useSite } from "charpente";
import { describeQuestions } from "../structured-data/describe-questions.ts";
import type { Question } from "../words/words.ts";
import { SourceLink } from "./source-link.tsx";

type QuestionsProps = {
  readonly questions: readonly Question[];
  /** All of them are folded, on a page that has shown other folds before. */
  readonly folded?: boolean;
};

/** Questions that unfold their answers without any script. The first one stands open, to show that there is something inside. */
export function Questions({ questions, folded = false }: QuestionsProps) {
  const { canonical } = useSite();
  return (
    <div className="questions">
      <JsonLd thing={describeQuestions(questions, canonical)} />
      {questions.map(({ question, answer, source, more }, place) => (
        <details key={question} open={!folded && place === 0}>
          <summary>
            <h3>
              <Raised text={question} />
            </h3>
          </summary>
          <p>
            <Raised text={answer} />
            <SourceLink source={source} />
          </p>
          {more === undefined ? null : (
            <p>
              <Raised text={more} />
            </p>
          )}
        </details>
      ))}
    </div>
  );
}
