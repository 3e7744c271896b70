import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";
import remarkHtml from "remark-html";
import remarkParse from "remark-parse";
import { unified } from "unified";
import type { FieldOnPage, ShownPage } from "../../../src/editor/answers.ts";
import type { EntryName, FieldPath } from "../../../src/editor/model/edit.ts";
import { digestOf, type Entry, find, valueAt } from "./site.ts";

const html = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).use(remarkHtml);

const styles = `
:root { color-scheme: light dark; font: 1.1rem/1.5 Georgia, serif; background: #f4f1ea; color: #14202b }
@media (prefers-color-scheme: dark) { :root { background: #0f1a24; color: #e9e4d8 } a { color: #a9bcff } }
body { margin: 0 } main { max-width: 44rem; padding: 2rem 1.25rem; margin: auto }
header { display: flex; gap: 2rem; padding: 1rem }
li { margin: 0.4em 0 } td, th { padding: 0.2em 1em } .card { position: relative } .card a::after { content: ""; position: absolute; inset: 0 }
`;

/** The one value that texts of the small site may name. */
export const rooms = { name: "salles", label: "Nombre de salles", value: "12" };

/** The page of the small site as the server has it in edit mode, and its fields. */
export function draw(entries: readonly Entry[]): ShownPage {
  const fields: FieldOnPage[] = [];
  const note = (
    entry: EntryName,
    path: FieldPath,
    label: string,
    more: Partial<FieldOnPage> = {},
  ): { readonly number: number; readonly text: string } => {
    const value = String(valueAt(find(entries, entry), path) ?? "");
    const known = fields.findIndex((field) => field.entry === entry && field.path.join() === path.join());
    const named = value.includes("{salles}") ? { named: [rooms] } : {};
    if (known === -1) fields.push({ entry, path, label, kind: "words", value, ...named, ...more });
    return { number: known === -1 ? fields.length - 1 : known, text: typeset(value) };
  };
  const home = find(entries, { collection: "pages", id: "home" });
  const whole = (path: FieldPath, label: string) => {
    const { number, text } = note(home.name, path, label);
    return `data-edit="${number}">${escapeText(text)}`;
  };
  const site = find(entries, { collection: undefined, id: "site" });
  const name = note(site.name, ["name"], "Nom", { pages: 3 });
  const picture = note(home.name, ["pictureAlt"], "Texte de remplacement");
  const faq = (home.data.faq as object[]).map(
    (_, index) =>
      `<details${index === 0 ? " open" : ""}><summary ${whole(["faq", index, "question"], "Question")}</summary><p ${whole(["faq", index, "answer"], "Réponse")}</p></details>`,
  );
  const steps = (home.data.steps as string[]).map(
    (_, index) => `<li ${whole(["steps", index], "Étape")}</li>`,
  );
  const body = note(home.name, [], "Texte", { kind: "body" });
  const words = String(html.processSync(home.body ?? ""));
  const { length: count } = [...words.matchAll(/^<(?:h\d|p|ul|ol|table|blockquote|section|pre|div)\b/gm)];
  const before = "Écrire à ";
  const drawn = `<!DOCTYPE html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeText(typeset(String(home.data.title)))}</title><style>${styles}</style></head>
<body><header><a href="/" data-edit="${name.number}">${escapeText(name.text)}</a></header>
<main><h1 ${whole(["title"], "Titre")}</h1>
<p ${whole(["pitch"], "Accroche")}</p>
<p id="mail" data-edit="${name.number}@0+${before.length}-0+${before.length + name.text.length}">${before}${escapeText(name.text)} aujourd’hui</p>
<p><a href="${home.data.action ? "/services" : ""}" ${whole(["action", "label"], "Action")}</a></p>
<p><img src="/coupe.svg" width="120" height="60" alt="${escapeText(picture.text)}" data-edit-attribute="alt=${picture.number}"></p>
${faq.join("\n")}
<ol class="steps">${steps.join("")}</ol>
<label>Votre nom <input name="nom"></label>
<div class="prose">${words.replace(/^<(\w+)/, `<$1 data-edit-body="${body.number}:${count}"`)}</div>
</main></body></html>
`;
  return {
    html: drawn,
    fields,
    entries: entries.map((entry) => ({
      entry: entry.name,
      label: entry.label,
      file: entry.file,
      digest: digestOf(entry),
    })),
    elsewhere: [],
  };
}

/** As the typography of a site would: the words of the file are others. */
function typeset(text: string): string {
  return text.replaceAll("'", "’").replaceAll(" ?", "\u202f?").replaceAll("{salles}", rooms.value);
}

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
