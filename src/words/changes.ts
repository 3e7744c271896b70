import { createFormat } from "./format.ts";
import { type Messages, message } from "./in-each-language.ts";

const en = createFormat("en");
const fr = createFormat("fr");

type Count = { readonly count: number };

type Text = { readonly text: string };

type Both = { readonly before: string; readonly after: string };

type What = { readonly what: string };

/** The sentences of `site changes`. */
export const changes = {
  replaced: message({
    en: ({ before, after }: Both) => `“${before}” becomes “${after}”`,
    fr: ({ before, after }) => `« ${before} » devient « ${after} »`,
  }),
  added: message({ en: ({ text }: Text) => `added: “${text}”`, fr: ({ text }) => `ajout de « ${text} »` }),
  removed: message({
    en: ({ text }: Text) => `removed: “${text}”`,
    fr: ({ text }) => `retrait de « ${text} »`,
  }),
  "added.within": message({
    en: ({ text, within }: Text & { readonly within: string }) => `added: “${text}”, in “${within}”`,
    fr: ({ text, within }) => `ajout de « ${text} » dans « ${within} »`,
  }),
  "removed.within": message({
    en: ({ text, within }: Text & { readonly within: string }) => `removed: “${text}”, from “${within}”`,
    fr: ({ text, within }) => `retrait de « ${text} » dans « ${within} »`,
  }),
  phone: message({
    en: ({ text }: Text) => `new telephone number: ${text}`,
    fr: ({ text }) => `nouveau téléphone : ${text}`,
  }),
  email: message({
    en: ({ text }: Text) => `new e-mail address: ${text}`,
    fr: ({ text }) => `nouvelle adresse e-mail : ${text}`,
  }),
  "block-added.heading": message({
    en: ({ text }: Text) => `new heading: “${text}”`,
    fr: ({ text }) => `nouvel intertitre : « ${text} »`,
  }),
  "block-added.text": message({
    en: ({ text }: Text) => `new text: “${text}”`,
    fr: ({ text }) => `nouveau texte : « ${text} »`,
  }),
  "block-added.item": message({
    en: ({ text }: Text) => `new entry: “${text}”`,
    fr: ({ text }) => `nouvelle entrée : « ${text} »`,
  }),
  "block-added.row": message({
    en: ({ text }: Text) => `new row of a table: “${text}”`,
    fr: ({ text }) => `nouvelle ligne de tableau : « ${text} »`,
  }),
  "block-added.image": message({
    en: ({ text }: Text) => `new image: “${text}”`,
    fr: ({ text }) => `nouvelle image : « ${text} »`,
  }),
  "block-removed.heading": message({
    en: ({ text }: Text) => `heading removed: “${text}”`,
    fr: ({ text }) => `intertitre retiré : « ${text} »`,
  }),
  "block-removed.text": message({
    en: ({ text }: Text) => `text removed: “${text}”`,
    fr: ({ text }) => `texte retiré : « ${text} »`,
  }),
  "block-removed.item": message({
    en: ({ text }: Text) => `entry removed: “${text}”`,
    fr: ({ text }) => `entrée retirée : « ${text} »`,
  }),
  "block-removed.row": message({
    en: ({ text }: Text) => `row of a table removed: “${text}”`,
    fr: ({ text }) => `ligne de tableau retirée : « ${text} »`,
  }),
  "block-removed.image": message({
    en: ({ text }: Text) => `image removed: “${text}”`,
    fr: ({ text }) => `image retirée : « ${text} »`,
  }),
  "block-moved.heading": message({
    en: ({ text }: Text) => `heading in another place: “${text}”`,
    fr: ({ text }) => `intertitre déplacé : « ${text} »`,
  }),
  "block-moved.text": message({
    en: ({ text }: Text) => `text in another place: “${text}”`,
    fr: ({ text }) => `texte déplacé : « ${text} »`,
  }),
  "block-moved.item": message({
    en: ({ text }: Text) => `entry in another place: “${text}”`,
    fr: ({ text }) => `entrée déplacée : « ${text} »`,
  }),
  "block-moved.row": message({
    en: ({ text }: Text) => `row of a table in another place: “${text}”`,
    fr: ({ text }) => `ligne de tableau déplacée : « ${text} »`,
  }),
  "block-moved.image": message({
    en: ({ text }: Text) => `image in another place: “${text}”`,
    fr: ({ text }) => `image déplacée : « ${text} »`,
  }),
  "section-added": message({
    en: ({ text }: Text) => `new section: “${text}”`,
    fr: ({ text }) => `nouvelle section : « ${text} »`,
  }),
  "section-removed": message({
    en: ({ text }: Text) => `section removed: “${text}”`,
    fr: ({ text }) => `section retirée : « ${text} »`,
  }),
  link: message({
    en: ({ text, before, after }: Text & Both) => `“${text}” leads to ${after} instead of ${before}`,
    fr: ({ text, before, after }) => `« ${text} » mène à ${after} au lieu de ${before}`,
  }),
  image: message({
    en: ({ text }: Text) => `another image: “${text}”`,
    fr: ({ text }) => `autre image : « ${text} »`,
  }),
  "image.unnamed": message({
    en: ({ before, after }: Both) => `another image: ${after} instead of ${before}`,
    fr: ({ before, after }) => `autre image : ${after} au lieu de ${before}`,
  }),
  alternative: message({
    en: ({ before, after }: Both) =>
      after === ""
        ? `an image has no description any more: “${before}”`
        : `description of an image: “${after}”${before === "" ? "" : ` instead of “${before}”`}`,
    fr: ({ before, after }) =>
      after === ""
        ? `une image n’est plus décrite : « ${before} »`
        : `description d’une image : « ${after} »${before === "" ? "" : ` au lieu de « ${before} »`}`,
  }),
  markup: {
    en: "no word changes, but the code of the page does",
    fr: "aucun mot ne change, mais le code de la page, si",
  },

  "in.row": message({
    en: ({ row, what }: What & { readonly row: string }) => `row “${row}”: ${what}`,
    fr: ({ row, what }) => `ligne « ${row} », ${what}`,
  }),
  "in.title": message({
    en: ({ what }: What) => `title in search engines: ${what}`,
    fr: ({ what }) => `titre dans les moteurs de recherche, ${what}`,
  }),
  "in.description": message({
    en: ({ what }: What) => `description in search engines: ${what}`,
    fr: ({ what }) => `description dans les moteurs de recherche, ${what}`,
  }),
  "in.label": message({
    en: ({ what }: What) => `text for screen readers: ${what}`,
    fr: ({ what }) => `texte lu à voix haute, ${what}`,
  }),
  "in.data": message({
    en: ({ what }: What) => `in data for scripts and search engines: ${what}`,
    fr: ({ what }) => `texte que lisent scripts et moteurs de recherche, ${what}`,
  }),
  "in.header": message({
    en: ({ what }: What) => `top of the page: ${what}`,
    fr: ({ what }) => `haut de page, ${what}`,
  }),
  "in.footer": message({
    en: ({ what }: What) => `foot of the page: ${what}`,
    fr: ({ what }) => `pied de page, ${what}`,
  }),

  "page.added": { en: "new page", fr: "nouvelle page" },
  "page.removed": { en: "this page is removed", fr: "cette page disparaît" },
  "page.moved": message({
    en: ({ from }: { readonly from: string }) => `moved, it was ${from}`,
    fr: ({ from }) => `change d’adresse, c’était ${from}`,
  }),
  more: message({
    en: ({ count }: Count) =>
      en.plural(count, { one: "and one more change", other: `and ${en.number(count)} more changes` }),
    fr: ({ count }) =>
      fr.plural(count, { one: "et un autre changement", other: `et ${fr.number(count)} autres changements` }),
  }),
  join: message({
    en: ({ parts }: { readonly parts: readonly string[] }) => parts.join("; "),
    fr: ({ parts }) => parts.join(" ; "),
  }),
  line: message({
    en: ({ name, what }: What & { readonly name: string }) => `${name}: ${what}`,
    fr: ({ name, what }) => `${name} : ${what}`,
  }),
  "on.all": message({
    en: ({ count }: Count) => `On all ${en.number(count)} pages`,
    fr: ({ count }) => `Sur les ${fr.number(count)} pages`,
  }),
  "on.some": message({
    en: ({ names, more }: { readonly names: readonly string[]; readonly more: number }) =>
      more > 0
        ? `On ${names.join(", ")} and ${en.plural(more, { one: "one more page", other: `${en.number(more)} more pages` })}`
        : `On ${en.list(names)}`,
    fr: ({ names, more }) =>
      more > 0
        ? `Sur ${names.join(", ")} et ${fr.plural(more, { one: "une autre page", other: `${fr.number(more)} autres pages` })}`
        : `Sur ${fr.list(names)}`,
  }),

  "entry.name": message({
    en: ({ kind, name }: { kind: string; name: string }) => `${kind} “${name}”`,
    fr: ({ kind, name }) => `${kind} « ${name} »`,
  }),
  "entry.due": message({
    en: ({ due }: { due: string }) => `appears on ${en.day(due)}`,
    fr: ({ due }) => `paraîtra le ${fr.day(due)}`,
  }),
  "entry.due.changed": message({
    en: ({ due }: { due: string }) => `changed, appears on ${en.day(due)}`,
    fr: ({ due }) => `modifié, paraîtra le ${fr.day(due)}`,
  }),
  "entry.due.part": message({
    en: ({ due }: { due: string }) => `an item appears on ${en.day(due)}`,
    fr: ({ due }) => `un élément paraîtra le ${fr.day(due)}`,
  }),
  "entry.draft": {
    en: "draft, visible to those with access to the files",
    fr: "brouillon, visible de ceux qui ont accès aux fichiers",
  },
  "entry.draft.changed": {
    en: "draft changed, visible to those with access to the files",
    fr: "brouillon modifié, visible de ceux qui ont accès aux fichiers",
  },
  "entry.added": { en: "new, on no page", fr: "nouveau, sur aucune page" },
  "entry.changed": { en: "changed, no page changes with it", fr: "modifié, aucune page ne change avec lui" },
  "entry.removed": { en: "removed, was on no page", fr: "supprimé, n’était sur aucune page" },

  redirects: { en: "Redirects", fr: "Redirections" },
  "redirect.to": message({
    en: ({ from, to }: { readonly from: string; readonly to: string }) => `${from} leads to ${to}`,
    fr: ({ from, to }) => `${from} mène à ${to}`,
  }),
  "redirect.gone": message({
    en: ({ from }: { readonly from: string }) => `${from} has no page any more`,
    fr: ({ from }) => `${from} ne mène plus nulle part`,
  }),
  looks: { en: "Appearance and behaviour", fr: "Apparence et comportement" },
  "asset.style": message({
    en: ({ count }: Count) => `the appearance of ${pagesOf.en(count)}`,
    fr: ({ count }) => `l’apparence ${ofPages(count)}`,
  }),
  "asset.script": message({
    en: ({ count }: Count) => `the scripts of ${pagesOf.en(count)}`,
    fr: ({ count }) => `les scripts ${ofPages(count)}`,
  }),
  "asset.font": message({
    en: ({ count }: Count) => `the fonts of ${pagesOf.en(count)}`,
    fr: ({ count }) => `les caractères ${ofPages(count)}`,
  }),
  "asset.image": message({
    en: ({ name, count }: Count & { readonly name: string }) => `the image ${name} on ${pagesOf.en(count)}`,
    fr: ({ name, count }) => `l’image ${name} sur ${pagesOf.fr(count)}`,
  }),
  "asset.card": message({
    en: ({ count }: Count) => `the picture for social networks of ${pagesOf.en(count)}`,
    fr: ({ count }) => `l’image pour les réseaux sociaux ${ofPages(count)}`,
  }),
  "asset.other": message({
    en: ({ name, count }: Count & { readonly name: string }) => `${name} on ${pagesOf.en(count)}`,
    fr: ({ name, count }) => `${name} sur ${pagesOf.fr(count)}`,
  }),
  files: { en: "Also", fr: "Aussi" },
  "files.feed": message({
    en: ({ paths }: { readonly paths: readonly string[] }) => `feeds (${paths.join(", ")})`,
    fr: ({ paths }) => `flux (${paths.join(", ")})`,
  }),
  "files.sitemap": message({
    en: ({ paths }: { readonly paths: readonly string[] }) => `sitemap (${paths.join(", ")})`,
    fr: ({ paths }) => `plan du site (${paths.join(", ")})`,
  }),
  "files.host": message({
    en: ({ paths }: { readonly paths: readonly string[] }) => `files for hosts (${paths.join(", ")})`,
    fr: ({ paths }) => `fichiers des hébergeurs (${paths.join(", ")})`,
  }),
  "file.added": message({
    en: ({ path }: { readonly path: string }) => `new file ${path}`,
    fr: ({ path }) => `nouveau fichier ${path}`,
  }),
  "file.removed": message({
    en: ({ path }: { readonly path: string }) => `${path} is removed`,
    fr: ({ path }) => `${path} disparaît`,
  }),
  "file.changed": message({ en: ({ path }: { readonly path: string }) => path, fr: ({ path }) => path }),

  none: message({
    en: ({ pages }: { readonly pages: number }) =>
      `Visitors will see no change on any of ${pagesOf.en(pages)}.`,
    fr: ({ pages }) =>
      `Les visiteurs ne verront aucun changement, sur aucune page (${fr.number(pages)} en tout).`,
  }),
  some: message({
    en: ({ changed, pages }: { readonly changed: number; readonly pages: number }) =>
      `${en.number(changed)} of ${pagesOf.en(pages)} ${en.plural(changed, { one: "changes", other: "change" })}.`,
    fr: ({ changed, pages }) =>
      `${fr.number(changed)} ${fr.plural(changed, { one: "page change", other: "pages changent" })} sur ${fr.number(pages)}.`,
  }),
  "some.gone": message({
    en: ({
      changed,
      pages,
      removed,
    }: {
      readonly changed: number;
      readonly pages: number;
      readonly removed: number;
    }) =>
      `${en.number(changed)} of ${pagesOf.en(pages)} ${en.plural(changed, { one: "changes", other: "change" })}, and ${en.number(removed)} ${en.plural(removed, { one: "goes", other: "go" })} away.`,
    fr: ({ changed, pages, removed }) =>
      `${fr.number(changed)} ${fr.plural(changed, { one: "page change", other: "pages changent" })} sur ${fr.number(pages)}, et ${fr.number(removed)} ${fr.plural(removed, { one: "disparaît", other: "disparaissent" })}.`,
  }),
  "no-page": { en: "No page changes.", fr: "Aucune page ne change." },
  title: { en: "What visitors will see change", fr: "Ce que les visiteurs verront changer" },
  since: message({
    en: ({ commit, subject }: { readonly commit: string; readonly subject: string }) =>
      `Since ${commit}, “${subject}”`,
    fr: ({ commit, subject }) => `Depuis ${commit}, « ${subject} »`,
  }),
  against: message({
    en: ({ folder }: { readonly folder: string }) => `Compared with ${folder}`,
    fr: ({ folder }) => `Par rapport à ${folder}`,
  }),
  "more-pages": message({
    en: ({ count }: Count) =>
      en.plural(count, { one: "and one more line", other: `and ${en.number(count)} more lines` }),
    fr: ({ count }) =>
      fr.plural(count, { one: "et une autre ligne", other: `et ${fr.number(count)} autres lignes` }),
  }),
} satisfies Messages;

const pagesOf = {
  en: (count: number): string => en.plural(count, { one: "one page", other: `${en.number(count)} pages` }),
  fr: (count: number): string => fr.plural(count, { one: "une page", other: `${fr.number(count)} pages` }),
};

function ofPages(count: number): string {
  return fr.plural(count, { one: "d’une page", other: `de ${fr.number(count)} pages` });
}
