/** Runs in the to-do page and updates it after each save. Without it, the page is up to date after a reload. */
import { comeBack } from "../../dev/client/come-back.ts";
import { follow } from "../../dev/client/follow.ts";
import { oneAtATime } from "../../dev/client/one-at-a-time.ts";
import { askIn } from "../../dev/client/spoken.ts";

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
  if (old === null || fresh === null || old.innerHTML === fresh.innerHTML) return;
  // The focused line keeps the focus if it is still there.
  const focused = old.contains(document.activeElement)
    ? document.activeElement?.getAttribute("href")
    : undefined;
  old.replaceChildren(...fresh.childNodes);
  if (focused)
    old.querySelector<HTMLElement>(`a[href="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
}
