import { type Messages, message } from "./in-each-language.ts";

/** Answers of the servers when there is no page to send, and mistakes in the files of a host. */
export const serverWords = {
  // Lines of _headers and _redirects that a host would ignore.
  "preview.no-path": message({
    en: ({ written }: { written: string }) => `${written} is not a path`,
    fr: ({ written }) => `${written} n’est pas un chemin`,
  }),
  "preview.star-inside": message({
    en: ({ written }: { written: string }) =>
      `${written} has a “*” before its end, where this host takes none`,
    fr: ({ written }) => `${written} contient un « * » avant la fin, où cet hébergeur n’en admet pas`,
  }),
  "preview.many-stars": message({
    en: ({ written }: { written: string }) => `${written} has several “*”, and this host takes one`,
    fr: ({ written }) => `${written} contient plusieurs « * », et cet hébergeur n’en admet qu’un`,
  }),
  "preview.early-header": {
    en: "a header is before the first path",
    fr: "un en-tête précède le premier chemin",
  },
  "preview.no-header": {
    en: "a header is written as in “Name: value”",
    fr: "un en-tête s’écrit comme « Nom: valeur »",
  },
  "preview.no-value": message({
    en: ({ name }: { name: string }) => `${name} has no value`,
    fr: ({ name }) => `${name} n’a pas de valeur`,
  }),
  "preview.wrong-sign": message({
    en: ({ name }: { name: string }) =>
      `the value of ${name} has a character that is not allowed in a header`,
    fr: ({ name }) => `la valeur de ${name} contient un caractère qu’aucun en-tête ne peut porter`,
  }),
  "preview.of-server": message({
    en: ({ name }: { name: string }) => `${name} is for the server to set`,
    fr: ({ name }) => `${name} est fixé par le serveur`,
  }),
  "preview.no-rule": {
    en: "a rule is written as in “/from /to 301”",
    fr: "une règle s’écrit comme « /de /vers 301 »",
  },
  "preview.no-parameter": {
    en: "the text between the two paths is not a parameter",
    fr: "un mot placé entre les deux chemins n’est pas un paramètre",
  },
  "preview.condition": {
    en: "conditions of country, language and role are not previewed",
    fr: "les conditions de pays, de langue et de rôle ne sont pas simulées",
  },
  "preview.no-status": message({
    en: ({ code }: { code: string }) => `${code} is not a status of a redirect`,
    fr: ({ code }) => `${code} n’est pas le code d’une redirection`,
  }),
  "http.own-names": {
    en: "This server answers only its own names: localhost, 127.0.0.1, [::1] and that of --host.",
    fr: "Ce serveur ne répond qu’à ses propres noms : localhost, 127.0.0.1, [::1] et celui de --host.",
  },
  "http.only-get": {
    en: "This path takes GET and HEAD only.",
    fr: "Cette adresse n’accepte que GET et HEAD.",
  },
  "http.only-post": { en: "This path takes POST only.", fr: "Cette adresse n’accepte que POST." },
  "http.only-json": {
    en: "This path takes application/json only.",
    fr: "Cette adresse n’accepte que du JSON (application/json).",
  },
  "http.only-bytes": {
    en: "This path takes bytes only (application/octet-stream).",
    fr: "Cette adresse n’accepte que des octets (application/octet-stream).",
  },
  "http.own-pages": {
    en: "This is for the pages of this server only.",
    fr: "Cette adresse est réservée aux pages de ce serveur.",
  },
  "http.no-path": { en: "There is no such path.", fr: "Cette adresse n’existe pas." },
  "http.no-axe": {
    en: "axe-core, which looks for barriers in pages, is not installed: run npm install --save-dev axe-core, then load this page anew.",
    fr: "axe-core, qui cherche les obstacles dans les pages, n’est pas installé : lancez npm install --save-dev axe-core, puis rechargez cette page.",
  },
  "http.target": {
    en: "The requested path does not begin at the root.",
    fr: "Ce qui est demandé n’est pas un chemin depuis la racine.",
  },
  "http.fragment": {
    en: "A fragment, which begins with #, is not sent to a server.",
    fr: "Ce qui commence par # ne s’envoie pas à un serveur.",
  },
  "http.hidden-separator": { en: "The path hides a separator.", fr: "Le chemin cache un séparateur." },
  "http.encoding": {
    en: "The path is not percent-encoded UTF-8.",
    fr: "Le chemin n’est pas de l’UTF-8 codé par des %.",
  },
  "http.control-character": {
    en: "The path has a control character.",
    fr: "Le chemin contient un signe de contrôle.",
  },
  "http.outside": { en: "The path leads out of its folder.", fr: "Le chemin sort de son dossier." },
  "http.long": {
    en: "The request is longer than this server accepts.",
    fr: "Cet envoi est plus long que ce que le serveur accepte.",
  },
  "http.full": {
    en: "Too much is being sent at once: try again in a moment.",
    fr: "Trop d’envois arrivent à la fois : réessayez dans un instant.",
  },
  "http.streams": {
    en: "Too many open pages wait for changes: close some.",
    fr: "Trop de pages ouvertes attendent des changements : fermez-en quelques-unes.",
  },
  "http.no-language": {
    en: "The tool does not speak this language.",
    fr: "L’outil ne parle pas cette langue.",
  },

  "http.no-editing": { en: "Editing is not possible here.", fr: "Personne ne peut modifier le site d’ici." },
  "http.session-ended": {
    en: "This page belongs to an editing session that has ended: load it again.",
    fr: "Cette page date d’une session de modification terminée : rechargez-la.",
  },
  "http.no-request": {
    en: "This path does not accept such a request.",
    fr: "Cette adresse attend autre chose.",
  },
  "http.no-picture": {
    en: "This picture is gone: look again.",
    fr: "Cette image n’existe plus : comparez à nouveau.",
  },
  "http.no-entry": { en: "The site has no such entry.", fr: "Le site n’a pas ce contenu." },

  "http.preview.below-base": message({
    en: ({ base }: { base: string }) => `Nothing is published outside of ${base}/.`,
    fr: ({ base }) => `Rien n’est publié en dehors de ${base}/.`,
  }),
  "http.preview.proxied": message({
    en: ({ address }: { address: string }) =>
      `The host would fetch this from ${address}; a preview does not.`,
    fr: ({ address }) =>
      `L’hébergeur irait chercher cette page à l’adresse ${address} ; l’aperçu ne le fait pas.`,
  }),
  "http.preview.gone": { en: "This file has just been removed.", fr: "Ce fichier vient d’être supprimé." },
  "http.preview.missing": {
    en: "No page has this address, and the site has no 404.html.",
    fr: "Aucune page n’a cette adresse, et le site n’a pas de 404.html.",
  },
} satisfies Messages;
