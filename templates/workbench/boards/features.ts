import {
  Questionnaire,
  RefusedQuestionnaire,
  SendingQuestionnaire,
} from "../../questionnaire/questionnaire-board.tsx";
import {
  FilledCalculator,
  LiveCalculator,
  RefusedCalculator,
  Tariff,
} from "../../report/calculator/report-board.tsx";
import { FailedOrder, Order, SendingOrder, WaitingOrder } from "../../report/order/order-board.tsx";
import { Search } from "../../search/search-board.tsx";
import type { PlainBoard } from "../board.ts";
import { Applicable, Audit, Guide, Projects, Services } from "./pages.tsx";

/** What belongs to one kind of page, in its states. */
export const features: readonly PlainBoard[] = [
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
];
