import { escapeHtml } from "../../http/escape-html.ts";
import { count } from "../../text/count.ts";
import { mailPaths } from "./mail-paths.ts";
import { type KeptMail, type MailAnswer, type Mailbox, type MailOrders, mailAnswers } from "./mailbox.ts";

/** What came to the server instead of the e-mail service, newest first. Everything works without a script. */
export function drawMailPage(mailbox: Pick<Mailbox, "list" | "orders">): string {
  const mails = mailbox.list();
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Mail (${mails.length}) – site dev</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/__dev/error.css">
<link rel="stylesheet" href="/__dev/mail.css">
<script src="/__dev/mail.js" defer></script>
</head>
<body>
<main>
<h1>Mail</h1>
<p>What forms send comes here and goes nowhere else: it stays in memory until <code>site dev</code> ends.</p>
${drawOrders(mailbox.orders())}
<section id="mails" aria-labelledby="came" aria-live="polite">
<h2 id="came">${count(mails.length, "message")}</h2>
${mails.length === 0 ? "<p>Nothing has come yet.</p>" : drawEmpty()}
<ol>
${mails.map(drawMail).join("\n")}
</ol>
</section>
</main>
</body>
</html>
`;
}

const labels: Readonly<Record<MailAnswer, string>> = {
  200: "200, all is well",
  400: "400, bad request",
  403: "403, on the block list",
  413: "413, too large",
  429: "429, too many requests",
  500: "500, the service failed",
  hang: "nothing at all: the sender waits",
  reset: "half an answer: the connection is cut",
};

function drawOrders({ answer, scope }: MailOrders): string {
  const options = mailAnswers.map(
    (value) =>
      `<option value="${value}"${value === answer ? " selected" : ""}>${escapeHtml(labels[value])}</option>`,
  );
  const choice = (value: MailOrders["scope"], label: string) =>
    `<label><input type="radio" name="scope" value="${value}"${value === scope ? " checked" : ""}> ${label}</label>`;
  return `<form id="orders" method="post" action="${mailPaths.answer}">
<label for="answer">Senders get</label>
<select id="answer" name="answer">${options.join("")}</select>
${choice("next", "the next one only")}
${choice("all", "all of them")}
<button>Answer so</button>
</form>`;
}

function drawEmpty(): string {
  return `<form method="post" action="${mailPaths.empty}"><button>Forget them all</button></form>`;
}

function drawMail({ id, at, template, answered, fields, files }: KeptMail): string {
  const rows = fields.map(
    ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd dir="auto">${escapeHtml(value)}</dd>`,
  );
  const links = files.map(
    ({ name, bytes }, index) =>
      `<li><a href="${mailPaths.page}/${id}/${index}" download>${escapeHtml(name)}</a> ${count(bytes.byteLength, "byte")}</li>`,
  );
  return [
    `<li class="mail${answered === "200" ? "" : " failed"}" id="mail-${id}">`,
    `<h3>${escapeHtml(template)}</h3>`,
    `<p><time datetime="${at.toISOString()}">${at.toLocaleString("en-GB")}</time>, answered with ${escapeHtml(labels[answered])}</p>`,
    `<dl>${rows.join("\n")}</dl>`,
    links.length === 0 ? "" : `<ul aria-label="Attachments">${links.join("\n")}</ul>`,
    "</li>",
  ]
    .filter((line) => line !== "")
    .join("\n");
}
