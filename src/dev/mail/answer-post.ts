import { type Answer, plainAnswer, redirectAnswer } from "../../http/answer.ts";
import { type Message, Mistake, say } from "../../words/message.ts";
import { isSendPath, mailPaths } from "./mail-paths.ts";
import { type Attachment, type Mail, type MailAnswer, type Mailbox, mailAnswers } from "./mailbox.ts";

/** A response, no response while the client waits, or a closed connection. */
export type PostReply =
  | { readonly kind: "answer"; readonly answer: Answer }
  | { readonly kind: "hang" }
  | { readonly kind: "reset" };

/** Handles a message, or a button of the mail page. `path` satisfies `takesPost`. */
export async function answerPost(
  path: string,
  type: string,
  body: Buffer,
  mailbox: Mailbox,
): Promise<PostReply> {
  if (isSendPath(path)) return takeMessage(type, body, mailbox);
  if (path === mailPaths.empty) mailbox.empty();
  else {
    const form = new URLSearchParams(body.toString());
    const answer = mailAnswers.find((known) => known === form.get("answer"));
    if (answer === undefined) return { kind: "answer", answer: plainAnswer(400, say("http.no-answer")) };
    mailbox.plan({ answer, scope: form.get("scope") === "next" ? "next" : "all" });
  }
  return { kind: "answer", answer: redirectAnswer(303, mailPaths.page) };
}

async function takeMessage(type: string, body: Buffer, mailbox: Mailbox): Promise<PostReply> {
  const parsed = await parseMessage(type, body);
  switch (parsed.status) {
    case "refused":
      return { kind: "answer", answer: plainAnswer(parsed.code, parsed.why) };
    case "parsed": {
      const answer = mailbox.keep(parsed.message, new Date());
      if (answer === "hang" || answer === "reset") return { kind: answer };
      return { kind: "answer", answer: plainAnswer(Number(answer), words[answer]) };
    }
  }
}

/** The texts with which the service itself answers. */
const words: Readonly<Record<Exclude<MailAnswer, "hang" | "reset">, string>> = {
  200: "OK",
  400: "Bad Request",
  403: "Forbidden",
  413: "Payload Too Large",
  429: "Too Many Requests",
  500: "Internal Server Error",
};

/** A message, or the response that explains what is wrong with it. */
export type Parsed =
  | { readonly status: "parsed"; readonly message: Mail }
  | { readonly status: "refused"; readonly code: 400 | 413 | 415; readonly why: Message };

/**
 * Reads what the script of EmailJS sends: JSON from `send`, a form with files from `send-form`. The account fields are
 * required, as by the service, and not kept.
 */
export async function parseMessage(type: string, body: Buffer): Promise<Parsed> {
  try {
    if (/^application\/json\b/i.test(type)) return readJson(body);
    if (/^multipart\/form-data\b/i.test(type)) return readForm(await parseForm(type, body));
  } catch (error) {
    return refuse(400, say("http.mail.unreadable", { reason: reasonOf(error) }));
  }
  return refuse(415, say("http.mail.type"));
}

/** The largest number of fields and files of one message, far more than any form has. */
const mostParts = 1000;
/**
 * Parsed JSON takes up to thirty times the memory of its bytes. The service refuses more than 50 KB of text; files are
 * sent as forms.
 */
const mostJsonBytes = 2_000_000;
const accountFields = ["lib_version", "user_id", "service_id", "template_id"];

function refuse(code: 400 | 413 | 415, why: Message): Parsed {
  return { status: "refused", code, why };
}

/** The reason of an error. Parsers of other packages give it in English only. */
function reasonOf(error: unknown): Message | string {
  if (error instanceof Mistake) return error.text;
  return error instanceof Error ? error.message : String(error);
}

function readJson(body: Buffer): Parsed {
  if (body.byteLength > mostJsonBytes) return refuse(413, say("http.mail.long-json"));
  const sent = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body)) as unknown;
  if (typeof sent !== "object" || sent === null || Array.isArray(sent))
    return refuse(400, say("http.mail.no-object"));
  const { template_params: params = {}, ...account } = sent as Readonly<Record<string, unknown>>;
  if (typeof params !== "object" || params === null || Array.isArray(params))
    return refuse(400, say("http.mail.no-parameters"));
  return finish([...toFields(account), ...toFields(params)], []);
}

function toFields(object: object): Mail["fields"] {
  return Object.entries(object).map(([name, value]) => [
    name,
    typeof value === "string" ? value : JSON.stringify(value),
  ]);
}

type Form = { readonly fields: Mail["fields"]; readonly files: readonly Attachment[] };

function readForm({ fields, files }: Form): Parsed {
  // An empty file field is sent as one file without a name.
  return finish(
    fields,
    files.filter(({ name, bytes }) => name !== "" || bytes.byteLength > 0),
  );
}

function finish(all: Mail["fields"], files: Mail["files"]): Parsed {
  const textOf = (name: string) => all.find(([field]) => field === name)?.[1] ?? "";
  const missing = accountFields.filter((name) => name !== "lib_version" && textOf(name) === "");
  if (all.length > mostParts) return refuse(400, say("http.mail.fields"));
  if (missing.length > 0) return refuse(400, say("http.mail.missing", { fields: missing }));
  const fields = all.filter(([name]) => !accountFields.includes(name));
  return { status: "parsed", message: { template: textOf("template_id"), fields, files } };
}

/**
 * Node’s own reader takes a body that is already in memory, and answers or throws at once: no damage keeps the sender
 * waiting. Throws an `Error`, or a `Mistake` about too many parts.
 */
async function parseForm(type: string, body: Buffer): Promise<Form> {
  // Each part takes far more memory than its bytes, so they are counted first.
  if (countParts(type, body) > mostParts) throw new Mistake(say("http.mail.parts"));
  const form = await new Response(new Uint8Array(body), { headers: { "content-type": type } }).formData();
  const fields: (readonly [string, string])[] = [];
  const files: Attachment[] = [];
  for (const [name, value] of form) {
    if (typeof value === "string") fields.push([name, value]);
    else files.push({ name: value.name, bytes: Buffer.from(await value.arrayBuffer()) });
  }
  return { fields, files };
}

/** At least the number of parts; a form without a boundary has none. */
function countParts(type: string, body: Buffer): number {
  const boundary = /;\s*boundary="?([^";]+)/i.exec(type)?.[1];
  if (boundary === undefined) return 0;
  // The last one closes the form.
  let count = -1;
  for (let at = body.indexOf(`--${boundary}`); at !== -1; at = body.indexOf(`--${boundary}`, at + 1))
    count += 1;
  return count;
}
