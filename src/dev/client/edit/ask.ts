import { editPath, linesType, type ShownPage, tokenHeader } from "../../../edit/protocol.ts";
import { sendWith, type Token } from "./token.ts";

/**
 * Sends a request below `editPath`. Rejects if the server does not answer, or with `RequestRefused` if it refuses this page.
 * `preview` is called with pages that arrive before the answer.
 */
export type Ask = <Answer>(name: string, body: unknown, preview?: Preview) => Promise<Answer>;

export type Preview = (page: ShownPage) => Promise<void>;

/** The server has refused the page: editing is switched off, or the server has restarted and the site does not build. */
export class RequestRefused extends Error {}

export function createAsk(token: Token, language: string): Ask {
  return async (name, body, preview) => {
    const answer = await sendWith(token, (current) =>
      fetch(editPath + name, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          Accept: linesType,
          "Accept-Language": language,
          [tokenHeader]: current,
        },
        body: JSON.stringify(body),
      }),
    );
    if (answer.status === 403) throw new RequestRefused(await answer.text());
    if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
    return readLines(answer, preview);
  };
}

async function readLines(answer: Response, preview?: Preview) {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  for (let unread = ""; ; ) {
    const { done = true, value = "" } = (await reader?.read()) ?? {};
    const lines = (unread + value).split("\n");
    unread = lines.pop() ?? "";
    for (const line of lines) await preview?.(JSON.parse(line));
    if (done) return JSON.parse(unread);
  }
}
