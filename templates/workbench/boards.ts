import type { Board } from "./board.ts";
import { Actions } from "./boards/actions.tsx";
import { Articles } from "./boards/articles.tsx";
import { Directives } from "./boards/directives.tsx";
import { Drawings } from "./boards/drawings.tsx";
import { Forms } from "./boards/forms.tsx";
import { Foundations } from "./boards/foundations.tsx";
import { heads } from "./boards/heads.tsx";
import { Lists } from "./boards/lists.tsx";
import { Menu } from "./boards/menu.tsx";
import { Audit, Guide, Projects, Questionnaire, Services } from "./boards/pages.tsx";
import { Plots } from "./boards/plots.tsx";
import { FilledCalculator, Order, RestingCalculator, Tariff } from "./boards/report.tsx";
import { Shell } from "./boards/shell.tsx";

type PlainBoard = Omit<Board, "kind">;

const plain: readonly PlainBoard[] = [
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
    note: "Champs, cases, fichiers, erreurs, bouton d’envoi et note sur les données.",
    sheets: ["form", "contact", "report", "order"],
    component: Forms,
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
    note: "Lignes, questions dépliables, dernier appel.",
    sheets: ["profile"],
    component: Lists,
  },
  {
    id: "courbes",
    title: "Courbes et graphiques",
    note: "Chaque figure à sa taille de page et à celle d’un petit écran.",
    sheets: ["article", "report", "order", "role", "trade"],
    component: Plots,
  },
  {
    id: "services",
    title: "Plan des services",
    note: "Le plan répond au survol et au clavier de la liste.",
    sheets: ["services"],
    component: Services,
  },
  {
    id: "projets",
    title: "Fiches de projet",
    note: "Avec récit, sans récit, textes longs.",
    sheets: ["projects"],
    component: Projects,
  },
  {
    id: "audit",
    title: "Étapes de l’audit",
    note: "Une étape par étage.",
    sheets: ["audit"],
    component: Audit,
  },
  {
    id: "guide",
    title: "Guide",
    note: "La couverture posée sur la dalle.",
    sheets: ["form", "guide"],
    component: Guide,
  },
  {
    id: "rapport",
    title: "Rapport et barème",
    note: "Couverture, barème, prix et bâtiment pour cinq surfaces.",
    sheets: ["form", "report", "order"],
    component: Tariff,
  },
  {
    id: "calculateur",
    title: "Calculateur au repos",
    note: "Aucune surface saisie : des exemples tiennent la place du prix.",
    sheets: ["form", "report", "order"],
    component: RestingCalculator,
  },
  {
    id: "calculateur-rempli",
    title: "Calculateur rempli",
    note: "Une surface pour laquelle un devis est conseillé.",
    sheets: ["form", "report", "order"],
    component: FilledCalculator,
  },
  {
    id: "commande",
    title: "Commande",
    note: "Ce qui est demandé, ce qu’il en coûte.",
    sheets: ["form", "report", "order"],
    component: Order,
  },
  {
    id: "questionnaire",
    title: "Questionnaire",
    note: "Les champs paraissent une fois le consentement coché.",
    sheets: ["form", "questionnaire"],
    component: Questionnaire,
  },
  {
    id: "dessins",
    title: "Dessins",
    note: "Heures, échelles, graines, réseaux, puis tous les bâtiments du site.",
    sheets: ["services"],
    component: Drawings,
  },
];

/** Every board, in the order of the index. */
export const boards: readonly Board[] = [
  ...plain.map((board): Board => ({ ...board, kind: "plain" })),
  ...heads,
  {
    id: "cadre",
    title: "Cadre des pages",
    note: "En-tête, rubrique courante, pied de page et sous-sol.",
    sheets: [],
    component: Shell,
    kind: "whole",
  },
];
