import { inForm, settle, type Task } from "./desk.ts";

/** Computers that sleep, two windows, no mouse, a dark room. */
export const hours: readonly Task[] = [
  {
    day: 10,
    name: "Écrire pendant que l’ordinateur redémarre le site",
    run: async (desk) => {
      const { person, site } = desk;
      await desk.openPage("/notre-metier");
      await person.click("heading", /./);
      await person.press("End");
      await site.kill();
      await person.type(" (veille)");
      await person.press("Enter");
      await person.sees("Le serveur ne répond pas");
      await person.sees("Votre saisie est gardée ici");
      await desk.restart();
      await person.click("button", "Réessayer");
      await desk.fileSays("content/pages/notre-metier.yaml", "(veille)");
      await person.sees("Enregistré");
    },
  },
  {
    day: 10,
    name: "Modifier deux champs d’une page dans deux onglets",
    run: async (desk) => {
      const { person } = desk;
      const other = await desk.openWindow();
      await desk.openPage("/amo-smart");
      await other.open(desk.addressOf("/amo-smart"));
      await other.find("toolbar", "Modification");
      await person.click("heading", "AMO Smart, aux côtés du maître d'ouvrage");
      await person.press("End");
      await person.type(" (un)");
      await person.press("Enter");
      await other.clickWords("Six qualités essentielles", { at: 0 });
      await other.press("End");
      await other.type(" (deux)");
      await other.press("Enter");
      await desk.fileSays("content/pages/amo-smart.yaml", "(un)");
      await desk.fileSays("content/pages/amo-smart.yaml", "(deux)");
      await person.sees("(deux)");
      await other.sees("(un)");
    },
  },
  {
    day: 11,
    name: "Annuler tout ce qui a été fait sur une page",
    run: async (desk) => {
      const { person, file } = desk;
      const path = "content/pages/contact.yaml";
      const before = file(path);
      await desk.openPage("/contact");
      for (const [words, added] of [
        ["Parlons de votre bâtiment", " un"],
        ["Votre projet", " deux"],
      ] as const) {
        await person.click("heading", words);
        await person.press("End");
        await person.type(added);
        await person.press("Enter");
        await desk.fileSays(path, `${words}${added}`);
      }
      await settle(person);
      await person.click("button", "Historique");
      await person.click("button", /^Rétablir cette page/, { at: 0 });
      await person.click("button", "Rétablir", { within: { role: "dialog", name: "Historique" } });
      await desk.wait(() => file(path) === before, "the file is what it was");
    },
  },
  {
    day: 12,
    name: "Une heure sans souris : trouver une page, corriger son titre, ouvrir la fiche, annuler",
    run: async (desk) => {
      const { person, file } = desk;
      const path = "content/pages/projets.yaml";
      const before = file(path);
      await desk.openPage("/");
      await person.press("Control+Shift+f");
      await person.find("combobox", "Chercher dans le site");
      await person.type("Projets");
      await person.sees("Page des projets");
      await person.press("Enter");
      await desk.wait(async () => (await person.address()).startsWith("/projets"), "the page is opened");
      await person.find("toolbar", "Modification");
      const hasFocus = (name: string) =>
        person.visitor.ask((wanted: string) => {
          let element = document.activeElement;
          while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
          const text = `${element?.getAttribute("aria-label") ?? ""} ${(element as HTMLElement)?.innerText ?? ""}`;
          return text.includes(wanted);
        }, name);
      // As many as a patient person presses.
      for (let tabs = 0; tabs < 60 && !(await hasFocus("Fiche")); tabs += 1) await person.press("Shift+Tab");
      if (!(await hasFocus("Fiche"))) throw new Error("Shift+Tab never reaches « Fiche »");
      await person.press("Enter");
      await person.find("field", "Titre", inForm);
      for (let tabs = 0; tabs < 20 && !(await hasFocus("Titre")); tabs += 1) await person.press("Tab");
      await person.press("End");
      await person.type(" bis");
      await person.press("Tab");
      await desk.wait(() => file(path) !== before, "it is written");
      await settle(person);
      await person.press("Escape");
      await person.press("Control+z");
      await desk.wait(() => file(path) === before, "it is taken back");
    },
  },
  {
    day: 16,
    name: "Corriger une page le soir, en sombre",
    run: async (desk) => {
      const person = await desk.openWindow({ width: 1366, height: 768, dark: true });
      await person.open(desk.addressOf("/services"));
      await person.find("toolbar", "Modification");
      await person.click("button", "Fiche");
      await person.find("field", "Titre", inForm);
      const [ink, paper] = await person.visitor.ask(() => {
        const bar = document.querySelector("site-dev-edit")?.shadowRoot?.querySelector("[role=toolbar]");
        const { color, backgroundColor } = getComputedStyle(bar as Element);
        const light = (written: string) => {
          const [red = 0, green = 0, blue = 0] = (written.match(/[\d.]+/g) ?? []).map(Number);
          return red + green + blue;
        };
        return [light(color), light(backgroundColor)] as const;
      });
      if (ink <= paper) throw new Error("the bar is light in a dark room");
    },
  },
];
