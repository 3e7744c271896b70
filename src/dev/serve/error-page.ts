import type { Tell } from "../../catalogue/tell.ts";
import { escapeHtml } from "../../http/escape-html.ts";
import type { Problem } from "../../problems/problem.ts";
import type { Looks } from "../panel/describe-page.ts";

/** The lines of a problem’s code frame, plain; none where there is nothing to show. */
export type Frame = (problem: Problem) => readonly string[];

type Shown = {
  readonly frame: Frame;
  /** Undefined where no editor can be opened. */
  readonly linkTo: Looks["linkTo"];
  readonly tell: Tell;
  /** Leads to the last good version; undefined where there is none. */
  readonly back: string | undefined;
};

/** What stands in the place of every page while the site has errors, which come first. */
export function drawErrorPage(problems: readonly Problem[], { frame, linkTo, tell, back }: Shown): string {
  const errors = problems.filter(({ severity }) => severity === "error");
  const others = problems.filter(({ severity }) => severity !== "error");
  const title =
    errors.length === 1 ? "One thing to mend" : `${errors.length || problems.length} things to mend`;
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title} – site dev</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/__dev/error.css">
</head>
<body>
<main>
<h1>${title}</h1>
<p>This page comes back by itself once it is mended.${
    back === undefined ? "" : ` <a href="${escapeHtml(back)}">See the last good version</a>`
  }</p>
<ol>
${[...errors, ...others].map((problem) => drawProblem(problem, { frame, linkTo, tell })).join("\n")}
</ol>
</main>
</body>
</html>
`;
}

function drawProblem(problem: Problem, { frame, linkTo, tell }: Omit<Shown, "back">): string {
  const { severity, file, at, message, hint, code } = problem;
  const place = at === undefined ? file : `${file}:${at.line}:${at.column}`;
  const isOwn = /^(?:content|templates|static)\//.test(file);
  const link = isOwn ? linkTo({ file, line: at?.line ?? 1, column: at?.column ?? 1 }) : undefined;
  const lines = frame(problem);
  return [
    `<li class="${severity}">`,
    `<h2>${drawPlace(place, link)} ${severity}</h2>`,
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
