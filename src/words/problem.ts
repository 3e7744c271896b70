import type { Text } from "./message.ts";

/**
 * All problem codes. A code is permanent, so that it can be searched for; the part before the slash names its area.
 */
export type ProblemCode =
  | "source/not-utf8"
  | "source/duplicate-name"
  | "source/conflict"
  | "source/unclaimed"
  | "source/no-content"
  | "source/changed"
  | "source/unreadable"
  | "source/lost-link"
  | "source/outside"
  | "source/reserved-name"
  | "yaml/syntax"
  | "yaml/tab"
  | "yaml/duplicate-key"
  | "yaml/alias"
  | "yaml/tag"
  | "front-matter/missing"
  | "front-matter/fence"
  | "front-matter/unclosed"
  | "markdown/too-deep"
  | "markdown/too-long"
  | "markdown/raw-html"
  | "markdown/heading-one"
  | "markdown/unknown-directive"
  | "markdown/directive-placement"
  | "markdown/invalid-directive"
  | "markdown/unsafe-link"
  | "markdown/empty-link"
  | "markdown/image-placement"
  | "markdown/stray-link"
  | "markdown/stray-note"
  | "markdown/stray-mark"
  | "markdown/open-code"
  | "markdown/plugin"
  | "entry/missing-file"
  | "entry/held-back"
  | "entry/empty"
  | "entry/unknown-field"
  | "entry/missing-field"
  | "entry/invalid-field"
  | "entry/dangling-reference"
  | "entry/missing-image"
  | "entry/invalid-image"
  | "entry/cleaned-image"
  | "entry/reading-time"
  | "language/file-name"
  | "language/missing-translation"
  | "language/older-translation"
  | "settings/invalid-origin"
  | "settings/refused-variable"
  | "route/invalid"
  | "route/duplicate"
  | "route/output-clash"
  | "feed/invalid-item"
  | "template/syntax"
  | "template/throws"
  | "template/empty"
  | "template/missing-asset"
  | "template/no-site"
  | "asset/duplicate"
  | "asset/unfingerprinted"
  | "asset/invalid-picture"
  | "card/missing-character"
  | "link/broken"
  | "link/broken-anchor"
  | "site/finding"
  | "page/headings"
  | "page/title"
  | "page/language"
  | "page/alternative-text"
  | "page/duplicate-id"
  | "page/budget"
  | "page/policy"
  | "redirect/taken"
  | "redirect/broken"
  | "redirect/duplicate"
  | "page/orphan"
  | "page/duplicate-title"
  | "page/duplicate-description"
  | "page/accessibility"
  | "content/placeholder"
  | "content/missing-fact"
  | "content/spelling"
  | "content/review-due"
  | "content/typed-fact"
  | "content/unknown-fact"
  | "content/unused-image"
  | "static/secret"
  | "static/left-over"
  | "static/heavy"
  | "static/active-pdf"
  | "host/limit"
  | "link/external"
  | "publish/foreign-folder"
  | "publish/other-site"
  | "publish/unsafe-folder"
  | "publish/failed"
  | "dev/crash";

/** A position in a file. Both count from 1, columns in UTF-16 units as editors count them. */
export type Position = {
  readonly line: number;
  readonly column: number;
  /** How many columns to underline. 1 by default. */
  readonly length?: number;
};

export type Severity = "error" | "warning";

/** One mistake of an author: data, never an exception. */
export type Problem = {
  readonly code: ProblemCode;
  readonly severity: Severity;
  /** From the project root, always with "/". */
  readonly file: string;
  readonly at?: Position;
  /** What is wrong. */
  readonly message: Text;
  /** What to do about it. */
  readonly hint?: Text;
};

/** Reports a problem; the stage then leaves the item out and continues. */
export type Report = (problem: Problem) => void;

/** True for a problem that prevents publishing; warnings do not. */
export function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some((problem) => problem.severity === "error");
}

/** Orders by file, position and code, so that the same problems always print in the same order. */
export function sortProblems(problems: readonly Problem[]): readonly Problem[] {
  return [...problems].sort(
    (a, b) =>
      compareText(a.file, b.file) ||
      (a.at?.line ?? 0) - (b.at?.line ?? 0) ||
      (a.at?.column ?? 0) - (b.at?.column ?? 0) ||
      compareText(a.code, b.code) ||
      compareText(JSON.stringify(a.message), JSON.stringify(b.message)),
  );
}

/** Orders by code unit: the locale of the machine must not change a byte of the output. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
