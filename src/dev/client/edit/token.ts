import { editPath } from "../../../edit/protocol.ts";

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
export async function sendWith(token: Token, send: (token: string) => Promise<Response>): Promise<Response> {
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
