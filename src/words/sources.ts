import { inFile, siteFile } from "./example.ts";
import { createFormat } from "./format.ts";
import { type Messages, message, type Problems } from "./in-each-language.ts";

const en = createFormat("en");
const fr = createFormat("fr");

const load = "load: async () => []";
const quoteEn = (text: string) => (text === "" ? "nothing" : `“${text}”`);
const quoteFr = (text: string) => (text === "" ? "rien" : `« ${text} »`);

/** What a site takes from elsewhere. */
export const sourceProblems = {
  "sources/failed": {
    severity: "error",
    otherSeverity: "warning",
    mendedBy: "developer",
    title: { en: "A source cannot be loaded", fr: "Une source ne peut être chargée" },
    meaning: {
      en: 'The site takes data from elsewhere, and they did not come, or do not fit their schema. When an earlier result is kept, it is used with a warning, unless the source says `whenItFails: "refuse"`. Build again when the service answers, or correct `load` and the schema.',
      fr: 'Le site prend des données ailleurs, et elles ne sont pas venues, ou ne suivent pas leur schéma. Si un résultat précédent a été gardé, il sert encore, avec un avertissement, sauf si la source dit `whenItFails: "refuse"`. Construisez de nouveau quand le service répond, ou corrigez `load` et le schéma.',
    },
    example: inFile(
      siteFile,
      'load: async () => {\n        throw new Error("le service est fermé");\n      }',
      load,
    ),
    messages: {
      "sources/failed": message({
        en: ({ name, why }: { name: string; why: string }) => `the source “${name}” cannot be loaded: ${why}`,
        fr: ({ name, why }) => `la source « ${name} » ne peut être chargée : ${why}`,
      }),
      "sources/failed.hint": {
        en: "nothing is kept of it: build again when it answers, or correct its load",
        fr: "rien n’en a été gardé : construisez de nouveau quand elle répond, ou corrigez son load",
      },
      "sources/failed.refuse.hint": message({
        en: ({ loadedAt }: { loadedAt: string }) =>
          `whenItFails: "keep" would use what was loaded on ${en.moment(new Date(loadedAt))}, and so does --offline`,
        fr: ({ loadedAt }) =>
          `whenItFails: "keep" se servirait de ce qui a été chargé le ${fr.moment(new Date(loadedAt))}, comme le fait --offline`,
      }),
      "sources/failed.kept.hint": message({
        en: ({ loadedAt }: { loadedAt: string }) =>
          `what was loaded on ${en.moment(new Date(loadedAt))} is used`,
        fr: ({ loadedAt }) => `ce qui a été chargé le ${fr.moment(new Date(loadedAt))} sert encore`,
      }),
    },
  },
  "sources/offline": {
    severity: "error",
    mendedBy: "developer",
    title: { en: "Nothing is kept of a source", fr: "Rien n’a été gardé d’une source" },
    meaning: {
      en: "With `--offline`, sources answer from what an earlier build has kept below `.site/sources/`. Nothing that can be used is kept of this one. Build once with a network.",
      fr: "Avec `--offline`, les sources répondent avec ce qu’une construction précédente a gardé dans `.site/sources/`. De celle-ci, rien d’utilisable n’a été gardé. Construisez une fois avec un réseau.",
    },
    example: {
      command: "build",
      wrong: {
        en: "`site build --offline` is called in a fresh copy of the site, whose `.site/` is empty.",
        fr: "`site build --offline` est lancé dans une copie toute neuve du site, dont `.site/` est vide.",
      },
      mended: {
        en: "`site build` is called once before, with a network.",
        fr: "`site build` est lancé une première fois, avec un réseau.",
      },
      report: {
        file: "source visites",
        message: { key: "sources/offline", data: { name: "visites" } },
        hint: { key: "sources/offline.hint" },
      },
    },
    messages: {
      "sources/offline": message({
        en: ({ name }: { name: string }) =>
          `nothing is kept of the source “${name}”, and --offline loads nothing`,
        fr: ({ name }) => `rien n’a été gardé de la source « ${name} », et --offline ne charge rien`,
      }),
      "sources/offline.hint": {
        en: "build once without --offline",
        fr: "construisez une fois sans --offline",
      },
    },
  },
  "sources/secret": {
    severity: "error",
    otherSeverity: "warning",
    mendedBy: "developer",
    title: { en: "A source returns a secret", fr: "Une source renvoie un secret" },
    meaning: {
      en: "What `load` returns holds the value of a variable that it was given, such as the token of a service. It would be kept, and could reach a page. Return only the fields that pages need.",
      fr: "Ce que renvoie `load` contient la valeur d’une variable qu’elle a reçue, comme le jeton d’un service. Elle serait gardée, et pourrait arriver dans une page. Ne renvoyez que les champs dont les pages ont besoin.",
    },
    example: {
      command: "build",
      wrong: {
        en: "`load` returns the addresses of a service as they are: `https://forge.example/api?token=…`.",
        fr: "`load` renvoie telles quelles les adresses d’un service : `https://forge.example/api?token=…`.",
      },
      mended: {
        en: "`load` returns the name and the date of each release, and nothing else.",
        fr: "`load` renvoie le nom et la date de chaque version, et rien d’autre.",
      },
      report: {
        file: "source visites[0].lien",
        message: { key: "sources/secret", data: { variable: "FORGE_TOKEN" } },
        hint: { key: "sources/secret.hint" },
      },
    },
    messages: {
      "sources/secret": message({
        en: ({ variable }: { variable: string }) => `the value of the variable ${variable} stands here`,
        fr: ({ variable }) => `la valeur de la variable ${variable} se trouve ici`,
      }),
      "sources/secret.hint": {
        en: "let load return only what pages need",
        fr: "faites renvoyer à load seulement ce dont les pages ont besoin",
      },
    },
  },
  "sources/image": {
    severity: "error",
    otherSeverity: "warning",
    mendedBy: "developer",
    title: { en: "An image of a source cannot be used", fr: "Une image d’une source est inutilisable" },
    meaning: {
      en: "Images that a source names by their address are fetched and published with the site. This one did not come, is none, or is on the own machine or network, where only `load` may ask.",
      fr: "Les images qu’une source désigne par leur adresse sont récupérées et publiées avec le site. Celle-ci n’est pas venue, n’en est pas une, ou se trouve sur la machine ou le réseau même, où seule `load` peut demander.",
    },
    example: inFile(
      siteFile,
      'load: async () => [{ jour: "12 mai", photo: "http://127.0.0.1/four.jpg" }]',
      load,
    ),
    messages: {
      "sources/image": message({
        en: ({ why }: { why: string }) => `the image cannot be used: ${why}`,
        fr: ({ why }) => `l’image est inutilisable : ${why}`,
      }),
      "sources/image.hint": {
        en: "correct it where it comes from, or let load leave it out",
        fr: "corrigez-la à l’endroit d’où elle vient, ou faites-la omettre par load",
      },
    },
  },
  "sources/id": {
    severity: "error",
    otherSeverity: "warning",
    mendedBy: "developer",
    title: {
      en: "Entries of a source have no id of their own",
      fr: "Des contenus d’une source n’ont pas leur propre nom",
    },
    meaning: {
      en: "Each item that a source returns becomes an entry, which its id names. Two items have the same id, or one has none, so that one of them could not be found. Make the id of a field that differs.",
      fr: "Chaque élément que renvoie une source devient un contenu, que désigne son id. Deux éléments ont le même id, ou l’un n’en a pas : il serait introuvable. Tirez l’id d’un champ qui les distingue.",
    },
    example: inFile(siteFile, 'load: async () => [{ jour: "12 mai" }, { jour: "12 mai" }]', load),
    messages: {
      "sources/id": message({
        en: ({ id, other }: { id: string; other: string }) => `its id is “${id}”, which ${other} also has`,
        fr: ({ id, other }) => `son id est « ${id} », que ${other} porte aussi`,
      }),
      "sources/id.empty": {
        en: "id gives it no name: it returns no text, or an empty one",
        fr: "id ne lui donne aucun nom : elle ne renvoie pas de texte, ou un texte vide",
      },
      "sources/id.hint": {
        en: "make the id of a field that each item has for itself",
        fr: "tirez l’id d’un champ propre à chaque élément",
      },
    },
  },
} satisfies Problems;

export const sourceWords = {
  "source-result.hint": {
    en: "correct what load returns, or the schema of the source",
    fr: "corrigez ce que renvoie load, ou le schéma de la source",
  },
  "source-why.status": message({
    en: ({ address, status }: { address: string; status: number }) => `${address} answers with ${status}`,
    fr: ({ address, status }) => `${address} répond ${status}`,
  }),
  "source-why.slow": message({
    en: ({ address, seconds }: { address: string; seconds: number }) =>
      `${address} has not answered within ${en.number(seconds)} s`,
    fr: ({ address, seconds }) => `${address} n’a pas répondu en ${fr.number(seconds)} s`,
  }),
  "source-why.endless": message({
    en: ({ seconds }: { seconds: number }) => `load has not ended within ${en.number(seconds)} s`,
    fr: ({ seconds }) => `load n’a pas fini en ${fr.number(seconds)} s`,
  }),
  "source-why.unreachable": message({
    en: ({ address, reason }: { address: string; reason: string }) =>
      `${address} cannot be reached, or breaks off (${reason})`,
    fr: ({ address, reason }) => `${address} est injoignable, ou s’interrompt (${reason})`,
  }),
  "source-why.huge": message({
    en: ({ address, megabytes }: { address: string; megabytes: number }) =>
      `${address} answers with more than ${en.number(megabytes)} MB`,
    fr: ({ address, megabytes }) => `${address} répond avec plus de ${fr.number(megabytes)} Mo`,
  }),
  "source-why.redirects": message({
    en: ({ address, most }: { address: string; most: number }) =>
      `${address} redirects more than ${en.number(most)} times`,
    fr: ({ address, most }) => `${address} redirige plus de ${fr.number(most)} fois`,
  }),
  "source-why.address": message({
    en: ({ address }: { address: string }) =>
      `${quoteEn(address)} is no address that begins with https:// or http://`,
    fr: ({ address }) => `${quoteFr(address)} n’est pas une adresse qui commence par https:// ou http://`,
  }),
  "source-why.inner": message({
    en: ({ address }: { address: string }) =>
      `${address} is on this machine or in its network, where this source has asked for nothing`,
    fr: ({ address }) =>
      `${address} se trouve sur cette machine ou dans son réseau, où cette source n’a rien demandé`,
  }),
  "source-why.encoding": message({
    en: ({ address, encoding }: { address: string; encoding: string }) =>
      `the text of ${address} is not in the encoding ${encoding}, which it names or lets expect`,
    fr: ({ address, encoding }) =>
      `le texte de ${address} n’est pas dans l’encodage ${encoding}, qu’il annonce ou laisse attendre`,
  }),
  "source-why.no-json": message({
    en: ({ address, start }: { address: string; start: string }) =>
      `${address} answers with no JSON: it begins with ${quoteEn(start)}`,
    fr: ({ address, start }) =>
      `${address} répond autre chose que du JSON, qui commence par ${quoteFr(start)}`,
  }),
  "source-why.no-data": {
    en: "load returns nothing that JSON could hold",
    fr: "load ne renvoie rien que JSON puisse contenir",
  },
  "source-why.unset": message({
    en: ({ why, names }: { why: string; names: readonly string[] }) =>
      `${why}; ${en.plural(names.length, { one: "the variable", other: "the variables" })} ${names.join(", ")} ${en.plural(names.length, { one: "is", other: "are" })} not set`,
    fr: ({ why, names }) =>
      `${why} ; ${fr.plural(names.length, { one: "la variable", other: "les variables" })} ${names.join(", ")} ${fr.plural(names.length, { one: "n’est pas définie", other: "ne sont pas définies" })}`,
  }),
  "source-why.result": message({
    en: ({ count }: { count: number }) =>
      `its result has ${en.number(count)} ${en.plural(count, { one: "fault", other: "faults" })}`,
    fr: ({ count }) =>
      `son résultat a ${fr.number(count)} ${fr.plural(count, { one: "défaut", other: "défauts" })}`,
  }),
} satisfies Messages;
