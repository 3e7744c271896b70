import { accessibilityWords } from "./accessibility.ts";
import { addressProblems, addressWords } from "./addresses.ts";

export { changes } from "./changes.ts";

import { connecting } from "./connecting.ts";
import { contentProblems, contentWords } from "./content.ts";
import { dataProblems, dataWords } from "./data.ts";
import { devPages } from "./dev-pages.ts";
import { editWords } from "./edits.ts";
import { fieldProblems, fieldWords } from "./fields.ts";
import { imageProblems, imageWords } from "./images.ts";
import type { Mender, Messages, ProblemWords } from "./in-each-language.ts";
import { linkProblems } from "./links.ts";
import { markdownProblems, markdownWords } from "./markdown.ts";
import { pageProblems, pageWords } from "./pages.ts";
import { panel } from "./panel.ts";
import { publishingProblems, publishingWords } from "./publishing.ts";
import { readingProblems, readingWords } from "./reading.ts";
import { reviewing } from "./reviewing.ts";
import { sending } from "./sending.ts";
import { serverWords } from "./servers.ts";
import { sharedWords } from "./shared.ts";
import { sourceProblems, sourceWords } from "./sources.ts";
import { staticProblems } from "./static.ts";
import { templateProblems, templateWords } from "./templates.ts";
import { todo } from "./todo.ts";
import { translationProblems } from "./translations.ts";
import { usageWords } from "./usage.ts";
import { yamlProblems, yamlWords } from "./yaml.ts";

/** All problems of the tool, subject by subject. */
export const problems = {
  ...readingProblems,
  ...sourceProblems,
  ...yamlProblems,
  ...dataProblems,
  ...markdownProblems,
  ...fieldProblems,
  ...templateProblems,
  ...staticProblems,
  ...imageProblems,
  ...contentProblems,
  ...translationProblems,
  ...addressProblems,
  ...linkProblems,
  ...pageProblems,
  ...publishingProblems,
};

export type ProblemCode = keyof typeof problems;

export const codes = Object.keys(problems) as readonly ProblemCode[];

export function isCode(written: string): written is ProblemCode {
  return Object.hasOwn(problems, written);
}

/** The parts of codes before the slash. */
export type Area = ProblemCode extends `${infer First}/${string}` ? First : never;

export function areaOf(code: ProblemCode): Area {
  return code.slice(0, code.indexOf("/")) as Area;
}

/** Who can remove a problem. Nothing that only others can remove may stop an editor. */
export function menderOf({
  code,
  mendedBy,
}: {
  readonly code: ProblemCode;
  readonly mendedBy?: Mender;
}): Mender {
  const { mendedBy: ofCode }: ProblemWords = problems[code];
  return mendedBy ?? ofCode ?? "editor";
}

/** The codes whose severity a site may choose. All others say that something cannot be read, drawn or published. */
export type RuleCode = {
  [Code in ProblemCode]: (typeof problems)[Code] extends { readonly isRule: true } ? Code : never;
}[ProblemCode];

export const ruleCodes = Object.entries<ProblemWords>(problems).flatMap(([code, { isRule }]) =>
  isRule ? [code as RuleCode] : [],
);

const words = {
  ...sharedWords,
  ...editWords,
  ...usageWords,
  ...serverWords,
  ...readingWords,
  ...sourceWords,
  ...yamlWords,
  ...dataWords,
  ...fieldWords,
  ...markdownWords,
  ...imageWords,
  ...templateWords,
  ...contentWords,
  ...accessibilityWords,
  ...addressWords,
  ...pageWords,
  ...publishingWords,
};

type ProblemMessages = (typeof problems)[ProblemCode]["messages"];

/** All messages by key: what `say` takes. */
export type MessageWords = typeof words & Together<ProblemMessages>;

type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** The key of a message: a problem code, followed by a full stop and a name if the code has several messages. */
export type MessageKey = keyof MessageWords;

export const messages: { readonly [Key in MessageKey]: Messages[string] } = Object.assign(
  {},
  words,
  ...Object.values<ProblemWords>(problems).map(({ messages }) => messages),
);

/** The texts of the pages of `site dev`. */
export const pages = { ...panel, ...todo, ...sending, ...connecting, ...reviewing, ...devPages };
