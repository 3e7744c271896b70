import type { Tell } from "../../catalogue/tell.ts";
import type { SaveAnswer } from "../../edit/protocol.ts";
import type { Problem } from "../../problems/problem.ts";

type Refused = Extract<SaveAnswer, { readonly status: "refused" }>;

/** What stands in the way of an edit of `file`, in the words of its author: what concerns the edit itself comes first. */
export function explainRefusal(problems: readonly Problem[], file: string, tell: Tell): Refused {
  const errors = problems.filter(({ severity }) => severity === "error");
  const describe = ({ message, hint }: Problem) =>
    hint === undefined ? tell(message) : `${tell(message)} (${tell(hint)})`;
  const placeOf = ({ file, at }: Problem) => (at === undefined ? file : `${file}:${at.line}`);
  return {
    status: "refused",
    atField: errors.filter((problem) => problem.file === file).map(describe),
    elsewhere: errors
      .filter((problem) => problem.file !== file)
      .map((problem) => `${placeOf(problem)} ${describe(problem)}`),
  };
}
