import { createFormat } from "./format.ts";
import { type Messages, message } from "./in-each-language.ts";

const en = createFormat("en");
const fr = createFormat("fr");

type Who = { name: string };
type Sender = { name: string; at: Date };

/** « de Zoé », « d’Ada ». */
function of(name: string): string {
  return /^(?:[aeiouà-öø-ÿœ]|y(?![aeiou]))/i.test(name) ? `d’${name}` : `de ${name}`;
}

/** Reviews: an author asks, another reads. */
export const reviewing = {
  // The publish page of the author.
  "review.title": { en: "Review", fr: "Relecture" },
  "review.about": {
    en: "Somebody else can read these changes in their own copy of the site, correct them on the page, and publish them. Visitors see nothing of them until then.",
    fr: "Une autre personne peut lire ces changements dans sa copie du site, les corriger sur la page et les publier. D’ici là, les visiteurs n’en voient rien.",
  },
  "review.word": { en: "A word to the reader", fr: "Un mot pour la personne qui relira" },
  "review.ask": { en: "Ask for a review", fr: "Demander une relecture" },
  "review.ask-again": { en: "Send the new version", fr: "Envoyer la nouvelle version" },
  "review.asked": {
    en: "Sent. Others find it in “Publish”, under “To review”.",
    fr: "Envoyé. Les autres le trouvent dans « Publier », sous « À relire ».",
  },
  "review.waiting": message({
    en: ({ at }: { at: Date }) => `In review since ${en.moment(at)}.`,
    fr: ({ at }) => `En relecture depuis le ${fr.moment(at)}.`,
  }),
  "review.waiting.about": {
    en: "Your changes stay on this computer, and you can go on.",
    fr: "Vos modifications restent sur cet ordinateur, et vous pouvez continuer à écrire.",
  },
  "review.waiting.changed": {
    en: "What you have changed since is not in it.",
    fr: "Ce que vous avez modifié depuis n’en fait pas partie.",
  },
  "review.withdraw": { en: "Withdraw the request", fr: "Retirer la demande" },
  "review.withdrawn": {
    en: "Withdrawn. Your changes are still on this computer.",
    fr: "La demande est retirée. Vos modifications sont toujours sur cet ordinateur.",
  },
  "review.returned": message({
    en: ({ name, at }: Sender) => `Given back by ${name}, ${en.moment(at)}.`,
    fr: ({ name, at }) => `Rendu par ${name}, le ${fr.moment(at)}.`,
  }),
  "review.corrections": { en: "What was corrected", fr: "Ce qui a été corrigé" },
  "review.no-corrections": { en: "Nothing was corrected.", fr: "Rien n’a été corrigé." },
  "review.take": { en: "Take these corrections over", fr: "Reprendre ces corrections" },
  "review.noted": { en: "Understood", fr: "C’est noté" },
  "review.decline": { en: "Leave them out", fr: "Les laisser de côté" },
  "review.taken": {
    en: "The corrections are here. Publish, or send the new version.",
    fr: "Les corrections sont arrivées. Publiez, ou envoyez la nouvelle version.",
  },
  "review.declined": {
    en: "Left out. Your changes are as they were.",
    fr: "Les corrections sont laissées de côté. Vos modifications n’ont pas changé.",
  },
  "review.accepted": {
    en: "Your changes were accepted and published.",
    fr: "Vos modifications ont été acceptées et publiées.",
  },
  "review.closed": {
    en: "The review was closed, and not published. Your changes are still on this computer.",
    fr: "La relecture est terminée, sans publication. Vos modifications sont toujours sur cet ordinateur.",
  },
  "review.open": message({
    en: ({ count }: { count: number }) =>
      `${en.plural(count, { one: "One thing was corrected that you have changed as well since.", other: `${en.number(count)} things were corrected that you have changed as well since.` })} Which version do you want to keep?`,
    fr: ({ count }) =>
      `${fr.plural(count, { one: "Une correction porte sur ce que vous avez modifié depuis.", other: `${fr.number(count)} corrections portent sur ce que vous avez modifié depuis.` })} Quelle version garder ?`,
  }),
  "review.choose": { en: "Take over with these choices", fr: "Reprendre avec ces choix" },
  "review.to-read": { en: "To review", fr: "À relire" },
  "review.from": message({
    en: ({ name, at }: Sender) => `${name}, ${en.moment(at)}`,
    fr: ({ name, at }) => `${name}, le ${fr.moment(at)}`,
  }),
  "review.read": { en: "Read", fr: "Relire" },
  "review.read.from": message({
    en: ({ name }: Who) => `Read the changes of ${name}`,
    fr: ({ name }) => `Relire les modifications ${of(name)}`,
  }),
  "review.begun": { en: "You have begun to correct it.", fr: "Vous avez commencé à corriger." },
  "review.asking": { en: "One moment…", fr: "Un instant…" },
  "review.opening": { en: "Opening the review…", fr: "Ouverture de la relecture…" },
  "review.offline": {
    en: "The server does not answer: this is what was known last.",
    fr: "Le serveur ne répond pas : voici ce qui était connu la dernière fois.",
  },
  "review.moved": {
    en: "Another version has come meanwhile. Look at it first.",
    fr: "Une autre version est arrivée entre-temps. Regardez-la d’abord.",
  },
  "review.gone": { en: "This review is no longer there.", fr: "Cette relecture n’existe plus." },
  "review.refused": {
    en: "The server takes no reviews. Nothing was sent, and your changes are still on this computer. Whoever looks after the site can allow it.",
    fr: "Le serveur n’accepte pas de relecture. Rien n’est parti, et vos modifications sont toujours sur cet ordinateur. La personne qui administre le site peut l’autoriser.",
  },
  "review.refused.details": {
    en: "Reviews are branches whose names begin with review/.",
    fr: "Les relectures sont des branches dont le nom commence par review/.",
  },
  "review.unreached": {
    en: "The server does not answer. Nothing is lost: try again later.",
    fr: "Le serveur ne répond pas. Rien n’est perdu : recommencez plus tard.",
  },
  "review.failed": {
    en: "That did not work. Your changes are still on this computer.",
    fr: "Cela n’a pas fonctionné. Vos modifications sont toujours sur cet ordinateur.",
  },
  "review.in-the-way": {
    en: "Nothing was taken over, because other files have the same names here. “Details” say which: show them to whoever looks after the site.",
    fr: "Rien n’a été repris, car d’autres fichiers portent ici les mêmes noms. « Détails » dit lesquels : montrez-le à la personne qui administre le site.",
  },
  // The page of a review, for who reads it.
  "reading.asked": message({
    en: ({ name, at }: Sender) => `${name} asks you to read these changes, sent ${en.moment(at)}.`,
    fr: ({ name, at }) => `${name} demande de relire ces modifications, envoyées le ${fr.moment(at)}.`,
  }),
  "reading.ready": message({
    en: ({ count }: { count: number }) =>
      count === 0
        ? "Visitors would see no change."
        : `${en.plural(count, { one: "One change", other: `${en.number(count)} changes` })} to review.`,
    fr: ({ count }) =>
      count === 0
        ? "Les visiteurs ne verraient aucun changement."
        : `${fr.plural(count, { one: "Un changement", other: `${fr.number(count)} changements` })} à relire.`,
  }),
  "reading.about": {
    en: "What you correct stays in this review. Your own changes are in your copy, and not here.",
    fr: "Vos corrections restent dans cette relecture. Vos propres modifications sont dans votre copie, et pas ici.",
  },
  "reading.pages": { en: "Correct on the page", fr: "Corriger sur la page" },
  "reading.corrections": { en: "My corrections", fr: "Mes corrections" },
  "reading.word": message({
    en: ({ name }: Who) => `A word to ${name}`,
    fr: ({ name }) => `Un mot pour ${name}`,
  }),
  "reading.choice": message({
    en: ({ name }: Who) =>
      `If you accept, visitors see these changes and your corrections. If you give them back, ${name} gets your corrections and decides.`,
    fr: ({ name }) =>
      `Si vous acceptez, les visiteurs verront ces modifications et vos corrections. Si vous rendez, ${name} reçoit vos corrections et décide.`,
  }),
  "reading.accept": { en: "Accept and publish", fr: "Accepter et publier" },
  "reading.give": { en: "Give back with my corrections", fr: "Rendre avec mes corrections" },
  "reading.give.word": { en: "Give back without correction", fr: "Rendre sans correction" },
  "reading.receive": { en: "Get the new version", fr: "Recevoir la nouvelle version" },
  "reading.given": message({
    en: ({ name }: Who) => `Given back. ${name} sees it in “Publish”.`,
    fr: ({ name }) => `Rendu. ${name} le verra dans « Publier ».`,
  }),
  "reading.received": { en: "This is the new version.", fr: "Voici la nouvelle version." },
  "reading.gone": message({
    en: ({ name }: Who) =>
      `${name} has withdrawn this request. Your corrections are still here: give them back if they matter, or close the review.`,
    fr: ({ name }) =>
      `${name} a retiré cette demande. Vos corrections sont toujours ici : rendez-les si elles comptent, ou fermez la relecture.`,
  }),
  "reading.moved": message({
    en: ({ name }: Who) =>
      `${name} has sent a new version meanwhile. Get it before you accept: your corrections are kept.`,
    fr: ({ name }) =>
      `${name} a envoyé une nouvelle version entre-temps. Recevez-la avant d’accepter : vos corrections sont conservées.`,
  }),
  "reading.published": {
    en: "These changes are published. You can close the review.",
    fr: "Ces modifications sont publiées. Vous pouvez fermer la relecture.",
  },
  "reading.give.subject": message({
    en: ({ name }: Who) => `Give back to ${name}`,
    fr: ({ name }) => `Rendre à ${name}`,
  }),
  "reading.accept.subject": message({
    en: ({ name }: Who) => `Accept the changes of ${name}`,
    fr: ({ name }) => `Accepter les modifications ${of(name)}`,
  }),
  "reading.close": { en: "Close the review", fr: "Fermer la relecture" },
} satisfies Messages;
