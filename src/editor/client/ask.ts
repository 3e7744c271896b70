import { linesType } from "../../dev/extension.ts";
import { addFileAction, editPath, tokenHeader } from "../addresses.ts";
import type { AddFileAnswer, EarlyLine } from "../answers.ts";
import type { AnswerTo, Asked, RequestName } from "../requests.ts";

/**
 * Sends a request below `editPath`. Rejects if the server does not answer, or with `RequestRefused` if it refuses this page.
 * `early` is called with what arrives before the answer.
 */
export type AskServer = <Name extends RequestName>(
  name: Name,
  body: Asked<Name>,
  early?: (told: EarlyLine) => Promise<void>,
) => Promise<AnswerTo<Name>>;

/** The server has refused the page: editing is switched off, or the server has restarted and the site does not build. */
export class RequestRefused extends Error {}

export function createAsk(token: Token, language: string): AskServer {
  return async (name, body, early) => {
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
    return readLines(answer, early);
  };
}

async function readLines(answer: Response, early?: (told: EarlyLine) => Promise<void>) {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  for (let unread = ""; ; ) {
    const { done = true, value = "" } = (await reader?.read()) ?? {};
    const lines = (unread + value).split("\n");
    unread = lines.pop() ?? "";
    for (const line of lines) await early?.(JSON.parse(line));
    if (done) return JSON.parse(unread);
  }
}

/** The token that proves the requests of this page. */
export type Token = {
  current(): string;
  /**
   * Starts the edit mode in the session of a restarted server, which has another token. Typed words stay where they are.
   * False if the server gives this page no other token.
   */
  renew(): Promise<boolean>;
};

/** Sends a request with the token, and once more with a new one if the server has restarted. */
async function sendWith(token: Token, send: (token: string) => Promise<Response>): Promise<Response> {
  const answer = await send(token.current());
  return answer.status === 403 && (await token.renew()) ? send(token.current()) : answer;
}

export function createToken(first: string): Token {
  let current = first;
  return {
    current: () => current,
    renew: async () => {
      const headers = { "Content-Type": "application/json" };
      await fetch(`${editPath}start`, { method: "POST", headers, body: "{}" });
      const answer = await fetch(location.href, { cache: "no-store" });
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      const newest = page.querySelector<HTMLElement>("script[data-token]")?.dataset.token;
      if (newest === undefined || newest === current) return false;
      current = newest;
      return true;
    },
  };
}

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
