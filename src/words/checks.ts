import type { RuleCode } from "./catalogue.ts";
import type { Problem, Severity } from "./problem.ts";

export type { RuleCode } from "./catalogue.ts";

export const levels = ["off", "warning", "error"] as const satisfies readonly (Severity | "off")[];
type Level = (typeof levels)[number];

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
