/** Runs in the page « Publier »: asks the server what is to be published, sends the author’s wish, and shows how far it is. */
import type { PublishAnswer, PublishAsked } from "../../edit/publish-protocol.ts";
import { createAsk } from "./edit/ask.ts";

const pollMs = 500;

const script = document.currentScript as HTMLScriptElement;
const ask = createAsk(script.dataset.token ?? "", document.documentElement.lang);
const state = document.getElementById("state") as HTMLElement;
const part = document.getElementById("publish") as HTMLElement;
const { looking = "", unanswered = "" } = part.dataset;
let turn = 0;

part.addEventListener("submit", (event) => {
  event.preventDefault();
  void go("publish", readForm(event.target as HTMLFormElement));
});
part.addEventListener("click", ({ target }) => {
  const act = (target as HTMLElement).closest<HTMLElement>("button[data-act]")?.dataset.act;
  if (act !== undefined) void go(`publish-${act}`, {});
});
void go("publish-look", {}, "stay");

/** Asks once, and again while a publication runs. What was asked for last is what is shown; `focus`: on the state of it. */
async function go(name: string, body: object, focus: "move" | "stay" = "move"): Promise<void> {
  turn += 1;
  const own = turn;
  part.setAttribute("aria-busy", "true");
  if (name === "publish-look") show({ state: looking, html: "", isRunning: false });
  // A button that is used twice asks once.
  for (const button of part.querySelectorAll("button")) button.disabled = true;
  try {
    let answer = await ask<PublishAnswer>(name, body);
    if (turn !== own) return;
    show(answer);
    if (focus === "move") state.focus();
    while (answer.isRunning) {
      await new Promise((resolve) => setTimeout(resolve, pollMs));
      answer = await ask<PublishAnswer>("publish-state", {});
      if (turn !== own) return;
      show(answer);
    }
  } catch {
    if (turn === own) show({ state: unanswered, html: "", isRunning: false });
  }
  part.removeAttribute("aria-busy");
}

/** Leaves what is the same as it is: a button keeps the focus, and nothing is read out twice. */
function show(answer: PublishAnswer): void {
  if (state.textContent !== answer.state) state.textContent = answer.state;
  const fresh = document.createElement("template");
  fresh.innerHTML = answer.html;
  if (part.innerHTML === fresh.innerHTML) return;
  const hadFocus = part.contains(document.activeElement);
  part.replaceChildren(fresh.content);
  if (hadFocus) state.focus();
}

/** The fields of the form that was sent, and the versions that were chosen. */
function readForm(form: HTMLFormElement): PublishAsked {
  const data = new FormData(form);
  const text = (name: string) => data.get(name)?.toString();
  const choices = [...form.querySelectorAll<HTMLInputElement>("input[type=radio]:checked")].map(
    ({ name, value }) => ({ key: name, take: value === "mine" ? "mine" : "theirs" }) as const,
  );
  return { tree: text("tree"), message: text("message"), choices };
}
