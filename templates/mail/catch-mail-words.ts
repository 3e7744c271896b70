import type { DevLanguage } from "charpente";

/** The answer to a message: success, an error status of the service, none, or a closed connection. */
export type MailAnswer = "200" | "400" | "403" | "413" | "429" | "500" | "hang" | "reset";

type MailWords = {
  readonly link: (count: number) => string;
  readonly title: string;
  readonly titleWith: (count: number) => string;
  readonly about: string;
  readonly count: (count: number) => string;
  readonly nothing: string;
  readonly empty: string;
  readonly attachments: string;
  readonly weight: (bytes: number) => string;
  readonly at: (at: Date) => string;
  readonly answered: (answer: string) => string;
  readonly planned: string;
  readonly plannedNext: string;
  readonly plannedAll: string;
  readonly plan: string;
  readonly answers: Readonly<Record<MailAnswer, string>>;
  readonly noAnswer: string;
  readonly unreadable: (reason: string) => string;
  readonly parts: string;
  readonly type: string;
  readonly longJson: string;
  readonly noObject: string;
  readonly noParameters: string;
  readonly fields: string;
  readonly missing: (fields: readonly string[]) => string;
};

/** What the page of caught messages says, in the languages of `site dev`. */
export const mailWords: Readonly<Record<DevLanguage, MailWords>> = {
  en: {
    link: (count) => `Mail: ${number("en", count)}`,
    title: "Mail",
    titleWith: (count) => `Mail (${number("en", count)})`,
    about: "Messages from forms come here and go nowhere else: they stay in memory until site dev ends.",
    count: (count) => `${number("en", count)} ${count === 1 ? "message" : "messages"}`,
    nothing: "Nothing has come yet.",
    empty: "Forget them all",
    attachments: "Attachments",
    weight: (bytes) => weight("en", bytes),
    at: (at) => moment("en", at),
    answered: (answer) => `answered with ${answer}`,
    planned: "Senders get",
    plannedNext: "the next one only",
    plannedAll: "all of them",
    plan: "Answer like this",
    answers: {
      200: "200, all is well",
      400: "400, bad request",
      403: "403, on the block list",
      413: "413, too large",
      429: "429, too many requests",
      500: "500, the service failed",
      hang: "nothing at all: the sender waits",
      reset: "half an answer: the connection is cut",
    },
    noAnswer: "There is no such answer.",
    unreadable: (reason) => `The request cannot be read: ${reason}`,
    parts: "It has too many parts.",
    type: "A message is JSON, or a form with files.",
    longJson: "The JSON is too long: files are sent as a form.",
    noObject: "The request is not a JSON object.",
    noParameters: "template_params is not a JSON object.",
    fields: "It has too many fields.",
    missing: (fields) => `This is not there, or is empty: ${list("en", fields)}.`,
  },
  fr: {
    link: (count) => `Messages reçus : ${number("fr", count)}`,
    title: "Messages",
    titleWith: (count) => `Messages (${number("fr", count)})`,
    about:
      "Ce que les formulaires envoient arrive ici et ne va pas plus loin : tout reste en mémoire jusqu’à la fin de site dev.",
    count: (count) => `${number("fr", count)} ${count < 2 ? "message" : "messages"}`,
    nothing: "Aucun message pour l’instant.",
    empty: "Tout oublier",
    attachments: "Pièces jointes",
    weight: (bytes) => weight("fr", bytes),
    at: (at) => moment("fr", at),
    answered: (answer) => `réponse : ${answer}`,
    planned: "Réponse aux envois",
    plannedNext: "pour le prochain seulement",
    plannedAll: "pour tous",
    plan: "Répondre ainsi",
    answers: {
      200: "200, tout va bien",
      400: "400, requête incorrecte",
      403: "403, sur la liste de blocage",
      413: "413, trop volumineux",
      429: "429, trop de requêtes",
      500: "500, panne du service",
      hang: "rien : l’expéditeur attend",
      reset: "une demi-réponse : la connexion est coupée",
    },
    noAnswer: "Cette réponse n’existe pas.",
    unreadable: (reason) => `L’envoi est illisible : ${reason}`,
    parts: "L’envoi a trop de parties.",
    type: "Un message est du JSON, ou un formulaire avec des fichiers.",
    longJson: "Ce JSON est plus long que tout message : les fichiers s’envoient par formulaire.",
    noObject: "L’envoi n’est pas un objet JSON.",
    noParameters: "template_params n’est pas un objet JSON.",
    fields: "L’envoi a trop de champs.",
    missing: (fields) => `Manque, ou reste vide : ${list("fr", fields)}.`,
  },
};

function number(language: DevLanguage, value: number): string {
  return value.toLocaleString(language);
}

function list(language: DevLanguage, words: readonly string[]): string {
  return new Intl.ListFormat(language).format(words);
}

function moment(language: DevLanguage, at: Date): string {
  return at.toLocaleString(language, { dateStyle: "medium", timeStyle: "medium" });
}

function weight(language: DevLanguage, bytes: number): string {
  const [unit, size] = bytes >= 1e6 ? ["megabyte", 1e6] : bytes >= 1000 ? ["kilobyte", 1000] : ["byte", 1];
  return (bytes / size).toLocaleString(language, {
    style: "unit",
    unit,
    unitDisplay: unit === "byte" ? "long" : "short",
    maximumSignificantDigits: 3,
  });
}
