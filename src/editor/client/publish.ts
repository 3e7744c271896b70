/** Runs in the publish page: shows what would be published, sends the form, and shows the progress. */

import { comeBack } from "../../dev/client/come-back.ts";
import type { PublishAnswer } from "../answers.ts";
import type { Asked } from "../requests.ts";
import { createAsk, createToken } from "./ask.ts";
import { showPictures } from "./pictures.ts";
import { isChosen, readChoices, showReviews } from "./review.ts";

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
  const form = event.target as HTMLFormElement;
  if (form.dataset.act === "sign") void go("sign", readAuthor(form));
  else if (form.dataset.act === "sign-in") void go("connect", readSignIn(form), "move", form.dataset.doing);
  else if (isChosen(form)) void go("publish", readForm(form, event.submitter));
});
part.addEventListener("click", ({ target }) => {
  const { dataset } =
    (target as HTMLElement).closest<HTMLElement>("button[data-act], button[data-copy]") ?? {};
  const act = dataset?.act;
  if (act === "look" || act === "stop") void go(`publish-${act}`, {});
  if (act === "connect" && dataset) void go("connect", readStep(dataset), "move", dataset.doing);
  if (dataset?.copy !== undefined) void copy(dataset.copy, dataset.copied);
});
part.addEventListener("change", ({ target }) => {
  if ((target as HTMLInputElement).name === "without")
    void go("publish-look", { without: listKept() }, "stay");
});
void go("publish-look", {}, "stay");

/**
 * Sends a request, then polls while a publication runs. Only the last request is shown. `focus`: whether its state gets
 * the focus. `doing` is the state while the server works, if the page stays as it is.
 */
async function go<Name extends "publish" | "publish-look" | "publish-stop" | "sign" | "connect">(
  name: Name,
  body: Asked<Name>,
  focus: "move" | "stay" = "move",
  doing?: string,
): Promise<void> {
  turn += 1;
  const own = turn;
  part.setAttribute("aria-busy", "true");
  // A choice keeps the page as it is until what it changes is known.
  const isChoice = name === "publish-look" && "without" in body;
  if (doing !== undefined) state.textContent = doing;
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
  if (shown === answer.html) {
    for (const button of part.querySelectorAll("button")) button.disabled = false;
    return;
  }
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

function readAuthor(form: HTMLFormElement): Asked<"sign"> {
  const data = new FormData(form);
  return { name: textOf(data, "name"), email: textOf(data, "email"), everywhere: data.has("everywhere") };
}

function readSignIn(form: HTMLFormElement): Asked<"connect"> {
  const data = new FormData(form);
  return { step: "sign-in", user: textOf(data, "user"), secret: textOf(data, "secret") };
}

function textOf(data: FormData, name: string): string {
  return data.get(name)?.toString() ?? "";
}

function readStep({ step, fingerprint = "" }: DOMStringMap): Asked<"connect"> {
  return step === "trust" ? { step, fingerprint } : { step: step as "try" | "key" | "ssh" };
}

/** Copies the text of a field, which also is selected for browsers that allow no script to copy. */
async function copy(id: string, copied = ""): Promise<void> {
  const field = document.getElementById(id) as HTMLTextAreaElement;
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    state.textContent = copied;
  } catch {
    // The text is selected, for the keys that copy.
  }
}
