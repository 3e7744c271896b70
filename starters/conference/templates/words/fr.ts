import type { SearchWords } from "charpente";

const days = new Intl.DateTimeFormat("fr-FR", {
  weekday: "long",
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});

/** The words of menus, labels and buttons. Pages have theirs in `content/`. */
export const fr = {
  /** Language and country, as social networks write them. */
  locale: "fr_FR",
  skip: "Aller au texte",
  main: "Menu",
  languages: "Langues",
  when: "Quand",
  where: "Où",
  from: (first: string, last: string, year: string) => `Du ${first} au ${last} ${year}`,
  schedule: "Programme",
  scheduleAbout: "Les deux jours, heure par heure, dans les deux salles.",
  wholeSchedule: "Voir le programme",
  times: (zone: string) => `Les heures sont celles de ${zone}.`,
  calendar: "Ajouter toutes les conférences à un agenda",
  until: "jusqu’à",
  pauses: {
    doors: "Ouverture, café et badges",
    lunch: "Déjeuner",
    coffee: "Café",
    dinner: "Dîner dans le dépôt",
    ride: "Un tour sur l’ancienne ligne, avec ses conducteurs",
  },
  talks: "Conférences",
  talksAbout: "Toutes les conférences et tous les ateliers, avec leurs intervenants et leurs thèmes.",
  topics: "Thèmes",
  talksOn: (topic: string) => `Thème : ${topic.toLowerCase()}`,
  talksOnAbout: (topic: string) => `Toutes les conférences et tous les ateliers du thème « ${topic} ».`,
  allTalks: "Toutes les conférences",
  spoken: { en: "En anglais", fr: "En français" },
  speakers: "Intervenants",
  speakersAbout: "Qui parle à la conférence, et de quoi.",
  whoSpeaks: "Qui parle",
  and: " et ",
  partners: "Avec le soutien de",
  alerts: {
    note: "À noter",
    tip: "Conseil",
    important: "Important",
    warning: "Attention",
    caution: "Danger",
  },
  search: "Recherche",
  searchAbout: "Trouver une conférence ou une personne par les mots qui en parlent.",
  /** Words of the search besides the usual ones, which are there in English and French. */
  inSearch: {} as Partial<SearchWords>,
  /** What the search says of a page, by its group in `site.ts`. */
  kinds: { talk: "Conférence", speaker: "Portrait", topic: "Thème" } as { readonly [group: string]: string },
  missing: "Cette page n’existe pas",
  missingText: "Elle a changé d’adresse, ou n’a jamais existé.",
  home: "Accueil",
  /** `2027-06-03` becomes `jeudi 3 juin`, and the first of a month `1er`. */
  day: (date: string) => days.format(new Date(date)).replace(/ 1 /, " 1er "),
  /** `09:30` becomes `9 h 30`, and `14:00` becomes `14 h`. */
  time: (clock: string) => clock.replace(/^0/, "").replace(":00", " h").replace(":", " h "),
  /** What the generator itself writes into pages. */
  opensNewTab: "nouvel onglet",
  footnotes: "Notes",
  backToText: "Retour au texte, note",
  pageMoved: "Cette page a changé d’adresse",
};
