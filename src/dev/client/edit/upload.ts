import { addFileAction, editPath, tokenHeader } from "../../../edit/protocol.ts";
import type { AddFileAnswer } from "../../../edit/text-protocol.ts";
import { sendWith, type Token } from "./token.ts";

/** Uploads a file, which the server prepares and names. Rejects if the server does not answer. */
export type Upload = (file: File) => Promise<AddFileAnswer>;

export function createUpload(token: Token, language: string): Upload {
  return async (file) => {
    const answer = await sendWith(token, (current) =>
      fetch(editPath + addFileAction, {
        method: "POST",
        headers: {
          "Content-Type": "application/octet-stream",
          "Accept-Language": language,
          [tokenHeader]: current,
        },
        body: new Blob([`${JSON.stringify({ name: file.name })}\n`, file]),
      }),
    );
    if (!answer.ok) throw new Error(`${addFileAction}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
}
