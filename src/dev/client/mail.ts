/** Runs in the mail page: shows what came as soon as it comes. Without it, the page shows it when it is loaded again. */
import { follow } from "./follow.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { askIn } from "./spoken.ts";

// Two answers on their way could come in the wrong order, and the older one hide what has come since.
const refreshInTurn = oneAtATime(refresh);

follow(() => void refreshInTurn());
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) void refreshInTurn();
});

/** What is being chosen in the form stays as it is, unless the server has gone back to its own ways. */
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
