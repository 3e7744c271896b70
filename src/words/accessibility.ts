import { type Messages, message } from "./in-each-language.ts";

/** What is found by checking the accessibility of pages. */
export const accessibilityWords = {
  "accessibility.area-alt": {
    en: "an area of an image map has no alternative text, or has one that it does not need",
    fr: "une zone d’image cliquable n’a pas de texte de remplacement, ou en a un de trop",
  },
  "accessibility.aria-hidden-body": {
    en: "aria-hidden on <body> hides the whole page from screen readers",
    fr: "aria-hidden sur <body> cache toute la page aux lecteurs d’écran",
  },
  "accessibility.aria-label-misuse": {
    en: "aria-label is on an element where screen readers do not read it out",
    fr: "aria-label se trouve là où les lecteurs d’écran ne le lisent pas",
  },
  "accessibility.empty-heading": { en: "a heading is empty", fr: "un titre est vide" },
  "accessibility.empty-title": { en: "<title> is empty", fr: "<title> est vide" },
  "accessibility.hidden-focusable": {
    en: "the keyboard reaches an element that is hidden from screen readers",
    fr: "le clavier atteint ce qui est caché aux lecteurs d’écran",
  },
  "accessibility.meta-refresh": {
    en: "the page reloads or opens another by itself",
    fr: "la page se recharge, ou passe à une autre, sans qu’on le demande",
  },
  "accessibility.multiple-labeled-controls": {
    en: "one label belongs to several fields",
    fr: "une même étiquette vaut pour plusieurs champs",
  },
  "accessibility.no-abstract-role": {
    en: "the role is an abstract one, which says nothing",
    fr: "le rôle est abstrait, et ne dit rien",
  },
  "accessibility.no-autoplay": {
    en: "sound or pictures start to play without being asked",
    fr: "un son ou une vidéo démarre sans qu’on le demande",
  },
  "accessibility.no-implicit-button-type": {
    en: "a button does not say its type",
    fr: "un bouton ne dit pas son type",
  },
  "accessibility.no-redundant-aria-label": {
    en: "aria-label repeats what the label says already",
    fr: "aria-label répète ce que l’étiquette dit déjà",
  },
  "accessibility.no-redundant-for": {
    en: "for names the field that is within the label already",
    fr: "une étiquette désigne par son attribut le champ qu’elle contient déjà",
  },
  "accessibility.no-redundant-role": {
    en: "the element has this role already",
    fr: "le rôle est celui que l’élément a déjà",
  },
  "accessibility.prefer-native-element": {
    en: "a role replaces an element that HTML has",
    fr: "un rôle remplace un élément que HTML possède",
  },
  "accessibility.text-content": {
    en: "an element has no words that a screen reader could read out",
    fr: "un élément n’a pas de mots à lire pour un lecteur d’écran",
  },
  "accessibility.unique-landmark": {
    en: "several landmarks of one kind have the same name, or none",
    fr: "plusieurs régions d’un même genre n’ont pas de nom qui les distingue",
  },
  "accessibility.valid-autocomplete": {
    en: "autocomplete has a value that browsers do not know",
    fr: "autocomplete a une valeur que les navigateurs ne connaissent pas",
  },
  "accessibility.wcag/h30": {
    en: "a link has no words: a screen reader has only its address to read out",
    fr: "un lien n’a pas de mots : un lecteur d’écran n’a que son adresse à lire",
  },
  "accessibility.wcag/h32": {
    en: "a form has no button that sends it",
    fr: "un formulaire n’a pas de bouton d’envoi",
  },
  "accessibility.wcag/h36": {
    en: "a button that is an image has no alternative text",
    fr: "un bouton fait d’une image n’a pas de texte de remplacement",
  },
  "accessibility.wcag/h63": {
    en: "a heading cell of a table does not say whether it heads a row or a column (scope)",
    fr: "une cellule d’en-tête de tableau ne dit pas si elle vaut pour une ligne ou une colonne (scope)",
  },
  "accessibility.wcag/h67": {
    en: "an image that only decorates has a title",
    fr: "une image purement décorative a un titre",
  },
  "accessibility.wcag/h71": {
    en: "a group of fields (<fieldset>) has no <legend>",
    fr: "un groupe de champs (<fieldset>) n’a pas de <legend>",
  },
  "accessibility.input-missing-label": {
    en: "an <input> or another field has no <label>",
    fr: "un <input> ou un autre champ n’a pas de <label>",
  },
  "accessibility.no-missing-references": message({
    en: ({ said }: { said: string }) => `an attribute names an id that is not on the page: “${said}”`,
    fr: ({ said }) => `un attribut désigne un identifiant absent de la page : « ${said} »`,
  }),
  "accessibility.attribute-allowed-values": message({
    en: ({ said }: { said: string }) => `an attribute has a value that it may not have: “${said}”`,
    fr: ({ said }) => `un attribut a une valeur qu’il ne peut pas avoir : « ${said} »`,
  }),
  "accessibility.element-required-attributes": message({
    en: ({ said }: { said: string }) => `an element lacks an attribute: “${said}”`,
    fr: ({ said }) => `il manque un attribut à un élément : « ${said} »`,
  }),
  "accessibility.other": message({
    en: ({ said }: { said: string }) => `html-validate objects: “${said}”`,
    fr: ({ said }) => `html-validate objecte, en anglais : « ${said} »`,
  }),
} satisfies Messages;
