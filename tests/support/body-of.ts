import { readFileSync } from "node:fs";
import type { Answer } from "../../src/http/answer.ts";
import { isMessage } from "../../src/words/message.ts";
import { tell } from "./speech.ts";

/** What an answer says to a reader of English. */
export function bodyOf({ body }: Pick<Answer, "body">): string {
  if (isMessage(body)) return tell(body);
  if (typeof body === "function") return Buffer.from(body()).toString();
  return typeof body === "object" && "place" in body
    ? readFileSync(body.place, "utf8")
    : Buffer.from(body).toString();
}
