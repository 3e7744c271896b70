import { type Answer, plainAnswer } from "../../http/answer.ts";
import { readTarget } from "../../http/read-target.ts";
import type { View } from "../site/view.ts";

const cookieName = "site-dev-last-good";

/** Shows the last good version, on every page, until the site is mended or broken anew. */
export function goToLastGood(query: URLSearchParams, view: View): Answer {
  return redirect(query, `${cookieName}=${tokenOf(view)}`);
}

/** Goes back to the errors. */
export function leaveLastGood(query: URLSearchParams): Answer {
  return redirect(query, `${cookieName}=; Max-Age=0`);
}

/** True where the reader has asked for the last good version of this very breakage. */
export function wantsLastGood(cookies: string, view: View): boolean {
  const value = tokenOf(view);
  return value !== "" && cookies.split(/;\s*/).includes(`${cookieName}=${value}`);
}

function tokenOf({ state, session }: View): string {
  return state.status === "broken" ? `${session}-${state.since}` : "";
}

function redirect(query: URLSearchParams, cookie: string): Answer {
  const target = readTarget(query.get("to") ?? "/");
  // Two slashes would lead to another server.
  const path = target.status === "read" && !target.path.startsWith("//") ? encodeURI(target.path) : "/";
  return plainAnswer(303, `See ${path}`, {
    Location: path,
    "Set-Cookie": `${cookie}; Path=/; SameSite=Strict; HttpOnly`,
  });
}
