import { groupBy } from "../group-by.ts";
import { type Checks, createJudge, type Judge } from "./checks.ts";
import { isMessage, say, type Text } from "./message.ts";
import { type Problem, type Report, sortProblems } from "./problem.ts";

/** The problems of one build. Texts may still be compiled while later stages run. */
export type Findings = {
  readonly report: Report;
  readonly reportText: Report;
  /** For stages after the texts. When a text has an error, their problems are not reported. */
  readonly note: Report;
  /** Gives all problems, including those already reported, the severity that the site has chosen. */
  judgeBy(checks: Checks): void;
  /** True when there is an error, of any stage or only of the texts. */
  hasErrors(of?: "texts"): boolean;
  /** All problems to report, in order. */
  all(): readonly Problem[];
};

/** Stages write `templates/site.ts` for the file that declares the site; `siteFile` is its real name. */
export function createFindings(siteFile: string = declared): Findings {
  let judge: Judge = (problem) => problem;
  const reported = new ProblemList();
  const inTexts = new ProblemList();
  const noted = new ProblemList();
  const keepIn = (list: ProblemList) => (problem: Problem) => list.add(problem, judge);
  // What several steps need may be missing: the same object is listed once.
  const collect = () => [
    ...new Set([...reported.problems, ...inTexts.problems, ...(inTexts.hasErrors ? [] : noted.problems)]),
  ];
  return {
    report: keepIn(reported),
    reportText: keepIn(inTexts),
    note: keepIn(noted),
    judgeBy: (checks) => {
      judge = createJudge(checks);
      for (const list of [reported, inTexts, noted]) list.judgeAgain(judge);
    },
    hasErrors: (of) => inTexts.hasErrors || (of === undefined && (reported.hasErrors || noted.hasErrors)),
    all: () => boundProblems(sortProblems(collect().map((problem) => rename(problem, siteFile)))),
  };
}

type Boundable = Pick<Problem, "code" | "message"> & Partial<Pick<Problem, "severity" | "file">>;

/** Keeps the first problems of each kind in a file, and replaces the others by their number. */
export function boundProblems<One extends Boundable>(problems: readonly One[]): readonly One[] {
  if (problems.length <= most) return problems;
  const kinds = groupBy(problems, ({ file, code, severity }) => `${code} ${severity} ${file}`);
  const left = new Set(problems);
  const summaries = new Map<One, One>();
  for (const alike of kinds.values()) {
    const [next, ...others] = alike.slice(most);
    if (next === undefined || others.length === 0) continue;
    summaries.set(next, {
      ...next,
      message: say("more-alike", { message: next.message, count: others.length }),
    });
    for (const problem of others) left.delete(problem);
  }
  return summaries.size === 0 ? problems : [...left].map((problem) => summaries.get(problem) ?? problem);
}

class ProblemList {
  problems: Problem[] = [];
  /** Kept up to date, because it is asked before each page, and texts may have thousands of warnings. */
  hasErrors = false;

  add(problem: Problem, judge: Judge): void {
    const judged = judge(problem);
    if (judged === undefined) return;
    this.problems.push(judged);
    this.hasErrors ||= judged.severity === "error";
  }

  judgeAgain(judge: Judge): void {
    const before = this.problems;
    this.problems = [];
    this.hasErrors = false;
    for (const problem of before) this.add(problem, judge);
  }
}

const most = 100;
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
