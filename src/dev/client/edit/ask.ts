import { editPath, tokenHeader } from "../../../edit/protocol.ts";

/** Sends a request below `editPath`. Rejects if the server does not answer, or with `NotTaken` if it refuses this page. */
export type Ask = <Answer>(name: string, body: unknown) => Promise<Answer>;

/** The server has refused the page: it has restarted, or editing is switched off. */
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
