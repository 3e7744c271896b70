import { join } from "node:path";
import { pathName } from "../../define/fields-of.ts";
import {
  type FoundWords,
  findElsewhere,
  findWords,
  normaliseText,
} from "../../editor/model/where/find-words.ts";
import { type BuildIo, build, type Drawn } from "../../pipeline/build.ts";
import { inMemoryWithoutPixels } from "../../pipeline/io/build-io.ts";
import { createDiskIo } from "../../pipeline/io/disk-io.ts";
import { createFormat } from "../../words/format.ts";
import { inLanguage, message } from "../../words/in-each-language.ts";
import { say } from "../../words/message.ts";
import type { Speech } from "../../words/speech.ts";
import { command, flag, words } from "../command.ts";
import { cache, json, root, valueNames } from "../options.ts";
import { printable, printableName, toPrintableJson, UsageError } from "../print.ts";
import { printProblems } from "../print-problems.ts";
import { clearTheWay } from "../recovery.ts";
import { refuseChange } from "../refusals.ts";

export const where = command({
  name: "where",
  about: {
    en: "find where words of a page are written, and which pages show them",
    fr: "dire où sont écrits des mots d’une page, et quelles pages les montrent",
  },
  arguments: {
    words: words(
      {
        name: valueNames.words,
        about: { en: "words as readers see them", fr: "mots tels que les lecteurs les voient" },
      },
      "needed-words",
    ),
  },
  options: {
    root,
    drafts: flag("--drafts", {
      en: "look in drafts and entries dated after today as well",
      fr: "chercher aussi dans les brouillons et les contenus dont la date est à venir",
    }),
    cache,
    json,
  },
  notes: {
    en: "Case, the kinds of apostrophes and spaces, and Markdown’s marks do not count.",
    fr: "La casse, la forme des apostrophes et des espaces et les signes de Markdown ne comptent pas.",
  },
  example: 'site where "Premier article"',
  run: async ({ words, ...options }, tool) => {
    return runWhere(words.join(" "), options, await tool.loadSpeech());
  },
});

// Below this line: what is loaded when the command runs.

const en = createFormat("en");
const fr = createFormat("fr");

export const whereWords = {
  none: message({
    en: ({ words }: { words: string }) => `“${words}” is not found`,
    fr: ({ words }) => `rien ne dit « ${words} »`,
  }),
  elsewhere: message({
    en: ({ words, places }: { words: string; places: readonly string[] }) =>
      `“${words}” comes from elsewhere: ${places.join(", ")}`,
    fr: ({ words, places }) => `« ${words} » vient d’ailleurs : ${places.join(", ")}`,
  }),
  field: message({
    en: ({ label, path }: { label: string; path: string }) => (path === "" ? label : `${label} (${path})`),
    fr: ({ label, path }) => (path === "" ? label : `${label} (${path})`),
  }),
  shown: message({
    en: ({ pages, more }: { pages: readonly string[]; more: number }) =>
      more > 0 ? `on ${pages.join(", ")} and ${en.number(more)} more` : `on ${pages.join(", ")}`,
    fr: ({ pages, more }) =>
      more > 0 ? `sur ${pages.join(", ")} et ${fr.number(more)} de plus` : `sur ${pages.join(", ")}`,
  }),
  page: message({
    en: ({ route, template }: { route: string; template: string }) => `${route} (${template})`,
    fr: ({ route, template }) => `${route} (${template})`,
  }),
  nowhere: { en: "on no page", fr: "sur aucune page" },
};

type WhereOptions = {
  /** Absolute. */
  readonly root: string;
  readonly drafts: boolean;
  readonly cache: boolean;
  readonly json: boolean;
};

/**
 * Runs `site where` and returns its exit status: 1 when nothing contains the words, or the site has errors. Writes the
 * places to stdout.
 */
export async function runWhere(words: string, options: WhereOptions, speech: Speech): Promise<number> {
  if (normaliseText(words) === "") throw new UsageError(say("usage.no-words"));
  await clearTheWay(options.root, async () => speech);
  const drawn = await drawSite(options, speech);
  if (drawn === undefined) return 1;
  const found = findWords(words, drawn, speech.pages["edit.body"]);
  if (options.json) process.stdout.write(toPrintableJson(toReport(words, found)));
  else process.stdout.write(found.map((one) => describe(one, speech)).join(""));
  const elsewhere = found.length > 0 || options.json ? [] : findElsewhere(words, drawn);
  if (found.length === 0 && !options.json) {
    const told = inLanguage(whereWords, speech.language);
    const places = elsewhere.slice(0, mostElsewhere).map(({ file, id }) => `${file} · ${id}`);
    if (places.length > 0) process.stdout.write(`${printable(told.elsewhere({ words, places }))}\n`);
    else process.stderr.write(`${printable(told.none({ words }))}\n`);
  }
  return found.length + elsewhere.length > 0 ? 0 : 1;
}

/** The entries of sources that are named. */
const mostElsewhere = 5;

/** Builds in memory. Prints the problems and returns undefined when the site has errors. */
async function drawSite(options: WhereOptions, speech: Speech): Promise<Drawn | undefined> {
  const disk = createDiskIo({ ...options, out: join(options.root, "dist") });
  let drawn: Drawn | undefined;
  const io: BuildIo = {
    ...disk,
    ...inMemoryWithoutPixels,
    onDrawn: (site) => {
      drawn = site;
    },
  };
  try {
    const page = { base: "", url: undefined, strict: false, weigh: false, workbench: false };
    const asked = { ...page, drafts: options.drafts, now: new Date() };
    const { problems } = await build(io, asked).catch(refuseChange);
    disk.flush();
    if (drawn === undefined) printProblems(problems, disk.readText, process.stderr, speech);
    return drawn;
  } finally {
    disk.close();
  }
}

/** More pages would not fit on two lines. */
const mostPages = 6;

function describe({ field, label, at, pages }: FoundWords, { language }: Speech): string {
  const words = inLanguage(whereWords, language);
  const name = words.field({ label, path: pathName(field.path) });
  const shown = words.shown({
    pages: pages.slice(0, mostPages).map(words.page),
    more: Math.max(0, pages.length - mostPages),
  });
  const place = `${printableName(field.file)}:${at.line}:${at.column}`;
  return `${place}  ${printable(name)}\n  ${printable(pages.length === 0 ? words.nowhere : shown)}\n`;
}

/** The report of `--json`. Its shape is part of the public interface: fields are added, never changed. */
function toReport(words: string, found: readonly FoundWords[]) {
  return {
    version: 1,
    words,
    found: found.map(({ field: { file, entry, path, kind }, label, at, pages }) => ({
      file,
      line: at.line,
      column: at.column,
      label,
      entry,
      path,
      kind,
      pages,
    })),
  };
}
