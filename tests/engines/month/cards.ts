import type { Person } from "../../support/engines/person.ts";
import { inForm, type Task } from "./desk.ts";

const audits = "content/pages/audits-conformite-bacs.yaml";
const question = "Un audit gêne-t-il les occupants ?";

/** Opens the form of what says some words on the page. */
async function openFormOf(person: Person, words: string): Promise<void> {
  await person.clickWords(words);
  await person.press("Escape");
  await person.hoverWords(words);
  // The button of the frame around the words; the other is in the bar.
  await person.click("button", "Fiche", { at: 0 });
}

/** What stands in lists and cards, and what a whole site says once. */
export const cards: readonly Task[] = [
  {
    day: 2,
    name: "Ajouter une question à la foire aux questions de l’audit",
    run: async ({ person, openPage, fileSays }) => {
      await openPage("/audits-conformite-bacs");
      await person.click("button", "Fiche");
      await person.click("button", "Questions", inForm);
      await person.click("button", /^Questions ?6/, inForm);
      await person.click("button", "Ajouter une question", inForm);
      await person.fill("Question", question, inForm);
      await person.fill("Réponse", "Non : les relevés se font hors des heures d'ouverture.", inForm);
      await person.press("Tab");
      await fileSays(audits, question);
      await person.sees("Enregistré");
      await person.sees("hors des heures d'ouverture");
    },
  },
  {
    day: 2,
    name: "La mettre en tête des questions",
    run: async ({ person, openPage, file, fileSays }) => {
      await openPage("/audits-conformite-bacs");
      await person.click("button", "Fiche");
      await person.click("button", "Questions", inForm);
      await person.click("button", /^Questions ?7/, inForm);
      for (let place = 7; place > 1; place -= 1) {
        await person.click("button", new RegExp(`^Monter : Question ${place} · Un audit`), inForm);
        await person.find("button", new RegExp(`^Monter : Question ${place - 1} · Un audit`), inForm);
      }
      await fileSays(audits, /list:\s+- question: "?Un audit gêne/);
      if (!file(audits).includes("Mon bâtiment est-il concerné")) throw new Error("another question is lost");
    },
  },
  {
    day: 3,
    name: "Retirer une question, puis la remettre",
    run: async ({ person, openPage, file, fileSays, fileSaysNo }) => {
      const before = file(audits);
      await openPage("/audits-conformite-bacs");
      await person.click("button", "Fiche");
      await person.click("button", "Questions", inForm);
      await person.click("button", /^Questions ?\d/, inForm);
      await person.click("button", /^Retirer : .*Qui réalise l'audit/, inForm);
      await fileSaysNo(audits, "Qui réalise l'audit");
      await person.click("button", "Annuler");
      await fileSays(audits, "Qui réalise l'audit");
      if (file(audits) !== before) throw new Error("the file is not what it was");
    },
  },
  {
    day: 3,
    name: "Changer l’ordre des cartes de l’accueil",
    run: async ({ person, openPage, fileSays }) => {
      await openPage("/");
      await person.click("button", "Fiche");
      await person.click("button", "Profils", inForm);
      await person.click("button", /^Ordre des cartes ?6/, inForm);
      await person.click("button", /^Monter : .*Propriétaire/, inForm);
      await fileSays("content/pages/home.yaml", /order: \[proprietaire, promoteur,/);
      await person.sees("Enregistré");
    },
  },
  {
    day: 4,
    name: "Ajouter un bénéfice à un service",
    run: async ({ person, openPage, fileSays }) => {
      await openPage("/services");
      await openFormOf(person, "Des réglages tenus dans la durée");
      await person.click("button", "Ajouter un bénéfice", inForm);
      await person.type("Des gestes simples, affichés");
      await person.press("Tab");
      await fileSays("content/services/formation.yaml", "Des gestes simples, affichés");
    },
  },
  {
    day: 4,
    name: "Changer l’adresse de rendez-vous une fois pour toutes les pages",
    run: async ({ person, openPage, fileSays }) => {
      await openPage("/contact");
      await openFormOf(person, "Parlons de votre projet");
      await person.fill("Adresse du calendrier", "https://agenda.bati-utile.example/visite", inForm);
      await person.press("Tab");
      await fileSays("content/site.yaml", "https://agenda.bati-utile.example/visite");
      for (const route of ["/", "/services", "/contact"]) {
        await person.open(new URL(route, await person.visitor.ask(() => location.href)).href);
        await person.visitor
          .ask(() => document.querySelectorAll("a[href='https://agenda.bati-utile.example/visite']").length)
          .then((count: number) => {
            if (count === 0) throw new Error(`${route} has the old address`);
          });
      }
    },
  },
  {
    day: 5,
    name: "Trouver la page qui dit « nouveaux clients cette année », et y aller",
    run: async ({ person, openPage, wait }) => {
      await openPage("/services");
      await person.press("Control+Shift+f");
      await person.find("combobox", "Chercher dans le site");
      await person.type("nouveaux clients cette année");
      await person.sees(/Notre histoire · .* · Texte/);
      await person.press("ArrowDown", "Enter");
      await wait(async () => (await person.address()) !== "/services");
      await person.sees("nouveaux clients cette année");
    },
  },
  {
    day: 5,
    name: "Corriger les mots du pied de toutes les pages",
    run: async ({ person, openPage, fileSays, open }) => {
      await openPage("/projets");
      await person.clickWords("Assistance à maîtrise d'ouvrage pour les bâtiments", {
        within: { role: "contentinfo" },
      });
      await person.press("Control+End");
      await person.type(" Sans marque.");
      await person.press("Enter");
      await fileSays("content/site.yaml", "Sans marque.");
      for (const route of ["/contact", "/blog"]) {
        await open(route);
        await person.sees("Sans marque.");
      }
    },
  },
  {
    day: 6,
    name: "Changer le titre et la description pour les moteurs de recherche",
    run: async ({ person, openPage, fileSays }) => {
      await openPage("/amo-smart");
      await person.click("button", "Fiche");
      await person.click("button", "Moteurs de recherche", inForm);
      await person.fill("Titre", "Bien choisir son AMO Smart", { ...inForm, at: 0 });
      await person.press("Tab");
      await fileSays("content/pages/amo-smart.yaml", 'title: "Bien choisir son AMO Smart"');
      await person.visitor.ask(() => document.title).then(() => {});
      await person.sees("Enregistré");
    },
  },
  {
    day: 7,
    name: "Ajouter un service",
    run: async ({ person, openPage, hasFile, wait }) => {
      await openPage("/services");
      await person.click("button", "Nouveau");
      await person.click("field", "Genre de contenu");
      await person.type("Service");
      await person.press("Enter");
      await person.fill("Titre", "Confort d'été", { within: { role: "dialog", name: "Nouveau" } });
      await person.fill("Ordre", "11", { within: { role: "dialog", name: "Nouveau" } });
      await person.click("button", /^(Créer|Commencer le brouillon)$/);
      await wait(
        () => hasFile("content/services/confort-dete.yaml") || hasFile("content/services/confort-d-ete.yaml"),
      );
    },
  },
];
