import type { Problem, ProblemCode, Severity } from "./problem.ts";

/**
 * The codes whose severity a site may choose: what they report leaves a page that can be drawn. All others say that
 * something cannot be read, drawn or published.
 */
export const ruleCodes = [
  "source/unclaimed",
  "source/lost-link",
  "source/reserved-name",
  "markdown/raw-html",
  "markdown/heading-one",
  "markdown/unknown-directive",
  "markdown/directive-placement",
  "markdown/invalid-directive",
  "markdown/unsafe-link",
  "markdown/empty-link",
  "markdown/stray-link",
  "markdown/stray-note",
  "markdown/stray-mark",
  "markdown/open-code",
  "markdown/plugin",
  "entry/cleaned-image",
  "entry/reading-time",
  "asset/unfingerprinted",
  "language/missing-translation",
  "language/older-translation",
  "link/broken",
  "link/broken-anchor",
  "link/external",
  "site/finding",
  "page/headings",
  "page/title",
  "page/language",
  "page/alternative-text",
  "page/duplicate-id",
  "page/budget",
  "page/policy",
  "page/orphan",
  "page/duplicate-title",
  "page/duplicate-description",
  "page/accessibility",
  "content/placeholder",
  "content/missing-fact",
  "content/spelling",
  "content/review-due",
  "content/typed-fact",
  "content/unused-image",
  "static/left-over",
  "static/heavy",
  "static/active-pdf",
  "host/limit",
] as const satisfies readonly ProblemCode[];

export type RuleCode = (typeof ruleCodes)[number];

export const levels = ["off", "warning", "error"] as const satisfies readonly (Severity | "off")[];
export type Level = (typeof levels)[number];

/**
 * The severity of problems by code: everywhere, or by folder, as in `{ "content/notes": "off" }`. Of several folders
 * around a file, the innermost counts. In other folders, the code keeps its severity.
 */
export type Checks = { readonly [Code in RuleCode]?: Level | { readonly [folder: string]: Level } };

/** A code that is off, in these folders or, without any, everywhere. */
export type OffCheck = { readonly code: string; readonly folders: readonly string[] };

/** Gives a problem the severity that the site has chosen. Undefined when its code is off. */
export type Judge = (problem: Problem) => Problem | undefined;

export function createJudge(checks: Checks): Judge {
  const byCode = new Map<string, Level | { readonly [folder: string]: Level }>(Object.entries(checks));
  if (byCode.size === 0) return (problem) => problem;
  return (problem) => {
    const chosen = byCode.get(problem.code);
    const level = isByFolder(chosen) ? levelIn(chosen, problem.file) : chosen;
    if (level === "off") return undefined;
    return level === undefined || level === problem.severity ? problem : { ...problem, severity: level };
  };
}

export function listOff(checks: Checks): readonly OffCheck[] {
  return Object.entries(checks).flatMap(([code, chosen]) => {
    if (!isByFolder(chosen)) return chosen === "off" ? [{ code, folders: [] }] : [];
    const folders = Object.keys(chosen).filter((folder) => chosen[folder] === "off");
    return folders.length === 0 ? [] : [{ code, folders }];
  });
}

/** True for levels by folder. Null is no level, and is refused as one. */
export function isByFolder<Chosen>(chosen: Chosen): chosen is Extract<Chosen, object> {
  return typeof chosen === "object" && chosen !== null;
}

function levelIn(folders: { readonly [folder: string]: Level }, file: string): Level | undefined {
  const [innermost] = Object.keys(folders)
    .filter((folder) => file.startsWith(`${folder}/`))
    .sort((a, b) => b.length - a.length);
  return innermost === undefined ? undefined : folders[innermost];
}
