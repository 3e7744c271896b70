import { waitUntil } from "../../support/engines/person.ts";
import { type Desk, inForm, settle, type Task, typeDay } from "./desk.ts";

/** Writes at the end of the title of a page, as it stands there. */
async function addToTitle({ person, openPage }: Desk, route: string, words: string): Promise<void> {
  await openPage(route);
  await person.click("heading", /./);
  await person.press("Control+End");
  await person.type(words);
  await person.press("Enter");
  await person.sees("Enregistré");
  await settle(person);
}

const craft = "content/pages/notre-metier.yaml";
const assistant = "content/pages/amo-smart.yaml";

/** What goes wrong, and how it is taken back. */
export const mistakes: readonly Task[] = [
  {
    day: 1,
    name: "Changer le titre de « Notre métier », annuler, refaire",
    run: async (desk) => {
      const { person } = desk;
      await addToTitle(desk, "/notre-metier", " d’abord");
      await desk.fileSays(craft, "d’abord");
      await person.click("button", "Annuler");
      await person.sees("Annulé : Notre métier · Titre");
      await desk.fileSaysNo(craft, "d’abord");
      await person.click("button", "Refaire", { within: { role: "toolbar", name: "Modification" } });
      await person.sees("Refait : Notre métier · Titre");
      await desk.fileSays(craft, "d’abord");
    },
  },
  {
    day: 1,
    name: "Annuler sur une page où je n’ai rien fait ne touche pas les autres",
    run: async (desk) => {
      const { person } = desk;
      await addToTitle(desk, "/amo-smart", " aussi");
      await desk.fileSays(assistant, " aussi");
      await desk.openPage("/services");
      await person.press("Control+z");
      await person.sees("Rien à annuler sur cette page.");
      await person.press("Control+z");
      await desk.fileSays(assistant, " aussi");
      await desk.fileSays(craft, "d’abord");
    },
  },
  {
    day: 1,
    name: "Taper une lettre de trop dans un article, et appuyer cinq fois sur Ctrl+Z",
    run: async (desk) => {
      const { person } = desk;
      const file = "content/articles/intensite-usage.md";
      const before = desk.file(file);
      await desk.openPage("/intensite-usage");
      await person.clickWords("Une semaine compte 168 heures");
      await person.find("toolbar", "Outils du texte");
      await person.type("x");
      await waitUntil(
        () => desk.file(file) !== before,
        () => "the letter is never saved",
      );
      for (let times = 0; times < 5; times += 1) await person.press("Control+z");
      await person.sees("Rien à annuler dans ce texte.");
      await waitUntil(
        () => desk.file(file) === before,
        () => "the text is not as before",
      );
      await desk.fileSays(assistant, " aussi");
      await person.click("button", "Fermer le texte");
    },
  },
  {
    day: 2,
    name: "Retrouver dans l’historique un titre changé hier, et le rétablir",
    run: async (desk) => {
      const { person } = desk;
      await desk.openPage("/");
      await person.click("button", "Historique");
      await person.fill("Chercher dans les modifications", "aussi");
      await person.click("button", /^Rétablir ce qui précédait : .*AMO Smart/);
      await person.click("button", /^Rétablir$/);
      await desk.fileSaysNo(assistant, " aussi");
      await desk.fileSays(craft, "d’abord");
    },
  },
  {
    day: 2,
    name: "Donner par erreur l’an 0207 à un article",
    run: async (desk) => {
      const { person } = desk;
      const file = "content/articles/intensite-usage.md";
      const date = /^date: .*$/m.exec(desk.file(file))?.[0] ?? "no date";
      await desk.openPage("/intensite-usage");
      await person.click("button", "Fiche");
      await person.click("field", "Date de publication");
      await typeDay(desk, "0207-03-27");
      await person.click("field", "Titre", inForm);
      await person.sees("Non enregistré");
      await person.sees(/207/);
      await desk.fileSays(file, date);
      await person.click("field", "Date de publication");
      await person.press("Escape");
      await person.seesNo("Non enregistré");
    },
  },
  {
    day: 2,
    name: "Coller un titre de trois cents signes",
    run: async (desk) => {
      const { person } = desk;
      await desk.openPage("/labels-numeriques");
      await person.click("heading", /./);
      await person.press("Control+a");
      await person.paste({ text: "Un titre bien trop long pour être lu ".repeat(9).trim() });
      await person.sees(/signes|caractères/);
      await person.press("Escape");
      await desk.fileSaysNo("content/articles/labels-numeriques.md", "bien trop long");
    },
  },
  {
    day: 3,
    name: "Vider un titre : le site le refuse et je reprends",
    run: async (desk) => {
      const { person } = desk;
      const before = desk.file(craft);
      await desk.openPage("/notre-metier");
      await person.click("heading", /./);
      await person.press("Control+a", "Backspace", "Enter");
      await person.sees("ne doit pas rester vide");
      await person.click("button", "Abandonner la saisie");
      await person.seesNo("ne doit pas rester vide");
      if (desk.file(craft) !== before) throw new Error("The title is not the one before.");
    },
  },
];
