/** Runs in the publish page: shows what would be published, sends the form, and shows the progress. */

import { comeBack } from "../../dev/client/come-back.ts";
import type { PublishAnswer } from "../answers.ts";
import type { Asked } from "../requests.ts";
import { createAsk, createToken } from "./ask.ts";
import { showPictures } from "./pictures.ts";
import { readChoices, showReviews } from "./review.ts";

const pollMs = 500;

comeBack();

const script = document.currentScript as HTMLScriptElement;
const ask = createAsk(createToken(script.dataset.token ?? ""), document.documentElement.lang);
const state = document.getElementById("state") as HTMLElement;
const part = document.getElementById("publish") as HTMLElement;
const { looking = "", unanswered = "" } = part.dataset;
let turn = 0;
let shown = "";
showPictures(part);
const reviews = showReviews(ask, () => void go("publish-look", {}, "stay"));

part.addEventListener("submit", (event) => {
  event.preventDefault();
  void go("publish", readForm(event.target as HTMLFormElement, event.submitter));
});
part.addEventListener("click", ({ target }) => {
  const act = (target as HTMLElement).closest<HTMLElement>("button[data-act]")?.dataset.act;
  if (act === "look" || act === "stop") void go(`publish-${act}`, {});
});
part.addEventListener("change", ({ target }) => {
  if ((target as HTMLInputElement).name === "without")
    void go("publish-look", { without: listKept() }, "stay");
});
void go("publish-look", {}, "stay");

/**
 * Sends a request, then polls while a publication runs. Only the last request is shown. `focus`: whether its state gets
 * the focus.
 */
async function go<Name extends "publish" | "publish-look" | "publish-stop">(
  name: Name,
  body: Asked<Name>,
  focus: "move" | "stay" = "move",
): Promise<void> {
  turn += 1;
  const own = turn;
  part.setAttribute("aria-busy", "true");
  // A choice keeps the page as it is until what it changes is known.
  const isChoice = name === "publish-look" && "without" in body;
  if (isChoice) state.textContent = looking;
  else if (name === "publish-look") show({ state: looking, html: "", isRunning: false });
  // A second click must not send a second request.
  for (const button of part.querySelectorAll("button")) button.disabled = true;
  try {
    let answer: PublishAnswer = await ask(name, body);
    if (turn !== own) return;
    show(answer);
    if (focus === "move") state.focus();
    while (answer.isRunning) {
      await new Promise((resolve) => setTimeout(resolve, pollMs));
      answer = await ask("publish-state", {});
      if (turn !== own) return;
      show(answer);
    }
  } catch {
    if (turn === own) show({ state: unanswered, html: "", isRunning: false });
  }
  part.removeAttribute("aria-busy");
  if (turn === own) void reviews.look();
}

/** Changes only what differs, so that a button keeps the focus and screen readers announce nothing twice. */
function show(answer: PublishAnswer): void {
  if (state.textContent !== answer.state) state.textContent = answer.state;
  if (shown === answer.html) return;
  shown = answer.html;
  const fresh = document.createElement("template");
  fresh.innerHTML = shown;
  const { activeElement: focused } = document;
  const hadFocus = part.contains(focused);
  const note = part.querySelector<HTMLTextAreaElement>("#message");
  const typed = note !== null && note.value !== note.defaultValue ? note.value : undefined;
  part.replaceChildren(fresh.content);
  const again = part.querySelector<HTMLTextAreaElement>("#message");
  if (again !== null && typed !== undefined) again.value = typed;
  for (const words of part.querySelectorAll<HTMLElement>(".words")) {
    const first = words.querySelector("mark");
    // A long text begins at what differs.
    if (first !== null) words.scrollTop = first.offsetTop - words.offsetTop - words.clientHeight / 3;
  }
  if (!hadFocus) return;
  const same = focused?.id ? document.getElementById(focused.id) : null;
  (same ?? state).focus({ preventScroll: same !== null });
}

/** Reads the fields of the form and the chosen versions. */
function readForm(form: HTMLFormElement, submitter: HTMLElement | null): Asked<"publish"> {
  const data = new FormData(form, submitter);
  const text = (name: string) => data.get(name)?.toString();
  return {
    ...{ tree: text("tree"), message: text("message"), choices: readChoices(form) },
    ...{ without: listKept(), gives: data.has("gives") },
  };
}

/** The keys of what stays here. */
function listKept(): string[] {
  const ticked = part.querySelectorAll<HTMLInputElement>("input[name=without]:checked");
  return [...ticked].map(({ value }) => value);
}
