import { Articles } from "../../articles/articles-board.tsx";
import { BlogList } from "../../articles/blog-list-board.tsx";
import type { PlainBoard } from "../board.ts";
import { Actions } from "./actions.tsx";
import { Directives } from "./directives.tsx";
import { Files } from "./files.tsx";
import { Forms } from "./forms.tsx";
import { Foundations } from "./foundations.tsx";
import { Lists } from "./lists.tsx";
import { Menu } from "./menu.tsx";
import { Messages } from "./messages.tsx";
import { Plots } from "./plots.tsx";
import { WholeContactForm, WholeGuideForm } from "./whole-forms.tsx";

/** What pages are made of, from colours to plots. */
export const parts: readonly PlainBoard[] = [
  {
    id: "fondations",
    title: "Fondations",
    note: "Couleurs et contrastes calculés depuis les valeurs de la feuille de style, corps, longueurs, grille et signes.",
    sheets: ["article"],
    component: Foundations,
  },
  {
    id: "actions",
    title: "Actions et liens",
    note: "Boutons, liens, fil d’Ariane : repos, survol, clavier, textes longs.",
    sheets: ["article"],
    component: Actions,
  },
  {
    id: "menu",
    title: "Menu des petits écrans",
    note: "Ouvert, sous 1120 px de large.",
    sheets: [],
    component: Menu,
  },
  {
    id: "formulaires",
    title: "Formulaires",
    note: "Champs, cases, erreurs, bouton d’envoi et note sur les données.",
    sheets: ["form", "contact", "report", "order"],
    component: Forms,
  },
  {
    id: "formulaire-de-contact",
    title: "Formulaire de contact",
    note: "Il prépare un e-mail, et le texte à copier.",
    sheets: ["contact"],
    component: WholeContactForm,
  },
  {
    id: "formulaire-du-guide",
    title: "Formulaire du guide",
    note: "Le navigateur vérifie les champs obligatoires.",
    sheets: ["guide"],
    component: WholeGuideForm,
  },
  {
    id: "fichiers",
    title: "Fichiers",
    note: "Choisir, voir la liste, comprendre un refus.",
    sheets: ["report", "questionnaire"],
    component: Files,
  },
  {
    id: "messages",
    title: "Messages",
    note: "Notifications, erreurs d’un formulaire, bulles d’aide, message à copier.",
    sheets: ["contact"],
    component: Messages,
  },
  {
    id: "liste-du-blog",
    title: "Liste du blog",
    note: "L’article à la une, le filtre, la fin de la liste.",
    sheets: ["blog"],
    component: BlogList,
  },
  {
    id: "articles",
    title: "Articles",
    note: "Cartes, cartouche, sommaires, mises à jour et texte courant.",
    sheets: ["article", "legal"],
    component: Articles,
  },
  {
    id: "directives",
    title: "Directives",
    note: "Encadré, comparaison et appel à l’action, avec de longs textes.",
    sheets: ["article"],
    component: Directives,
  },
  {
    id: "listes",
    title: "Listes et questions",
    note: "Lignes, questions dépliables, repères chiffrés, dernier appel.",
    sheets: ["profile", "figures"],
    component: Lists,
  },
  {
    id: "courbes",
    title: "Courbes et graphiques",
    note: "Chaque figure à sa taille de page et à celle d’un petit écran.",
    sheets: ["article", "report", "order", "role", "trade"],
    component: Plots,
  },
];
