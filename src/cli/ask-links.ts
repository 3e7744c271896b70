import { setTimeout as sleep } from "node:timers/promises";
import type { ExternalLink } from "../check/check-links.ts";
import { fewAtOnce } from "../few-at-once.ts";
import { type Message, say } from "../words/message.ts";

/** The answer of another site to a request for an address. Without `fault` the address works. */
export type LinkAnswer = { readonly link: ExternalLink; readonly fault?: Message; readonly hint: Message };

/** Time limits and retries. Tests use shorter ones. */
export type Patience = {
  readonly timeoutMs: number;
  readonly pauseMs: number;
  readonly tries: number;
  readonly atOnce: number;
  /** The limit for all addresses together. */
  readonly totalMs: number;
};

const patience: Patience = { timeoutMs: 10_000, pauseMs: 1000, tries: 3, atOnce: 6, totalMs: 180_000 };

/**
 * Requests each address, several at a time. Each request may take `timeoutMs`; after a temporary failure an address is
 * requested again, up to `tries` times. Addresses that are left after `totalMs` are reported as not asked. `known`
 * keeps the answers, so that an address which several links share is asked once. `onProgress` is called with the number
 * of addresses done.
 */
export async function askLinks(
  links: readonly ExternalLink[],
  known: Map<string, Promise<LinkAnswer>>,
  onProgress: (done: number) => void = () => {},
  how: Patience = patience,
): Promise<readonly LinkAnswer[]> {
  let done = 0;
  const end = performance.now() + how.totalMs;
  const answer = async (link: ExternalLink): Promise<LinkAnswer> => {
    const asked = known.get(link.url);
    if (asked === undefined && performance.now() > end) return { link, ...explainUnasked(link) };
    const asking = asked ?? askLink(link, how);
    known.set(link.url, asking);
    return { ...(await asking), link };
  };
  return fewAtOnce(links, how.atOnce, async (link) => {
    const answered = await answer(link);
    done += 1;
    onProgress(done);
    return answered;
  });
}

function explainUnasked({ url }: ExternalLink): Omit<LinkAnswer, "link"> {
  return { fault: say("link/external.unasked", { url }), hint: say("link/external.unasked.hint") };
}

async function askLink(link: ExternalLink, how: Patience): Promise<LinkAnswer> {
  const { hostname } = new URL(link.url);
  if (/(?:^|\.)(?:example|invalid|test|example\.(?:com|net|org))$/.test(hostname)) {
    const fault = say("link/external.reserved", { url: link.url });
    return { link, fault, hint: say("link/external.reserved.hint") };
  }
  let outcome = await askOnce(link.url, how.timeoutMs);
  for (let tried = 1; tried < how.tries && isTemporary(outcome); tried += 1) {
    await sleep(how.pauseMs * tried);
    outcome = await askOnce(link.url, how.timeoutMs);
  }
  return { link, ...explain(outcome, link.url) };
}

type Outcome =
  | { readonly kind: "status"; readonly status: number }
  | { readonly kind: "timeout" }
  | { readonly kind: "failure"; readonly reason: string };

/** Many servers refuse HEAD, answer it differently from GET, or close the connection. */
async function askOnce(url: string, timeoutMs: number): Promise<Outcome> {
  const short = await request(url, "HEAD", timeoutMs);
  const isFinal = short.kind === "timeout" || (short.kind === "status" && short.status < 400);
  return isFinal ? short : request(url, "GET", timeoutMs);
}

async function request(url: string, method: "HEAD" | "GET", timeoutMs: number): Promise<Outcome> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { method, signal, headers: { accept: "text/html,*/*;q=0.8" } });
    await response.body?.cancel();
    return { kind: "status", status: response.status };
  } catch (error) {
    if (error instanceof Error && error.name === "TimeoutError") return { kind: "timeout" };
    return { kind: "failure", reason: reasonOf(error) };
  }
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : undefined;
  return code ?? (error instanceof Error ? error.message : String(error));
}

/** True for failures that may be over a moment later. */
function isTemporary(outcome: Outcome): boolean {
  switch (outcome.kind) {
    case "timeout":
      return true;
    case "failure":
      return outcome.reason !== "ENOTFOUND";
    case "status":
      return outcome.status === 429 || outcome.status >= 500;
  }
}

function explain(outcome: Outcome, url: string): Omit<LinkAnswer, "link"> {
  const hint = say("link/external.hint");
  switch (outcome.kind) {
    case "timeout":
      return { fault: say("link/external.silent", { url }), hint };
    case "failure":
      return { fault: say("link/external.unreachable", { url, reason: outcome.reason }), hint };
    case "status": {
      const { status } = outcome;
      if (status < 400) return { hint };
      if ([401, 403, 429, 999].includes(status))
        return { fault: say("link/external.shy", { url, status }), hint };
      return { fault: say("link/external.refused", { url, status }), hint };
    }
  }
}
