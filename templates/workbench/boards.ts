import { Articles } from "../articles/articles-board.tsx";
import { BlogList } from "../articles/blog-list-board.tsx";
import {
  Questionnaire,
  RefusedQuestionnaire,
  SendingQuestionnaire,
} from "../questionnaire/questionnaire-board.tsx";
import {
  FilledCalculator,
  LiveCalculator,
  RefusedCalculator,
  Tariff,
} from "../report/calculator/report-board.tsx";
import { FailedOrder, Order, SendingOrder, WaitingOrder } from "../report/order/order-board.tsx";
import { Search } from "../search/search-board.tsx";
import type { Board } from "./board.ts";
import { Actions } from "./boards/actions.tsx";
import { Directives } from "./boards/directives.tsx";
import { Drawings } from "./boards/drawings.tsx";
import { Files } from "./boards/files.tsx";
import { Forms } from "./boards/forms.tsx";
import { Foundations } from "./boards/foundations.tsx";
import { heads } from "./boards/heads.tsx";
import { Lists } from "./boards/lists.tsx";
import { Menu } from "./boards/menu.tsx";
import { Messages } from "./boards/messages.tsx";
import { Applicable, Audit, Guide, Projects, Services } from "./boards/pages.tsx";
import { Plots } from "./boards/plots.tsx";
import { Shell } from "./boards/shell.tsx";
import { WholeContactForm, WholeGuideForm } from "./boards/whole-forms.tsx";

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
    note: "Une étape par étage, puis une page de rapport, le prix, les pièces et l’aide.",
    sheets: ["audit", "sample"],
    component: Audit,
  },
  {
    id: "etes-vous-concerne",
    title: "Êtes-vous concerné ?",
    note: "Formulaire, tableau des cas et limites ; la réponse vient d’un script.",
    sheets: ["audit", "applicability"],
    component: Applicable,
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
    note: "Aucune surface saisie : des exemples tiennent la place du prix. Il répond dès qu’on y écrit.",
    sheets: ["form", "report", "order"],
    component: LiveCalculator,
  },
  {
    id: "calculateur-refuse",
    title: "Calculateur sans nombre lisible",
    note: "Ce qui est écrit n’est pas une surface.",
    sheets: ["form", "report", "order"],
    component: RefusedCalculator,
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
    note: "Ce qui est demandé, ce qu’il en coûte, puis le récapitulatif.",
    sheets: ["form", "report", "order"],
    component: Order,
  },
  {
    id: "commande-incomplete",
    title: "Commande incomplète",
    note: "Surface confirmée différente, adresse manquante, fichier joint.",
    sheets: ["report"],
    component: WaitingOrder,
  },
  {
    id: "commande-en-cours",
    title: "Commande en cours d’envoi",
    note: "Le bouton attend la réponse.",
    sheets: ["report"],
    component: SendingOrder,
  },
  {
    id: "commande-echec",
    title: "Commande non envoyée",
    note: "L’échec reste écrit à côté du bouton.",
    sheets: ["report"],
    component: FailedOrder,
  },
  {
    id: "questionnaire",
    title: "Questionnaire",
    note: "Les champs paraissent une fois le consentement coché.",
    sheets: ["form", "questionnaire"],
    component: Questionnaire,
  },
  {
    id: "questionnaire-refuse",
    title: "Questionnaire refusé",
    note: "Résumé des erreurs, champs et fichier refusés.",
    sheets: ["questionnaire"],
    component: RefusedQuestionnaire,
  },
  {
    id: "questionnaire-en-cours",
    title: "Questionnaire en cours d’envoi",
    note: "Le bouton attend la réponse.",
    sheets: ["questionnaire"],
    component: SendingQuestionnaire,
  },
  {
    id: "recherche",
    title: "Recherche",
    note: "Le lien de l’en-tête, le champ, un résultat et le plan du site.",
    sheets: ["search"],
    component: Search,
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
