import type { ProblemCode } from "../problem.ts";
import type { Example } from "./example.ts";
import { contentExamples } from "./examples/content.ts";
import { languageExamples } from "./examples/languages.ts";
import { markdownExamples } from "./examples/markdown.ts";
import { pageExamples } from "./examples/pages.ts";
import { publishingExamples } from "./examples/publishing.ts";
import { readingExamples } from "./examples/reading.ts";
import { templateExamples } from "./examples/templates.ts";

/** How each problem arises. A test builds every example. */
export const examples: Readonly<Record<ProblemCode, Example>> = {
  ...readingExamples,
  ...markdownExamples,
  ...contentExamples,
  ...languageExamples,
  ...templateExamples,
  ...pageExamples,
  ...publishingExamples,
};
