import type { BrowserRules, LinkedSentence } from "./applicability-rules.ts";
import { type Entries, numberFields, readBuilding } from "./read-building.ts";
import { type Told, tellDecrees } from "./tell-decrees.ts";

/** Shows below the form what applies to the described building, or marks the fields without a usable value. */
export function answerForm(form: HTMLFormElement, rules: BrowserRules): void {
  const said = form.nextElementSibling;
  const result = said?.nextElementSibling;
  if (!said || !result) return;
  const clear = () => {
    said.textContent = "";
    result.replaceChildren();
  };
  clear();
  // An outdated answer beside changed fields would mislead, above all on paper.
  form.addEventListener("input", clear, { once: true });
  const read = readBuilding(readEntries(form), rules);
  const { refused } = read;
  for (const name of numberFields) mark(form, name, refused.includes(name));
  if (read.building === undefined) {
    field(form, refused[0] ?? "")?.focus();
    return;
  }
  const decrees = tellDecrees(read.building, rules);
  said.textContent = decrees.map(({ summary }) => summary).join(" ");
  const title = element("h3", rules.words.title);
  result.append(title, ...decrees.map((decree) => drawDecree(decree, rules)));
}

function readEntries(form: HTMLFormElement): Entries {
  const chosen = (name: string) =>
    form.querySelector<HTMLSelectElement>(`#champ-${name}`)?.selectedIndex ?? 0;
  const written = (name: string) => field(form, name)?.value ?? "";
  return {
    usage: chosen("usage"),
    permis: chosen("permis"),
    renouvellement: chosen("renouvellement"),
    chauffage: written("chauffage"),
    climatisation: written("climatisation"),
    surface: written("surface"),
  };
}

function field(form: HTMLFormElement, name: string): HTMLInputElement | null {
  return form.querySelector(`#champ-${name}`);
}

function mark(form: HTMLFormElement, name: string, isRefused: boolean): void {
  const input = field(form, name);
  const error = form.querySelector<HTMLElement>(`#champ-${name}-erreur`);
  if (!input || !error) return;
  error.hidden = !isRefused;
  if (isRefused) input.setAttribute("aria-invalid", "true");
  else input.removeAttribute("aria-invalid");
  input.setAttribute("aria-describedby", `champ-${name}-aide${isRefused ? ` ${error.id}` : ""}`);
}

function drawDecree(
  { name, verdict, deadline, sentences, also, applies }: Told,
  { words }: BrowserRules,
): Element {
  const section = element("section");
  if (applies) section.className = "is-due";
  section.append(element("h4", `${name}\u00a0: ${verdict}`));
  if (applies) section.append(element("p", `${words.deadline}\u00a0: ${deadline}`));
  section.append(...sentences.map((sentence) => drawSentence(sentence, words.newTab)));
  if (applies && also.length > 0) {
    section.append(
      element("h5", words.also),
      ...also.map((sentence) => drawSentence(sentence, words.newTab)),
    );
  }
  return section;
}

/** A sentence with the link to its law in brackets. */
function drawSentence([text, law, href]: LinkedSentence, newTab: string): Element {
  const link = element("a", law);
  Object.assign(link, { href, target: "_blank", rel: "noopener" });
  const hint = element("span", ` (${newTab})`);
  hint.className = "visually-hidden";
  link.append(hint);
  const sentence = element("p", `${text} (`);
  sentence.append(link, ")");
  return sentence;
}

function element(name: string, text = ""): HTMLElement {
  const made = document.createElement(name);
  // « 1er » raised, as in the table of cases.
  const [first = "", ...others] = text.split(/\b1er\b/);
  made.append(first);
  for (const after of others) {
    const raised = document.createElement("sup");
    raised.textContent = "er";
    made.append("1", raised, after);
  }
  return made;
}
