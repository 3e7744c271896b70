import { type Answer, plainAnswer } from "../../http/answer.ts";
import { say } from "../../words/message.ts";
import type { Speech } from "../../words/speech.ts";
import { toolPageHeaders } from "../serve/tool-page.ts";
import { drawMailPage } from "./mail-page.ts";
import { mailPaths } from "./mail-paths.ts";
import type { Mailbox } from "./mailbox.ts";

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
