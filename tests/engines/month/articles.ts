import { writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { type Desk, inForm, inTools, type Task, typeDay } from "./desk.ts";

const article = "content/articles/relever-les-plaques.md";
const route = "/relever-les-plaques";

/** Opens the text of the article of this month at the end of a paragraph. */
async function writeAfter({ person, openPage }: Desk, words: string): Promise<void> {
  await openPage(route);
  await person.clickWords(words);
  await person.find("toolbar", "Outils du texte");
  await person.press("End");
}

async function closeText({ person }: Desk): Promise<void> {
  await person.sees("Enregistré");
  await person.click("button", "Fermer le texte");
}

/** As a camera writes them: 8 MB, and it lies on its side. */
async function takePhotograph(folder: string): Promise<string> {
  const path = join(folder, "IMG_2041.jpg");
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const image = sharp({ create: { width: 4032, height: 3024, channels: 3, background: "#888", noise } });
  await image.jpeg({ quality: 78 }).withMetadata({ orientation: 6 }).toFile(path);
  return path;
}

const fromWord = `<p class=MsoNormal>Avant la visite :</p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>le plan des locaux</p>
<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>les <b>contrats</b> d’entretien</p>
<p class=MsoListParagraphCxSpLast style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='font-family:"Courier New";mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span><![endif]>chaud et froid</p>`;

/** An article, from its first word to the day when it is taken off line. */
export const articles: readonly Task[] = [
  {
    day: 6,
    name: "Commencer un article",
    run: async ({ person, openPage, wait, hasFile }) => {
      const here = { within: { role: "dialog", name: "Nouveau" } };
      await openPage("/blog");
      await person.click("button", "Nouveau");
      await person.fill("Titre", "Relever les plaques", { ...here, at: 0 });
      await person.fill("Chapô", "Une heure de relevé évite un mois de doutes.", here);
      await person.click("button", /^Catégorie/, here);
      await person.click("radio", "Réglementation");
      await person.click("button", /^Dessin/, here);
      await person.click("radio", /^Coupe/, { at: 1 });
      await person.click("button", "Commencer le brouillon");
      await wait(() => hasFile(article), article);
      await wait(async () => (await person.address()).startsWith(route), route);
    },
  },
  {
    day: 6,
    name: "Coller depuis Word un texte avec une liste dans une liste",
    run: async (desk) => {
      const { person, fileSays } = desk;
      await desk.openPage(route);
      await person.clickWords("à compléter");
      await person.find("toolbar", "Outils du texte");
      await person.press("Control+a");
      await person.type("Les plaques disent tout.");
      await person.press("Enter");
      await person.paste({ html: fromWord, text: "Avant la visite" });
      await fileSays(article, /- le plan des locaux\s+- les \*\*contrats\*\* d’entretien\s+- chaud et froid/);
      await closeText(desk);
    },
  },
  {
    day: 7,
    name: "Ajouter un tableau de prix",
    run: async (desk) => {
      const { person, fileSays } = desk;
      await writeAfter(desk, "Les plaques disent tout.");
      await person.press("Enter");
      await person.click("button", "Tableau", inTools);
      await person.click("button", "+ colonne", inTools);
      const cells = ["Surface", "Prix", "Délai", "500 m²", "490 €", "3 jours"];
      for (const [place, words] of cells.entries()) {
        if (place > 0) await person.press("Tab");
        await person.type(words);
      }
      await fileSays(article, /\| Surface +\| Prix +\| Délai +\|/);
      await fileSays(article, /\| 500 m² +\| 490 € +\| 3 jours +\|/);
      await closeText(desk);
    },
  },
  {
    day: 7,
    name: "Faire un lien vers une section d’un autre article",
    run: async (desk) => {
      const { person, fileSays } = desk;
      await writeAfter(desk, "Avant la visite");
      await person.type(" Voyez les sanctions");
      await person.press("Shift+Control+ArrowLeft");
      await person.click("button", "Lien", inTools);
      await person.fill("Adresse du lien", "/decret-bacs-2026#controles-et-sanctions");
      await person.press("Enter");
      await fileSays(article, "[sanctions](/decret-bacs-2026#controles-et-sanctions)");
      await closeText(desk);
    },
  },
  {
    day: 8,
    name: "Ajouter une note de bas de page",
    run: async (desk) => {
      const { person, fileSays } = desk;
      await writeAfter(desk, "Les plaques disent tout.");
      await person.click("button", "Insérer", inTools);
      await person.click("button", /^Note de bas de page/);
      await person.fill("Texte de la note", "Sauf celles que la peinture a couvertes.");
      await person.press("Enter");
      await fileSays(article, /disent tout\.\[\^1\]/);
      await fileSays(article, "[^1]: Sauf celles que la peinture a couvertes.");
      await closeText(desk);
    },
  },
  {
    day: 8,
    name: "Écrire un émoji, un tiret, des guillemets, m² et CO₂",
    run: async (desk) => {
      const { person, fileSays } = desk;
      await writeAfter(desk, "Les plaques disent tout.");
      await person.type(" 🏢 — « 1 000 m² », CO₂ & 2 < 3");
      await fileSays(article, /🏢 — « ?1 000 m² ?», CO₂ (&|\\&) 2 (<|\\<) 3/);
      await closeText(desk);
    },
  },
  {
    day: 9,
    name: "Ajouter une photographie de 8 Mo, prise de travers",
    run: async (desk) => {
      const { person, fileSays, folder } = desk;
      const photograph = await takePhotograph(folder);
      await writeAfter(desk, "Les plaques disent tout.");
      await person.press("Enter");
      await person.click("button", "Image", inTools);
      await person.find("button", "Choisir un fichier");
      await person.choose("Choisir un fichier", photograph);
      await person.fill("Ce que montre l’image", "La plaque d'une chaudière, sous une lampe");
      await person.click("button", "Appliquer");
      await fileSays(article, /!\[La plaque d['’]une chaudière, sous une lampe\]\(/);
      await closeText(desk);
      const [, path = ""] = /!\[La plaque[^\]]*\]\(([^)]+)\)/.exec(desk.file(article)) ?? [];
      const written = join(desk.root, "content", path.startsWith("/") ? path : `articles/${path}`);
      const { width = 0, height = 0, size = 0 } = await sharp(written).metadata();
      if (height < width) throw new Error("it lies on its side");
      if (size > 3_000_000) throw new Error(`it weighs ${size} bytes`);
    },
  },
  {
    day: 9,
    name: "Corriger ce que montre une photographie",
    run: async (desk) => {
      const { person, openPage, fileSays } = desk;
      await openPage(route);
      await person.click("img", /^La plaque d/);
      await person.find("toolbar", "Outils du texte");
      await person.click("img", /^La plaque d/);
      await person.click("button", "Image", inTools);
      await person.fill("Ce que montre l’image", "La plaque d'une chaudière, où se lit 310 kW");
      await person.click("button", "Appliquer");
      await fileSays(article, "où se lit 310 kW");
      await closeText(desk);
    },
  },
  {
    day: 10,
    name: "Choisir une photographie d’iPhone (HEIC) : elle est refusée, avec ce qu’il faut faire",
    run: async (desk) => {
      const { person, folder, git } = desk;
      const heic = join(folder, "IMG_2042.HEIC");
      writeFileSync(
        heic,
        Buffer.concat([
          Buffer.from([0, 0, 0, 24]),
          Buffer.from("ftypheic\0\0\0\0mif1heic"),
          Buffer.alloc(4000, 7),
        ]),
      );
      const before = git("status", "--porcelain", "--untracked-files=all");
      await writeAfter(desk, "Avant la visite");
      await person.click("button", "Image", inTools);
      await person.find("button", "Choisir un fichier");
      await person.choose("Choisir un fichier", heic);
      await person.sees("exportez-la en JPEG");
      await person.click("button", "Fermer");
      await person.click("button", "Fermer le texte");
      if (git("status", "--porcelain", "--untracked-files=all") !== before)
        throw new Error("something is left");
    },
  },
  {
    day: 11,
    name: "Programmer l’article pour le 11 janvier",
    run: async (desk) => {
      const { person, openPage, fileSays, fileSaysNo } = desk;
      await openPage(route);
      await person.click("button", "Fiche");
      await person.click("field", /^Brouillon/, inForm);
      await fileSaysNo(article, "draft: true");
      await person.click("field", "Date de publication", inForm);
      await typeDay(desk, "2027-01-11");
      await person.click("field", "Titre", inForm);
      await fileSays(article, "date: 2027-01-11");
      await person.sees("11 janvier 2027");
    },
  },
  {
    day: 12,
    name: "Ajouter une note datée à l’article sur le décret",
    run: async (desk) => {
      const { person, openPage, fileSays } = desk;
      const decree = "content/articles/decret-bacs-2026.md";
      await openPage("/decret-bacs-2026");
      await person.click("button", "Fiche");
      await person.click("button", /^Mises à jour ?4/, inForm);
      await person.click("button", "Ajouter une note datée", inForm);
      await person.click("field", "Date", { ...inForm, at: -1 });
      await typeDay(desk, "2026-11-30");
      await person.fill("Texte", "La fiche de relevé est jointe.", inForm);
      await person.press("Tab");
      await fileSays(decree, /date: 2026-11-30\s+text: "?La fiche de relevé est jointe\./);
    },
  },
  {
    day: 19,
    name: "Retirer du site un article paru, sans le perdre",
    run: async ({ person, openPage, fileSays }) => {
      await openPage("/futur-bureau-intelligent");
      await person.click("button", "Fiche");
      await person.click("field", /^Brouillon/, inForm);
      await fileSays("content/articles/futur-bureau-intelligent.md", "draft: true");
      await person.sees("Visible ici, pas sur le site publié.");
    },
  },
];
