import { isMessage, type Text } from "../catalogue/message.ts";
import { boundProblems } from "./bound-problems.ts";
import { hasErrors, type Problem, type Report, sortProblems } from "./problem.ts";

/** The problems of one build. Texts may still be compiled while later stages run. */
export type Findings = {
  readonly report: Report;
  readonly reportText: Report;
  /** For stages after the texts. When a text has an error, their problems are not reported. */
  readonly note: Report;
  /** True when there is an error, of any stage or only of the texts. */
  hasErrors(of?: "texts"): boolean;
  /** All problems to report, in order. */
  all(): readonly Problem[];
};

/** Stages write `templates/site.ts` for the file that declares the site; `siteFile` is its real name. */
export function createFindings(siteFile: string = declared): Findings {
  const reported: Problem[] = [];
  const inTexts: Problem[] = [];
  const noted: Problem[] = [];
  const collect = () => [...reported, ...inTexts, ...(hasErrors(inTexts) ? [] : noted)];
  return {
    report: (problem) => void reported.push(problem),
    reportText: (problem) => void inTexts.push(problem),
    note: (problem) => void noted.push(problem),
    hasErrors: (of) => hasErrors(inTexts) || (of === undefined && (hasErrors(reported) || hasErrors(noted))),
    all: () => boundProblems(sortProblems(collect().map((problem) => rename(problem, siteFile)))),
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
