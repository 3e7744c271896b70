/** Runs in the mail page and shows messages as they arrive. Without it, the page shows them when it is reloaded. */
import { follow } from "./follow.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { askIn } from "./spoken.ts";

// Two responses could arrive in the wrong order, and the older one would hide newer messages.
const refreshInTurn = oneAtATime(refresh);

follow(() => void refreshInTurn());
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) void refreshInTurn();
});

/** Updates the messages and the form. The choice in the form stays while the reader is using it. */
async function refresh(): Promise<void> {
  const answer = await askIn(document.documentElement.lang, location.pathname);
  const next = new DOMParser().parseFromString(await answer.text(), "text/html");
  document.title = next.title;
  const ids = document.activeElement?.closest("#orders") ? ["mails"] : ["mails", "orders"];
  for (const id of ids) {
    const [old, fresh] = [document.getElementById(id), next.getElementById(id)];
    if (old !== null && fresh !== null && old.innerHTML !== fresh.innerHTML)
      old.replaceChildren(...fresh.childNodes);
  }
}
