import type { DevAnswer, DevLanguage, DevService } from "charpente";
import { type MailAnswer, mailWords } from "./catch-mail-words.ts";

/** A message that was sent to this server. */
export type Mail = {
  /** The id of the requested template. */
  readonly template: string;
  /** In the order of arrival. */
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly files: readonly Attachment[];
};

export type Attachment = { readonly name: string; readonly bytes: Uint8Array };

/** The answer to give, and for how many messages. After `next`, sending succeeds again. */
type PlannedAnswer = { readonly answer: MailAnswer; readonly scope: "next" | "all" };

type KeptMail = Mail & { readonly id: number; readonly at: Date; readonly answered: MailAnswer };

export type Mailbox = {
  /** Newest first. */
  readonly mails: readonly KeptMail[];
  readonly planned: PlannedAnswer;
  readonly lastId: number;
};

const page = "/__mail";
const buttons = { answer: `${page}/answer`, empty: `${page}/empty` };
/** The paths of the EmailJS API, which `site dev` imitates with this: https://www.emailjs.com/docs/rest-api/send/ */
const sendPaths = ["/api/v1.0/email/send", "/api/v1.0/email/send-form"];

const allIsWell: PlannedAnswer = { answer: "200", scope: "all" };

/** Catches what forms send, so that they work without an account or a network, and fail when that is to be tried. */
export const catchMail: DevService<Mailbox> = {
  page,
  posts: [...sendPaths, ...Object.values(buttons)],
  start: { mails: [], planned: allIsWell, lastId: 0 },
  link: ({ mails }, language) => mailWords[language].link(mails.length),
  show: (mailbox, path, language) => {
    if (path === page) return drawPage(mailbox, language);
    const [, id, index] = /^\/(\d+)\/(\d+)$/.exec(path.slice(page.length)) ?? [];
    return mailbox.mails.find((mail) => String(mail.id) === id)?.files[Number(index)];
  },
  take: async ({ path, type, body, language }) => {
    if (path === buttons.empty) return (mailbox) => backTo({ ...mailbox, mails: [] });
    if (path === buttons.answer) return plan(new URLSearchParams(new TextDecoder().decode(body)), language);
    const read = await readMessage(type, body, language);
    if (read.status === "refused") return (state) => ({ state, answer: tell(read.code, read.why) });
    return (mailbox) => keep(mailbox, read.message, new Date());
  },
};

function backTo(state: Mailbox) {
  return { state, answer: { kind: "page" } } as const;
}

function plan(form: URLSearchParams, language: DevLanguage) {
  const words = mailWords[language];
  const answer = (Object.keys(words.answers) as MailAnswer[]).find((known) => known === form.get("answer"));
  const scope = form.get("scope") === "next" ? "next" : "all";
  return (state: Mailbox) =>
    answer === undefined
      ? { state, answer: tell(400, words.noAnswer) }
      : backTo({ ...state, planned: { answer, scope } });
}

const defaultLimits = { mails: 100, bytes: 200_000_000 };

/** Keeps a message, and answers as planned. New messages replace the oldest ones. */
export function keep(mailbox: Mailbox, message: Mail, at: Date, limits = defaultLimits) {
  const { planned, lastId } = mailbox;
  const kept: KeptMail = { ...message, id: lastId + 1, at, answered: planned.answer };
  const state: Mailbox = {
    mails: fit([kept, ...mailbox.mails], limits),
    planned: planned.scope === "next" ? allIsWell : planned,
    lastId: lastId + 1,
  };
  return { state, answer: answerOf(planned.answer) };
}

function answerOf(answer: MailAnswer): DevAnswer {
  return answer === "hang" || answer === "reset"
    ? { kind: answer }
    : tell(Number(answer), serviceTexts[answer]);
}

/** The texts with which the service itself answers. */
const serviceTexts: Readonly<Record<Exclude<MailAnswer, "hang" | "reset">, string>> = {
  200: "OK",
  400: "Bad Request",
  403: "Forbidden",
  413: "Payload Too Large",
  429: "Too Many Requests",
  500: "Internal Server Error",
};

function tell(status: number, text: string): DevAnswer {
  return { kind: "text", status, text };
}

/** The newest message stays, whatever its size. */
function fit(mails: readonly KeptMail[], limits: typeof defaultLimits): readonly KeptMail[] {
  let bytes = 0;
  const end = mails.findIndex((mail, index) => {
    bytes += weigh(mail);
    return index > 0 && (index >= limits.mails || bytes > limits.bytes);
  });
  return end === -1 ? mails : mails.slice(0, end);
}

/**
 * A character takes up to two bytes in the message, and up to six in the HTML of the mail page, where it may be
 * escaped.
 */
const bytesPerCharacter = 10;

/** The bytes of all texts and files of a message. */
function weigh({ template, fields, files }: Mail): number {
  const texts = [template, ...fields.flat(), ...files.map(({ name }) => name)];
  const characters = texts.reduce((sum, text) => sum + text.length, 0);
  return files.reduce((sum, { bytes }) => sum + bytes.byteLength, characters * bytesPerCharacter);
}

/** A message, or the answer that explains what is wrong with it. */
export type Read =
  | { readonly status: "read"; readonly message: Mail }
  | { readonly status: "refused"; readonly code: 400 | 413 | 415; readonly why: string };

/**
 * Reads what the script of EmailJS sends: JSON from `send`, a form with files from `send-form`. The account fields are
 * required, as by the service, and not kept.
 */
export async function readMessage(
  type: string,
  body: Uint8Array<ArrayBuffer>,
  language: DevLanguage,
): Promise<Read> {
  const words = mailWords[language];
  try {
    if (/^application\/json\b/i.test(type)) return readJson(body, words);
    if (/^multipart\/form-data\b/i.test(type)) return await readForm(type, body, words);
  } catch (error) {
    // Parsers give their reason in English only.
    return refuse(400, words.unreadable(error instanceof Error ? error.message : String(error)));
  }
  return refuse(415, words.type);
}

type Words = (typeof mailWords)[DevLanguage];

/** The largest number of fields and files of one message, far more than any form has. */
const mostParts = 1000;
/**
 * Parsed JSON takes up to thirty times the memory of its bytes. The service refuses more than 50 KB of text; files are
 * sent as forms.
 */
const mostJsonBytes = 2_000_000;
const accountFields = ["lib_version", "user_id", "service_id", "template_id"];

function refuse(code: 400 | 413 | 415, why: string): Read {
  return { status: "refused", code, why };
}

function readJson(body: Uint8Array, words: Words): Read {
  if (body.byteLength > mostJsonBytes) return refuse(413, words.longJson);
  const sent = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body)) as unknown;
  if (typeof sent !== "object" || sent === null || Array.isArray(sent)) return refuse(400, words.noObject);
  const { template_params: params = {}, ...account } = sent as Readonly<Record<string, unknown>>;
  if (typeof params !== "object" || params === null || Array.isArray(params))
    return refuse(400, words.noParameters);
  return finish([...toFields(account), ...toFields(params)], [], words);
}

function toFields(object: object): Mail["fields"] {
  return Object.entries(object).map(([name, value]) => [
    name,
    typeof value === "string" ? value : JSON.stringify(value),
  ]);
}

/** Node’s own reader takes a body that is already in memory: no damage keeps the sender waiting. */
async function readForm(type: string, body: Uint8Array<ArrayBuffer>, words: Words): Promise<Read> {
  // Each part takes far more memory than its bytes, so they are counted first.
  if (countParts(type, body) > mostParts) return refuse(400, words.unreadable(words.parts));
  const form = await new Response(body, { headers: { "content-type": type } }).formData();
  const fields: (readonly [string, string])[] = [];
  const files: Attachment[] = [];
  for (const [name, value] of form) {
    if (typeof value === "string") fields.push([name, value]);
    else files.push({ name: value.name, bytes: new Uint8Array(await value.arrayBuffer()) });
  }
  // An empty file field is sent as one file without a name.
  const chosen = files.filter(({ name, bytes }) => name !== "" || bytes.byteLength > 0);
  return finish(fields, chosen, words);
}

/** At least the number of parts; a form without a boundary has none. */
function countParts(type: string, body: Uint8Array): number {
  const boundary = /;\s*boundary="?([^";]+)/i.exec(type)?.[1];
  if (boundary === undefined) return 0;
  const text = new TextDecoder("latin1").decode(body);
  // The last one closes the form.
  let count = -1;
  for (let at = text.indexOf(`--${boundary}`); at !== -1; at = text.indexOf(`--${boundary}`, at + 1))
    count += 1;
  return count;
}

function finish(all: Mail["fields"], files: Mail["files"], words: Words): Read {
  const textOf = (name: string) => all.find(([field]) => field === name)?.[1] ?? "";
  const missing = accountFields.filter((name) => name !== "lib_version" && textOf(name) === "");
  if (all.length > mostParts) return refuse(400, words.fields);
  if (missing.length > 0) return refuse(400, words.missing(missing));
  const fields = all.filter(([name]) => !accountFields.includes(name));
  return { status: "read", message: { template: textOf("template_id"), fields, files } };
}

/** The messages sent to this server instead of the e-mail service, newest first. Works without scripts. */
function drawPage({ mails, planned }: Mailbox, language: DevLanguage) {
  const words = mailWords[language];
  const body = `<h1>${words.title}</h1>
<p>${words.about}</p>
${drawPlanned(planned, words)}
<section id="mails" aria-labelledby="came" aria-live="polite" data-live>
<h2 id="came">${words.count(mails.length)}</h2>
${mails.length === 0 ? `<p>${words.nothing}</p>` : drawEmpty(words)}
<ol>
${mails.map((mail) => drawMail(mail, words)).join("\n")}
</ol>
</section>`;
  return { title: words.titleWith(mails.length), body };
}

function drawPlanned({ answer, scope }: PlannedAnswer, words: Words): string {
  const options = Object.entries(words.answers).map(
    ([value, label]) =>
      `<option value="${value}"${value === answer ? " selected" : ""}>${escaped(label)}</option>`,
  );
  const choice = (value: PlannedAnswer["scope"], label: string) =>
    `<label><input type="radio" name="scope" value="${value}"${value === scope ? " checked" : ""}> ${label}</label>`;
  return `<form id="orders" method="post" action="${buttons.answer}" data-live>
<label for="answer">${words.planned}</label>
<select id="answer" name="answer">${options.join("")}</select>
${choice("next", words.plannedNext)}
${choice("all", words.plannedAll)}
<button>${words.plan}</button>
</form>`;
}

function drawEmpty(words: Words): string {
  return `<form method="post" action="${buttons.empty}"><button>${words.empty}</button></form>`;
}

function drawMail({ id, at, template, answered, fields, files }: KeptMail, words: Words): string {
  const rows = fields.map(
    ([name, value]) => `<dt>${escaped(name)}</dt><dd dir="auto">${escaped(value)}</dd>`,
  );
  const links = files.map(
    ({ name, bytes }, index) =>
      `<li><a href="${page}/${id}/${index}" download>${escaped(name)}</a> ${words.weight(bytes.byteLength)}</li>`,
  );
  return [
    `<li class="mail${answered === "200" ? "" : " failed"}" id="mail-${id}">`,
    `<h3>${escaped(template)}</h3>`,
    `<p><time datetime="${at.toISOString()}">${words.at(at)}</time>, ${words.answered(escaped(words.answers[answered]))}</p>`,
    `<dl>${rows.join("\n")}</dl>`,
    links.length === 0 ? "" : `<ul aria-label="${words.attachments}">${links.join("\n")}</ul>`,
    "</li>",
  ]
    .filter((line) => line !== "")
    .join("\n");
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
