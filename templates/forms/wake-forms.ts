import type { ToastWords } from "./form.ts";
import { prepareMail } from "./prepare-mail.ts";
import type { SendingWords } from "./send-status.tsx";

/**
 * Loads everything that a form needs at its first touch: the islands of a page work together, and notifications are one
 * of them. What is sent before they are live waits for them; if they cannot be had, as after a deployment that took
 * their files away, the page says so and offers the entries as a mail. Without it, the form opens the mail program.
 */
const islands = [...document.querySelectorAll<HTMLElement>("[data-island]")];
const forms = islands.flatMap((place) => {
  const form = place.querySelector("form");
  return form ? [{ place, form }] : [];
});
for (const { place, form } of forms)
  form.addEventListener("submit", (event) => void hold(event, place, form));
for (const place of islands) {
  for (const touch of ["pointerover", "focusin", "touchstart"])
    place.addEventListener(touch, wakeAll, { once: true, passive: true });
}
// Browsers put entries back when a visitor returns, and may have been written in before this script ran.
if (document.readyState === "complete") wakeIfFilled();
else addEventListener("load", wakeIfFilled, { once: true });
document.addEventListener("keydown", focusNotifications);

function wakeAll({ isTrusted }: Event): void {
  if (isTrusted) for (const place of islands) wake(place);
}

/** An island listens for this until it is live, also after its script was not to be had. */
function wake(place: HTMLElement): void {
  place.dispatchEvent(new Event("touchstart"));
}

function wakeIfFilled(): void {
  const fields = islands.flatMap((place) => [...place.querySelectorAll("input, textarea")]);
  const isFilled = (fields as HTMLInputElement[]).some(({ type, value, defaultValue, checked }) =>
    type === "checkbox" ? checked : value !== defaultValue,
  );
  if (isFilled) for (const place of islands) wake(place);
}

async function hold(event: SubmitEvent, place: HTMLElement, form: HTMLFormElement): Promise<void> {
  if (place.dataset.live !== undefined) return;
  event.preventDefault();
  place.nextElementSibling?.matches(".form-lost") && place.nextElementSibling.remove();
  const isLive = new Promise<boolean>((resolve) => {
    place.addEventListener("live", () => resolve(true), { once: true });
    place.addEventListener("lost", () => resolve(false), { once: true });
  });
  for (const each of islands) wake(each);
  if (await isLive) form.requestSubmit();
  else place.after(tellLoss(place, form));
}

/** What the island would say after a failure; it has the words. */
function tellLoss(place: HTMLElement, form: HTMLFormElement): HTMLElement {
  const { words, sending } = JSON.parse(place.dataset.props ?? "") as {
    readonly words: {
      readonly failed?: ToastWords;
      readonly notifications?: { readonly failed: ToastWords };
    };
    readonly sending: SendingWords;
  };
  const { title, text } = words.failed ?? words.notifications?.failed ?? { title: "", text: "" };
  const { address, href, hasFiles } = prepareMail(form);
  const [before = "", after = ""] = sending.wayOut.split("{email}");
  const link = Object.assign(document.createElement("a"), { href, textContent: address });
  const alert = Object.assign(document.createElement("div"), { className: "form-lost", role: "alert" });
  alert.append(
    paragraph("field-error", `${title}. ${text}`),
    paragraph("field-help", before, link, after, hasFiles ? ` ${sending.withoutFiles}` : ""),
  );
  return alert;
}

function paragraph(className: string, ...parts: readonly (string | Node)[]): HTMLElement {
  const made = Object.assign(document.createElement("p"), { className });
  made.append(...parts);
  return made;
}

/** Alt+T, by letter, or by key where Alt changes the letter. */
function focusNotifications(event: KeyboardEvent): void {
  if (!event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.key.toLowerCase() !== "t" && event.code !== "KeyT") return;
  event.preventDefault();
  document.querySelector<HTMLElement>(".toaster")?.focus();
}
