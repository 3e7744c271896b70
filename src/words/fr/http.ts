import type { Translated } from "../catalogue.ts";
import type { http as english } from "../en/http.ts";
import { createFormat } from "../format.ts";

const { list } = createFormat("fr");

export const http: Translated<typeof english> = {
  "http.own-names":
    "Ce serveur ne répond qu’à ses propres noms : localhost, 127.0.0.1, [::1] et celui de --host.",
  "http.only-get": "Cette adresse n’accepte que GET et HEAD.",
  "http.only-post": "Cette adresse n’accepte que POST.",
  "http.only-json": "Cette adresse n’accepte que du JSON (application/json).",
  "http.only-bytes": "Cette adresse n’accepte que des octets (application/octet-stream).",
  "http.own-pages": "Cette adresse est réservée aux pages de ce serveur.",
  "http.no-path": "Cette adresse n’existe pas.",
  "http.target": "Ce qui est demandé n’est pas un chemin depuis la racine.",
  "http.fragment": "Ce qui commence par # ne s’envoie pas à un serveur.",
  "http.hidden-separator": "Le chemin cache un séparateur.",
  "http.encoding": "Le chemin n’est pas de l’UTF-8 codé par des %.",
  "http.control-character": "Le chemin contient un signe de contrôle.",
  "http.outside": "Le chemin sort de son dossier.",
  "http.long": "Cet envoi est plus long que ce que le serveur accepte.",
  "http.full": "Trop d’envois arrivent à la fois : réessayez dans un instant.",
  "http.streams": "Trop de pages ouvertes attendent des changements : fermez-en quelques-unes.",
  "http.no-language": "L’outil ne parle pas cette langue.",

  "http.no-editing": "Personne ne peut modifier le site d’ici.",
  "http.session-ended": "Cette page date d’une session de modification terminée : rechargez-la.",
  "http.no-request": "Cette adresse attend autre chose.",
  "http.no-entry": "Le site n’a pas ce contenu.",

  "http.no-attachment": "Cette pièce jointe n’existe pas.",
  "http.no-answer": "Cette réponse n’existe pas.",
  "http.mail.unreadable": ({ reason }) => `L’envoi est illisible : ${reason}`,
  "http.mail.parts": "L’envoi a trop de parties.",
  "http.mail.type": "Un message est du JSON, ou un formulaire avec des fichiers.",
  "http.mail.long-json": "Ce JSON est plus long que tout message : les fichiers s’envoient par formulaire.",
  "http.mail.no-object": "L’envoi n’est pas un objet JSON.",
  "http.mail.no-parameters": "template_params n’est pas un objet JSON.",
  "http.mail.fields": "L’envoi a trop de champs.",
  "http.mail.missing": ({ fields }) => `Manque, ou reste vide : ${list(fields)}.`,

  "http.preview.below-base": ({ base }) => `Rien n’est publié en dehors de ${base}/.`,
  "http.preview.proxied": ({ address }) =>
    `L’hébergeur irait chercher cette page à l’adresse ${address} ; l’aperçu ne le fait pas.`,
  "http.preview.gone": "Ce fichier vient d’être supprimé.",
  "http.preview.missing": "Aucune page n’a cette adresse, et le site n’a pas de 404.html.",
};
