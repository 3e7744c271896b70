import { escapeHtml } from "../../html/escape.ts";
import { type Answer, plainAnswer, redirectAnswer } from "../../http/answer.ts";
import { contentTypeOf } from "../../http/content-types.ts";
import { encodePath, readTarget } from "../../http/read-target.ts";
import { languageCookie } from "../../http/speak-to.ts";
import { type Language, languageNames, toLanguage } from "../../words/languages.ts";
import { say } from "../../words/message.ts";
import type { Speech } from "../../words/speech.ts";

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

type ToolHead = {
  readonly title: string;
  /** The address of the home page, to which its link leads until `comeBack` knows the page that the reader came from. */
  readonly home: string;
  /** Its own address, to which a change of language returns. */
  readonly here: string;
};

/** Draws the head of a page of the tool: its title, the way back to the site, and the other languages. */
export function drawToolHead({ title, home, here }: ToolHead, { language, pages: words }: Speech): string {
  return `<header>
<h1>${title}</h1>
<p class="back"><a class="back" href="${home}">${words["publish.back"]}</a> ${linkLanguages(language, here)}</p>
</header>`;
}

/** Folds away what only those need to read who know how a site is kept. Nothing where `html` is empty. */
export function drawDetails(html: string, { pages: words }: Pick<Speech, "pages">): string {
  return html.trim() === ""
    ? ""
    : `<details class="details"><summary>${words.details}</summary>\n${html}\n</details>`;
}

/** The answer of a server or a program, word for word. */
export function drawAnswered(reason: string, { pages: words }: Pick<Speech, "pages">): string {
  return reason === ""
    ? ""
    : `<p>${words["publish.answer"]}</p>\n<pre tabindex="0">${escapeHtml(reason)}</pre>`;
}

/**
 * The headers of a page with texts of others, from a form or from the files of the site: no code in them may run, and
 * no other site may show the page in a frame. `forms` says whether the page submits forms, `frames` whether it shows
 * frames of this server, `replaces` whether it stands in for a page of the site, which the site may show in a frame.
 */
export function toolPageHeaders({
  forms,
  frames = false,
  replaces = false,
}: {
  readonly forms: boolean;
  readonly frames?: boolean;
  readonly replaces?: boolean;
}): Readonly<Record<string, string>> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "img-src data:",
    ...(frames ? ["frame-src 'self'"] : []),
    `form-action ${forms ? "'self'" : "'none'"}`,
    "base-uri 'none'",
    `frame-ancestors ${replaces ? "'self'" : "'none'"}`,
  ];
  return { "Content-Type": contentTypeOf(".html"), "Content-Security-Policy": policy.join("; ") };
}

const yearSeconds = 365 * 24 * 60 * 60;

/** Stores the language that a reader chooses, for all pages of this server. */
export function answerLanguage(query: URLSearchParams): Answer {
  const language = toLanguage(query.get("language") ?? "");
  if (language === undefined) return plainAnswer(400, say("http.no-language"));
  return redirectWithCookie(query.get("to") ?? "/", `${languageCookie}=${language}; Max-Age=${yearSeconds}`);
}

/** The other languages, as links that return to `to`, a path of this server. */
export function linkLanguages(language: Language, to: string): string {
  const links = Object.entries(languageNames)
    .filter(([code]) => code !== language)
    .map(([code, name]) => {
      const query = new URLSearchParams({ language: code, to });
      return `<a class="language" lang="${code}" hreflang="${code}" href="${escapeHtml(`/__dev/language?${query}`)}">${name}</a>`;
    });
  return links.join(" ");
}

/** Sets a same-site cookie, and redirects to the page of this server that `to` names. */
export function redirectWithCookie(to: string, cookie: string): Answer {
  const target = readTarget(to);
  // Two slashes would redirect to another server.
  const isOwn = target.status === "read" && !target.path.startsWith("//");
  const path = isOwn ? encodePath(target.path) + writeQuery(target.query) : "/";
  return redirectAnswer(303, path, {
    "Set-Cookie": `${cookie}; Path=/; SameSite=Strict; HttpOnly`,
  });
}

function writeQuery(query: URLSearchParams): string {
  return query.size === 0 ? "" : `?${query}`;
}
