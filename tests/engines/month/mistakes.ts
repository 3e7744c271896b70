import type { Task } from "./desk.ts";

/** What goes wrong, and how it is taken back. */
export const mistakes: readonly Task[] = [
  {
    day: 1,
    name: "Changer le titre de la page Notre métier, puis annuler",
    run: async ({ person, openPage, fileSays, fileSaysNo }) => {
      const file = "content/pages/notre-metier.yaml";
      await openPage("/notre-metier");
      await person.click("heading", /./);
      await person.press("End");
      await person.type(" bis");
      await person.sees("Enregistré");
      await fileSays(file, " bis");
      await person.press("Enter");
      await person.click("button", "Annuler");
      await fileSaysNo(file, " bis");
      await person.sees("Annulé");
    },
  },
];
