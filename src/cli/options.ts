import { existsSync, statSync } from "node:fs";
import { isIP } from "node:net";
import { resolve } from "node:path";
import { toBase, toOrigin } from "../model/route.ts";
import type { SourceMode } from "../sources/load-sources.ts";
import { languages } from "../words/languages.ts";
import { say } from "../words/message.ts";
import { type DeclaredOption, flag, needed, option } from "./command.ts";
import { UsageError } from "./print.ts";

/** Names of values, printed between < and >. */
export const valueNames = {
  address: { en: "address", fr: "adresse" },
  collection: { en: "collection", fr: "collection" },
  command: { en: "command", fr: "commande" },
  entry: { en: "entry", fr: "contenu" },
  commit: { en: "commit", fr: "commit" },
  field: { en: "field=value", fr: "champ=valeur" },
  folder: { en: "dir", fr: "dossier" },
  host: { en: "host", fr: "hébergeur" },
  language: { en: "code", fr: "code" },
  name: { en: "name", fr: "nom" },
  newName: { en: "new-name", fr: "nouveau-nom" },
  number: { en: "n", fr: "n" },
  origin: { en: "origin", fr: "adresse" },
  path: { en: "path", fr: "chemin" },
  shell: { en: "shell", fr: "shell" },
  title: { en: "title", fr: "titre" },
  value: { en: "value", fr: "valeur" },
  words: { en: "words", fr: "mots" },
};

// The options that several commands share. A command may give one of them other words.

/** The absolute folder of the site. */
export const root = option({
  flag: "--root",
  takes: valueNames.folder,
  about: { en: "folder of the site", fr: "dossier du site" },
  default: ".",
  read: readRoot,
});

/** As written: a path from the folder of the site, or an absolute one. */
export const out = option({
  flag: "--out",
  takes: valueNames.folder,
  about: {
    en: "folder to write, relative to the site’s folder",
    fr: "dossier à écrire, à partir de celui du site",
  },
  default: "dist",
});

/** Without slash at the end: `/sous/chemin`, or nothing for the root. */
export const base = option({
  flag: "--base",
  takes: valueNames.path,
  about: { en: "sub-path under which the site is deployed", fr: "chemin sous lequel le site est publié" },
  default: "/",
  read: readBase,
});

/** An origin without slash at the end, as in `https://www.example.org`. */
export const url = option({
  flag: "--url",
  takes: valueNames.origin,
  about: {
    en: "origin of the published site, instead of the one in content/site.yaml",
    fr: "adresse du site publié, au lieu de celle de content/site.yaml",
  },
  read: readOrigin,
});

/** False to ignore what earlier builds have computed. */
export const cache = flag("--no-cache", { en: "recompute everything", fr: "tout recalculer" });

/** True when nothing is asked over the network. */
export const offline = flag("--offline", {
  en: "take what earlier builds have kept of sources, and load nothing",
  fr: "prendre ce que les constructions précédentes ont gardé des sources, sans rien charger",
});

/** When sources are asked: a build that recomputes everything also loads them anew. */
export function chooseMode({
  offline,
  cache,
}: {
  readonly offline: boolean;
  readonly cache: boolean;
}): SourceMode {
  if (offline) return "offline";
  return cache ? "due" : "anew";
}

export const json = flag("--json", {
  en: "print one machine-readable report on standard output",
  fr: "écrire sur la sortie standard un rapport lisible par un programme",
});

export const quiet = flag("--quiet", { en: "print problems only", fr: "n’afficher que les problèmes" });

/** The first port to try; 0 takes any. */
export const portFrom = (usual: number): DeclaredOption<number> =>
  option({
    flag: "--port",
    takes: valueNames.number,
    about: {
      en: "port to serve on; if it is taken, the next free one",
      fr: "port du serveur ; s’il est pris, le suivant qui est libre",
    },
    default: String(usual),
    read: readPort,
  });

/** The address to listen on, without the brackets of IPv6. */
export const host = option({
  flag: "--host",
  takes: valueNames.address,
  about: {
    en: "address to serve on: 0.0.0.0 lets other machines in",
    fr: "adresse du serveur : 0.0.0.0 laisse entrer les autres machines",
  },
  default: "127.0.0.1",
  read: readAddress,
});

export const open = flag("--open", {
  en: "open the site in the browser",
  fr: "ouvrir le site dans le navigateur",
});

/** True on disks that report no changes. */
export const poll = flag("--poll", {
  en: "poll for changes: for network disks and some containers",
  fr: "chercher les changements au lieu de les attendre : pour les disques en réseau et certains conteneurs",
});

/** For commands that write new files. */
export const wouldWrite = flag("--dry-run", {
  en: "print what would be written, and write nothing",
  fr: "montrer ce qui serait écrit, sans rien écrire",
});

/** An entry of the site. */
export const entry = needed({
  name: valueNames.entry,
  about: {
    en: "its name, as in my-article or articles/my-article, its file, or the address of its page",
    fr: "son nom, comme mon-article ou articles/mon-article, son fichier, ou l’adresse de sa page",
  },
  completes: "entries",
});

/** For commands that change files. */
export const wouldChange = flag("--dry-run", {
  en: "print each line that would change, and write nothing",
  fr: "montrer chaque ligne qui changerait, sans rien écrire",
});

/**
 * Read by `chooseLanguage` before commander runs. Declared here so that it is accepted, listed in the help and
 * completed.
 */
export const language: DeclaredOption = {
  flag: "--language",
  takes: valueNames.language,
  about: { en: "language of the tool", fr: "langue de l’outil" },
  choices: languages,
  read: () => undefined,
};

function readRoot(written: string): string {
  const root = resolve(written);
  if (!existsSync(root) || !statSync(root).isDirectory())
    throw new UsageError(say("usage.no-folder", { written }));
  return root;
}

function readBase(written: string): string {
  const base = toBase(written);
  if (base === undefined) throw new UsageError(say("usage.no-path", { written }));
  return base;
}

function readOrigin(written: string): string {
  const origin = toOrigin(written);
  if (origin === undefined) throw new UsageError(say("usage.no-origin", { written }));
  return origin;
}

function readPort(written: string): number {
  const port = /^\d{1,5}$/.test(written) ? Number(written) : Number.NaN;
  if (port <= 65_535) return port;
  throw new UsageError(say("usage.no-port", { written }));
}

function readAddress(written: string): string {
  const address = written.replace(/^\[(.*)\]$/, "$1");
  if (isIP(address) === 0 && !/^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/i.test(address)) {
    throw new UsageError(say("usage.no-address", { written }));
  }
  return address;
}
