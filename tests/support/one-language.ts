import type { SiteLanguages } from "../../src/model/model.ts";

/** The languages of a site in French alone. */
export const inFrench: SiteLanguages = [
  {
    code: "fr",
    name: "fr",
    path: "",
    direction: "ltr",
    words: { opensNewTab: "nouvel onglet", footnotes: "Notes", backToText: "Retour au texte, note" },
  },
];

/** No content, as plans get it on such a site. */
export const noContents = [{ language: inFrench[0], content: {} }];
