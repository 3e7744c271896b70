import { type Answer, redirectAnswer } from "../../http/answer.ts";
import { encodePath, readTarget } from "../../http/read-target.ts";

/** Sets a same-site cookie, and redirects to the page of this server that `to` names. */
export function redirectWithCookie(to: string, cookie: string): Answer {
  const target = readTarget(to);
  // Two slashes would redirect to another server.
  const isOwn = target.status === "read" && !target.path.startsWith("//");
  const path = isOwn ? encodePath(target.path) + writeQuery(target.query) : "/";
  return redirectAnswer(303, path, {
    "Set-Cookie": `${cookie}; Path=/; SameSite=Strict; HttpOnly`,
  });
}

function writeQuery(query: URLSearchParams): string {
  return query.size === 0 ? "" : `?${query}`;
}
