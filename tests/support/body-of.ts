import { isMessage } from "../../src/catalogue/message.ts";
import type { Answer } from "../../src/http/answer.ts";
import { tell } from "./speech.ts";

/** What an answer says to a reader of English. */
export function bodyOf({ body }: Pick<Answer, "body">): string {
  return isMessage(body) ? tell(body) : Buffer.from(body).toString();
}
