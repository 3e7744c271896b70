import type { Answer } from "../../http/answer.ts";
import type { View } from "../site/view.ts";
import { redirectWithCookie } from "./redirect-with-cookie.ts";

const cookieName = "site-dev-last-good";

/** Shows the last good version of every page until the errors are fixed or new ones appear. */
export function goToLastGood(query: URLSearchParams, view: View): Answer {
  return redirectWithCookie(query.get("to") ?? "/", `${cookieName}=${tokenOf(view)}`);
}

/** Returns to the error pages. */
export function leaveLastGood(query: URLSearchParams): Answer {
  return redirectWithCookie(query.get("to") ?? "/", `${cookieName}=; Max-Age=0`);
}

/** True when the reader asked for the last good version during this series of errors. */
export function wantsLastGood(cookies: string, view: View): boolean {
  const value = tokenOf(view);
  return value !== "" && cookies.split(/;\s*/).includes(`${cookieName}=${value}`);
}

function tokenOf({ state, session }: View): string {
  return state.status === "broken" ? `${session}-${state.since}` : "";
}
