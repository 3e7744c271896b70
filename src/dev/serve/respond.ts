import { editPath } from "../../edit/protocol.ts";
import { readHtml } from "../../html/read-html.ts";
import { type Answer, type Asked, jsonAnswer, plainAnswer } from "../../http/answer.ts";
import { contentTypeOf } from "../../http/content-types.ts";
import { findFile } from "../../http/find-file.ts";
import { findNotFound } from "../../http/find-not-found.ts";
import { isOwnHost, isOwnOrigin } from "../../http/host-names.ts";
import { readTarget } from "../../http/read-target.ts";
import { say } from "../../words/message.ts";
import type { Speech } from "../../words/speech.ts";
import type { PageEditing } from "../edit/page-editing.ts";
import { answerMail } from "../mail/answer-mail.ts";
import { mailPaths, takesPost } from "../mail/mail-paths.ts";
import type { Mailbox } from "../mail/mailbox.ts";
import { countFaults, type DescribeOptions, describePage } from "../panel/describe-page.ts";
import type { Faults } from "../panel/page-description.ts";
import { publishPath } from "../publish/publish-paths.ts";
import type { View } from "../site/view.ts";
import { todoPaths } from "../todo/todo-paths.ts";
import type { ChangeLedger } from "../watch/change-ledger.ts";
import { answerLanguage } from "./answer-language.ts";
import { answerPage } from "./answer-page.ts";
import type { Frame } from "./error-page.ts";
import { goToLastGood, leaveLastGood } from "./last-good.ts";

export type Context = View & {
  /** The address that the server listens on. */
  readonly listening: string;
  readonly ledger: ChangeLedger;
  readonly frame: Frame;
  /** The server’s own files, by their name below `/__dev/`. */
  readonly own: Pick<ReadonlyMap<string, Uint8Array>, "get">;
  readonly mailbox: Pick<Mailbox, "list" | "planned">;
  readonly describeOptions: DescribeOptions;
  /** The catalogue of the reader. */
  readonly speech: Speech;
  /** Set if the reader may edit. */
  readonly editing?: PageEditing | undefined;
};

/**
 * How to handle a request: with an answer, a stream of changes, the list of tasks (`todo`) or the publish page, or by
 * reading its body for `path` (`post`) or the editor (`edit`).
 */
export type Reply =
  | { readonly kind: "answer"; readonly answer: Answer }
  | { readonly kind: "stream" }
  | { readonly kind: "todo"; readonly wants: "page" | "count"; readonly query: URLSearchParams }
  | { readonly kind: "publish" }
  | { readonly kind: "post"; readonly path: string }
  | { readonly kind: "edit"; readonly action: string };

/** Answers from the built site, the received mail and a few paths of the server’s own, never from the disk. */
export function respond(asked: Asked, context: Context): Reply {
  const target = readTarget(asked.target);
  const refused = refuse(asked, target.status === "read" ? target.path : "", context);
  if (refused !== undefined) return { kind: "answer", answer: refused };
  if (target.status === "refused") return { kind: "answer", answer: plainAnswer(400, target.why) };
  const { path, query } = target;
  if (takesPost(path)) return { kind: "post", path };
  if (path.startsWith(editPath)) return { kind: "edit", action: path.slice(editPath.length) };
  const mail = answerMail(path, context.mailbox, context.speech);
  if (mail !== undefined) return { kind: "answer", answer: mail };
  if (path === todoPaths.page) return { kind: "todo", wants: "page", query };
  if (path === todoPaths.count) return { kind: "todo", wants: "count", query };
  if (path === publishPath) return { kind: "publish" };
  if (path === "/__dev/events") return { kind: "stream" };
  if (path.startsWith("/__dev/")) return { kind: "answer", answer: answerOwn(path, query, context) };
  return { kind: "answer", answer: answerPage(path, asked, context) };
}

/** `path` is the path of the target, `""` when there is none. */
function refuse({ method, host, origin }: Asked, path: string, { listening }: Context): Answer | undefined {
  if (!isOwnHost(host, listening)) {
    return plainAnswer(421, say("http.own-names"));
  }
  if (takesPost(path) || path.startsWith(editPath)) {
    if (method !== "POST") return plainAnswer(405, say("http.only-post"), { Allow: "POST" });
    // Browsers send the origin of a posting page: a request without it is not from our pages.
    return isOwnOrigin(origin ?? "", host) ? undefined : refusedOrigin;
  }
  if (method !== "GET" && method !== "HEAD") {
    return plainAnswer(405, say("http.only-get"), { Allow: "GET, HEAD" });
  }
  const isOwn = ["/__dev/", mailPaths.page, todoPaths.page, publishPath].some((start) =>
    path.startsWith(start),
  );
  return origin !== undefined && isOwn && !isOwnOrigin(origin, host) ? refusedOrigin : undefined;
}

const refusedOrigin = plainAnswer(403, say("http.own-pages"));

function answerOwn(path: string, query: URLSearchParams, context: Context): Answer {
  const name = path.slice("/__dev/".length);
  switch (name) {
    case "change":
      return answerChange(query, context);
    case "page":
      return answerDescription(query, context);
    case "faults":
      return answerFaults(query, context);
    case "language":
      return answerLanguage(query);
    case "last-good":
      return goToLastGood(query, context);
    case "problems":
      return leaveLastGood(query);
  }
  const body = context.own.get(name);
  return body === undefined
    ? plainAnswer(404, say("http.no-path"))
    : { status: 200, headers: { "Content-Type": contentTypeOf(name) }, body };
}

/** Returns the number of faults, for the closed panel of a page; null when there is no such page. */
function answerFaults(query: URLSearchParams, { state, base, speech }: Context): Answer {
  const count = countFaults(query.get("file") ?? "", state, base);
  const faults: Faults | null =
    count === undefined ? null : { count, label: speech.pages["to-mend"]({ count }) };
  return jsonAnswer(faults);
}

/** Returns the description of a page, for its panel; null when there is no such page. */
function answerDescription(
  query: URLSearchParams,
  { state, base, describeOptions, mailbox, speech }: Context,
): Answer {
  const description = describePage(query.get("file") ?? "", state, base, describeOptions, speech.tell);
  return jsonAnswer(description === undefined ? null : { ...description, mails: mailbox.list().length });
}

/** Tells the script of a page how to update the page after a change. */
function answerChange(query: URLSearchParams, context: Context): Answer {
  const { state } = context;
  return jsonAnswer({ version: state.version, ...decideChange(query, context) });
}

type Decision =
  | { readonly change: "none" | "reload" }
  | { readonly change: "styles"; readonly styles: readonly string[] };

function decideChange(query: URLSearchParams, { state, base, ledger }: Context): Decision {
  const shows = query.get("shows");
  const from = Number(query.get("from"));
  // A page that is shown before the end of the first build is up to date.
  if (state.status === "starting") return { change: "none" };
  if (shows === "early") return { change: "reload" };
  const isBroken = state.status === "broken";
  if (shows === "last-good") return { change: isBroken ? "none" : "reload" };
  if (shows === "error" || isBroken) return { change: "reload" };
  const { files } = state.site;
  const target = readTarget(query.get("page") ?? "");
  const path =
    target.status === "read" && target.path.startsWith(`${base}/`) ? target.path.slice(base.length) : "/";
  const file = findFile(path, files) ?? findNotFound(path, files);
  if (file !== query.get("file")) return { change: "reload" };
  const change = ledger.changeSince(file, from);
  if (change !== "styles") return { change };
  return { change, styles: stylesOf(Buffer.from(files.get(file) ?? "").toString()) };
}

function stylesOf(html: string): readonly string[] {
  const styles: string[] = [];
  readHtml(html, {
    open(name, { rel, href }) {
      if (name === "link" && rel === "stylesheet" && href !== undefined) styles.push(href);
    },
  });
  return styles;
}
