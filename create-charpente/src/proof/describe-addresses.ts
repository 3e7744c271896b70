import { createFormat } from "../../../src/words/format.ts";
import { message } from "../../../src/words/in-each-language.ts";
import type { InEach, Language } from "../../../src/words/languages.ts";
import { toCode, toItem } from "../left-overs/describe-names.ts";
import type { Unmoved } from "../old-site.ts";
import type { NoAnswer, ProvedAddress } from "./prove-addresses.ts";

const en = createFormat("en");
const fr = createFormat("fr");

/** The part of the report on addresses. */
export const addressWords = {
  title: { en: "Addresses", fr: "Adresses" },
  count: message({
    en: (data: { all: number; same: number; redirected: number; lost: number }) =>
      `${en.number(data.all)} ${en.plural(data.all, { one: "address", other: "addresses" })}: ${en.number(data.same)} the same, ${en.number(data.redirected)} redirected, ${en.number(data.lost)} without an answer.`,
    fr: (data) =>
      `${fr.number(data.all)} ${fr.plural(data.all, { one: "adresse", other: "adresses" })} : ${fr.number(data.same)} ${fr.plural(data.same, { one: "inchangée", other: "inchangées" })}, ${fr.number(data.redirected)} ${fr.plural(data.redirected, { one: "redirigée", other: "redirigées" })}, ${fr.number(data.lost)} sans réponse.`,
  }),
  about: message({
    en: ({ file }: { file: string }) =>
      `\`${file}\` lists each old address with what answers there now. These have no answer:`,
    fr: ({ file }) =>
      `\`${file}\` donne chaque ancienne adresse et ce qui y répond maintenant. Celles-ci restent sans réponse :`,
  }),
  more: message({
    en: ({ count }: { count: number }) => `${en.number(count)} more`,
    fr: ({ count }) => `${fr.number(count)} de plus`,
  }),
};

/** Why nothing answers at an address, besides the reasons for a file that was not imported. */
export const noAnswerNames: Readonly<
  Record<Exclude<NoAnswer, Unmoved["why"]> | "draft" | "list", InEach<string>>
> = {
  draft: { en: "a draft, or a text of a later day", fr: "un brouillon, ou un texte à une date à venir" },
  pattern: {
    en: "a redirect for many addresses at once: write it into the rules of your host",
    fr: "une redirection pour beaucoup d’adresses à la fois : à écrire dans les règles de votre hébergeur",
  },
  elsewhere: {
    en: "it led to another site: write it into the rules of your host",
    fr: "elle menait à un autre site : à écrire dans les règles de votre hébergeur",
  },
  broken: { en: "it led to no page that was imported", fr: "elle ne menait à aucune page reprise" },
  list: { en: "a list without a counterpart", fr: "une liste sans équivalent" },
  feed: {
    en: "a feed, of which the new site has none",
    fr: "un flux, que le nouveau site n’a pas",
  },
  topic: { en: "no published post has this tag", fr: "aucun billet publié n’a cette étiquette" },
  refused: {
    en: "no page of the new site can have this address",
    fr: "aucune page du nouveau site ne peut avoir cette adresse",
  },
  made: {
    en: "a template or a program made this page: no text of the old site has this address",
    fr: "un modèle ou un programme faisait cette page : aucun texte de l’ancien site n’a cette adresse",
  },
};

/** The most addresses without an answer that the report lists. The table has all of them. */
const most = 100;

export function describeAddresses(
  addresses: readonly ProvedAddress[],
  table: string,
  reasonOf: (why: NoAnswer) => string,
  language: Language,
): readonly string[] {
  const lines = addresses.flatMap((each) =>
    each.answer === "nothing" ? [toItem(toCode(each.address), reasonOf(each.why), language)] : [],
  );
  const more =
    lines.length > most ? [`- ${addressWords.more[language]({ count: lines.length - most })}`] : [];
  return [
    `## ${addressWords.title[language]}`,
    countAddresses(addresses, language),
    ...(lines.length === 0
      ? []
      : [addressWords.about[language]({ file: table }), [...lines.slice(0, most), ...more].join("\n")]),
  ];
}

/** As in “212 addresses: 198 the same, 11 redirected, 3 without an answer.” */
export function countAddresses(addresses: readonly ProvedAddress[], language: Language): string {
  const count = (answer: ProvedAddress["answer"]) =>
    addresses.filter((each) => each.answer === answer).length;
  return addressWords.count[language]({
    all: addresses.length,
    same: count("same"),
    redirected: count("redirect"),
    lost: count("nothing"),
  });
}

/** The table of all addresses as CSV: what answers is `same`, `redirect` or `nothing`. */
export function writeTable(addresses: readonly ProvedAddress[], reasonOf: (why: NoAnswer) => string): string {
  const rows = addresses.map((each) => [
    each.address,
    each.answer,
    each.answer === "redirect" ? each.to : "",
    each.answer === "nothing" ? reasonOf(each.why) : "",
    each.source,
  ]);
  return [["address", "answer", "to", "reason", "source"], ...rows]
    .map((row) => `${row.map(toCell).join(",")}\n`)
    .join("");
}

function toCell(text: string): string {
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
