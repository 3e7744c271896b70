import { escapeHtml } from "../../http/escape-html.ts";
import { type Problem, writePlace } from "../../words/problem.ts";
import type { Speech } from "../../words/speech.ts";
import { type LinkTo, linkToPlace } from "../panel/link-to-place.ts";
import { linkLanguages } from "./answer-language.ts";
import { drawToolPage } from "./tool-page.ts";

/** The lines of a problem’s code frame, as plain text; empty when there is nothing to show. */
export type Frame = (problem: Problem) => readonly string[];

type ErrorPage = {
  readonly frame: Frame;
  /** Undefined when there is no editor to open. */
  readonly linkTo: LinkTo;
  readonly speech: Speech;
  /** The requested address. */
  readonly here: string;
  /** Links to the last good version; undefined when there is none. */
  readonly back: string | undefined;
};

/** Replaces every page while the site has errors. Lists errors first. */
export function drawErrorPage(problems: readonly Problem[], page: ErrorPage): string {
  const { speech, here, back } = page;
  const { pages: words, language } = speech;
  const errors = problems.filter(({ severity }) => severity === "error");
  const others = problems.filter(({ severity }) => severity !== "error");
  const title = words["error.title"]({ count: errors.length || problems.length });
  const body = `${linkLanguages(language, here)}
<h1>${title}</h1>
<p>${words["error.comes-back"]}${
    back === undefined ? "" : ` <a href="${escapeHtml(back)}">${words["error.last-good"]}</a>`
  }</p>
<ol>
${[...errors, ...others].map((problem) => drawProblem(problem, page)).join("\n")}
</ol>`;
  return drawToolPage({ title, body }, speech);
}

function drawProblem(problem: Problem, { frame, linkTo, speech }: ErrorPage): string {
  const { tell, pages: words } = speech;
  const { severity, message, hint, code } = problem;
  const place = writePlace(problem);
  const link = linkToPlace(problem, linkTo);
  const lines = frame(problem);
  return [
    `<li class="${severity}">`,
    `<h2>${drawPlace(place, link)} ${words[severity === "error" ? "severity.error" : "severity.warning"]}</h2>`,
    `<p class="message">${escapeHtml(tell(message))}</p>`,
    lines.length === 0 ? "" : `<pre tabindex="0">${escapeHtml(lines.join("\n"))}</pre>`,
    hint === undefined ? "" : `<p class="hint">${escapeHtml(tell(hint))}</p>`,
    `<p class="code">${code}</p>`,
    "</li>",
  ]
    .filter((line) => line !== "")
    .join("\n");
}

function drawPlace(place: string, link: string | undefined): string {
  const code = `<code>${escapeHtml(place)}</code>`;
  return link === undefined ? code : `<a href="${escapeHtml(link)}">${code}</a>`;
}
