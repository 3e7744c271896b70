/** Runs in the page of a site’s stand-in for a service. Without it, the page shows what has come when it is reloaded. */
import { comeBack } from "./come-back.ts";
import { follow } from "./follow.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { askIn } from "./spoken.ts";

comeBack();

// Two responses could arrive in the wrong order, and the older one would hide what is newer.
const refreshInTurn = oneAtATime(refresh);

follow(refreshInTurn);
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) void refreshInTurn();
});

/** Updates what may change. The choices in a form stay while the reader is using it. */
async function refresh(): Promise<void> {
  const answer = await askIn(document.documentElement.lang, location.pathname);
  const next = new DOMParser().parseFromString(await answer.text(), "text/html");
  document.title = next.title;
  for (const old of document.querySelectorAll("[data-live]:not(form:focus-within)")) {
    const fresh = next.getElementById(old.id);
    if (fresh && old.innerHTML !== fresh.innerHTML) old.innerHTML = fresh.innerHTML;
  }
}
