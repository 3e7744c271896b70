import { timingSafeEqual } from "node:crypto";
import { say } from "../../catalogue/message.ts";
import { addFileAction } from "../../edit/protocol.ts";
import { type Answer, plainAnswer } from "../../http/answer.ts";

/** The headers by which a request proves that a page of this session sent it. */
export type EditHeaders = {
  readonly type: string | undefined;
  /** `Sec-Fetch-Site`: browsers set it themselves, and no script can. */
  readonly fetchSite: string | undefined;
  readonly token: string | undefined;
};

/** The only request that comes without a token: a page has none before editing has begun. */
const beginning = "start";

/** Bytes instead of JSON. Another site’s page cannot send this type either without asking first. */
const typeOf = (action: string) =>
  action === addFileAction ? "application/octet-stream" : "application/json";

/**
 * Refuses what only a page of this server, in edit mode, can send. Its host and its `Origin` have been looked at before. A form or
 * a simple request of another site has neither the type nor the token.
 */
export function guardEdit(
  action: string,
  { type, fetchSite, token }: EditHeaders,
  session: string,
): Answer | undefined {
  if (type !== typeOf(action))
    return plainAnswer(415, say(action === addFileAction ? "http.only-bytes" : "http.only-json"));
  if (fetchSite !== "same-origin") return plainAnswer(403, say("http.own-pages"));
  if (action === beginning || isSame(token ?? "", session)) return undefined;
  return plainAnswer(403, say("http.session-ended"));
}

/** Takes the same time wherever the first difference is. */
function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
