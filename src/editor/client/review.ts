import type { ReviewAnswer } from "../answers.ts";
import type { Asked } from "../requests.ts";
import type { AskServer } from "./ask.ts";

/** The reviews on the publish page. */
export type Reviews = { look(): Promise<void> };

/**
 * Fills the part of the publish page about reviews, and sends its forms. `onChanged` is called when what would be
 * published has changed by it.
 */
export function showReviews(ask: AskServer, onChanged: () => void): Reviews {
  const part = document.getElementById("review") as HTMLElement;
  const [told, content] = [...part.children] as [HTMLElement, HTMLElement];
  const { asking = "", opening = "", unanswered = "" } = part.dataset;
  let turn = 0;
  let shown = "";

  /** What has come back is read before what leaves. The rest is below it. */
  const placePart = () => {
    const others = document.getElementById("publish") as HTMLElement;
    const isFirst = content.querySelector("[data-first]") !== null;
    if (isFirst === (part.nextElementSibling === others)) return;
    const { activeElement: focused } = document;
    if (isFirst) others.before(part);
    else others.after(part);
    if (part.contains(focused)) (focused as HTMLElement).focus();
  };
  const enable = (isEnabled: boolean) => {
    for (const button of content.querySelectorAll("button")) button.disabled = !isEnabled;
  };
  const show = ({ state, html }: Pick<ReviewAnswer, "state" | "html">) => {
    if (told.textContent !== state) told.textContent = state;
    if (shown === html) {
      enable(true);
      return;
    }
    shown = html;
    content.innerHTML = html;
    placePart();
  };
  const act = async (request: Asked<"review">): Promise<void> => {
    turn += 1;
    const own = turn;
    const isLook = request.act === "look";
    if (!isLook) {
      told.textContent = request.act === "open" ? opening : asking;
      // A second click must not send a second request.
      enable(false);
      told.focus();
    }
    try {
      const answer = await ask("review", request);
      if (turn !== own) return;
      if (answer.address !== undefined) return location.assign(answer.address);
      // A look leaves what the last act has told, and a word that is being written.
      const word = content.querySelector("textarea")?.value ?? "";
      show(isLook ? { state: told.textContent ?? "", html: answer.html } : answer);
      const field = content.querySelector("textarea");
      if (isLook && field !== null) field.value = word;
      if (answer.isChanged) onChanged();
    } catch {
      if (turn === own && !isLook) {
        told.textContent = unanswered;
        enable(true);
      }
    }
  };

  part.addEventListener("submit", (event) => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const data = new FormData(form);
    const text = (name: string) => data.get(name)?.toString() ?? "";
    if (!isChosen(form)) return;
    if (form.dataset.act === "ask") void act({ act: "ask", tree: text("tree"), word: text("word") });
    else void act({ act: "take", commit: text("commit"), choices: readChoices(form) });
  });
  part.addEventListener("click", ({ target }) => {
    const { act: name, name: review = "" } =
      (target as HTMLElement).closest<HTMLElement>("button[data-act]")?.dataset ?? {};
    if (name === "open") void act({ act: "open", name: review });
    else if (name === "withdraw" || name === "decline" || name === "close") void act({ act: name });
  });
  return { look: () => act({ act: "look" }) };
}

/** True if every question of a form has its answer. Otherwise says so beside those that have none, in our own words. */
export function isChosen(form: HTMLFormElement): boolean {
  const open = [...form.querySelectorAll<HTMLElement>("fieldset.clash")].filter((clash) => {
    const isOpen = clash.querySelector("input:checked") === null;
    const wrong = clash.querySelector<HTMLElement>(".wrong");
    if (wrong === null) return isOpen;
    wrong.hidden = !isOpen;
    if (isOpen) clash.setAttribute("aria-describedby", wrong.id);
    else clash.removeAttribute("aria-describedby");
    return isOpen;
  });
  open[0]?.querySelector("input")?.focus();
  return open.length === 0;
}

/** The versions that are chosen in a form. */
export function readChoices(form: HTMLFormElement) {
  return [...form.querySelectorAll<HTMLInputElement>("input[type=radio]:checked")].map(
    ({ name, value }) => ({ key: name, take: value === "mine" ? "mine" : "theirs" }) as const,
  );
}
