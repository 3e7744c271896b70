import type { Translated } from "../catalogue.ts";
import type { values as english } from "../en/values.ts";
import { createFormat } from "../format.ts";

const { number, plural } = createFormat("fr");

export const values: Translated<typeof english> = {
  "noun.field": ({ path, label }) => (label === undefined ? path : `${label} (${path})`),
  "noun.item": ({ label, item }) => `${label}, élément ${number(item)}`,
  "noun.label": ({ labels }) => labels.join(" › "),
  "noun.file": "le fichier",
  "noun.entry": ({ id }) => `le contenu « ${id} »`,
  "noun.fields": "champs",
  "noun.groups": "groupes",
  "noun.checks": "contrôles réglables",
  "noun.levels": "niveaux",
  "noun.folders": "dossiers",
  "noun.labelled-field": ({ name, label }) => `${name} (${label})`,

  "value.empty": "une valeur vide",
  "value.list": "une liste",
  "value.group": "un groupe de champs",
  "value.number": ({ value }) => `le nombre ${value}`,
  "value.truth": ({ value }) => `la valeur ${value}`,
  "value.text": ({ text }) => `« ${text} »`,

  "expected.text": "un texte",
  "expected.number": "un nombre",
  "expected.finite-number": "un nombre fini",
  "expected.whole-number": "un nombre entier",
  "expected.truth": "true (oui) ou false (non)",
  "expected.list": "une liste",
  "expected.group": "un groupe de champs",
  "expected.date": "une date",
  "expected.empty": "vide",
  "expected.value": "sa valeur",
  "expected.day": "un jour, comme 2025-09-01",
  "expected.address": "une adresse web, comme https://www.example.org",
  "expected.e-mail": "une adresse e-mail, comme nom@example.org",
  "expected.one-of": ({ values }) => `l’une de ces valeurs : ${values.join(", ")}`,

  "entry/unknown-field": ({ name }) => `il n’y a pas de champ « ${name} »`,
  "entry/missing-field": ({ field }) => `${field} manque`,
  "entry/missing-field.hint": ({ key, expected }) => `ajoutez une ligne ${key}: et, à la suite, ${expected}`,
  "entry/missing-field.in-item": ({ key, list, item, expected }) =>
    `ajoutez à l’élément ${number(item)} de ${list} une ligne ${key}: et, à la suite, ${expected}`,
  "entry/missing-field.under": ({ key, parent, expected }) =>
    `ajoutez sous ${parent}: une ligne ${key}: et, à la suite, ${expected}`,

  "entry/invalid-field.type": ({ field, expected, value }) =>
    `${field} doit être ${expected}, et non ${value}`,
  "entry/invalid-field.quote": ({ line }) => `mettez la valeur entre guillemets droits, comme dans ${line}`,
  "entry/invalid-field.quote-colon": ({ line }) =>
    `un texte qui contient ": " se met entre guillemets droits, comme dans ${line}`,
  "entry/invalid-field.bare-number": ({ line }) => `écrivez le nombre seul, comme dans ${line}`,
  "entry/invalid-field.truth": "écrivez true (oui) ou false (non), sans guillemets",
  "entry/invalid-field.list": "écrivez un élément par ligne, après un tiret et une espace",
  "entry/invalid-field.blank":
    "écrivez-le après les deux-points, entre guillemets droits s’il commence par #",
  "entry/invalid-field.group-of": ({ fields }) =>
    `écrivez ses champs au-dessous, décalés de deux espaces : ${fields.map((field) => `${field}:`).join(", ")}`,
  "entry/invalid-field.group": "écrivez ses champs au-dessous, décalés de deux espaces",
  "entry/invalid-field.fields": "écrivez ses champs, un par ligne, sous la forme nom: valeur",
  "entry/invalid-field.never": ({ field }) => `${field} ne doit pas figurer ici`,
  "entry/invalid-field.never.hint": "supprimez cette ligne",
  "entry/invalid-field.choice": ({ field, value }) =>
    `${field} contient ${value}, qui n’est pas une valeur possible`,
  "entry/invalid-field.union": ({ field, value }) =>
    `${field} contient ${value}, qui n’a aucune des formes admises ici`,
  "entry/invalid-field.name": ({ field }) => `${field} n’est pas un nom admis ici`,
  "entry/invalid-field.refused": ({ field, value }) => `${field} contient ${value}, qui n’est pas admis ici`,
  "entry/invalid-field.rule": ({ field, rule }) => `${field} ${rule}`,
  "entry/invalid-field.multiple": ({ field, step, value }) =>
    `${field} doit être un multiple de ${step}, et non ${value}`,
  "entry/invalid-field.no-mapping": "le fichier doit donner des contenus, chacun sous son nom",
  "entry/invalid-field.no-mapping.hint":
    "écrivez chaque contenu sous son nom : une ligne nom: puis ses champs au-dessous, décalés de deux espaces",
  "entry/invalid-field.taken": ({ field, value, files }) =>
    `${field} contient ${value}, comme dans ${files.join(", ")}`,
  "entry/invalid-field.taken.hint":
    "donnez à chacun une valeur différente : rien ne dit lequel vient en premier",

  "entry/invalid-field.empty": ({ field }) => `${field} ne doit pas rester vide`,
  "entry/invalid-field.at-least": ({ field, limit, value }) =>
    `${field} doit être au moins égal à ${limit}, et non à ${value}`,
  "entry/invalid-field.more-than": ({ field, limit, value }) =>
    `${field} doit dépasser ${limit}, mais vaut ${value}`,
  "entry/invalid-field.at-most": ({ field, limit, value }) =>
    `${field} ne doit pas dépasser ${limit}, mais vaut ${value}`,
  "entry/invalid-field.less-than": ({ field, limit, value }) =>
    `${field} doit rester en dessous de ${limit}, mais vaut ${value}`,
  "entry/invalid-field.characters-exactly": ({ field, limit, length }) =>
    `${field} doit compter exactement ${characters(limit)}, mais en compte ${number(length)}`,
  "entry/invalid-field.characters-at-least": ({ field, limit, length }) =>
    `${field} doit compter au moins ${characters(limit)}, mais en compte ${number(length)}`,
  "entry/invalid-field.characters-at-most": ({ field, limit, length }) =>
    `${field} doit compter au plus ${characters(limit)}, mais en compte ${number(length)}`,
  "entry/invalid-field.items-exactly": ({ field, limit, length }) =>
    `${field} doit compter exactement ${items(limit)}, mais en compte ${number(length)}`,
  "entry/invalid-field.items-at-least": ({ field, limit, length }) =>
    `${field} doit compter au moins ${items(limit)}, mais en compte ${number(length)}`,
  "entry/invalid-field.items-at-most": ({ field, limit, length }) =>
    `${field} doit compter au plus ${items(limit)}, mais en compte ${number(length)}`,

  "entry/invalid-field.no-day": ({ field, value }) =>
    `${field} contient ${value}, un jour qui n’existe dans aucun calendrier`,
  "entry/invalid-field.no-day.hint": "vérifiez le mois et le jour",
  "entry/invalid-field.date": ({ field, value }) => `${field} doit être une date, et non ${value}`,
  "entry/invalid-field.date.hint": "écrivez l’année, le mois et le jour, comme dans 2025-09-01",
  "entry/invalid-field.address": ({ field, value }) => `${field} doit être une adresse web, et non ${value}`,
  "entry/invalid-field.address.hint": "écrivez-la en entier, comme dans https://www.example.org",
  "entry/invalid-field.e-mail": ({ field, value }) =>
    `${field} doit être une adresse e-mail, et non ${value}`,
  "entry/invalid-field.e-mail.hint": "écrivez-la comme dans nom@example.org",
  "entry/invalid-field.form": ({ field, value }) => `${field} contient ${value}, qui n’a pas la bonne forme`,
  "entry/invalid-field.starts-with": ({ start }) => `commencez par ${start}`,
  "entry/invalid-field.ends-with": ({ end }) => `terminez par ${end}`,
  "entry/invalid-field.includes": ({ part }) => `la valeur doit contenir ${part}`,
  "entry/invalid-field.pattern": ({ pattern }) => `la valeur doit suivre le motif ${pattern}`,
  "entry/invalid-field.said": ({ said }) => `le schéma l’explique ainsi : « ${said} »`,

  "entry/missing-file": "ce fichier manque",
  "entry/missing-file.hint":
    "les modèles en ont besoin : créez-le, ou retirez sa collection de templates/site.ts",
  "entry/missing-file.settings": "les réglages du site manquent",
  "entry/missing-file.settings.hint": "créez ce fichier avec au moins name: et url:",
  "source/unclaimed.no-collection": "aucune collection ne lit ce fichier",
  "source/unclaimed.other-ending": ({ folder, ending }) =>
    `les fichiers de ${folder} finissent par .${ending}`,
  "source/unclaimed.places": ({ places }) => `les collections se lisent dans ${places.join(", ")}`,
  "source/unclaimed.places-and-files": ({ places, count }) =>
    `les collections se lisent dans ${places.join(", ")}, et dans ${number(count)} fichiers désignés par leur nom`,

  "rule.route":
    "doit être une adresse de page, comme /a-propos : en minuscules, sans accent, sans espace et sans barre oblique à la fin",
  "rule.time-zone": "doit être un fuseau horaire, comme Europe/Paris",
  "entry/unknown-field.check": ({ code }) => `checks : il n’y a pas de contrôle « ${code} » à régler`,
  "entry/unknown-field.level": ({ code, level }) => `checks : ${code} ne peut être « ${level} »`,
  "entry/unknown-field.folder": ({ code, folder }) =>
    `checks : aucun fichier ne se trouve dans ${folder}/ pour ${code}`,
  "entry/unknown-field.group": ({ name }) => `il n’y a pas de groupe de pages « ${name} »`,
  "link/broken.offline": ({ page }) =>
    `il n’y a pas de page ${page} à montrer aux visiteurs privés de réseau`,
  "settings/refused-variable": ({ variable, reason }) =>
    `la variable d’environnement ${variable} est définie, alors qu’elle est refusée : ${reason}`,
  "settings/refused-variable.hint": ({ variable }) => `supprimez ${variable} de l’environnement`,
  "settings/invalid-origin.user":
    "url est l’adresse du site, mais contient un nom d’utilisateur ou un mot de passe",
  "settings/invalid-origin.host": ({ host }) =>
    `url est l’adresse du site, mais ${host} n’est pas un nom d’hôte`,
  "settings/invalid-origin.path": ({ address }) =>
    `url est l’adresse du site sans chemin, mais ${address} en a un`,
  "settings/invalid-origin.end": "url est l’adresse du site, mais se termine par ? ou #",
  "settings/invalid-origin.rest": ({ rest }) => `url est l’adresse du site, mais continue par ${rest}`,
  "settings/invalid-origin.hint": ({ origin }) => `écrivez url: ${origin}`,
  "settings/invalid-origin.host.hint": ({ origin }) =>
    `écrivez url: ${origin}, avec des lettres, des chiffres, des traits d’union et des points`,
  "settings/invalid-origin.path.hint": ({ origin }) =>
    `donnez le chemin par --base, et écrivez url: ${origin}`,
};

function characters(count: number): string {
  return `${number(count)} ${plural(count, { one: "signe", other: "signes" })}`;
}

function items(count: number): string {
  return `${number(count)} ${plural(count, { one: "élément", other: "éléments" })}`;
}
