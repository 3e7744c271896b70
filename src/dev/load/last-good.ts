import type { Answer } from "../../http/answer.ts";
import { goBack } from "../serve/go-back.ts";
import type { View } from "../site/view.ts";

const cookieName = "site-dev-last-good";

/** Shows the last good version, on every page, until the site is mended or broken anew. */
export function goToLastGood(query: URLSearchParams, view: View): Answer {
  return goBack(query.get("to") ?? "/", `${cookieName}=${tokenOf(view)}`);
}

/** Goes back to the errors. */
export function leaveLastGood(query: URLSearchParams): Answer {
  return goBack(query.get("to") ?? "/", `${cookieName}=; Max-Age=0`);
}

/** True where the reader has asked for the last good version of this very breakage. */
export function wantsLastGood(cookies: string, view: View): boolean {
  const value = tokenOf(view);
  return value !== "" && cookies.split(/;\s*/).includes(`${cookieName}=${value}`);
}

function tokenOf({ state, session }: View): string {
  return state.status === "broken" ? `${session}-${state.since}` : "";
}
