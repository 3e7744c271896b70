import type { Host } from "./host.ts";

export const gitlab: Host<"gitlab"> = {
  name: "gitlab",
  // It reads nothing: the policy in each page is all that it needs.
  files: {},
  sendsPolicies: false,
  copies: ["br", "gz"],
  newSite: {
    title: { en: "GitLab Pages", fr: "GitLab Pages" },
    files: { ".gitlab-ci.yml": "gitlab-ci.yml" },
    once: {
      en: "each push to the default branch publishes the site; Deploy → Pages shows its address",
      fr: "chaque envoi sur la branche par défaut publie le site ; Deploy → Pages en donne l’adresse",
    },
  },
};
