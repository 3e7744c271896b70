import type { Translated } from "../catalogue.ts";
import type { changes as reference } from "../en/changes.ts";
import { createFormat } from "../format.ts";

const { number, plural, list, day } = createFormat("fr");

export const changes: Translated<typeof reference> = {
  replaced: ({ before, after }) => `« ${before} » devient « ${after} »`,
  added: ({ text }) => `ajout de « ${text} »`,
  removed: ({ text }) => `retrait de « ${text} »`,
  "added.within": ({ text, within }) => `ajout de « ${text} » dans « ${within} »`,
  "removed.within": ({ text, within }) => `retrait de « ${text} » dans « ${within} »`,
  phone: ({ text }) => `nouveau téléphone : ${text}`,
  email: ({ text }) => `nouvelle adresse e-mail : ${text}`,
  "block-added": {
    heading: ({ text }) => `nouvel intertitre : « ${text} »`,
    text: ({ text }) => `nouveau texte : « ${text} »`,
    item: ({ text }) => `nouvelle entrée : « ${text} »`,
    row: ({ text }) => `nouvelle ligne de tableau : « ${text} »`,
    image: ({ text }) => `nouvelle image : « ${text} »`,
  },
  "block-removed": {
    heading: ({ text }) => `intertitre retiré : « ${text} »`,
    text: ({ text }) => `texte retiré : « ${text} »`,
    item: ({ text }) => `entrée retirée : « ${text} »`,
    row: ({ text }) => `ligne de tableau retirée : « ${text} »`,
    image: ({ text }) => `image retirée : « ${text} »`,
  },
  "block-moved": {
    heading: ({ text }) => `intertitre déplacé : « ${text} »`,
    text: ({ text }) => `texte déplacé : « ${text} »`,
    item: ({ text }) => `entrée déplacée : « ${text} »`,
    row: ({ text }) => `ligne de tableau déplacée : « ${text} »`,
    image: ({ text }) => `image déplacée : « ${text} »`,
  },
  "section-added": ({ text }) => `nouvelle section : « ${text} »`,
  "section-removed": ({ text }) => `section retirée : « ${text} »`,
  link: ({ text, before, after }) => `« ${text} » mène à ${after} au lieu de ${before}`,
  image: ({ text }) => `autre image : « ${text} »`,
  "image.unnamed": ({ before, after }) => `autre image : ${after} au lieu de ${before}`,
  alternative: ({ before, after }) =>
    after === ""
      ? `une image n’est plus décrite : « ${before} »`
      : `description d’une image : « ${after} »${before === "" ? "" : ` au lieu de « ${before} »`}`,
  markup: "aucun mot ne change, mais le code de la page, si",

  "in.row": ({ row, what }) => `ligne « ${row} », ${what}`,
  "in.title": ({ what }) => `titre dans les moteurs de recherche, ${what}`,
  "in.description": ({ what }) => `description dans les moteurs de recherche, ${what}`,
  "in.label": ({ what }) => `texte lu à voix haute, ${what}`,
  "in.data": ({ what }) => `texte que lisent scripts et moteurs de recherche, ${what}`,
  "in.header": ({ what }) => `haut de page, ${what}`,
  "in.footer": ({ what }) => `pied de page, ${what}`,

  "page.added": "nouvelle page",
  "page.removed": "cette page disparaît",
  "page.moved": ({ from }) => `change d’adresse, c’était ${from}`,
  more: ({ count }) =>
    plural(count, { one: "et un autre changement", other: `et ${number(count)} autres changements` }),
  join: ({ parts }) => parts.join(" ; "),
  line: ({ name, what }) => `${name} : ${what}`,
  "on.all": ({ count }) => `Sur les ${number(count)} pages`,
  "on.some": ({ names, more }) =>
    more > 0
      ? `Sur ${names.join(", ")} et ${plural(more, { one: "une autre page", other: `${number(more)} autres pages` })}`
      : `Sur ${list(names)}`,

  "entry.name": ({ kind, name }) => `${kind} « ${name} »`,
  "entry.due": ({ due }) => `paraîtra le ${day(due)}`,
  "entry.due.changed": ({ due }) => `modifié, paraîtra le ${day(due)}`,
  "entry.due.part": ({ due }) => `un élément paraîtra le ${day(due)}`,
  "entry.draft": "brouillon, visible de ceux qui ont accès aux fichiers",
  "entry.draft.changed": "brouillon modifié, visible de ceux qui ont accès aux fichiers",
  "entry.added": "nouveau, sur aucune page",
  "entry.changed": "modifié, aucune page ne change avec lui",
  "entry.removed": "supprimé, n’était sur aucune page",

  redirects: "Redirections",
  "redirect.to": ({ from, to }) => `${from} mène à ${to}`,
  "redirect.gone": ({ from }) => `${from} ne mène plus nulle part`,
  looks: "Apparence et comportement",
  "asset.style": ({ count }) => `l’apparence ${ofPages(count)}`,
  "asset.script": ({ count }) => `les scripts ${ofPages(count)}`,
  "asset.font": ({ count }) => `les caractères ${ofPages(count)}`,
  "asset.image": ({ name, count }) => `l’image ${name} sur ${pagesOf(count)}`,
  "asset.card": ({ count }) => `l’image pour les réseaux sociaux ${ofPages(count)}`,
  "asset.other": ({ name, count }) => `${name} sur ${pagesOf(count)}`,
  files: "Aussi",
  "files.feed": ({ paths }) => `flux (${paths.join(", ")})`,
  "files.sitemap": ({ paths }) => `plan du site (${paths.join(", ")})`,
  "files.host": ({ paths }) => `fichiers des hébergeurs (${paths.join(", ")})`,
  "file.added": ({ path }) => `nouveau fichier ${path}`,
  "file.removed": ({ path }) => `${path} disparaît`,
  "file.changed": ({ path }) => path,

  none: ({ pages }) =>
    `Les visiteurs ne verront aucun changement, sur aucune page (${number(pages)} en tout).`,
  some: ({ changed, pages }) =>
    `${number(changed)} ${plural(changed, { one: "page change", other: "pages changent" })} sur ${number(pages)}.`,
  "some.gone": ({ changed, pages, removed }) =>
    `${number(changed)} ${plural(changed, { one: "page change", other: "pages changent" })} sur ${number(pages)}, et ${number(removed)} ${plural(removed, { one: "disparaît", other: "disparaissent" })}.`,
  "no-page": "Aucune page ne change.",
  title: "Ce que les visiteurs verront changer",
  since: ({ commit, subject }) => `Depuis ${commit}, « ${subject} »`,
  against: ({ folder }) => `Par rapport à ${folder}`,
  "more-pages": ({ count }) =>
    plural(count, { one: "et une autre ligne", other: `et ${number(count)} autres lignes` }),
};

function pagesOf(count: number): string {
  return plural(count, { one: "une page", other: `${number(count)} pages` });
}

function ofPages(count: number): string {
  return plural(count, { one: "d’une page", other: `de ${number(count)} pages` });
}
