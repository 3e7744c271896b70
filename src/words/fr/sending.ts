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
  "publish.first":
    "C’est la première publication depuis ce dossier. Si le serveur est vide, il reçoit le site entier, avec tout ce qui a été conservé ici.",
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
  "publish.file.folder": "un dossier avec ces fichiers :",
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
  "publish.late":
    "Le dépôt n’a pas répondu à temps. Vos modifications sont conservées ici, rien n’est perdu : publiez à nouveau plus tard.",
  "publish.stopped":
    "Arrêté. Vos modifications sont conservées ici ; la prochaine publication dira si le dépôt les a reçues.",
  "publish.overtaken":
    "D’autres ont envoyé des modifications au même moment. Vos modifications sont conservées ici : publiez à nouveau dans un instant.",
  "publish.unrelated":
    "Le serveur a déjà un autre site, qui n’a rien de commun avec ce dossier. Rien n’est parti, et rien n’a changé ici. La personne qui administre le site vérifie l’adresse du serveur, ou refait de là une copie du site par git clone.",
  "publish.elsewhere":
    "Le serveur garde ce site sous un autre nom : les visiteurs ne verraient pas ce que vous envoyez.",
  "publish.elsewhere.do": ({ branch, branches }) =>
    `Ce dossier suit « ${branch} » ; le serveur a ${list(branches)}. Rien n’est parti. La personne qui administre le site ramène ce dossier au bon endroit.`,
  "publish.kept": "Vos modifications sont conservées dans ce dossier : rien n’est perdu.",
  "publish.answer": "La réponse, mot pour mot :",
  "publish.trouble.name": "L’adresse du serveur est introuvable sur le réseau.",
  "publish.trouble.name.do":
    "Vérifiez que cet ordinateur est relié à Internet, puis publiez à nouveau. S’il l’est, c’est à la personne qui administre le site de vérifier l’adresse du serveur.",
  "publish.trouble.connection": "Le serveur ne répond pas, ou la liaison a été coupée.",
  "publish.trouble.connection.do":
    "Vérifiez votre connexion, et le réseau privé (VPN) de votre entreprise s’il en faut un. Publiez ensuite à nouveau, tout de suite ou plus tard.",
  "publish.trouble.proxy": "Le réseau où vous êtes ne laisse rien passer vers le serveur.",
  "publish.trouble.proxy.do":
    "Publiez à nouveau depuis un autre réseau, ou demandez le réglage du proxy à la personne qui s’occupe de cet ordinateur.",
  "publish.trouble.certificate": "Le serveur ne prouve pas qu’il est le bon : rien ne lui a été envoyé.",
  "publish.trouble.certificate.do":
    "Vérifiez la date de cet ordinateur, et publiez à nouveau depuis un autre réseau : ceux des hôtels et des gares s’interposent souvent. Si cela dure, prévenez la personne qui administre le serveur.",
  "publish.trouble.host-key":
    "Cet ordinateur ne connaît pas encore le serveur, ou le serveur n’est plus celui de la dernière fois.",
  "publish.trouble.host-key.do":
    "La personne qui administre le site compare son empreinte, et la confirme une fois dans un terminal par git fetch.",
  "publish.trouble.key":
    "Le serveur n’accepte pas la clé de cet ordinateur, ou cette clé attend son mot de passe.",
  "publish.trouble.key.do":
    "Si votre clé a un mot de passe, donnez-le une fois dans un terminal par ssh-add. Sinon, la personne qui administre le site ajoute votre clé au serveur.",
  "publish.trouble.credentials":
    "Le serveur demande qui vous êtes : votre nom ou votre mot de passe manque, est faux ou n’est plus valable.",
  "publish.trouble.credentials.do":
    "Lancez une fois git fetch dans un terminal, depuis le dossier du site : il demande l’un et l’autre, et cet ordinateur peut les retenir. Beaucoup de serveurs veulent, à la place du mot de passe, une clé d’accès qu’ils appellent « token » ou « jeton ».",
  "publish.trouble.not-found":
    "Il n’y a aucun site à l’adresse du serveur, ou vous n’avez pas le droit de le voir.",
  "publish.trouble.not-found.do":
    "La personne qui administre le site vérifie l’adresse, et vous donne accès.",
  "publish.trouble.rights": "Le serveur vous connaît, mais ne vous laisse rien envoyer.",
  "publish.trouble.rights.do": "La personne qui administre le site vous donne le droit d’y écrire.",
  "publish.trouble.protected":
    "Le serveur protège la version en ligne : personne n’y envoie sans relecture, ou seules quelques personnes le peuvent.",
  "publish.trouble.protected.do":
    "La personne qui administre le site vous y autorise, ou fait passer vos modifications par une relecture.",
  "publish.trouble.read-only": "Le serveur ne prend aucune modification : il est fermé, ou en maintenance.",
  "publish.trouble.read-only.do":
    "Publiez à nouveau plus tard. Si cela dure, la personne qui administre le site le rouvre.",
  "publish.trouble.too-large": "Un fichier est trop lourd pour le serveur.",
  "publish.trouble.too-large.do":
    "La réponse le nomme. Remplacez-le par un plus léger, ou retirez-le, et publiez à nouveau : rien de cet essai ne partira.",
  "publish.trouble.secret": "Le serveur a trouvé un mot de passe ou une clé dans ce que vous envoyez.",
  "publish.trouble.secret.do":
    "La réponse dit où. Retirez-le, et publiez à nouveau : rien de cet essai ne partira.",
  "publish.trouble.full": "Il n’y a plus de place sur le serveur.",
  "publish.trouble.full.do":
    "La personne qui administre le serveur fait de la place. Publiez ensuite à nouveau.",
  "publish.trouble.here-full": "Il n’y a plus de place sur cet ordinateur.",
  "publish.trouble.here-full.do": "Faites de la place, puis publiez à nouveau.",
  "publish.trouble.server": "Le serveur est en panne.",
  "publish.trouble.server.do":
    "Publiez à nouveau plus tard. Si cela dure, prévenez la personne qui administre le serveur.",
  "publish.trouble.hook": "Le serveur contrôle ce qu’il reçoit, et l’a refusé.",
  "publish.trouble.hook.do":
    "Sa réponse dit pourquoi. Si elle ne vous aide pas, montrez-la à la personne qui administre le site.",
  "publish.trouble.here-lock": "Un autre programme se sert de Git dans ce dossier, ou a été interrompu.",
  "publish.trouble.here-lock.do":
    "Attendez un peu, puis publiez à nouveau. Si cela dure, et qu’aucun autre programme ne se sert de Git, supprimez le fichier que nomme la réponse.",
  "publish.trouble.here-hook": "Un contrôle de cet ordinateur, fait avant chaque envoi, a refusé.",
  "publish.trouble.here-hook.do":
    "Sa réponse dit pourquoi. Si elle ne vous aide pas, montrez-la à la personne qui a installé ce dossier : c’est le « pre-push hook » de Git.",
  "publish.trouble.lfs": "Les fichiers lourds du site n’ont pas pu partir : il leur faut Git LFS.",
  "publish.trouble.lfs.do":
    "Installez Git LFS sur cet ordinateur (git-lfs.com), lancez une fois git lfs install dans un terminal, puis publiez à nouveau.",
  "publish.trouble.checked-out": "Le serveur est un dossier où quelqu’un travaille : il ne reçoit rien.",
  "publish.trouble.checked-out.do":
    "La personne qui l’a installé en fait un dépôt sans fichiers de travail, par git clone --bare.",
  "publish.trouble.shallow":
    "Ce dossier n’a que les dernières versions du site, et il les faut toutes au serveur.",
  "publish.trouble.shallow.do":
    "La personne qui a installé ce dossier y reçoit les autres par git fetch --unshallow, de là où elles sont.",
  "publish.trouble.other": "Le serveur et cet ordinateur ne se sont pas entendus.",
  "publish.trouble.other.do":
    "Publiez à nouveau plus tard. Si cela dure, montrez cette réponse à la personne qui administre le site.",
  "publish.failed": "Git n’a pas pu terminer. Rien n’est perdu.",

  "publish.missing": "Il manque quelque chose pour publier.",
  "publish.missing.git":
    "Git n’est pas installé sur cet ordinateur. Vous pouvez l’installer vous-même, comme le dit le guide ; relancez ensuite la commande site.",
  "publish.missing.repository": ({ reason }) =>
    `Ce dossier n’est pas suivi par Git. Demandez l’adresse du dépôt à la personne qui l’administre, puis copiez le site sur cet ordinateur par git clone, comme le dit le guide.${reason === "" ? "" : ` Git répond : ${reason}`}`,
  "publish.missing.commits":
    "Git ne conserve encore aucun fichier de ce dossier, et seule la personne qui a installé le site sait lesquels en font partie : elle les conserve une fois par git commit. Vous pourrez alors publier d’ici.",
  "publish.missing.branch":
    "Le dossier montre une ancienne version et n’est sur aucune branche. La personne qui administre le dépôt l’y ramène par git switch main.",
  "publish.missing.end": ({ of }) =>
    `Une opération, git ${of}, a été commencée à la main et n’est pas finie. La personne qui l’a commencée la termine par git ${of} --continue, ou y renonce par git ${of} --abort.`,
  "publish.missing.remote":
    "Ce dépôt ne sait pas où envoyer. La personne qui l’administre en donne l’adresse à Git.",
  "publish.missing.upstream": ({ branch }) =>
    `Git ne sait pas où envoyer la branche ${branch}, et plus d’un endroit est possible. La personne qui administre le site l’envoie une fois par git push -u origin ${branch}, ou ramène ce dossier à la branche que voient les visiteurs.`,
  "publish.missing.lock": ({ file }) =>
    `Un autre programme se sert de Git dans ce dossier, ou a été interrompu. Attendez un peu. Si cela dure, et qu’aucun autre programme ne se sert de Git, supprimez le fichier ${file}.`,
  "publish.missing.owner": ({ folder }) =>
    `Le dossier appartient à un autre utilisateur de cet ordinateur : Git s’en méfie. Si vous avez confiance, dites-le une fois dans un terminal : git config --global --add safe.directory ${folder}`,
  "publish.missing.two-ways": ({ remote, pushRemote }) =>
    `Ce dossier reçoit de ${remote} mais envoie à ${pushRemote} : ce que d’autres envoient ne rejoindrait jamais ce que vous envoyez. La personne qui l’a installé fait des deux un seul, par git config remote.pushDefault ${remote}.`,
  "publish.missing.submodule": ({ folders }) =>
    `${list(folders)} ${plural(folders.length, { one: "est un dépôt à part", other: "sont des dépôts à part" })} (« submodule » de Git), dont les fichiers ne peuvent pas être publiés d’ici. La personne qui a installé le site les y déplace.`,
  "publish.missing.sparse": ({ files }) =>
    `Ce dossier n’a qu’une partie du site, qui ne peut donc pas être vérifié avant l’envoi. Il manque : ${list(files)}. La personne qui l’a installé y reçoit le reste par git sparse-checkout disable.`,
  "publish.missing.overlooked": ({ files }) =>
    `Git a reçu la consigne d’ignorer des modifications qui sont ici : ${list(files)}. La personne qui l’a donnée la retire par git update-index --no-skip-worktree --no-assume-unchanged, ou défait ces modifications.`,
  "publish.missing.lfs": ({ files }) =>
    `Les fichiers lourds de ce site sont gardés par Git LFS, qui n’est pas installé sur cet ordinateur${files.length === 0 ? "" : ` : ${list(files)}`}. Installez-le (git-lfs.com) et lancez une fois git lfs install dans un terminal, puis relancez la commande site.`,
  "publish.missing.author":
    "Git ne connaît pas votre nom. Donnez-le vous-même, une fois pour cet ordinateur, par les deux lignes du guide : git config --global user.name et git config --global user.email.",
  "publish.missing.send": ({ files }) =>
    `Des modifications d’autres fichiers que ceux du contenu sont conservées ici sans avoir été envoyées : ${list(files)}. La personne qui les a faites les envoie par git push ; vous pourrez alors publier.`,
};
