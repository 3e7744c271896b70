import type { Translated } from "../catalogue.ts";
import type { sending as reference } from "../en/sending.ts";
import { createFormat } from "../format.ts";

const { number, plural, list, moment, weight } = createFormat("fr");

export const sending: Translated<typeof reference> = {
  "publish.title": "Publier",
  "publish.about":
    "Ce que les visiteurs verront changer, page par page, depuis la dernière publication. Rien ne part sans votre accord.",
  "publish.no-script": "Cette page a besoin des scripts du navigateur.",
  "publish.looking": "Comparaison des pages…",
  "publish.unanswered": "Le serveur ne répond pas. Relancez la commande site, puis rechargez cette page.",
  "publish.look-again": "Comparer à nouveau",
  "publish.back": "Revenir au site",

  "publish.ready": ({ count }) =>
    count === 0
      ? "Prêt. Les visiteurs ne verront aucun changement."
      : `Prêt. ${number(count)} ${plural(count, { one: "changement", other: "changements" })} à publier.`,
  "publish.unknown":
    "La version en ligne comporte des erreurs et ne peut être reconstruite : impossible de dire ce qui change. Celle que vous publiez n’en comporte pas.",
  "publish.changes": "Ce qui change",
  "publish.remarks": ({ count }) =>
    plural(count, {
      one: "Les contrôles font une remarque, qui n’empêche pas de publier :",
      other: `Les contrôles font ${number(count)} remarques, qui n’empêchent pas de publier :`,
    }),
  "publish.remarks.link": "voir « À faire »",
  "publish.risks": ({ count }) =>
    plural(count, { one: "Un avertissement", other: `${number(count)} avertissements` }),
  "publish.risks.about":
    "Vous pouvez publier quand même ; mais si l’hébergeur refuse tout avertissement, le site en ligne reste tel qu’il est.",
  "publish.unsaved": ({ count }) =>
    plural(count, {
      one: "Une saisie refusée par les contrôles n’est pas enregistrée : elle n’est pas publiée.",
      other: `${number(count)} saisies refusées par les contrôles ne sont pas enregistrées : elles ne sont pas publiées.`,
    }),
  "publish.message": "Note de publication",
  "publish.message.help":
    "Elle accompagne cette version dans le dépôt ; sa première ligne en est le titre. Les visiteurs ne la voient pas.",
  "publish.to": ({ remote, branch }) => `Envoi vers ${remote}, branche ${branch}, sous votre nom.`,
  "publish.send": "Publier",
  "publish.subject": ({ names, more }) =>
    `Modifier ${more > 0 ? `${names.join(", ")} et ${number(more)} de plus` : list(names)}`,
  "publish.subject.none": "Modifier le contenu",
  "publish.merge-subject": "Réunir les modifications de plusieurs auteurs",

  "publish.nothing": "Tout est publié.",
  "publish.behind": "D’autres ont envoyé des modifications que ce dossier n’a pas encore.",
  "publish.receive": "Les recevoir",

  "publish.errors": ({ count }) =>
    plural(count, {
      one: "Une erreur empêche de publier.",
      other: `${number(count)} erreurs empêchent de publier.`,
    }),
  "publish.errors.merged": ({ count }) =>
    plural(count, {
      one: "Réunies avec celles que d’autres ont envoyées, vos modifications donnent une erreur.",
      other: `Réunies avec celles que d’autres ont envoyées, vos modifications donnent ${number(count)} erreurs.`,
    }),
  "publish.errors.merged.about":
    "Les vôtres sont conservées ici, et rien n’est parti. Corrigez de votre côté, ou parlez-en avec les autres auteurs.",

  "publish.steps": "Avancement",
  "publish.phase.check": "Vérifier le site",
  "publish.phase.record": "Conserver la version sous votre nom",
  "publish.phase.fetch": "Demander ce que d’autres ont envoyé",
  "publish.phase.merge": "Réunir vos modifications et celles des autres, et vérifier l’ensemble",
  "publish.phase.send": "Envoyer",
  "publish.phase.forward": "Recevoir ce que d’autres ont envoyé",
  "publish.phase.host": "Attendre l’hébergeur",
  "publish.step.done": "fait",
  "publish.step.current": "en cours",
  "publish.running": ({ what }) => `${what}…`,
  "publish.stop": "Arrêter",
  "publish.stop-waiting": "Ne pas attendre",

  "publish.open": ({ count }) =>
    plural(count, {
      one: "Un autre auteur a modifié le même champ que vous. Quelle version garder ?",
      other: `En ${number(count)} endroits, un autre auteur a modifié la même chose que vous. Quelles versions garder ?`,
    }),
  "publish.open.about":
    "Tout le reste est réuni. Vos modifications sont conservées ici, et rien n’est encore parti.",
  "publish.choices": "Vos choix",
  "publish.mine": ({ at }) => (at === undefined ? "Votre version" : `Votre version, ${moment(at)}`),
  "publish.theirs": ({ names, at }) =>
    at === undefined ? "L’autre version" : `Version envoyée par ${list(names)}, ${moment(at)}`,
  "publish.whole-file": "le fichier entier",
  "publish.address": "sa nouvelle adresse",
  "publish.file.data": ({ sizeBytes }) => `un fichier de ${weight(sizeBytes)}`,
  "publish.file.link": ({ to }) => `un lien vers ${to}`,
  "publish.file.folder": "un dossier avec ces fichiers :",
  "publish.file.module": "un autre dépôt",
  "publish.absent": "retiré",
  "publish.choose": "Publier avec ces choix",

  "publish.sent": "Envoyé. Le dépôt l’a reçu.",
  "publish.received": "Tout est publié, et ce dossier a reçu ce que d’autres ont envoyé.",
  "publish.merged": "Vos modifications sont réunies avec celles que d’autres avaient envoyées.",
  "publish.host.seen": "L’hébergeur a la nouvelle version : les visiteurs la voient.",
  "publish.host.seen.link": "Voir la page",
  "publish.host.unseen.old":
    "L’hébergeur répond encore avec l’ancienne version. Il lui faut peut-être quelques minutes de plus.",
  "publish.host.unseen.status": ({ code }) =>
    `L’hébergeur répond ${code} à cette adresse : impossible de dire s’il a la nouvelle version.`,
  "publish.host.unseen.none":
    "Personne ne répond à cette adresse : impossible de dire si l’hébergeur a la nouvelle version.",
  "publish.host.stopped":
    "Vous n’avez pas attendu l’hébergeur : rien ne dit encore s’il a la nouvelle version.",
  "publish.host.unprovable": "Aucune page ne montre si l’hébergeur a la nouvelle version.",
  "publish.host.example":
    "L’adresse du site, dans ses réglages, n’est qu’un exemple : impossible de dire si l’hébergeur a la nouvelle version.",
  "publish.in-the-way": ({ files }) =>
    `Ce dossier n’a pas encore reçu ce que d’autres ont envoyé : ${list(files)} ${plural(files.length, { one: "comporte", other: "comportent" })} ici des modifications qui ne sont pas conservées dans Git. La personne qui les a faites les conserve ou les défait ; votre publication n’est pas concernée.`,

  "publish.changed": "Un texte a été enregistré entre-temps. Comparez à nouveau ce qui change, puis publiez.",
  "publish.refused": "Le dépôt a refusé l’envoi. Vos modifications sont conservées ici : rien n’est perdu.",
  "publish.refused.about": "Il répond :",
  "publish.unreachable":
    "Le dépôt est injoignable. Vos modifications sont conservées ici, rien n’est perdu : publiez à nouveau plus tard.",
  "publish.late":
    "Le dépôt n’a pas répondu à temps. Vos modifications sont conservées ici, rien n’est perdu : publiez à nouveau plus tard.",
  "publish.stopped":
    "Arrêté. Vos modifications sont conservées ici ; la prochaine publication dira si le dépôt les a reçues.",
  "publish.overtaken":
    "D’autres ont envoyé des modifications au même moment. Vos modifications sont conservées ici : publiez à nouveau dans un instant.",
  "publish.unrelated":
    "La branche du dépôt n’a pas la même histoire que ce dossier. Rien n’est parti. C’est à la personne qui administre le dépôt de voir pourquoi.",
  "publish.failed": "Git n’a pas pu terminer. Rien n’est perdu.",

  "publish.missing": "Il manque quelque chose pour publier.",
  "publish.missing.git":
    "Git n’est pas installé sur cet ordinateur. Vous pouvez l’installer vous-même, comme le dit le guide ; relancez ensuite la commande site.",
  "publish.missing.repository": ({ reason }) =>
    `Ce dossier n’est pas suivi par Git. Demandez l’adresse du dépôt à la personne qui l’administre, puis copiez le site sur cet ordinateur par git clone, comme le dit le guide.${reason === "" ? "" : ` Git répond : ${reason}`}`,
  "publish.missing.commits":
    "Le dépôt est vide. La personne qui l’administre y conserve les fichiers du site et les envoie une première fois.",
  "publish.missing.branch":
    "Le dossier montre une ancienne version et n’est sur aucune branche. La personne qui administre le dépôt l’y ramène par git switch main.",
  "publish.missing.end": ({ of }) =>
    `Une opération, git ${of}, a été commencée à la main et n’est pas finie. La personne qui l’a commencée la termine par git ${of} --continue, ou y renonce par git ${of} --abort.`,
  "publish.missing.remote":
    "Ce dépôt ne sait pas où envoyer. La personne qui l’administre en donne l’adresse à Git.",
  "publish.missing.upstream": ({ branch }) =>
    `Git ne sait pas où envoyer la branche ${branch}. La personne qui administre le dépôt l’envoie une fois par git push -u origin ${branch}.`,
  "publish.missing.author":
    "Git ne connaît pas votre nom. Donnez-le vous-même, une fois pour cet ordinateur, par les deux lignes du guide : git config --global user.name et git config --global user.email.",
  "publish.missing.send": ({ files }) =>
    `Des modifications d’autres fichiers que ceux du contenu sont conservées ici sans avoir été envoyées : ${list(files)}. La personne qui les a faites les envoie par git push ; vous pourrez alors publier.`,
};
