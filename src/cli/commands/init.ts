import { basename, relative, resolve } from "node:path";
import { addHost, nameHost } from "../../../create-charpente/src/add-host.ts";
import { describeInFiles, engineNames, tellImport } from "../../../create-charpente/src/describe-import.ts";
import {
  type ImportedSite,
  type ImportTarget,
  importSite,
} from "../../../create-charpente/src/import-site.ts";
import {
  type Moving,
  movingFile,
  noMoving,
  readMoving,
} from "../../../create-charpente/src/left-overs/moving.ts";
import type { NewFile } from "../../../create-charpente/src/new-site.ts";
import { type Engine, engines, languageOf, type OldSite } from "../../../create-charpente/src/old-site.ts";
import { readPackageManager } from "../../../create-charpente/src/package-manager.ts";
import { countAddresses } from "../../../create-charpente/src/proof/describe-addresses.ts";
import { readSettings } from "../../../create-charpente/src/read-engine.ts";
import { recogniseEngine } from "../../../create-charpente/src/recognise-engine.ts";
import {
  describeNext,
  findNoRepository,
  finishSite,
  type Tasks,
  type WrittenSite,
} from "../../../create-charpente/src/starters/finish-site.ts";
import {
  type Before,
  type ImportRecord,
  planAgain,
  putAgain,
  readBefore,
  recordFile,
  recordImport,
  tellAgain,
} from "../../../create-charpente/src/starters/import-again.ts";
import { listInTheWay, putNewSite } from "../../../create-charpente/src/starters/put-new-site.ts";
import { readOldSite, readSitemap } from "../../../create-charpente/src/starters/read-old-site.ts";
import { readExample, readStarter } from "../../../create-charpente/src/starters/read-starter.ts";
import {
  type Starter,
  type StarterLanguage,
  starterLanguages,
  starters,
} from "../../../create-charpente/src/starters.ts";
import { type HostName, hostNames } from "../../hosts/names.ts";
import { loadNativeParser } from "../../markdown/load-native-parser.ts";
import { slugify } from "../../model/route.ts";
import { finishFirst } from "../../store/interrupts.ts";
import { calendarDay } from "../../text/calendar-day.ts";
import { say } from "../../words/message.ts";
import type { Speech } from "../../words/speech.ts";
import { type AskInit, askInitInTerminal } from "../ask-init.ts";
import { choice, command, option, optional, yesOrNo } from "../command.ts";
import { valueNames, wouldWrite } from "../options.ts";
import { printWords, UsageError } from "../print.ts";

const hostChoices = [...hostNames, "none"] as const;

export const init = command({
  name: "init",
  about: {
    en: "begin a site from a starter: a blog, a firm, documentation, a conference or a handbook",
    fr: "commencer un site : un blog, une entreprise, une documentation, une conférence ou un manuel",
  },
  arguments: {
    folder: optional({
      name: valueNames.folder,
      about: {
        en: "folder of the new site, which must be empty (default: the current one)",
        fr: "dossier du nouveau site, qui doit être vide (par défaut : le dossier courant)",
      },
    }),
  },
  options: {
    starter: choice({
      flag: "--starter",
      takes: valueNames.name,
      about: { en: "the starter to begin with", fr: "le site de départ" },
      choices: starters,
    }),
    from: option({
      flag: "--from",
      takes: valueNames.folder,
      about: {
        en: "import the texts of a site of Hugo, Jekyll, Eleventy, Astro, VitePress or Docusaurus, which is not changed",
        fr: "reprendre les textes d’un site Hugo, Jekyll, Eleventy, Astro, VitePress ou Docusaurus, qui reste tel quel",
      },
    }),
    host: choice({
      flag: "--host",
      takes: valueNames.host,
      about: {
        en: "write the files with which this host builds and publishes the site",
        fr: "écrire les fichiers avec lesquels cet hébergeur construit et publie le site",
      },
      choices: hostChoices,
    }),
    install: yesOrNo(
      "--install",
      {
        en: "install the packages with the package manager that runs the command",
        fr: "installer les paquets avec le gestionnaire qui lance la commande",
      },
      { en: "install nothing", fr: "ne rien installer" },
    ),
    git: yesOrNo(
      "--git",
      {
        en: "begin a Git repository with a first commit",
        fr: "créer un dépôt Git avec un premier commit",
      },
      { en: "begin no repository", fr: "ne pas créer de dépôt" },
    ),
    engine: choice({
      flag: "--engine",
      takes: valueNames.name,
      about: {
        en: "the generator of that site, where its files do not tell; markdown for a folder without one",
        fr: "le générateur de ce site, quand ses fichiers ne le disent pas ; markdown pour un dossier qui n’en a pas",
      },
      choices: engines,
    }),
    sitemap: option({
      flag: "--sitemap",
      takes: valueNames.path,
      about: {
        en: "the sitemap of the old site, for the table of its addresses (default: that of its last build, if it is there)",
        fr: "le plan (sitemap) de l’ancien site, pour la table de ses adresses (par défaut : celui de sa dernière construction, s’il y est)",
      },
    }),
    dryRun: wouldWrite,
  },
  notes: {
    en: "In a terminal, missing answers are asked for. Elsewhere nothing is installed and no repository begun, unless options say so. The site is in the language of the tool: --language fr begins one in French. With --from, it is in the language that the old site names, if there is a starter in it. The files are copied without a network: npm install fetches the packages afterwards. moving.yaml in the new site says what becomes of each tag of the old one: change it, and run the same command again. It replaces what you have not changed since.",
    fr: "Dans un terminal, ce qui manque est demandé. Ailleurs, rien n’est installé et aucun dépôt n’est créé sans les options correspondantes. Le site est dans la langue de l’outil ; avec --language en, il est en anglais. Avec --from, il est dans la langue qu’indique l’ancien site, si un site de départ existe dans cette langue. Les fichiers sont copiés sans réseau : npm install va ensuite chercher les paquets. moving.yaml, dans le nouveau site, dit ce que devient chaque balise de l’ancien : modifiez-le, puis relancez la même commande. Elle remplace ce que vous n’avez pas modifié entre-temps.",
  },
  example: "site init my-site --starter blog",
  run: async (given, tool) => {
    const language = tool.isLanguageNamed ? tool.language : undefined;
    return runInit({ ...given, language }, await tool.loadSpeech());
  },
});

// Below this line: what is loaded when the command runs.

export type InitOptions = {
  /** As written. */
  readonly folder?: string | undefined;
  readonly starter?: Starter | undefined;
  /** The folder of a site of another generator. */
  readonly from?: string | undefined;
  readonly host?: HostName | "none" | undefined;
  /** Only if the command line names it. */
  readonly language?: StarterLanguage | undefined;
  readonly install?: boolean | undefined;
  readonly git?: boolean | undefined;
  /** The file of its sitemap. */
  readonly sitemap?: string | undefined;
  /** Its generator, where that is not to be recognised. */
  readonly engine?: Engine | undefined;
  readonly dryRun: boolean;
};

/** The starters into which another site can be imported. */
const importable: readonly Starter[] = ["blog", "documentation"];

/** Runs `site init` and returns its exit status. Writes the folder of the new site to stdout. */
export async function runInit(
  given: InitOptions,
  speech: Speech,
  ask: AskInit | undefined = process.stdin.isTTY && process.stderr.isTTY
    ? askInitInTerminal(process.stdin, process.stderr, speech)
    : undefined,
): Promise<number> {
  const { starter: named, from, engine, sitemap, dryRun } = given;
  const choices = from === undefined ? starters : importable;
  if (named !== undefined && !choices.includes(named))
    throw new UsageError(say("usage.no-place", { starter: named, starters: choices }));
  const before = from === undefined ? undefined : readBefore(given.folder ?? ".");
  const starter =
    before?.record.starter ?? named ?? (ask ? await ask.starter(choices) : refuseNoStarter(choices));
  if (starter === undefined) return stop(speech);
  // Authors most likely write in the language in which the command speaks to them.
  const old = from === undefined ? undefined : readOld(from, engine, sitemap);
  if (before) refuseOthers(before.record, old?.language ? { ...given, language: undefined } : given);
  const language =
    before?.record.language ??
    old?.language ??
    (ask && named === undefined ? await ask.language(speech.language) : speech.language);
  if (language === undefined) return stop(speech);
  const folder = given.folder ?? (ask && named === undefined && !before ? await ask.folder() : ".");
  if (folder === undefined) return stop(speech);
  if (before === undefined) refuseTaken(folder);
  const host = before?.record.host ?? given.host ?? (ask ? await ask.host() : "none");
  if (host === undefined) return stop(speech);
  const name = packageName(folder);
  const sample = readStarter(starter, name, language);
  const samples = Object.fromEntries(
    starterLanguages.map((each) => [each, readStarter(starter, name, each)]),
  );
  const today = before?.record.today ?? calendarDay(new Date(), "UTC");
  const imported =
    old && importOld(old, { starter, language, sample, samples, today }, before?.moving, speech);
  const made = imported?.files ?? sample;
  const own = host === "none" ? made : nameHost(made, host);
  if (imported && before) return importAgain(folder, { ...imported, files: own }, before, dryRun, speech);

  const manager = readPackageManager(process.env.npm_config_user_agent);
  const site: WrittenSite = { folder, manager, host };
  const tasks = dryRun ? noTasks : await chooseTasks(given, site, ask);
  if (tasks === undefined) return stop(speech);
  const record = imported ? [recordImport(own, { starter, language, host, today })] : [];
  const begun = [...own, ...manager.files];
  const complete = host === "none" ? begun : addHost(begun, { host, manager, name, readExample });
  const files = [...complete, ...record];
  if (dryRun) return list(files, speech);
  return finishFirst(async (stopped) => {
    putNewSite(folder, files);
    nameFolder(folder);
    if (imported) process.stderr.write(`${tellImport(imported, speech.language)}\n`);
    const left = await finishSite(tasks, site, stopped, speech.language);
    process.stderr.write(describeNext(site, left, speech.language));
    return 0;
  });
}

/** Imports the old site once more into the folder of the new one, and returns the exit status. */
function importAgain(
  folder: string,
  { files, addresses }: ImportedSite,
  { record: before }: Before,
  dryRun: boolean,
  speech: Speech,
): number {
  const again = planAgain(folder, files, before);
  const record = recordImport(files, before);
  if (dryRun) return list([...again.written, record], speech);
  putAgain(folder, again, record);
  process.stderr.write(`${tellAgain(again, speech.language)}\n`);
  process.stderr.write(`${countAddresses(addresses, speech.language)}\n`);
  nameFolder(folder);
  return 0;
}

/** Refuses to import into a folder again with other options than before: a part of the site would not follow them. */
function refuseOthers(record: ImportRecord, given: InitOptions): void {
  for (const name of ["starter", "host", "language"] as const) {
    const [before, now] = [record[name], given[name]];
    if (now === undefined || now === before) continue;
    const options = { recorded: `--${name} ${before}`, given: `--${name} ${now}` };
    throw new UsageError(say("usage.begun-otherwise", { file: recordFile, ...options }));
  }
}

/** Prints the folder of the site. */
function nameFolder(folder: string): void {
  process.stdout.write(`${relative(process.cwd(), resolve(folder)) || "."}\n`);
}

const noTasks: Tasks = { install: false, git: false };

/** Undefined when the user stops the questions. A repository is offered only where one can begin. */
async function chooseTasks(
  given: InitOptions,
  { folder, manager }: WrittenSite,
  ask: AskInit | undefined,
): Promise<Tasks | undefined> {
  const install = given.install ?? (ask ? await ask.install(manager.install.join(" ")) : false);
  if (install === undefined) return undefined;
  const isOffered = ask !== undefined && findNoRepository(folder) === undefined;
  const git = given.git ?? (isOffered ? await ask.git() : false);
  return git === undefined ? undefined : { install, git };
}

type Old = ReturnType<typeof readOld>;

/** The old site. `language` is the one that its settings name, if there is a starter in it. */
function readOld(from: string, named: Engine | undefined, sitemap: string | undefined) {
  const site = readOldSite(resolve(from));
  if (site === undefined) throw new UsageError(say("usage.no-old-site", { from }));
  const engine = named ?? recognise(site, from);
  const addresses = readSitemap(resolve(from), sitemap && resolve(sitemap));
  if (addresses === undefined || (sitemap !== undefined && addresses.length === 0))
    throw new UsageError(say("usage.no-sitemap", { file: sitemap ?? "" }));
  const locale = languageOf(readSettings(site, engine));
  const language = starterLanguages.find((each) => each === locale);
  return { site, engine, language, sitemap: addresses };
}

function recognise(site: OldSite, from: string): Engine {
  const recognised = recogniseEngine(site);
  switch (recognised.status) {
    case "one":
      return recognised.engine;
    case "none":
      throw new UsageError(say("usage.no-engine", { from, engines }));
    case "several": {
      const found = recognised.found.map(
        ({ engine, marks }) => `${engineNames[engine]} (${marks.join(", ")})`,
      );
      const likely = recognised.found.map(({ engine }) => engine);
      throw new UsageError(say("usage.many-engines", { from, found, engines: likely }));
    }
  }
}

/** The new site with the texts of the old one, and what it says of the import. `given` is a `moving.yaml`. */
function importOld(
  { site, engine, sitemap }: Old,
  begun: Pick<ImportTarget, "starter" | "language" | "sample" | "samples" | "today">,
  given: string | undefined,
  { language }: Speech,
): ImportedSite {
  const imported = importSite(site, engine, {
    ...begun,
    sitemap,
    native: loadNativeParser({ directive: false }),
    moving: given === undefined ? noMoving : readGiven(given),
  });
  const copied = imported.copies.map((copy) => ({ path: copy.to, bytes: site.readBytes(copy.from) }));
  return {
    ...imported,
    files: [...imported.files, ...copied, ...describeInFiles(imported, given, language)],
  };
}

const movingReasons = {
  yaml: (what: string) => say("usage.moving.yaml", { what }),
  family: (what: string) => say("usage.moving.family", { what }),
  rule: (what: string) => say("usage.moving.rule", { what }),
  directive: (what: string) => say("usage.moving.directive", { what }),
  attributes: (what: string) => say("usage.moving.attributes", { what }),
};

function readGiven(text: string): Moving {
  const read = readMoving(text);
  if (read.status === "read") return read.moving;
  const { line, column, kind, what } = read.mistake;
  const reason = movingReasons[kind](what);
  throw new UsageError(say("usage.moving", { place: `${movingFile}:${line}:${column}`, reason }));
}

function refuseNoStarter(choices: readonly Starter[]): never {
  throw new UsageError(say("usage.no-starter", { starters: choices }));
}

/** Returns the exit status for a user who stopped the questions. */
function stop({ language }: Speech): number {
  process.stderr.write(`${printWords.nothing[language]}\n`);
  return 130;
}

function refuseTaken(folder: string): void {
  const [name] = listInTheWay(folder);
  if (name !== undefined) throw new UsageError(say("usage.folder-taken", { folder, name }));
}

/** The name of the npm package, in which npm allows few characters. Cloudflare allows a worker no more than 63. */
function packageName(folder: string): string {
  const words = slugify(basename(resolve(folder))).match(/[a-z0-9]+/g) ?? [];
  return words.join("-").slice(0, 63).replace(/-$/, "") || "site";
}

/** Prints what would be written. */
function list(files: readonly NewFile[], { language }: Speech): number {
  for (const { path } of files) process.stdout.write(`${path}\n`);
  process.stderr.write(`${printWords.nothing[language]}\n`);
  return 0;
}
