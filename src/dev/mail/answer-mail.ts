import { escapeHtml } from "../../html/escape.ts";
import { type Answer, plainAnswer } from "../../http/answer.ts";
import { say } from "../../words/message.ts";
import type { Speech } from "../../words/speech.ts";
import { drawToolPage, linkLanguages, toolPageHeaders } from "../serve/tool-page.ts";
import { mailPaths } from "./mail-paths.ts";
import { type KeptMail, type MailAnswer, type Mailbox, mailAnswers, type PlannedAnswer } from "./mailbox.ts";

/** Answers GET requests for the mail page and its attachments; undefined for any other path. */
export function answerMail(
  path: string,
  mailbox: Pick<Mailbox, "list" | "planned">,
  speech: Speech,
): Answer | undefined {
  if (path === mailPaths.page) {
    return { status: 200, headers: toolPageHeaders({ forms: true }), body: drawMailPage(mailbox, speech) };
  }
  if (!path.startsWith(`${mailPaths.page}/`)) return undefined;
  const [, id, index] = /^\/(\d+)\/(\d+)$/.exec(path.slice(mailPaths.page.length)) ?? [];
  const file = mailbox.list().find((mail) => String(mail.id) === id)?.files[Number(index)];
  if (file === undefined) return plainAnswer(404, say("http.no-attachment"));
  const headers = {
    // Always a download, so that no attachment runs on this origin.
    "Content-Type": "application/octet-stream",
    "Content-Disposition": `attachment; filename*=UTF-8''${encodeName(file.name)}`,
    "Content-Security-Policy": "default-src 'none'; sandbox",
  };
  return { status: 200, headers, body: file.bytes };
}

/** https://datatracker.ietf.org/doc/html/rfc5987#section-3.2.1 */
function encodeName(name: string): string {
  // A lone surrogate cannot be encoded.
  return encodeURIComponent(name.replace(/\p{Surrogate}/gu, "\uFFFD")).replace(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
}

/** The messages sent to this server instead of the e-mail service, newest first. Works without scripts. */
function drawMailPage(
  mailbox: Pick<Mailbox, "list" | "planned">,
  { language, pages: words }: Speech,
): string {
  const mails = mailbox.list();
  const title = words["mail.title.count"]({ count: mails.length });
  const body = `${linkLanguages(language, mailPaths.page)}
<h1>${words["mail.title"]}</h1>
<p>${words["mail.about"]}</p>
${drawPlanned(mailbox.planned(), words)}
<section id="mails" aria-labelledby="came" aria-live="polite">
<h2 id="came">${words["mail.count"]({ count: mails.length })}</h2>
${mails.length === 0 ? `<p>${words["mail.nothing"]}</p>` : drawEmpty(words)}
<ol>
${mails.map((mail) => drawMail(mail, words)).join("\n")}
</ol>
</section>`;
  return drawToolPage({ title, name: "mail", body }, { language });
}

type Words = Speech["pages"];

function labelOf(answer: MailAnswer, words: Words): string {
  return escapeHtml(words[answerKeys[answer]]);
}

const answerKeys = {
  200: "mail.answer.200",
  400: "mail.answer.400",
  403: "mail.answer.403",
  413: "mail.answer.413",
  429: "mail.answer.429",
  500: "mail.answer.500",
  hang: "mail.answer.hang",
  reset: "mail.answer.reset",
} as const;

function drawPlanned({ answer, scope }: PlannedAnswer, words: Words): string {
  const options = mailAnswers.map(
    (value) =>
      `<option value="${value}"${value === answer ? " selected" : ""}>${labelOf(value, words)}</option>`,
  );
  const choice = (value: PlannedAnswer["scope"], label: string) =>
    `<label><input type="radio" name="scope" value="${value}"${value === scope ? " checked" : ""}> ${label}</label>`;
  return `<form id="orders" method="post" action="${mailPaths.answer}">
<label for="answer">${words["mail.planned"]}</label>
<select id="answer" name="answer">${options.join("")}</select>
${choice("next", words["mail.planned.next"])}
${choice("all", words["mail.planned.all"])}
<button>${words["mail.planned.send"]}</button>
</form>`;
}

function drawEmpty(words: Words): string {
  return `<form method="post" action="${mailPaths.empty}"><button>${words["mail.empty"]}</button></form>`;
}

function drawMail({ id, at, template, answered, fields, files }: KeptMail, words: Words): string {
  const rows = fields.map(
    ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd dir="auto">${escapeHtml(value)}</dd>`,
  );
  const links = files.map(
    ({ name, bytes }, index) =>
      `<li><a href="${mailPaths.page}/${id}/${index}" download>${escapeHtml(name)}</a> ${words["mail.weight"]({ bytes: bytes.byteLength })}</li>`,
  );
  return [
    `<li class="mail${answered === "200" ? "" : " failed"}" id="mail-${id}">`,
    `<h3>${escapeHtml(template)}</h3>`,
    `<p><time datetime="${at.toISOString()}">${words["mail.at"]({ at })}</time>, ${words["mail.answered"]({ answer: labelOf(answered, words) })}</p>`,
    `<dl>${rows.join("\n")}</dl>`,
    links.length === 0 ? "" : `<ul aria-label="${words["mail.attachments"]}">${links.join("\n")}</ul>`,
    "</li>",
  ]
    .filter((line) => line !== "")
    .join("\n");
}
