import { timingSafeEqual } from "node:crypto";
import { addFileAction } from "../../edit/protocol.ts";
import { type Answer, plainAnswer } from "../../http/answer.ts";
import { say } from "../../words/message.ts";

/** The headers by which a request proves that a page of this session sent it. */
export type EditHeaders = {
  readonly type: string | undefined;
  /** `Sec-Fetch-Site`: only browsers can set it, not scripts. */
  readonly fetchSite: string | undefined;
  readonly token: string | undefined;
};

/** The only request without a token, because a page has none before editing begins. */
const beginning = "start";

/** Like JSON, `application/octet-stream` forces browsers to send a preflight request from pages of other sites. */
const typeOf = (action: string) =>
  action === addFileAction ? "application/octet-stream" : "application/json";

/**
 * Refuses requests that do not come from a page of this server in edit mode. The host and the `Origin` are checked
 * before. A form or a simple request of another site has neither the type nor the token.
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

/** Compares in constant time. */
function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
