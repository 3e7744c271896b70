import type { FormAnswer, FormField } from "../../../src/editor/answers.ts";
import type { FieldPath, Value } from "../../../src/editor/model/edit.ts";
import { digestOf, type Entry, valueAt } from "./site.ts";

/** What stands in for words that nobody has written yet. */
const toWrite = "À écrire";

/** The form of an entry of the small site, with one field of each kind. */
export function formOf(entry: Entry): FormAnswer {
  const field = (
    path: FieldPath,
    label: string,
    takes: FormField["takes"],
    more: Partial<FormField> = {},
  ): FormField => {
    const value = valueAt(entry, path);
    const given = value === undefined ? {} : { value, ...(value === toWrite && { isBlank: true }) };
    return { path, label, isRequired: true, takes, ...given, ...more };
  };
  const words = { kind: "words" } as const;
  const faq = (entry.data.faq as readonly Value[] | undefined) ?? [];
  const question = (index: number): FormField =>
    field(["faq", index], "Question", {
      kind: "group",
      fields: [
        field(["faq", index, "question"], "Question", words),
        field(["faq", index, "answer"], "Réponse", words),
        field(["faq", index, "notes"], "Précisions", { kind: "yaml", text: "" }, { isRequired: false }),
        ...(index < faq.length ? [] : [source(["faq", index, "source"])]),
      ],
    });
  const source = (path: FieldPath): FormField => {
    const fields = [field([...path, "label"], "Libellé", words), field([...path, "href"], "Lien", words)];
    return field(path, "Source", { kind: "group", fields }, { isRequired: false });
  };
  const steps = (entry.data.steps as readonly string[] | undefined) ?? [];
  const fields: readonly FormField[] =
    entry.name.id === "site"
      ? [field(["name"], "Nom", words, { ripples: true })]
      : [
          field(["title"], "Titre", words, {
            ripples: true,
            help: "Ce que montrent l’onglet et les moteurs de recherche.",
          }),
          field(["pitch"], "Accroche", words),
          field(["summary"], "Résumé", words, { isRequired: false }),
          field(["action"], "Action", {
            kind: "group",
            fields: [
              field(["action", "label"], "Intitulé", words),
              field(["action", "href"], "Adresse", { kind: "address" }),
            ],
          }),
          field(["opened"], "Ouverture", { kind: "date" }),
          field(["accent"], "Couleur", { kind: "colour" }),
          field(["every"], "Révision", { kind: "duration" }),
          field(["visit"], "Visite", { kind: "instant" }),
          field(["rooms"], "Salles", { kind: "number" }),
          field(["isOpen"], "Ouvert au public", { kind: "switch" }),
          field(["isDraft"], "Brouillon", { kind: "switch" }, { holdsBack: { by: "draft" } }),
          field(["tone"], "Ton", {
            kind: "choice",
            choices: [
              { value: "calm", label: "Calme" },
              { value: "lively", label: "Vif" },
            ],
          }),
          field(["author"], "Auteur", {
            kind: "entry",
            choices: [
              "Ada Martin",
              "Béa Roux",
              "Carl Petit",
              "Dora Klein",
              "Élie Brun",
              "Farid Aziz",
              "Gaël Noir",
              "Hana Sato",
              "Inès Costa",
            ].map((label) => ({ value: label.split(" ")[0]?.toLowerCase() ?? "", label })),
          }),
          field(["picture"], "Image", {
            kind: "image",
            choices: [
              { value: "/coupe.svg", label: "Coupe", picture: "/coupe.svg" },
              { value: "/plan.svg", label: "Plan", picture: "/coupe.svg" },
            ],
          }),
          field(["pictureAlt"], "Texte de remplacement", words),
          field(["faq"], "Questions", {
            kind: "list",
            items: faq.map((_, index) => question(index)),
            fresh: question(faq.length),
            blank: { question: toWrite, answer: toWrite },
            one: "une question",
            most: 4,
          }),
          field(["steps"], "Étapes", {
            kind: "list",
            items: steps.map((_, index) => field(["steps", index], "Étape", words)),
            fresh: field(["steps", steps.length], "Étape", words),
            blank: "",
            least: 1,
          }),
          field(
            ["extra"],
            "Réglages fins",
            { kind: "yaml", text: "a:\n  - 1\n  - 2\n" },
            { isRequired: false },
          ),
          field(["route"], "Emplacement", words, { value: "/" }),
        ];
  return {
    label: entry.label,
    file: entry.file,
    digest: digestOf(entry),
    fields,
    ...(entry.name.id !== "site" && { isOneOfMany: true }),
    ...(entry.body === undefined ? {} : { body: entry.body }),
  };
}
