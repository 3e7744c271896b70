import { createFormat } from "./format.ts";
import { type Messages, message } from "./in-each-language.ts";

const en = createFormat("en");
const fr = createFormat("fr");

type Count = { count: number };

/** Who has written a version, and when: undefined if nobody has changed it. */
type Version = { names: readonly string[]; at: Date | undefined };

/** `title` is « Avant » or « Après ». */
type Picture = { title: string; page: string };

type Files = { files: readonly string[] };

export const sending = {
  "publish.title": { en: "Publish", fr: "Publier" },
  "publish.about": {
    en: "What visitors will see change, page by page, compared with what was last published. Nothing is sent before you say so.",
    fr: "Ce que les visiteurs verront changer, page par page, depuis la dernière publication. Rien ne part sans votre accord.",
  },
  "publish.no-script": {
    en: "This page needs scripts.",
    fr: "Cette page a besoin des scripts du navigateur.",
  },
  "publish.looking": { en: "Comparing the pages…", fr: "Comparaison des pages…" },
  "publish.images": message({
    en: ({ count }: Count) =>
      `The photographs are being prepared: ${en.number(count)} left. Then the pages are compared.`,
    fr: ({ count }) =>
      `Les photographies se préparent : il en reste ${fr.number(count)}. La comparaison des pages suit.`,
  }),
  "publish.unanswered": {
    en: "The site does not answer any more. Start it again on this computer, then reload this page.",
    fr: "Le site ne répond plus. Relancez-le sur cet ordinateur, puis rechargez cette page.",
  },
  "publish.look-again": { en: "Look again", fr: "Comparer à nouveau" },
  "publish.back": { en: "Back to the site", fr: "Revenir au site" },

  "publish.ready": message({
    en: ({ count }: Count) =>
      count === 0
        ? "Ready. Visitors will see no change."
        : `Ready. ${en.number(count)} ${en.plural(count, { one: "change", other: "changes" })} to publish.`,
    fr: ({ count }) =>
      count === 0
        ? "Prêt. Les visiteurs ne verront aucun changement."
        : `Prêt. ${fr.number(count)} ${fr.plural(count, { one: "changement", other: "changements" })} à publier.`,
  }),
  "publish.first": {
    en: "This is the first publication from this folder. If the server is empty, it receives the whole site, with everything that was recorded here.",
    fr: "C’est la première publication depuis ce dossier. Si le serveur est vide, il reçoit le site entier, avec tout ce qui a été conservé ici.",
  },
  "publish.unknown": {
    en: "The published version has errors and cannot be drawn, so the changes are not known. The version that you publish has none.",
    fr: "La version en ligne comporte des erreurs et ne peut être reconstruite : impossible de dire ce qui change. Celle que vous publiez n’en comporte pas.",
  },
  "publish.changes": { en: "What changes", fr: "Ce qui change" },
  "publish.remarks": message({
    en: ({ count }: Count) =>
      en.plural(count, {
        one: "The check has one remark, which never stops a publication:",
        other: `The check has ${en.number(count)} remarks, which never stop a publication:`,
      }),
    fr: ({ count }) =>
      fr.plural(count, {
        one: "Les contrôles font une remarque, qui n’empêche pas de publier :",
        other: `Les contrôles font ${fr.number(count)} remarques, qui n’empêchent pas de publier :`,
      }),
  }),
  "publish.remarks.link": { en: "see To do", fr: "voir « À faire »" },
  "publish.risks": message({
    en: ({ count }: Count) => en.plural(count, { one: "One warning", other: `${en.number(count)} warnings` }),
    fr: ({ count }) =>
      fr.plural(count, { one: "Un avertissement", other: `${fr.number(count)} avertissements` }),
  }),
  "publish.risks.about": {
    en: "You can publish all the same. If your host refuses every warning, the site stays as it is until they are mended.",
    fr: "Vous pouvez publier quand même. Mais si l’hébergeur refuse tout avertissement, le site en ligne reste tel qu’il est jusqu’à leur correction.",
  },
  "publish.unsaved": message({
    en: ({ count }: Count) =>
      en.plural(count, {
        one: "One text is not saved, since the checks refuse it: it is not published.",
        other: `${en.number(count)} texts are not saved, since the checks refuse them: they are not published.`,
      }),
    fr: ({ count }) =>
      fr.plural(count, {
        one: "Une saisie refusée par les contrôles n’est pas enregistrée : elle n’est pas publiée.",
        other: `${fr.number(count)} saisies refusées par les contrôles ne sont pas enregistrées : elles ne sont pas publiées.`,
      }),
  }),
  "publish.message": { en: "Note for those who read the history", fr: "Note de publication" },
  "publish.message.help": {
    en: "The first line is its title. Visitors do not see it.",
    fr: "Elle accompagne cette version dans l’historique du site ; sa première ligne en est le titre. Les visiteurs ne la voient pas.",
  },
  "publish.to": message({
    en: ({ remote, branch }: { remote: string; branch: string }) =>
      `It goes to ${remote}, branch ${branch}, under your name.`,
    fr: ({ remote, branch }) => `Envoi vers ${remote}, branche ${branch}, sous votre nom.`,
  }),
  "publish.send": { en: "Publish", fr: "Publier" },
  "publish.subject": message({
    en: ({ names, more }: { names: readonly string[]; more: number }) =>
      `Change ${more > 0 ? `${names.join(", ")} and ${en.number(more)} more` : en.list(names)}`,
    fr: ({ names, more }) =>
      `Modifier ${more > 0 ? `${names.join(", ")} et ${fr.number(more)} de plus` : fr.list(names)}`,
  }),
  "publish.subject.none": { en: "Change the content", fr: "Modifier le contenu" },
  "publish.merge-subject": {
    en: "Join the changes of several authors",
    fr: "Réunir les modifications de plusieurs auteurs",
  },

  "publish.leaving": {
    en: "What leaves",
    fr: "Ce qui part",
  },
  "publish.also": {
    en: "What changes with it",
    fr: "Ce qui change avec",
  },
  "publish.keep": {
    en: "Do not send",
    fr: "Ne pas envoyer",
  },
  "publish.keep.label": message({
    en: ({ name }: { name: string }) => `Do not send: ${name}`,
    fr: ({ name }) => `Ne pas envoyer : ${name}`,
  }),
  "publish.stays": {
    en: "Stays here as it is, and will be offered again the next time.",
    fr: "Reste ici tel quel, et vous sera proposé à nouveau la prochaine fois.",
  },
  "publish.shared": message({
    en: ({ name }: { name: string }) => `One choice for everything that “${name}” holds.`,
    fr: ({ name }) => `Un seul choix vaut pour tout ce que contient « ${name} ».`,
  }),
  "publish.all-stay": {
    en: "Nothing leaves: all of it stays here.",
    fr: "Rien ne part : tout reste ici.",
  },
  "publish.errors.without": message({
    en: ({ count }: Count) =>
      en.plural(count, {
        one: `Without what stays here, one error stops the publication.`,
        other: `Without what stays here, ${en.number(count)} errors stop the publication.`,
      }),
    fr: ({ count }) =>
      fr.plural(count, {
        one: `Sans ce qui reste ici, une erreur empêche de publier.`,
        other: `Sans ce qui reste ici, ${fr.number(count)} erreurs empêchent de publier.`,
      }),
  }),
  "publish.errors.without.about": {
    en: "Something that leaves needs what stays here. Send that as well, or correct the place that the error names.",
    fr: "Ce qui part a besoin de ce qui reste ici. Envoyez-le aussi, ou corrigez l’endroit que nomme l’erreur.",
  },
  "publish.errors.keep": {
    en: "You can also publish the rest without it: tick “Do not send” beside what has the error.",
    fr: "Vous pouvez aussi publier le reste sans attendre : cochez « Ne pas envoyer » à côté de ce qui contient l’erreur.",
  },
  "leaving.image": message({
    en: ({ name }: { name: string }) => `Image ${name}`,
    fr: ({ name }) => `Image ${name}`,
  }),
  "leaving.file": message({
    en: ({ name }: { name: string }) => `File ${name}`,
    fr: ({ name }) => `Fichier ${name}`,
  }),
  "leaving.added": message({
    en: ({ sizeBytes }: { sizeBytes: number }) => `new, ${en.weight(sizeBytes)}`,
    fr: ({ sizeBytes }) => `nouveau, ${fr.weight(sizeBytes)}`,
  }),
  "leaving.changed": message({
    en: ({ sizeBytes }: { sizeBytes: number }) => `replaced, ${en.weight(sizeBytes)}`,
    fr: ({ sizeBytes }) => `remplacé, ${fr.weight(sizeBytes)}`,
  }),
  "leaving.new": { en: "new", fr: "nouveau" },
  "leaving.edited": { en: "changed", fr: "modifié" },
  "leaving.removed": {
    en: "removed from the site",
    fr: "retiré du site",
  },
  "leaving.image.unused": {
    en: "no page shows it: it is kept with the site, and visitors do not get it",
    fr: "aucune page ne la montre : elle est gardée avec le site, et les visiteurs ne la reçoivent pas",
  },
  "leaving.file.used": message({
    en: ({ url }: { url: string }) => `public address: ${url}`,
    fr: ({ url }) => `adresse publique : ${url}`,
  }),
  "leaving.file.unused": message({
    en: ({ url }: { url: string }) => `no page leads to it, yet everybody can read it at ${url}`,
    fr: ({ url }) => `aucune page n’y mène, mais tout le monde pourra le lire à l’adresse ${url}`,
  }),
  "leaving.with-others": {
    en: "changed: see below what changes with it",
    fr: "modifié : voyez plus bas ce qui change avec",
  },
  "leaving.unseen": {
    en: "changed, and visitors see no difference",
    fr: "modifié, sans différence pour les visiteurs",
  },
  "publish.technical": message({
    en: ({ count }: Count) =>
      en.plural(count, {
        one: `One remark for whoever looks after the site`,
        other: `${en.number(count)} remarks for whoever looks after the site`,
      }),
    fr: ({ count }) =>
      fr.plural(count, {
        one: `Une remarque pour la personne qui administre le site`,
        other: `${fr.number(count)} remarques pour la personne qui administre le site`,
      }),
  }),
  "publish.technical.about": {
    en: "They do not stop the publication, and there is nothing for you to do: pass this text on.",
    fr: "Rien n’empêche de publier, et vous n’avez rien à faire : transmettez ce texte.",
  },
  "publish.technical.mail": {
    en: "Send it by e-mail",
    fr: "L’envoyer par e-mail",
  },
  "publish.technical.subject": {
    en: "Remarks on the site",
    fr: "Remarques sur le site",
  },

  "sent.title": {
    en: "The pages that were sent",
    fr: "Les pages envoyées",
  },
  "sent.last": {
    en: "The last publication",
    fr: "Dernière publication",
  },
  "sent.asking": {
    en: "asking…",
    fr: "vérification…",
  },
  "sent.seen": {
    en: "online",
    fr: "en ligne",
  },
  "sent.old": {
    en: "not yet: the public site still shows the earlier version. It may need some minutes more.",
    fr: "pas encore : le site public montre encore l’ancienne version. Il lui faut parfois quelques minutes.",
  },
  "sent.status": message({
    en: ({ code }: { code: number }) =>
      `not yet: the public site answers with an error at this address (${code})`,
    fr: ({ code }) => `pas encore : le site public répond par une erreur à cette adresse (${code})`,
  }),
  "sent.none": {
    en: "this address does not answer",
    fr: "cette adresse ne répond pas",
  },
  "sent.stopped": {
    en: "not asked to the end",
    fr: "vérification arrêtée",
  },
  "sent.example": {
    en: "an address that only serves as an example",
    fr: "adresse qui ne sert que d’exemple",
  },

  "picture.before": { en: "Before", fr: "Avant" },
  "picture.after": { en: "After", fr: "Après" },
  "picture.label": message({
    en: ({ title, page }: Picture) => `${title}: ${page}`,
    fr: ({ title, page }) => `${title} : ${page}`,
  }),
  "picture.large": { en: "Enlarge", fr: "Agrandir" },
  "picture.large.label": message({
    en: ({ title, page }: Picture) => `Enlarge: ${page}, ${title.toLowerCase()}`,
    fr: ({ title, page }) => `Agrandir : ${page}, ${title.toLowerCase()}`,
  }),
  "picture.screen": { en: "Pictures of the pages", fr: "Images des pages" },
  "picture.screen.wide": { en: "computer", fr: "ordinateur" },
  "picture.screen.phone": { en: "phone", fr: "téléphone" },

  "publish.nothing": { en: "Everything is published.", fr: "Tout est publié." },
  "publish.behind": {
    en: "Others have sent something that is not in this folder yet.",
    fr: "D’autres ont envoyé des modifications que ce dossier n’a pas encore.",
  },
  "publish.receive": { en: "Get it", fr: "Les recevoir" },

  "publish.errors": message({
    en: ({ count }: Count) =>
      en.plural(count, {
        one: "One error stops the publication.",
        other: `${en.number(count)} errors stop the publication.`,
      }),
    fr: ({ count }) =>
      fr.plural(count, {
        one: "Une erreur empêche de publier.",
        other: `${fr.number(count)} erreurs empêchent de publier.`,
      }),
  }),
  "publish.errors.merged": message({
    en: ({ count }: Count) =>
      en.plural(count, {
        one: "Your changes do not fit those that others have sent: one error.",
        other: `Your changes do not fit those that others have sent: ${en.number(count)} errors.`,
      }),
    fr: ({ count }) =>
      fr.plural(count, {
        one: "Réunies avec celles que d’autres ont envoyées, vos modifications donnent une erreur.",
        other: `Réunies avec celles que d’autres ont envoyées, vos modifications donnent ${fr.number(count)} erreurs.`,
      }),
  }),
  "publish.errors.merged.about": {
    en: "Your changes are recorded here, and nothing was sent. Change your side of it, or speak with those who have sent the other.",
    fr: "Les vôtres sont conservées ici, et rien n’est parti. Corrigez de votre côté, ou parlez-en avec les autres auteurs.",
  },

  "publish.steps": { en: "How far it is", fr: "Avancement" },
  "publish.phase.check": { en: "Check the site", fr: "Vérifier le site" },
  "publish.phase.record": { en: "Record it under your name", fr: "Conserver la version sous votre nom" },
  "publish.phase.fetch": { en: "Ask what others have sent", fr: "Demander ce que d’autres ont envoyé" },
  "publish.phase.merge": {
    en: "Join it with what others have sent, and check that",
    fr: "Réunir vos modifications et celles des autres, et vérifier l’ensemble",
  },
  "publish.phase.send": { en: "Send it", fr: "Envoyer" },
  "publish.phase.forward": { en: "Get what others have sent", fr: "Recevoir ce que d’autres ont envoyé" },
  "publish.phase.host": { en: "Wait for the host", fr: "Attendre l’hébergeur" },
  "publish.step.done": { en: "done", fr: "fait" },
  "publish.step.current": { en: "under way", fr: "en cours" },
  "publish.running": message({
    en: ({ what }: { what: string }) => `${what}…`,
    fr: ({ what }) => `${what}…`,
  }),
  "publish.stop": { en: "Stop", fr: "Arrêter" },
  "publish.stop-waiting": { en: "Do not wait", fr: "Ne pas attendre" },

  "publish.open": message({
    en: ({ count }: Count) =>
      en.plural(count, {
        one: "Another author has changed the same as you. Which version do you want to keep?",
        other: `In ${en.number(count)} places another author has changed the same as you. Which versions do you want to keep?`,
      }),
    fr: ({ count }) =>
      fr.plural(count, {
        one: "Un autre auteur a modifié la même chose que vous. Quelle version garder ?",
        other: `En ${fr.number(count)} endroits, un autre auteur a modifié la même chose que vous. Quelles versions garder ?`,
      }),
  }),
  "publish.open.about": {
    en: "Everything else was joined. Your changes are recorded here, and nothing was sent yet.",
    fr: "Tout le reste est réuni. Vos modifications sont conservées ici, et rien n’est encore parti.",
  },
  "publish.choices": { en: "What you have chosen", fr: "Vos choix" },
  "publish.mine": message({
    en: ({ at }: Version) => (at === undefined ? "My version" : `My version, ${en.moment(at)}`),
    fr: ({ at }) => (at === undefined ? "Votre version" : `Votre version, ${fr.moment(at)}`),
  }),
  "publish.theirs": message({
    en: ({ names, at }: Version) =>
      at === undefined ? "The other version" : `The version of ${en.list(names)}, ${en.moment(at)}`,
    fr: ({ names, at }) =>
      at === undefined ? "L’autre version" : `Version envoyée par ${fr.list(names)}, ${fr.moment(at)}`,
  }),
  "publish.whole-file": { en: "all of it", fr: "en entier" },
  "publish.address": { en: "its new address", fr: "sa nouvelle adresse" },
  "publish.file.data": message({
    en: ({ sizeBytes }: { sizeBytes: number }) => `a file of ${en.weight(sizeBytes)}`,
    fr: ({ sizeBytes }) => `un fichier de ${fr.weight(sizeBytes)}`,
  }),
  "publish.file.link": { en: "a shortcut to another file", fr: "un raccourci vers un autre fichier" },
  "publish.file.folder": message({
    en: ({ count }: Count) =>
      `a folder with ${en.plural(count, { one: "one file", other: `${en.number(count)} files` })}`,
    fr: ({ count }) =>
      `un dossier avec ${fr.plural(count, { one: "un fichier", other: `${fr.number(count)} fichiers` })}`,
  }),
  "publish.file.module": {
    en: "a folder with a history of its own",
    fr: "un dossier qui a son propre historique",
  },
  "publish.absent": { en: "removed", fr: "retiré" },
  "publish.field": { en: "one of its fields", fr: "un de ses champs" },
  "publish.unchosen": { en: "Choose one of the two versions.", fr: "Choisissez une des deux versions." },
  "publish.choose": { en: "Publish with these choices", fr: "Publier avec ces choix" },

  "publish.sent": { en: "Sent. The server has it.", fr: "Envoyé. Le serveur l’a reçu." },
  "publish.received": {
    en: "Everything is published, and this folder has what others have sent.",
    fr: "Tout est publié, et ce dossier a reçu ce que d’autres ont envoyé.",
  },
  "publish.merged": {
    en: "It was joined with what others had sent.",
    fr: "Vos modifications sont réunies avec celles que d’autres avaient envoyées.",
  },
  "publish.host.seen": {
    en: "The host has it: visitors see the new version.",
    fr: "L’hébergeur a la nouvelle version : les visiteurs la voient.",
  },
  "publish.host.seen.link": { en: "See the page", fr: "Voir la page" },
  "publish.host.unseen.old": {
    en: "The host still answers with the earlier version. It may need some more minutes.",
    fr: "L’hébergeur répond encore avec l’ancienne version. Il lui faut peut-être quelques minutes de plus.",
  },
  "publish.host.unseen.status": message({
    en: ({ code }: { code: number }) =>
      `The host answers with an error at this address (${code}): it is not known whether it has the new version.`,
    fr: ({ code }) =>
      `L’hébergeur répond par une erreur à cette adresse (${code}) : impossible de dire s’il a la nouvelle version.`,
  }),
  "publish.host.unseen.none": {
    en: "This address does not answer: it is not known whether the host has it.",
    fr: "Personne ne répond à cette adresse : impossible de dire si l’hébergeur a la nouvelle version.",
  },
  "publish.host.stopped": {
    en: "You did not wait for the host: whether it has the new version is not known.",
    fr: "Vous n’avez pas attendu l’hébergeur : rien ne dit encore s’il a la nouvelle version.",
  },
  "publish.host.unprovable": {
    en: "No page shows whether the host has the new version.",
    fr: "Aucune page ne montre si l’hébergeur a la nouvelle version.",
  },
  "publish.host.example": {
    en: "The address in the settings of the site is only an example: it is not known whether the host has it.",
    fr: "L’adresse du site, dans ses réglages, n’est qu’un exemple : impossible de dire si l’hébergeur a la nouvelle version.",
  },
  "publish.in-the-way": {
    en: "This folder does not have the changes of others yet: the files under “Details” have changes here that were not sent. They meet those of others when you publish them; this publication is not affected.",
    fr: "Ce que d’autres ont envoyé n’est pas encore arrivé ici : les fichiers nommés sous « Détails » ont ici des modifications qui ne sont pas parties. Les deux se rejoindront quand vous les publierez ; cette publication n’est pas concernée.",
  },

  "publish.changed": {
    en: "Something was saved meanwhile. Look at what changes again, then publish.",
    fr: "Un texte a été enregistré entre-temps. Comparez à nouveau ce qui change, puis publiez.",
  },
  "publish.late": {
    en: "The server has given no sign of life for too long. If a window of this computer asks for a password, answer it. Your changes are kept in this folder, and nothing is lost: publish again later.",
    fr: "Le serveur n’a pas répondu à temps. Vos modifications sont conservées ici, rien n’est perdu : publiez à nouveau plus tard.",
  },
  "publish.stopped": {
    en: "Stopped. Your changes are recorded here; whether the server has them is seen the next time.",
    fr: "Arrêté. Vos modifications sont conservées ici ; la prochaine publication dira si le serveur les a reçues.",
  },
  "publish.overtaken": {
    en: "Others are sending faster. Your changes are recorded here: publish again in a moment.",
    fr: "D’autres ont envoyé des modifications au même moment. Vos modifications sont conservées ici : publiez à nouveau dans un instant.",
  },
  "publish.unrelated": {
    en: "The server already has another site. Nothing was sent, and nothing changed here.",
    fr: "Le serveur a déjà un autre site. Rien n’est parti, et rien n’a changé ici.",
  },
  "publish.unrelated.ask": {
    en: "Whoever looks after the site finds under “Details” what to do.",
    fr: "La personne qui administre le site trouve sous « Détails » ce qu’il faut faire.",
  },
  "publish.unrelated.do": {
    en: "The remote repository has nothing in common with this folder. Check its address, or make a new copy of the site from there with git clone.",
    fr: "Le dépôt distant n’a rien de commun avec ce dossier. Vérifiez son adresse, ou refaites de là une copie du site par git clone.",
  },
  "publish.elsewhere": {
    en: "The server has this site under another name, so visitors would not see what you send.",
    fr: "Le serveur garde ce site sous un autre nom : les visiteurs ne verraient pas ce que vous envoyez.",
  },
  "publish.elsewhere.ask": {
    en: "Nothing was sent. Whoever looks after the site finds under “Details” what to do.",
    fr: "Rien n’est parti. La personne qui administre le site trouve sous « Détails » ce qu’il faut faire.",
  },
  "publish.elsewhere.do": message({
    en: ({ branch, branches }: { branch: string; branches: readonly string[] }) =>
      `This folder is on the branch “${branch}”; the server has ${en.list(branches)}. Bring this folder to the right one.`,
    fr: ({ branch, branches }) =>
      `Ce dossier est sur la branche « ${branch} » ; le serveur a ${fr.list(branches)}. Ramenez ce dossier à la bonne.`,
  }),
  "publish.kept": {
    en: "Your changes are kept in this folder, and nothing is lost.",
    fr: "Vos modifications sont conservées dans ce dossier : rien n’est perdu.",
  },
  "publish.answer": { en: "The answer, word for word:", fr: "La réponse, mot pour mot :" },
  "publish.trouble.name": {
    en: "The address of the server is not found on the network.",
    fr: "L’adresse du serveur est introuvable sur le réseau.",
  },
  "publish.trouble.name.do": {
    en: "Check that this computer is connected to the internet, then publish again. If it is, whoever looks after the site checks the address of the server.",
    fr: "Vérifiez que cet ordinateur est relié à Internet, puis publiez à nouveau. S’il l’est, c’est à la personne qui administre le site de vérifier l’adresse du serveur.",
  },
  "publish.trouble.connection": {
    en: "The server does not answer, or the connection was cut.",
    fr: "Le serveur ne répond pas, ou la liaison a été coupée.",
  },
  "publish.trouble.connection.do": {
    en: "Check your connection, and the private network of your firm if it needs one. Then publish again, now or later.",
    fr: "Vérifiez votre connexion, et le réseau privé (VPN) de votre entreprise s’il en faut un. Publiez ensuite à nouveau, tout de suite ou plus tard.",
  },
  "publish.trouble.proxy": {
    en: "The network that you are on lets no request through to the server.",
    fr: "Le réseau où vous êtes ne laisse rien passer vers le serveur.",
  },
  "publish.trouble.proxy.do": {
    en: "Publish again from another network, or ask whoever looks after this computer for its proxy.",
    fr: "Publiez à nouveau depuis un autre réseau, ou demandez le réglage du proxy à la personne qui s’occupe de cet ordinateur.",
  },
  "publish.trouble.certificate": {
    en: "The server cannot prove that it is the right one, so nothing was sent to it.",
    fr: "Le serveur ne prouve pas qu’il est le bon : rien ne lui a été envoyé.",
  },
  "publish.trouble.certificate.do": {
    en: "Check the date of this computer, and publish again from another network: those of hotels and stations often get in between. If it stays so, tell whoever looks after the server.",
    fr: "Vérifiez la date de cet ordinateur, et publiez à nouveau depuis un autre réseau : ceux des hôtels et des gares s’interposent souvent. Si cela dure, prévenez la personne qui administre le serveur.",
  },
  "publish.trouble.host-key": {
    en: "This computer does not know the server yet, or the server is another one than last time.",
    fr: "Cet ordinateur ne connaît pas encore le serveur, ou le serveur n’est plus celui de la dernière fois.",
  },
  "publish.trouble.host-key.do": {
    en: "Whoever looks after the site finds under “Details” what to do.",
    fr: "La personne qui administre le site trouve sous « Détails » ce qu’il faut faire.",
  },
  "publish.trouble.host-key.how": {
    en: "Whoever looks after the site compares its fingerprint, and confirms it once in a terminal with git fetch.",
    fr: "La personne qui administre le site compare son empreinte, et la confirme une fois dans un terminal par git fetch.",
  },
  "publish.trouble.key": {
    en: "The server does not accept the key of this computer, or the key is locked by a passphrase.",
    fr: "Le serveur n’accepte pas la clé de cet ordinateur, ou cette clé attend son mot de passe.",
  },
  "publish.trouble.key.do": {
    en: "If your key has a passphrase, unlock it first. Otherwise, whoever looks after the site adds your key to the server. “Details” say how.",
    fr: "Si votre clé a un mot de passe, donnez-le d’abord. Sinon, la personne qui administre le site ajoute votre clé au serveur. « Détails » dit comment.",
  },
  "publish.trouble.key.how": {
    en: "If your key has a passphrase, unlock it once with ssh-add in a terminal. If not, whoever looks after the site adds your key to the server.",
    fr: "Si votre clé a un mot de passe, donnez-le une fois dans un terminal par ssh-add. Sinon, la personne qui administre le site ajoute votre clé au serveur.",
  },
  "publish.trouble.credentials": {
    en: "The server asks who you are: your name or password is missing, wrong or expired.",
    fr: "Le serveur demande qui vous êtes : votre nom ou votre mot de passe manque, est faux ou n’est plus valable.",
  },
  "publish.trouble.credentials.do": {
    en: "Whoever looks after the site gives you both. “Details” say where to type them once, so that this computer remembers them.",
    fr: "La personne qui administre le site vous les donne. « Détails » dit où les taper une fois, pour que cet ordinateur les retienne.",
  },
  "publish.trouble.credentials.how": {
    en: "Run git fetch once in a terminal, in the folder of the site: it asks for both, and this computer can remember them. Servers often take an access key, which they call a token, in place of the password.",
    fr: "Lancez une fois git fetch dans un terminal, depuis le dossier du site : il demande l’un et l’autre, et cet ordinateur peut les retenir. Beaucoup de serveurs veulent, à la place du mot de passe, une clé d’accès qu’ils appellent « token » ou « jeton ».",
  },
  "publish.trouble.not-found": {
    en: "There is no site at the address of the server, or you are not allowed to see it.",
    fr: "Il n’y a aucun site à l’adresse du serveur, ou vous n’avez pas le droit de le voir.",
  },
  "publish.trouble.not-found.do": {
    en: "Whoever looks after the site checks the address, and gives you access.",
    fr: "La personne qui administre le site vérifie l’adresse, et vous donne accès.",
  },
  "publish.trouble.rights": {
    en: "The server knows you, but does not let you send.",
    fr: "Le serveur vous connaît, mais ne vous laisse rien envoyer.",
  },
  "publish.trouble.rights.do": {
    en: "Whoever looks after the site gives you the right to write to it.",
    fr: "La personne qui administre le site vous donne le droit d’y écrire.",
  },
  "publish.trouble.protected": {
    en: "The server protects the version that is online: nobody sends to it without a review, or only some do.",
    fr: "Le serveur protège la version en ligne : personne n’y envoie sans relecture, ou seules quelques personnes le peuvent.",
  },
  "publish.trouble.protected.do": {
    en: "Whoever looks after the site allows you to send, or takes your changes through a review.",
    fr: "La personne qui administre le site vous y autorise, ou fait passer vos modifications par une relecture.",
  },
  "publish.trouble.read-only": {
    en: "The server takes no changes: it is closed, or under maintenance.",
    fr: "Le serveur ne prend aucune modification : il est fermé, ou en maintenance.",
  },
  "publish.trouble.read-only.do": {
    en: "Publish again later. If it stays so, whoever looks after the site opens it again.",
    fr: "Publiez à nouveau plus tard. Si cela dure, la personne qui administre le site le rouvre.",
  },
  "publish.trouble.too-large": {
    en: "A file is too large for the server.",
    fr: "Un fichier est trop lourd pour le serveur.",
  },
  "publish.trouble.too-large.do": {
    en: "The answer under “Details” names it. Replace it by a smaller one, or take it out, and publish again: nothing of this attempt will be sent.",
    fr: "La réponse, sous « Détails », le nomme. Remplacez-le par un plus léger, ou retirez-le, et publiez à nouveau : rien de cet essai ne partira.",
  },
  "publish.trouble.secret": {
    en: "The server has found a password or a key in what you send.",
    fr: "Le serveur a trouvé un mot de passe ou une clé dans ce que vous envoyez.",
  },
  "publish.trouble.secret.do": {
    en: "The answer under “Details” says where. Take it out, and publish again: nothing of this attempt will be sent.",
    fr: "La réponse, sous « Détails », dit où. Retirez-le, et publiez à nouveau : rien de cet essai ne partira.",
  },
  "publish.trouble.full": {
    en: "There is no room left on the server.",
    fr: "Il n’y a plus de place sur le serveur.",
  },
  "publish.trouble.full.do": {
    en: "Whoever looks after the server makes room. Then publish again.",
    fr: "La personne qui administre le serveur fait de la place. Publiez ensuite à nouveau.",
  },
  "publish.trouble.here-full": {
    en: "There is no room left on this computer.",
    fr: "Il n’y a plus de place sur cet ordinateur.",
  },
  "publish.trouble.here-full.do": {
    en: "Make room, then publish again.",
    fr: "Faites de la place, puis publiez à nouveau.",
  },
  "publish.trouble.server": { en: "The server has a fault of its own.", fr: "Le serveur est en panne." },
  "publish.trouble.server.do": {
    en: "Publish again later. If it stays so, tell whoever looks after the server.",
    fr: "Publiez à nouveau plus tard. Si cela dure, prévenez la personne qui administre le serveur.",
  },
  "publish.trouble.hook": {
    en: "The server checks what it receives, and has refused it.",
    fr: "Le serveur contrôle ce qu’il reçoit, et l’a refusé.",
  },
  "publish.trouble.hook.do": {
    en: "Its answer is under “Details”. If it does not help you, show it to whoever looks after the site.",
    fr: "Sa réponse est sous « Détails ». Si elle ne vous aide pas, montrez-la à la personne qui administre le site.",
  },
  "publish.trouble.here-lock": {
    en: "Another program works in this folder, or was stopped in the middle.",
    fr: "Un autre programme travaille dans ce dossier, ou a été interrompu.",
  },
  "publish.trouble.here-lock.do": {
    en: "Wait a little, and publish again. If it stays so, look under “Details”.",
    fr: "Attendez un peu, puis publiez à nouveau. Si cela dure, regardez sous « Détails ».",
  },
  "publish.trouble.here-lock.how": {
    en: "Wait a little, and publish again. If it stays so, and no other program uses Git, delete the file that the answer names.",
    fr: "Attendez un peu, puis publiez à nouveau. Si cela dure, et qu’aucun autre programme ne se sert de Git, supprimez le fichier que nomme la réponse.",
  },
  "publish.trouble.here-hook": {
    en: "A check of this computer, which runs before anything is sent, has refused it.",
    fr: "Un contrôle de cet ordinateur, fait avant chaque envoi, a refusé.",
  },
  "publish.trouble.here-hook.do": {
    en: "Its answer is under “Details”. If it does not help you, show it to whoever set up this folder.",
    fr: "Sa réponse est sous « Détails ». Si elle ne vous aide pas, montrez-la à la personne qui a installé ce dossier.",
  },
  "publish.trouble.here-hook.how": {
    en: "Its answer says why. If it does not help you, show it to whoever set up this folder: it is the pre-push hook of Git.",
    fr: "Sa réponse dit pourquoi. Si elle ne vous aide pas, montrez-la à la personne qui a installé ce dossier : c’est le « pre-push hook » de Git.",
  },
  "publish.trouble.lfs": {
    en: "The large files of the site could not be sent.",
    fr: "Les fichiers lourds du site n’ont pas pu partir.",
  },
  "publish.trouble.lfs.do": {
    en: "This computer needs one more program. “Details” say which, and how to install it.",
    fr: "Il manque un programme à cet ordinateur. « Détails » dit lequel, et comment l’installer.",
  },
  "publish.trouble.lfs.how": {
    en: "Install Git LFS on this computer (git-lfs.com), run git lfs install once in a terminal, then publish again.",
    fr: "Installez Git LFS sur cet ordinateur (git-lfs.com), lancez une fois git lfs install dans un terminal, puis publiez à nouveau.",
  },
  "publish.trouble.checked-out": {
    en: "The server is a folder in which somebody works, so it takes nothing.",
    fr: "Le serveur est un dossier où quelqu’un travaille : il ne reçoit rien.",
  },
  "publish.trouble.checked-out.do": {
    en: "Whoever looks after the site finds under “Details” what to do.",
    fr: "La personne qui administre le site trouve sous « Détails » ce qu’il faut faire.",
  },
  "publish.trouble.checked-out.how": {
    en: "Whoever set it up makes a bare repository of it, with git clone --bare.",
    fr: "La personne qui l’a installé en fait un dépôt sans fichiers de travail, par git clone --bare.",
  },
  "publish.trouble.shallow": {
    en: "This folder has only the last versions of the site, and the server needs all of them.",
    fr: "Ce dossier n’a que les dernières versions du site, et il les faut toutes au serveur.",
  },
  "publish.trouble.shallow.do": {
    en: "Whoever looks after the site finds under “Details” what to do.",
    fr: "La personne qui administre le site trouve sous « Détails » ce qu’il faut faire.",
  },
  "publish.trouble.shallow.how": {
    en: "Whoever set up this folder gets the others with git fetch --unshallow, from where they are.",
    fr: "La personne qui a installé ce dossier y reçoit les autres par git fetch --unshallow, de là où elles sont.",
  },
  "publish.trouble.other": {
    en: "The server and this computer did not come to terms.",
    fr: "Le serveur et cet ordinateur ne se sont pas entendus.",
  },
  "publish.trouble.other.do": {
    en: "Publish again later. If it stays so, show this answer to whoever looks after the site.",
    fr: "Publiez à nouveau plus tard. Si cela dure, montrez cette réponse à la personne qui administre le site.",
  },
  "publish.failed": {
    en: "It could not be done. Nothing is lost.",
    fr: "Cela n’a pas pu se terminer. Rien n’est perdu.",
  },

  "publish.missing": { en: "Not ready to publish yet.", fr: "Il manque quelque chose pour publier." },
  "publish.missing.ask": {
    en: "This folder cannot send the site yet. “Details” say what is missing: show them to whoever looks after the site.",
    fr: "Ce dossier ne peut pas encore envoyer le site. « Détails » dit ce qui manque : montrez-le à la personne qui administre le site.",
  },
  "publish.missing.wait": {
    en: "Another program works in this folder, or was stopped in the middle. Wait a little, then look again.",
    fr: "Un autre programme travaille dans ce dossier, ou a été interrompu. Attendez un peu, puis comparez à nouveau.",
  },
  "publish.missing.git": {
    en: "Git is not installed on this machine. You can install it yourself, as the guide says; then start site again.",
    fr: "Git n’est pas installé sur cet ordinateur. Vous pouvez l’installer vous-même, comme le dit le guide ; relancez ensuite la commande site.",
  },
  "publish.missing.repository": message({
    en: ({ reason }: { reason: string }) =>
      `This folder is not under Git. Whoever set up the site gives you the address of its repository, from which you get a folder with git clone.${reason === "" ? "" : ` Git says: ${reason}`}`,
    fr: ({ reason }) =>
      `Ce dossier n’est pas suivi par Git. Demandez l’adresse du dépôt à la personne qui l’administre, puis copiez le site sur cet ordinateur par git clone, comme le dit le guide.${reason === "" ? "" : ` Git répond : ${reason}`}`,
  }),
  "publish.missing.commits": {
    en: "Git has not recorded any file of this folder yet, and only whoever set up the site knows which ones belong to it: git add and git commit record them once. Then you can publish from here.",
    fr: "Git ne conserve encore aucun fichier de ce dossier, et seule la personne qui a installé le site sait lesquels en font partie : elle les conserve une fois par git commit. Vous pourrez alors publier d’ici.",
  },
  "publish.missing.branch": {
    en: "The folder is at an old commit and on no branch. Whoever looks after the site returns to the branch with git switch main.",
    fr: "Le dossier montre une ancienne version et n’est sur aucune branche. La personne qui administre le site l’y ramène par git switch main.",
  },
  "publish.missing.end": message({
    en: ({ of }: { of: string }) =>
      `A ${of} was begun by hand and is not finished. Whoever began it finishes it with git ${of} --continue, or gives it up with git ${of} --abort.`,
    fr: ({ of }) =>
      `Une opération, git ${of}, a été commencée à la main et n’est pas finie. La personne qui l’a commencée la termine par git ${of} --continue, ou y renonce par git ${of} --abort.`,
  }),
  "publish.missing.remote": {
    en: "This folder knows no other place to send to. Whoever set up the site gives Git its address.",
    fr: "Ce dossier ne sait pas où envoyer. La personne qui l’administre en donne l’adresse à Git.",
  },
  "publish.missing.upstream": message({
    en: ({ branch }: { branch: string }) =>
      `Git was not told where the branch ${branch} is sent to, and more than one place is possible. Whoever set up the site sends it once with git push -u origin ${branch}, or brings this folder back to the branch that visitors see.`,
    fr: ({ branch }) =>
      `Git ne sait pas où envoyer la branche ${branch}, et plus d’un endroit est possible. La personne qui administre le site l’envoie une fois par git push -u origin ${branch}, ou ramène ce dossier à la branche que voient les visiteurs.`,
  }),
  "publish.missing.lock": message({
    en: ({ file }: { file: string }) =>
      `Another program is working with Git in this folder, or was stopped in the middle. Wait a little. If it stays so, and no other program uses Git, delete the file ${file}.`,
    fr: ({ file }) =>
      `Un autre programme se sert de Git dans ce dossier, ou a été interrompu. Attendez un peu. Si cela dure, et qu’aucun autre programme ne se sert de Git, supprimez le fichier ${file}.`,
  }),
  "publish.missing.owner": message({
    en: ({ folder }: { folder: string }) =>
      `The folder belongs to another user of this computer, so Git does not trust it. If you do, say so once in a terminal: git config --global --add safe.directory ${folder}`,
    fr: ({ folder }) =>
      `Le dossier appartient à un autre utilisateur de cet ordinateur : Git s’en méfie. Si vous avez confiance, dites-le une fois dans un terminal : git config --global --add safe.directory ${folder}`,
  }),
  "publish.missing.two-ways": message({
    en: ({ remote, pushRemote }: { remote: string; pushRemote: string }) =>
      `This folder receives from ${remote} but sends to ${pushRemote}, so what others send would never meet what you send. Whoever set it up lets both be the same, with git config remote.pushDefault ${remote}.`,
    fr: ({ remote, pushRemote }) =>
      `Ce dossier reçoit de ${remote} mais envoie à ${pushRemote} : ce que d’autres envoient ne rejoindrait jamais ce que vous envoyez. La personne qui l’a installé fait des deux un seul, par git config remote.pushDefault ${remote}.`,
  }),
  "publish.missing.submodule": message({
    en: ({ folders }: { folders: readonly string[] }) =>
      `${en.list(folders)} ${en.plural(folders.length, { one: "is a repository of its own", other: "are repositories of their own" })} (a submodule of Git), so the files in it cannot be published from here. Whoever set up the site moves them into it.`,
    fr: ({ folders }) =>
      `${fr.list(folders)} ${fr.plural(folders.length, { one: "est un dépôt à part", other: "sont des dépôts à part" })} (« submodule » de Git), dont les fichiers ne peuvent pas être publiés d’ici. La personne qui a installé le site les y déplace.`,
  }),
  "publish.missing.sparse": message({
    en: ({ files }: Files) =>
      `This folder has only a part of the site, so it cannot be checked before it is sent. Missing: ${en.list(files)}. Whoever set it up gets the rest with git sparse-checkout disable.`,
    fr: ({ files }) =>
      `Ce dossier n’a qu’une partie du site, qui ne peut donc pas être vérifié avant l’envoi. Il manque : ${fr.list(files)}. La personne qui l’a installé y reçoit le reste par git sparse-checkout disable.`,
  }),
  "publish.missing.overlooked": message({
    en: ({ files }: Files) =>
      `Git was told to overlook changes that are here: ${en.list(files)}. Whoever did so undoes it with git update-index --no-skip-worktree --no-assume-unchanged, or takes the changes back.`,
    fr: ({ files }) =>
      `Git a reçu la consigne d’ignorer des modifications qui sont ici : ${fr.list(files)}. La personne qui l’a donnée la retire par git update-index --no-skip-worktree --no-assume-unchanged, ou défait ces modifications.`,
  }),
  "publish.missing.lfs": message({
    en: ({ files }: Files) =>
      `The large files of this site are kept with Git LFS, which is not set up on this computer${files.length === 0 ? "" : `: ${en.list(files)}`}. Install it (git-lfs.com) and run git lfs install once in a terminal, then start site again.`,
    fr: ({ files }) =>
      `Les fichiers lourds de ce site sont gardés par Git LFS, qui n’est pas installé sur cet ordinateur${files.length === 0 ? "" : ` : ${fr.list(files)}`}. Installez-le (git-lfs.com) et lancez une fois git lfs install dans un terminal, puis relancez la commande site.`,
  }),
  "publish.missing.send": message({
    en: ({ files }: { files: readonly string[] }) =>
      `Changes of other files than those of the content are recorded here and were not sent: ${en.list(files)}. Whoever made them sends them with git push; then you can publish.`,
    fr: ({ files }) =>
      `Des modifications d’autres fichiers que ceux du contenu sont conservées ici sans avoir été envoyées : ${fr.list(files)}. La personne qui les a faites les envoie par git push ; vous pourrez alors publier.`,
  }),
} satisfies Messages;
