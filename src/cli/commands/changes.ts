import { join, resolve } from "node:path";
import type { Change, SiteChanges } from "../../changes/changes.ts";
import { findChanges } from "../../changes/find-changes.ts";
import { checkOutCommit } from "../../changes/git/check-out-commit.ts";
import { type CommitSearch, findCommit } from "../../changes/git/find-commit.ts";
import { type FormerContent, layFormerContent, readFormerContent } from "../../changes/git/former-content.ts";
import { tellChange } from "../../changes/tell-change.ts";
import { tellChanges, tellCount } from "../../changes/tell-changes.ts";
import { writeMarkdown } from "../../changes/write-markdown.ts";
import { appFiles } from "../../model/assets.ts";
import type { OutputFile } from "../../model/model.ts";
import { type BuildIo, type BuildOptions, build } from "../../pipeline/build.ts";
import { inMemoryWithoutPixels } from "../../pipeline/io/build-io.ts";
import { createDiskIo } from "../../pipeline/io/disk-io.ts";
import { readBuiltSite } from "../../store/read-files.ts";
import { message } from "../../words/in-each-language.ts";
import { type Message, say } from "../../words/message.ts";
import type { Speech } from "../../words/speech.ts";
import { command, flag, option } from "../command.ts";
import { createProgress, keepHeapSmall } from "../during-build.ts";
import { base, cache, json, root, url, valueNames } from "../options.ts";
import { printable, toPrintableJson, UsageError } from "../print.ts";
import { printProblems, wantsColour } from "../print-problems.ts";
import { clearTheWay } from "../recovery.ts";
import { refuseChange } from "../refusals.ts";

export const changes = command({
  name: "changes",
  about: {
    en: "say in sentences what visitors will see change, page by page",
    fr: "dire en phrases ce que les visiteurs verront changer, page par page",
  },
  options: {
    root,
    since: option({
      flag: "--since",
      takes: valueNames.commit,
      about: {
        en: "version to compare with, as Git names it; by default the published one: the point where this branch left that of the server, or else the last commit",
        fr: "version de comparaison, comme Git la nomme ; par défaut ce qui est publié : là où cette branche a quitté celle du serveur, sinon le dernier commit",
      },
    }),
    against: option({
      flag: "--against",
      takes: valueNames.folder,
      about: {
        en: "built folder to compare with, relative to the site’s folder",
        fr: "dossier construit avec lequel comparer, à partir de celui du site",
      },
    }),
    base,
    url,
    drafts: flag("--drafts", {
      en: "compare drafts and entries dated after today as well",
      fr: "comparer aussi les brouillons et les contenus dont la date est à venir",
    }),
    markdown: flag("--markdown", {
      en: "print Markdown for a pull request; with --url, names lead to the pages",
      fr: "écrire du Markdown pour une demande de fusion ; avec --url, les noms mènent aux pages",
    }),
    cache,
    json,
  },
  notes: {
    en: "Compares built pages, not files. Builds both versions in memory and publishes nothing.",
    fr: "Compare les pages construites, pas les fichiers. Construit les deux versions en mémoire et ne publie rien.",
  },
  example: "site changes --since HEAD",
  run: async (options, tool) => {
    return runChanges(options, await tool.loadSpeech());
  },
});

// Below this line: what is loaded when the command runs.

import pc from "picocolors";

export const changesWords = {
  broken: message({
    en: ({ commit }: { commit: string }) =>
      `the version ${commit} has these errors: compare with another, as in --since HEAD~1, or with a built folder by --against`,
    fr: ({ commit }) =>
      `la version ${commit} a ces erreurs : comparez avec une autre, comme dans --since HEAD~1, ou avec un dossier construit grâce à --against`,
  }),
};

type ChangesOptions = Pick<BuildOptions, "base" | "url" | "drafts"> & {
  /** Absolute. */
  readonly root: string;
  readonly cache: boolean;
  readonly since: string | undefined;
  readonly against: string | undefined;
  readonly json: boolean;
  readonly markdown: boolean;
};

/**
 * Runs `site changes` and returns its exit status: 1 when one of the two versions has errors. Writes no file except
 * stored results in `.site/`.
 */
export async function runChanges(options: ChangesOptions, speech: Speech): Promise<number> {
  if (options.since !== undefined && options.against !== undefined)
    throw new UsageError(say("usage.one-past"));
  if (options.json && options.markdown) throw new UsageError(say("usage.one-form"));
  await clearTheWay(options.root, async () => speech);
  const { root, base, url, drafts, cache } = options;
  // Both versions hold back entries dated after this day.
  const building = { root, base, url, drafts, cache, memoryRoot: root, now: new Date() };
  const past = openPast(options.root, options);
  try {
    const before = await past.read(building, speech);
    if (before === undefined) return 1;
    const after = await buildFiles(building, speech);
    if (after === undefined) return 1;
    try {
      printChanges(findChanges(before, after.files), past.compared, options, speech);
      return 0;
    } finally {
      after.close();
    }
  } finally {
    past.close();
  }
}

/** The version with which a site is compared. */
type ComparedVersion =
  | { readonly commit: string; readonly subject: string }
  /** As written on the command line. */
  | { readonly folder: string };

/** The earlier version of a site. */
type Past = {
  readonly compared: ComparedVersion;
  /** Prints the problems and returns undefined when that version has errors. */
  read(
    building: Parameters<typeof buildFiles>[0],
    speech: Speech,
  ): Promise<readonly OutputFile[] | undefined>;
  /** To be called when its files are no longer needed. */
  close(): void;
};

/** Throws `UsageError` when there is no such commit or folder. */
function openPast(root: string, { since, against }: Pick<ChangesOptions, "since" | "against">): Past {
  return against === undefined ? openCommit(root, since) : openFolder(root, against);
}

function openFolder(root: string, written: string): Past {
  const files = readBuiltSite(resolve(root, written));
  if (!files.some(({ path }) => path.endsWith(".html")))
    throw new UsageError(say("usage.no-built", { written }));
  return { compared: { folder: written }, read: async () => files, close: () => {} };
}

function openCommit(root: string, written: string | undefined): Past {
  const search = findCommit(root, written);
  if (search.status !== "found") throw new UsageError(explainSearch(search));
  const { shortId, subject } = search.commit;
  const former = readFormerContent(search.commit);
  const checkedOut = former === undefined ? checkOutCommit(search.commit, root) : undefined;
  let built: BuiltFiles | undefined;
  const close = () => {
    built?.close();
    checkedOut?.remove();
  };
  return {
    compared: { commit: shortId, subject },
    read: async (building, speech) => {
      const version = checkedOut === undefined ? { former } : { root: checkedOut.root };
      built = await buildFiles({ ...building, ...version }, speech);
      if (built === undefined)
        process.stderr.write(`${printable(changesWords.broken[speech.language]({ commit: shortId }))}\n`);
      return built?.files;
    },
    close,
  };
}

function explainSearch(search: Exclude<CommitSearch, { readonly status: "found" }>): Message {
  switch (search.status) {
    case "no-git":
      return say("usage.no-git");
    case "no-repository":
      return say("usage.no-repository", { reason: search.reason });
    case "no-commit":
      return say("usage.no-commit", { written: search.written });
  }
}

/** The files that `site build` would publish. Their bytes are read from `.site/` until `close`. */
type BuiltFiles = { readonly files: readonly OutputFile[]; close(): void };

const fixedNames = new Set<string>(Object.values(appFiles));

type Building = Pick<ChangesOptions, "root" | "base" | "url" | "drafts" | "cache"> & {
  /** The folder whose `.site/` keeps results. It differs from `root` when an old version is built. */
  readonly memoryRoot: string;
  /** Earlier versions of files of `content/`, which are read instead of the present ones. */
  readonly former?: FormerContent | undefined;
  readonly now: Date;
};

/** Builds in memory. Prints the problems and returns undefined when the site has errors. */
async function buildFiles(
  { memoryRoot, former = new Map(), now, ...options }: Building,
  speech: Speech,
): Promise<BuiltFiles | undefined> {
  const disk = createDiskIo({ ...options, out: join(options.root, "dist"), memoryRoot });
  let files: readonly OutputFile[] | undefined;
  const progress = createProgress(process.stderr, false, speech.language);
  const io: BuildIo = {
    ...disk,
    ...inMemoryWithoutPixels,
    progress: progress.show,
    drawPictures: async (pictures, report, refusal) => {
      // The names of other pictures contain their digests, so that their bytes need not be compared.
      const named = pictures.filter(({ path }) => fixedNames.has(path));
      const others = pictures.filter(({ path }) => !fixedNames.has(path));
      return [
        ...(await disk.drawPictures(named, report, refusal)),
        ...(await inMemoryWithoutPixels.drawPictures(others, report, refusal)),
      ];
    },
    readContent: keepHeapSmall((report) => layFormerContent(disk.readContent(report), former)),
    onDrawn: (drawn) => {
      files = drawn.files;
    },
  };
  const asked = { ...options, strict: false, weigh: false, workbench: false, now };
  const { problems } = await build(io, asked).catch(refuseChange).finally(progress.clear);
  disk.flush();
  if (files !== undefined) return { files, close: disk.close };
  printProblems(problems, disk.readText, process.stderr, speech);
  disk.close();
  return undefined;
}

type Printing = Pick<ChangesOptions, "json" | "url" | "base" | "markdown">;

/** Prints the changes to stdout: in lines, as Markdown or as JSON. */
function printChanges(
  found: SiteChanges,
  compared: ComparedVersion,
  { json, markdown, url, base }: Printing,
  speech: Speech,
): void {
  const words = speech.changes;
  const { stdout } = process;
  if (json) {
    stdout.write(toPrintableJson(toReport(found, compared, speech)));
    return;
  }
  const told = tellChanges(found, words);
  const lines = [tellVersion(compared, speech), tellCount(found, words)];
  if (markdown) {
    const addressOf = (route: string) => url && url + base + encodeURI(route);
    stdout.write(printable(writeMarkdown({ lines, told, addressOf }, words)));
    return;
  }
  const paint = pc.createColors(wantsColour(stdout));
  const list = told.map(({ name, route, what }) => {
    const place = route === undefined ? "" : ` ${paint.dim(`(${printable(route)})`)}`;
    return `${words.line({ name: paint.bold(printable(name)) + place, what: printable(what) })}\n`;
  });
  stdout.write(
    `${lines.map((line) => `${printable(line)}\n`).join("")}${list.length > 0 ? "\n" : ""}${list.join("")}`,
  );
}

function tellVersion(compared: ComparedVersion, { changes }: Speech): string {
  return "commit" in compared ? changes.since(compared) : changes.against(compared);
}

/**
 * The report of `--json`. Its shape is part of the public interface: fields are added, never changed. `words` say each
 * change in the language of the command.
 */
function toReport(found: SiteChanges, compared: ComparedVersion, { changes: words }: Speech) {
  const tell = (change: Change) => ({ ...change, words: tellChange(change, words) });
  return {
    version: 1,
    ...("commit" in compared ? { since: compared } : { against: compared.folder }),
    ...found,
    pages: found.pages.map((page) => ({ ...page, changes: page.changes.map(tell) })),
    shared: found.shared.map(({ change, routes }) => ({ change: tell(change), routes })),
  };
}
