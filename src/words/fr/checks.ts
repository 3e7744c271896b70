import type { Translated } from "../catalogue.ts";
import type { checks as english } from "../en/checks.ts";
import { createFormat } from "../format.ts";

const { list, number, plural } = createFormat("fr");

export const checks: Translated<typeof english> = {
  "page/on-page": ({ message, page }) => `${message} (sur la page ${page})`,
  "page/language": "la page ne dit pas sa langue",
  "page/language.hint": 'écrivez <html lang="…">',
  "page/language.other": ({ written, planned }) =>
    `la page dit lang="${written}", mais elle fait partie de celles en « ${planned} »`,
  "page/language.other.hint": "écrivez <html lang={language} dir={direction}> avec ce que donne useSite()",
  "page/title": "la page n’a pas de titre",
  "page/title.hint": "donnez un titre à Head",
  "page/duplicate-id": ({ id }) => `l’identifiant « ${id} » figure deux fois`,
  "page/duplicate-id.hint": "un identifiant désigne un seul endroit : donnez-en un autre au second",
  "page/alternative-text": ({ image }) => `l’image ${image} n’a pas de texte de remplacement`,
  "page/alternative-text.hint": 'écrivez alt="…", vide si l’image ne fait que décorer',
  "page/headings.first": ({ count }) =>
    count === 0
      ? "la page n’a pas de titre de premier niveau"
      : `la page a ${number(count)} titres de premier niveau`,
  "page/headings.first.hint": "une page a exactement un h1",
  "page/headings.early": ({ heading, level }) =>
    `« ${heading} », un titre de niveau ${level}, vient avant tout titre de premier niveau`,
  "page/headings.early.hint": "les titres descendent d’un niveau à la fois",
  "page/headings.step": ({ heading, level, above }) =>
    `« ${heading} » est un titre de niveau ${level}, sous un titre de niveau ${above}`,
  "page/headings.step.hint": ({ signs }) =>
    `les titres descendent d’un niveau à la fois : en Markdown, commencez-le par ${signs}`,
  "page/duplicate-title": ({ page, text, others }) =>
    `le titre de ${page}, « ${text} », est aussi celui de ${others.join(", ")}`,
  "page/duplicate-title.hint": "donnez à chaque page un titre à elle",
  "page/duplicate-description": ({ page, text, others }) =>
    `la description de ${page}, « ${text} », est aussi celle de ${others.join(", ")}`,
  "page/duplicate-description.hint": "donnez à chaque page une description à elle",
  "page/orphan": ({ page }) => `aucune autre page ne mène à ${page}`,
  "page/orphan.hint": "mettez un lien vers elle là où les lecteurs la chercheraient",
  "page/policy": ({ page, refused }) =>
    `la page ${page} contient ${refused}, que sa politique de sécurité refuse`,
  "page/policy.hint": "écrivez les styles dans une feuille de style et les scripts dans un fichier de script",

  "noun.first-paint": "premier affichage",
  "noun.fonts": "polices",
  "noun.preloaded-fonts": "polices préchargées",
  "noun.scripts": "scripts",
  "noun.whole-page": "page entière",
  "page/budget": ({ what, page, weight, budget, file, fileWeight }) =>
    `${what} de ${page} : ${number(weight)} ko après compression, pour un budget de ${number(budget)} ko. Le fichier le plus lourd est ${file}, ${number(fileWeight)} ko`,
  "page/budget.files": ({ what, page, weight, budget, file, fileWeight }) =>
    `${what} de ${page} : ${number(weight)} ${plural(weight, { one: "fichier", other: "fichiers" })}, pour un budget de ${number(budget)}. Le plus lourd est ${file}, ${number(fileWeight)} ko`,
  "page/budget.hint": ({ field, file }) => `allégez la page, ou changez budgets.${field} dans ${file}`,
  "page/budget.photograph": ({ what, page, weight, budget, name, nameWeight, width }) =>
    `${what} de ${page} : ${number(weight)} ko après compression, pour un budget de ${number(budget)} ko. Ce qui l’alourdit est la photo « ${name} », ${number(nameWeight)} ko pour ${width} pixels de large`,
  "page/budget.photograph.hint": ({ name, width, field, file }) =>
    `enregistrez « ${name} » de nouveau, à ${width} pixels de large, ou changez budgets.${field} dans ${file}`,
  "page/budget.photographs.hint": ({ field, file }) =>
    `montrez moins de photos sur la page, ou changez budgets.${field} dans ${file}`,

  "page/accessibility": ({ fault, place, page }) => `${fault} (à ${place} sur ${page})`,
  "page/accessibility.pages": ({ fault, place, page, more }) =>
    `${fault} (à ${place} sur ${page} et ${number(more)} ${plural(more, { one: "autre page", other: "autres pages" })})`,
  "page/accessibility.hint": ({ address }) => `${address} dit pourquoi (en anglais)`,
  "accessibility.area-alt": "une zone d’image cliquable n’a pas de texte de remplacement, ou en a un de trop",
  "accessibility.aria-hidden-body": "aria-hidden sur <body> cache toute la page aux lecteurs d’écran",
  "accessibility.aria-label-misuse": "aria-label se trouve là où les lecteurs d’écran ne le lisent pas",
  "accessibility.empty-heading": "un titre est vide",
  "accessibility.empty-title": "<title> est vide",
  "accessibility.hidden-focusable": "le clavier atteint ce qui est caché aux lecteurs d’écran",
  "accessibility.meta-refresh": "la page se recharge, ou passe à une autre, sans qu’on le demande",
  "accessibility.multiple-labeled-controls": "une même étiquette vaut pour plusieurs champs",
  "accessibility.no-abstract-role": "le rôle est abstrait, et ne dit rien",
  "accessibility.no-autoplay": "un son ou une vidéo démarre sans qu’on le demande",
  "accessibility.no-implicit-button-type": "un bouton ne dit pas son type",
  "accessibility.no-redundant-aria-label": "aria-label répète ce que l’étiquette dit déjà",
  "accessibility.no-redundant-for": "une étiquette désigne par son attribut le champ qu’elle contient déjà",
  "accessibility.no-redundant-role": "le rôle est celui que l’élément a déjà",
  "accessibility.prefer-native-element": "un rôle remplace un élément que HTML possède",
  "accessibility.text-content": "un élément n’a pas de mots à lire pour un lecteur d’écran",
  "accessibility.unique-landmark": "plusieurs régions d’un même genre n’ont pas de nom qui les distingue",
  "accessibility.valid-autocomplete": "autocomplete a une valeur que les navigateurs ne connaissent pas",
  "accessibility.wcag/h30": "un lien n’a pas de mots : un lecteur d’écran n’a que son adresse à lire",
  "accessibility.wcag/h32": "un formulaire n’a pas de bouton d’envoi",
  "accessibility.wcag/h36": "un bouton fait d’une image n’a pas de texte de remplacement",
  "accessibility.wcag/h63":
    "une cellule d’en-tête de tableau ne dit pas si elle vaut pour une ligne ou une colonne (scope)",
  "accessibility.wcag/h67": "une image purement décorative a un titre",
  "accessibility.wcag/h71": "un groupe de champs (<fieldset>) n’a pas de <legend>",
  "accessibility.input-missing-label": "un <input> ou un autre champ n’a pas de <label>",
  "accessibility.no-missing-references": ({ said }) =>
    `un attribut désigne un identifiant absent de la page : « ${said} »`,
  "accessibility.attribute-allowed-values": ({ said }) =>
    `un attribut a une valeur qu’il ne peut pas avoir : « ${said} »`,
  "accessibility.element-required-attributes": ({ said }) =>
    `il manque un attribut à un élément : « ${said} »`,
  "accessibility.other": ({ said }) => `html-validate objecte, en anglais : « ${said} »`,

  "link/broken.mail": ({ address }) =>
    `écrivez mailto:${address} : sans ce début, l’adresse est cherchée dans ce site`,
  "link/broken.telephone": ({ address }) =>
    `écrivez tel:${address} : sans ce début, l’adresse est cherchée dans ce site`,
  "link/broken.file": ({ file, address }) =>
    `placez-y le fichier, sous ${file}, et écrivez ${address} : les fichiers vers lesquels mènent des liens sont dans static/`,

  "content/placeholder": ({ field, placeholder }) =>
    `${field} est encore « ${placeholder} », et serait publié ainsi`,
  "content/placeholder.text": ({ placeholder }) =>
    `le texte est encore « ${placeholder} », et serait publié ainsi`,
  "content/placeholder.hint": "écrivez ce qui doit figurer à cet endroit",
  "content/missing-fact": ({ count, names }) =>
    count === 1
      ? `la loi veut que le site donne « ${names} », et cette donnée manque`
      : `la loi veut que le site donne ces ${number(count)} données, et elles manquent : ${names}`,
  "content/missing-fact.hint": ({ file }) =>
    `donnez-les dans ${file} ; « site check » énumère les pages et les phrases qui attendent chacune`,
  "content/spelling": ({ written, right }) => `« ${written} » s’écrit « ${right} » sur ce site`,
  "content/spelling.hint": ({ right, file }) => `écrivez ${right}, ou changez ${file}`,
  "content/typed-fact": ({ written, name }) =>
    `« ${written} » est écrit tel quel dans le texte, alors que les réglages le donnent sous le nom « ${name} »`,
  "content/typed-fact.hint": ({ name, file }) => `écrivez {${name}}, qui suivra ${file}`,
  "content/review-due": ({ date, months }) =>
    `la dernière date de ce texte est le ${date}, il y a plus de ${number(months)} mois`,
  "content/review-due.hint": ({ field, today }) =>
    `comparez-le à ses sources, puis écrivez ${field}: ${today}`,
  "content/review-due.hint-with-list": ({ field, today, list }) =>
    `comparez-le à ses sources, puis écrivez ${field}: ${today}, ou ajoutez une note datée à ${list}:`,
  "content/unused-image": "aucune page ne montre cette image",
  "content/unused-image.content.hint": "nommez-la là où elle doit paraître, ou supprimez le fichier",
  "content/unused-image.static.hint": "supprimez le fichier si rien ne le demande hors du site",
  "entry/reading-time": ({ field, stated, words, needed }) =>
    `${field} indique ${number(stated)} min, mais ${number(words)} mots demandent ${number(needed)} min`,
  "entry/reading-time.hint": ({ field, minutes }) =>
    `écrivez ${field}: ${minutes}, ou changez la longueur du texte`,

  "static/secret": ({ what }) => `${what} : une fois publié, tout le monde pourrait le lire`,
  "static/secret.hint":
    "retirez-le de static/ ; s’il est déjà en ligne, changez toutes les clés et tous les mots de passe qu’il contient",
  "static/secret.environment":
    "un fichier de variables d’environnement, où se trouvent des clés et des mots de passe",
  "static/secret.credentials": "un fichier d’identifiants",
  "static/secret.history": "un historique de ce qui a été saisi dans un programme",
  "static/secret.keys": "un fichier de clés",
  "static/secret.terraform": "l’état de Terraform, qui contient des clés et des mots de passe",
  "static/secret.folder": ({ folder }) => `un fichier de ${folder}, où l’on garde des clés`,
  "static/secret.private-key": "un fichier avec une clé privée",
  "static/left-over.hidden": ({ name }) =>
    `un fichier caché (${name}) : une fois publié, tout le monde pourrait le lire`,
  "static/left-over.copy":
    "une copie de données ou d’un autre fichier : une fois publiée, tout le monde pourrait la lire",
  "static/left-over.hint": "retirez-le de static/, à moins qu’il ne soit destiné aux visiteurs",
  "static/heavy": ({ size, seconds }) =>
    `ce fichier pèse ${number(size)} Mo : sur un téléphone, les lecteurs l’attendent environ ${number(seconds)} secondes`,
  "static/heavy.pdf.hint": ({ most }) =>
    `exportez-le de nouveau pour l’écran, avec des photos à 150 points par pouce : ${number(most)} Mo suffisent le plus souvent`,
  "static/heavy.hint": ({ most }) =>
    `ramenez-le à moins de ${number(most)} Mo, limite de certains hébergeurs, ou publiez-le ailleurs et mettez un lien`,
  "static/active-pdf": ({ parts }) => `ce PDF ne fait pas que montrer des pages : il contient ${list(parts)}`,
  "static/active-pdf.hint":
    "si vous ne savez pas pourquoi, exportez-le de nouveau, ou imprimez-le dans un nouveau PDF : les lecteurs l’ouvrent parce qu’ils font confiance à ce site",
  "static/active-pdf.script": "du JavaScript",
  "static/active-pdf.launch": "une commande qui lance un programme",
  "static/active-pdf.files": "des fichiers joints",
  "static/active-pdf.media": "un contenu multimédia",
  "static/active-pdf.form": "un formulaire XFA",
  "static/active-pdf.sends": "un formulaire qui envoie ou charge des données",
  "static/active-pdf.opens": "des actions qui s’exécutent d’elles-mêmes",
  "static/active-pdf.sealed": "des parties chiffrées que rien ici ne peut lire",
  "asset/unfingerprinted":
    "les navigateurs gardent un an ce qui est dans assets/, et ne verraient pas que ce fichier a changé",
  "asset/unfingerprinted.hint":
    "mettez-le dans un autre dossier de static/, ou ajoutez une empreinte à son nom",
  "host/limit.line": ({ path, length, most, host }) =>
    `${path} a une ligne de ${number(length)} signes, et ${host} ignore celles de plus de ${number(most)}`,
  "host/limit.rules-unread": ({ path, rules, most, host }) =>
    `${path} a ${number(rules)} règles, et ${host} ne lit que les ${number(most)} premières`,
  "host/limit.bytes": ({ path, bytes, most, host }) =>
    `${path} a ${number(bytes)} octets, et ${host} en refuse plus de ${number(most)}`,
  "host/limit.rules": ({ path, rules, most, host }) =>
    `${path} a ${number(rules)} règles, et ${host} en refuse plus de ${number(most)}`,
  "host/limit.hint": ({ host }) =>
    `retirez ${host} de output.hosts si le site n’y est pas publié ; moins de redirections, ou moins de pages avec du code à elles, allègent le fichier`,
};
