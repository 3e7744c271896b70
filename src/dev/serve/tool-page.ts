import { escapeHtml } from "../../html/escape.ts";
import { contentTypeOf } from "../../http/content-types.ts";
import type { Problem } from "../../words/problem.ts";
import { writePlace } from "../../words/problem.ts";
import type { Speech } from "../../words/speech.ts";
import { type LinkTo, linkToPlace } from "../panel/link-to-place.ts";
import { linkLanguages } from "./answer-language.ts";

type ToolPage = {
  readonly title: string;
  /** The name of the styles and the script below `/__dev/` that only this page has. */
  readonly name?: "service" | "todo" | "publish";
  /** The token that proves the requests of its script. */
  readonly token?: string;
  /** The HTML within `main`. */
  readonly body: string;
};

/** Draws a page of the tool itself, in the reader’s language. */
export function drawToolPage(
  { title, name, token, body }: ToolPage,
  { language }: Pick<Speech, "language">,
): string {
  const own =
    name === undefined
      ? ""
      : `<link rel="stylesheet" href="/__dev/${name}.css">\n<script src="/__dev/${name}.js" defer${token === undefined ? "" : ` data-token="${token}"`}></script>\n`;
  return `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title} – site dev</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/__dev/error.css">
${own}</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
}

/**
 * The headers of a page with texts of others, from a form or from the files of the site: no code in them may run, and
 * no other site may show the page in a frame. `forms` says whether the page submits forms, `replaces` whether it stands
 * in for a page of the site, which the site may show in a frame.
 */
export function toolPageHeaders({
  forms,
  replaces = false,
}: {
  readonly forms: boolean;
  readonly replaces?: boolean;
}): Readonly<Record<string, string>> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "img-src data:",
    `form-action ${forms ? "'self'" : "'none'"}`,
    "base-uri 'none'",
    `frame-ancestors ${replaces ? "'self'" : "'none'"}`,
  ];
  return { "Content-Type": contentTypeOf(".html"), "Content-Security-Policy": policy.join("; ") };
}

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
