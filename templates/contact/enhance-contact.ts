import { entryLines } from "../forms/entry-lines.ts";
import { withLines } from "../forms/mail-action.ts";
import { isAuditRequest, readAuditLink } from "./audit-request.ts";
import { type EntryWords, filledEntries } from "./contact-entries.ts";

/**
 * Opens the fields of an audit for links to them, with the answers that a link carries, and prepares the visitor’s mail
 * with a copy of its text in the page. Without it, the browser opens plain links and sends the form to the mail program.
 */
const form = document.querySelector<HTMLFormElement>("form[name=contact]");
const fold = form?.querySelector("details");
if (form && fold) begin(form, fold);

function begin(form: HTMLFormElement, fold: HTMLDetailsElement): void {
  const words = JSON.parse(form.dataset.words ?? "") as EntryWords;
  const unfold = () => openAudit(form, fold, words.audit);
  unfold();
  addEventListener("hashchange", unfold);
  // Without the note, the e-mail service sends the form, which is an island’s work.
  const note = document.querySelector<HTMLElement>(".prepared-mail");
  if (note === null) return;
  const { href, text } = { href: note.querySelector("a"), text: note.querySelector("textarea") };
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const data = new FormData(form);
    const isAudit = isAuditRequest(data, fold.open);
    const lines = entryLines(filledEntries(words, data, isAudit));
    const address = withLines(form.action, lines, isAudit ? words.audit.subject.value : undefined);
    if (href) href.href = address;
    if (text) text.value = lines.join("\n");
    write(note, "");
    note.hidden = false;
    // The note takes the focus first: when the mail program opens, the page loses it.
    note.focus();
    window.location.assign(address);
  });
  note.querySelector("button")?.addEventListener("click", async ({ currentTarget }) => {
    const { copied = "", selected = "" } = (currentTarget as HTMLElement).dataset;
    text?.select();
    try {
      await navigator.clipboard.writeText(text?.value ?? "");
      write(note, copied);
    } catch {
      // When the clipboard is refused, or missing without HTTPS, the text is selected for copying.
      write(note, selected);
    }
  });
}

function openAudit(form: HTMLFormElement, fold: HTMLDetailsElement, words: EntryWords["audit"]): void {
  const renewal = form.elements.namedItem("renewal") as HTMLSelectElement;
  const values = readAuditLink(
    location.hash,
    words,
    [...renewal.options].map(({ value }) => value),
  );
  if (values === undefined) return;
  fold.open = true;
  for (const [name, value] of Object.entries(values)) {
    (form.elements.namedItem(name) as HTMLInputElement).value = value;
  }
  // Browsers scroll to the plain place only.
  if (Object.keys(values).length > 0) fold.scrollIntoView();
}

function write(note: HTMLElement, sentence: string): void {
  const status = note.querySelector("[role=status]");
  if (status) status.textContent = sentence;
}
