import { waitUntil } from "../../support/engines/person.ts";
import type { Task } from "./desk.ts";

/** Where things are. */
export const finding: readonly Task[] = [
  {
    day: 4,
    name: "Chercher « matériel ni logiciel » et arriver à la phrase",
    run: async ({ person, openPage }) => {
      await openPage("/blog");
      await person.click("button", /^Chercher/);
      await person.type("materiel ni logiciel");
      await person.click("option", /^Accueil · .*Accroche/);
      await waitUntil(
        async () => (await person.address()) === "/",
        () => "the page is never opened",
      );
      await person.find("toolbar", "Modification");
    },
  },
  {
    day: 4,
    name: "Ouvrir « À faire » : rien n’y est pour un développeur",
    run: async ({ person, openPage }) => {
      await openPage("/");
      await person.click("link", /^À faire/);
      await person.sees("Ce que les contrôles trouvent");
      const text = await person.read();
      const found = /emailService|content\/|\.yaml|\bdev\b/.exec(text);
      if (found) throw new Error(`« ${found[0]} » is read.`);
    },
  },
  {
    day: 4,
    name: "Choisir un autre dessin pour un article, à son image",
    run: async ({ person, openPage, fileSays }) => {
      await openPage("/flexibilite-electrique");
      await person.click("button", "Fiche");
      await person.click("button", /^Dessin/);
      await person.find("radio", /./, { at: 5 });
      await person.type("toit");
      await person.press("ArrowDown", "Enter");
      await fileSays("content/articles/flexibilite-electrique.md", /^drawing: /m);
      await person.click("button", "Annuler").catch(() => {});
    },
  },
];
