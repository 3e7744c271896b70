import { type Answer, plainAnswer, redirectAnswer } from "../../http/answer.ts";
import { say } from "../../words/message.ts";
import { isSendPath, mailPaths } from "./mail-paths.ts";
import { type MailAnswer, type Mailbox, mailAnswers } from "./mailbox.ts";
import { parseMessage } from "./parse-message.ts";

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
