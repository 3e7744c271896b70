import { isMessage, type Text } from "../catalogue/message.ts";
import { boundProblems } from "./bound-problems.ts";
import { hasErrors, type Problem, type Report, sortProblems } from "./problem.ts";

/** The problems of one build, of which later stages may go on while texts are still compiled. */
export type Findings = {
  readonly report: Report;
  readonly reportText: Report;
  /** For stages that follow the texts. Where one of these has an error, what they found is not told. */
  readonly note: Report;
  /** Of all stages, or of the texts alone. */
  hasErrors(of?: "texts"): boolean;
  /** All that is told, in the order in which it is. */
  all(): readonly Problem[];
};

/** Stages know the file that declares the site by one name; `siteFile` is the one that it has. */
export function createFindings(siteFile: string = declared): Findings {
  const reported: Problem[] = [];
  const inTexts: Problem[] = [];
  const noted: Problem[] = [];
  const told = () => [...reported, ...inTexts, ...(hasErrors(inTexts) ? [] : noted)];
  return {
    report: (problem) => void reported.push(problem),
    reportText: (problem) => void inTexts.push(problem),
    note: (problem) => void noted.push(problem),
    hasErrors: (of) => hasErrors(inTexts) || (of === undefined && (hasErrors(reported) || hasErrors(noted))),
    all: () => boundProblems(sortProblems(told().map((problem) => rename(problem, siteFile)))),
  };
}

const declared = "templates/site.ts";

function rename(problem: Problem, siteFile: string): Problem {
  if (siteFile === declared) return problem;
  const { file, message, hint } = problem;
  const name = (text: Text): Text =>
    isMessage(text) ? { ...text, siteFile } : text.replaceAll(/templates\/site\.ts\b/g, siteFile);
  return {
    ...problem,
    file: file === declared ? siteFile : file,
    message: name(message),
    ...(hint && { hint: name(hint) }),
  };
}
