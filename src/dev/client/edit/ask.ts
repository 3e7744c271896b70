import { editPath, tokenHeader } from "../../../edit/protocol.ts";

/** Asks the server below `editPath`. Rejects where it does not answer, or takes this page for another’s. */
export type Ask = <Answer>(name: string, body: unknown) => Promise<Answer>;

/** The server is there and has refused: it has started anew, or no longer lets anybody edit. */
export class NotTaken extends Error {}

export function createAsk(token: string, language: string): Ask {
  return async (name, body) => {
    const answer = await fetch(editPath + name, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Accept-Language": language, [tokenHeader]: token },
      body: JSON.stringify(body),
    });
    if (answer.status === 403) throw new NotTaken(await answer.text());
    if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
}
