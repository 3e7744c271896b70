/** Runs in the list of faults and updates it after each save. Without it, the page is up to date after a reload. */
import { comeBack } from "./come-back.ts";
import { follow } from "./follow.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { askIn } from "./spoken.ts";
import { update } from "./update.ts";

comeBack();
const refreshInTurn = oneAtATime(refresh);

follow(() => void refreshInTurn());
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) void refreshInTurn();
});

async function refresh(): Promise<void> {
  const answer = await askIn(document.documentElement.lang, location.pathname + location.search);
  const next = new DOMParser().parseFromString(await answer.text(), "text/html");
  document.title = next.title;
  const [old, fresh] = [document.getElementById("todo"), next.getElementById("todo")];
  if (old === null || fresh === null) return;
  for (const { id } of old.querySelectorAll<HTMLElement>(".others[open]"))
    fresh.querySelector(`#${CSS.escape(id)}`)?.setAttribute("open", "");
  const focused = old.contains(document.activeElement) ? document.activeElement : null;
  update(old, [...fresh.childNodes]);
  const href = focused?.getAttribute("href");
  if (focused?.isConnected === false && href)
    old.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`)?.focus({ preventScroll: true });
}
