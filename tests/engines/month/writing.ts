import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { waitUntil } from "../../support/engines/person.ts";
import { projectRoot } from "../../support/run-site.ts";
import { type Desk, inForm, settle, type Task, typeDay } from "./desk.ts";

const article = "content/articles/ventiler-la-nuit.md";
const route = "/ventiler-la-nuit";

/** Opens the text of the article, with the caret in a paragraph or a heading. */
async function openText({ person, openPage }: Desk, words: string, role = "words"): Promise<void> {
  await openPage(route);
  if (role === "words") await person.clickWords(words);
  else await person.click(role, words);
  await person.find("toolbar", "Outils du texte");
}

/** A new, empty paragraph at the end of the text. */
async function addParagraph({ person }: Desk): Promise<void> {
  await person.press("Control+End", "Enter");
}

async function takePhotograph(folder: string): Promise<string> {
  const path = join(folder, "IMG_2041.jpg");
  await sharp({ create: { width: 2400, height: 1600, channels: 3, background: "#6a7f92" } })
    .jpeg()
    .toFile(path);
  return path;
}

const pdf = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`;

function writePdf(folder: string, name: string): string {
  const path = join(folder, name);
  writeFileSync(path, pdf);
  return path;
}

/** An article from its first word to its day. */
export const writing: readonly Task[] = [
  {
    day: 5,
    name: "Commencer un article, avec sa catégorie et son dessin choisis par leur nom",
    run: async (desk) => {
      const { person } = desk;
      const within = { within: { role: "dialog", name: "Nouveau" } };
      await desk.openPage("/blog");
      await person.click("button", "Nouveau");
      await person.fill("Titre", "Ventiler la nuit", { ...within, at: 0 });
      await person.fill("Titre", "Ventiler la nuit, bureaux", { ...within, at: 1 });
      await person.fill("Description", "Ce que l’air de la nuit apporte à un immeuble de bureaux.", within);
      await person.fill("Chapô", "L’air de la nuit rafraîchit un immeuble, à trois conditions.", within);
      await person.click("button", /^Catégorie/, within);
      await person.click("radio", "Innovation");
      await person.click("button", /^Dessin/, within);
      await person.click("radio", /^Coupe/, { at: 0 });
      await person.click("button", "Commencer le brouillon");
      await waitUntil(
        async () => (await person.address()) === route,
        () => "the draft is never shown",
      );
      await desk.fileSays(article, "draft: true");
      await desk.fileSays(article, "category: innovation");
      await person.find("toolbar", "Modification");
      await person.sees("Innovation");
      await person.seesNo("Catégorie : à compléter");
    },
  },
  {
    day: 5,
    name: "Coller le texte écrit dans Word, avec un tableau et une note",
    run: async (desk) => {
      const { person } = desk;
      await openText(desk, "à compléter");
      await person.press("Control+a");
      const word = readFileSync(join(projectRoot, "tests/editor/client/paste/clipboards/word.html"), "utf8");
      await person.paste({ html: word, text: "" });
      await person.sees("Le collage laissera de côté");
      await person.press("Enter");
      await desk.fileSays(article, "## Le décret BACS en clair");
      await desk.fileSays(article, /\[\^1\]:/);
    },
  },
  {
    day: 5,
    name: "Coller une réponse de ChatGPT, avec ses dièses et ses étoiles",
    run: async (desk) => {
      const { person } = desk;
      await openText(desk, "Ce que dit le texte");
      await addParagraph(desk);
      await person.paste({
        text: "## Points clés\n\n- **Ouvrir** à minuit\n- Fermer à six heures\n\n2 * 3 * 4",
      });
      await desk.fileSays(article, "## Points clés");
      await desk.fileSays(article, "**Ouvrir** à minuit");
      await person.find("heading", "Points clés");
      await person.seesNo("**Ouvrir**");
      await person.sees("2 * 3 * 4");
    },
  },
  {
    day: 6,
    name: "Coller « 3e » avec son exposant, et savoir ce qu’il devient",
    run: async (desk) => {
      const { person } = desk;
      await openText(desk, "Points clés", "heading");
      await addParagraph(desk);
      await person.paste({ html: "<p>Le 3<sup>e</sup> étage</p>", text: "Le 3e étage" });
      await waitUntil(
        async () =>
          /exposant|Le 3e étage/.test(await person.read()) || /3\S*e\S* étage/.test(desk.file(article)),
        () => "nothing is pasted",
      );
      if (/Le collage laissera/.test(await person.read())) await person.press("Enter");
      await desk.fileSays(article, /3.*e.* étage/);
    },
  },
  {
    day: 6,
    name: "Ajouter une photographie de l’appareil, et dire ce qu’elle montre",
    run: async (desk) => {
      const { person } = desk;
      const photograph = await takePhotograph(desk.folder);
      await openText(desk, "Points clés", "heading");
      await addParagraph(desk);
      await person.click("button", "Image", { within: { role: "toolbar", name: "Outils du texte" } });
      await person.choose("Choisir un fichier", photograph);
      await person.click("field", "Ce que montre l’image");
      await person.type("La façade nord, volets ouverts");
      await person.click("button", "Appliquer");
      await desk.fileSays(article, "![La façade nord, volets ouverts](");
      await desk.fileSaysNo(article, "&#x20;");
    },
  },
  {
    day: 6,
    name: "Déposer un PDF, et y renoncer : il n’en reste rien",
    run: async (desk) => {
      const { person } = desk;
      const before = desk.git("status", "--short", "--", "static");
      await openText(desk, "Points clés", "heading");
      await addParagraph(desk);
      await person.drop(writePdf(desk.folder, "Devis confidentiel.pdf"));
      await person.find("field", "Texte du lien");
      await person.press("Escape");
      await waitUntil(
        () => desk.git("status", "--short", "--untracked-files=all", "--", "static") === before,
        () => desk.git("status", "--short", "--untracked-files=all", "--", "static"),
      );
    },
  },
  {
    day: 6,
    name: "Déposer le PDF du guide, avec un lien qui dit son poids",
    run: async (desk) => {
      const { person } = desk;
      await openText(desk, "Points clés", "heading");
      await addParagraph(desk);
      await person.drop(writePdf(desk.folder, "Guide de la nuit.pdf"));
      await person.fill("Texte du lien", "Le guide de la nuit");
      await person.press("Enter");
      await desk.fileSays(article, /\[Le guide de la nuit \(PDF.*\]\(\/documents\/guide-de-la-nuit\.pdf\)/);
    },
  },
  {
    day: 7,
    name: "Changer la catégorie : la page, le fil d’Ariane et la carte suivent",
    run: async (desk) => {
      const { person } = desk;
      await desk.openPage(route);
      await person.click("button", "Fiche");
      await person.click("button", /^Catégorie/);
      await person.click("radio", "Cyber");
      await desk.fileSays(article, "category: cyber");
      await settle(person);
      await desk.openPage(route);
      await person.sees(/Catégorie\s+Cyber/);
      await person.seesNo("Innovation");
    },
  },
  {
    day: 7,
    name: "Faire du brouillon un article qui paraîtra en 2030",
    run: async (desk) => {
      const { person } = desk;
      await desk.openPage(route);
      await person.click("button", "Fiche");
      await person.click("field", "Date de publication");
      await typeDay(desk, "2030-05-14");
      await person.click("field", "Titre", inForm);
      await desk.fileSays(article, "date: 2030-");
      await person.sees("Paraîtra le");
      await person.click("field", "Brouillon");
      await desk.fileSaysNo(article, "draft: true");
    },
  },
  {
    day: 7,
    name: "Ouvrir la fiche du champ que j’écris, au premier clic",
    run: async (desk) => {
      const { person } = desk;
      await desk.openPage("/contact");
      await person.click("heading", /./);
      await person.click("button", /^Fiche/, { at: 0 });
      await person.find("button", "Fermer la fiche");
    },
  },
  {
    day: 7,
    name: "Déplier un projet, et y corriger un mot",
    run: async (desk) => {
      const { person } = desk;
      await desk.openPage("/projets");
      await person.clickWords("Comptes nominatifs");
      await person.find("toolbar", "Outils du texte");
      await person.press("Home");
      await person.type("Des ");
      await desk.fileSays("content/projects/batiment-numerique.md", /Des /);
      await person.click("button", "Fermer le texte");
    },
  },
];
