import type { Translated } from "../catalogue.ts";
import type { publish as english } from "../en/publish.ts";
import { createFormat } from "../format.ts";

const { number } = createFormat("fr");

export const publish: Translated<typeof english> = {
  // Publication.
  "publish/failed": ({ reason, code }) => `${reason} (${code})`,
  "publish/failed.untouched": ({ hint }) => `${hint} ; les fichiers publiés sont restés tels quels`,
  "publish/failed.half-done": ({ hint }) =>
    `${hint} ; une partie des fichiers publiés est déjà nouvelle, chacun est entier, et la prochaine construction les complète`,
  "publish/failed.lock": ({ code }) => `tout est publié, mais le verrou ne peut pas être retiré (${code})`,
  "publish/failed.lock.hint": ({ file }) =>
    `la prochaine construction le retire ; avant de copier le dossier, supprimez ${file}`,
  "publish/failed.overtaken":
    "une autre construction a pris la suite pendant que celle-ci préparait ses fichiers",
  "publish/failed.overtaken.hint": "rien de celle-ci n’est publié ; construisez de nouveau le site",
  "publish/failed.busy": "une autre construction est en train d’y publier",
  "publish/failed.busy-here": ({ pid }) =>
    `une autre construction est en train d’y publier, le processus ${pid}`,
  "publish/failed.busy-elsewhere": ({ pid, host }) =>
    `une autre construction est en train d’y publier, le processus ${pid} de ${host}`,
  "publish/failed.busy.hint": ({ file }) =>
    `attendez-la et construisez de nouveau le site ; s’il n’y en a pas, supprimez ${file}`,
  "publish/failed.interrupted": "la construction a été arrêtée avant toute publication",
  "publish/failed.interrupted.hint":
    "les fichiers publiés sont restés tels quels ; construisez de nouveau le site pour publier",
  "publish/other-site": ({ published, site }) =>
    `le dossier contient un autre site, ${published}, que la publication de ${site} remplacerait`,
  "publish/other-site.hint": ({ site, file }) =>
    `choisissez un autre dossier avec --out ; si c’est ce site sous son ancienne adresse, écrivez "site":"${site}" dans la première ligne de ${file}`,
  "publish/foreign-folder.git": "le dossier contient un dépôt git, que la publication effacerait",
  "publish/foreign-folder.git.hint":
    "publiez dans un autre dossier avec --out, et copiez de là vers le dépôt",
  "publish/foreign-folder":
    "le dossier n’est pas vide, et « site » ne l’a pas créé : la publication effacerait ce qui s’y trouve",
  "publish/foreign-folder.list": ({ list }) =>
    `son fichier ${list} est endommagé : il n’est pas certain que « site » ait créé le dossier, dont la publication effacerait le contenu`,
  "publish/foreign-folder.list.hint": ({ file }) =>
    `s’il ne contient que des pages publiées, supprimez ${file}/ et construisez de nouveau le site : tout sera refait`,
  "publish/foreign-folder.hint": "déplacez ses fichiers, ou choisissez un autre dossier avec --out",
  "publish/unsafe-folder.file": ({ path }) =>
    `les pages ne peuvent pas y aller : ${path} n’est pas un dossier`,
  "publish/unsafe-folder.link": ({ path }) =>
    `les pages ne peuvent pas y aller : ${path} est un lien qui ne mène nulle part`,
  "publish/unsafe-folder.site":
    "les pages ne peuvent pas y aller : la publication effacerait les fichiers du site lui-même",
  "publish/unsafe-folder.sources": ({ folder }) =>
    `les pages ne peuvent pas y aller : la publication effacerait ce qui est dans ${folder}/`,
  "publish/unsafe-folder.hint": "choisissez avec --out un dossier à part, par exemple --out dist",
  "route/invalid.published": ({ path }) => `« ${path} » n’est pas un chemin dans le dossier publié`,
  "route/invalid.published.hint":
    "écrivez-le sans barre oblique au début ni à la fin, et sans « . » ni « .. »",
  "route/output-clash.reserved":
    "les noms qui commencent par « .site- » sont réservés à la publication elle-même",
  "route/output-clash.reserved.hint": "donnez un autre nom au fichier",
  "route/output-clash.alike": ({ paths }) =>
    `${paths.join(" et ")} ne diffèrent que par les majuscules ou la forme Unicode, que certains disques et hébergeurs ne distinguent pas`,
  "route/output-clash.same": ({ count }) => `${number(count)} fichiers demandent ce chemin`,
  "route/output-clash.generated": ({ path }) => `le site publie déjà un fichier à lui sous ${path}`,
  "route/output-clash.generated.hint": "donnez un autre nom au fichier, ou retirez-le de static/",
  "route/output-clash.rename.hint": "renommez-les tous sauf un, dans static/ ou par leur adresse (route)",
  "route/output-clash.folder": ({ inside }) => `ce chemin est un fichier, et aussi le dossier de ${inside}`,
  "route/output-clash.folder.hint": "renommez l’un des deux, dans static/ ou par son adresse (route)",

  // Disque et machine.
  "disk.refused": "le disque refuse",
  "disk.refused.hint": "construisez de nouveau le site",
  "disk.full": "il n’y a plus de place sur le disque",
  "disk.full.hint": "faites de la place et construisez de nouveau le site",
  "disk.forbidden-to-write": "cet utilisateur n’a pas le droit d’écrire ici",
  "disk.forbidden-to-write.hint":
    "donnez le dossier à l’utilisateur qui construit le site, ou choisissez-en un autre, par exemple avec --out",
  "disk.forbidden-to-read": "cet utilisateur n’en a pas le droit",
  "disk.forbidden-to-read.hint":
    "donnez-le à l’utilisateur qui construit le site, ou permettez-lui de le lire, par exemple par chmod a+r (a+rx pour un dossier)",
  "disk.busy": "un autre programme le retient",
  "disk.busy.hint": "fermez ce programme et construisez de nouveau le site",
  "disk.in-the-way": "autre chose a pris sa place pendant la publication",
  "disk.in-the-way.hint":
    "veillez à ce qu’aucun autre programme n’y écrive, et construisez de nouveau le site",
  "disk.broken": "le disque est en panne",
  "disk.broken.hint": "vérifiez le disque",
  "disk.broken.out.hint": "vérifiez le disque, ou choisissez-en un autre avec --out",
  "disk.too-large": "il est trop gros pour être lu d’un bloc",
  "disk.too-large.hint":
    "allégez-le, ou placez-le dans static/, d’où sont copiés des fichiers de toute taille",
  "disk.file-limit": "le disque n’accepte pas de fichier de cette taille",
  "disk.file-limit.hint": "allégez le fichier, ou choisissez un dossier sur un autre disque avec --out",
  "disk.read-only": "le disque est en lecture seule",
  "disk.read-only.hint": "choisissez un autre dossier avec --out",
  "disk.open-files": "trop de fichiers sont ouverts",
  "disk.open-files.hint": "fermez quelques programmes et construisez de nouveau le site",
  "disk.circle": "des liens tournent en rond",
  "disk.circle.hint": "retirez le lien",
  "disk.long-name": "le nom est trop long pour ce disque",
  "disk.long-name.hint": "raccourcissez l’adresse de la page (route), ou le nom du fichier dans static/",
  "disk.bad-name": "le disque n’accepte pas ce nom",
  "disk.bad-name.hint": "renommez la page ou le fichier",
  "disk.name-not-utf8": "son nom n’est pas en UTF-8",
  "disk.name-not-utf8.hint":
    "renommez-le avec des lettres que tout système sait lire, et construisez de nouveau le site",
  "source/unreadable": ({ reason, code }) => `lecture impossible : ${reason} (${code})`,
  "source/outside": "c’est un lien qui mène hors du site, il n’est donc pas lu",
  "source/outside.hint": ({ file }) =>
    `mettez les fichiers eux-mêmes dans le site, à la place du lien ${file} : rien de ce qui est dehors n’est jamais lu, publié ni écrit`,
  "source/lost-link.outside": ({ folder }) => `ce lien mène hors de ${folder}/, il n’est donc pas suivi`,
  "source/lost-link.outside.hint": ({ folder }) =>
    `placez dans ${folder}/ ce vers quoi il mène : rien d’extérieur n’est jamais lu ni publié`,
  "source/lost-link": "ce lien ne mène à rien, il n’est donc pas suivi",
  "source/lost-link.hint": "retirez-le, ou faites-le mener à un fichier qui existe",
  "dev/crash": ({ said }) => `la construction s’est interrompue : ${said}`,
  "dev/crash.hint": "elle reprendra à la prochaine modification",
  "dev/crash.hint-with-place": ({ place }) => `elle reprendra à la prochaine modification (${place})`,
};
