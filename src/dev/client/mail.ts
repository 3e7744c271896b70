/** Runs in the mail page: shows what came as soon as it comes. Without it, the page shows it when it is loaded again. */
import { follow } from "./follow.ts";

follow(() => void refresh());
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) void refresh();
});

let isAsked = false;
let isBusy = false;

/** One answer at a time: an older one that came late would hide what came since. */
async function refresh(): Promise<void> {
  isAsked = true;
  if (isBusy) return;
  isBusy = true;
  try {
    while (isAsked) {
      isAsked = false;
      await showAnswer();
    }
  } finally {
    isBusy = false;
  }
}

/** What is being chosen in the form stays as it is, unless the server has gone back to its own ways. */
async function showAnswer(): Promise<void> {
  const answer = await fetch(location.pathname);
  const next = new DOMParser().parseFromString(await answer.text(), "text/html");
  document.title = next.title;
  const ids = document.activeElement?.closest("#orders") ? ["mails"] : ["mails", "orders"];
  for (const id of ids) {
    const [old, fresh] = [document.getElementById(id), next.getElementById(id)];
    if (old !== null && fresh !== null && old.innerHTML !== fresh.innerHTML)
      old.replaceChildren(...fresh.childNodes);
  }
}
