/** The folders of `starters/`: sites to begin with. */
export const starters = ["blog", "firm", "documentation", "conference", "handbook"] as const;

/** The languages that each starter is written in. The first one has whole sites, the others what differs, as in `starters/fr/`. */
export const starterLanguages = ["en", "fr"] as const;

export type StarterLanguage = (typeof starterLanguages)[number];

export type StarterAddresses = {
  readonly posts: string;
  readonly topics: string;
  readonly search: string;
};

/** What the addresses of pages begin with, as `templates/words.ts` of the starters says. */
export const starterAddresses: Readonly<Record<StarterLanguage, StarterAddresses>> = {
  en: { posts: "/posts", topics: "/topics", search: "/search" },
  fr: { posts: "/billets", topics: "/sujets", search: "/recherche" },
};

export type Starter = (typeof starters)[number];
