import { type Desk, settle, type Task } from "./desk.ts";

/** Opens the sheet of a value that stands in a text. */
async function openValue({ person }: Desk, words: string | RegExp): Promise<void> {
  await person.clickWords(words);
  await person.sees("Gardée dans");
}

/** What several pages say. */
export const values: readonly Task[] = [
  {
    day: 3,
    name: "Passer le prix du rapport de 349 à 359 €, sur toutes les pages et dans le calcul",
    run: async (desk) => {
      const { person } = desk;
      await desk.openPage("/rapport-performance");
      await openValue(desk, "349");
      await person.fill("Valeur", "359");
      await person.click("button", "Changer partout");
      await person.sees("359 €");
      await desk.fileSays("content/site.yaml", "value: 359");
      await desk.openPage("/rapport-performance");
      await person.seesNo("349 €");
      await person.sees("359 €");
    },
  },
  {
    day: 3,
    name: "Passer de sept à huit nouveaux clients, en chiffre et en lettres",
    run: async (desk) => {
      const { person } = desk;
      await desk.openPage("/");
      await openValue(desk, /^\s*7\s*$/);
      await person.fill("Valeur", "8");
      await person.click("button", "Changer partout");
      await person.sees("Changé partout");
      await desk.fileSays("content/site.yaml", /clients: .*value: 8/);
      await desk.openPage("/notre-histoire");
      await person.sees("huit nouveaux clients");
    },
  },
  {
    day: 3,
    name: "Savoir quelles phrases disent ce nombre avant de le changer",
    run: async (desk) => {
      const { person } = desk;
      await desk.openPage("/");
      await openValue(desk, /^\s*8\s*$/);
      await person.sees("Phrases qui la suivent");
      await person.find("link", /^Notre histoire/);
      await person.click("button", "Fermer");
    },
  },
  {
    day: 4,
    name: "Taper sur un nombre partagé sans le vouloir : rien ne se casse",
    run: async (desk) => {
      const { person } = desk;
      const file = "content/pages/notre-histoire.yaml";
      await desk.openPage("/notre-histoire");
      await person.clickWords("nouveaux clients cette année.", { at: 0 });
      await person.press("Home");
      await settle(person);
      await person.press("Escape");
      await desk.fileSays(file, "{clients-en-lettres} nouveaux clients");
    },
  },
  {
    day: 4,
    name: "Écrire un nombre qui contredit le site : « À faire » le dit, puis annuler",
    run: async (desk) => {
      const { person } = desk;
      const file = "content/pages/notre-metier.yaml";
      await desk.openPage("/notre-metier");
      await person.clickWords("Un conseil indépendant");
      await person.press("Control+End");
      await person.type(" pour neuf nouveaux clients");
      await person.press("Enter");
      await desk.fileSays(file, "neuf nouveaux clients");
      await settle(person);
      await person.click("link", /^À faire/);
      await person.sees("neuf nouveaux clients");
      await desk.openPage("/notre-metier");
      await person.press("Control+z");
      await desk.fileSaysNo(file, "neuf nouveaux clients");
    },
  },
];
