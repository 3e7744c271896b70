import { createInterface } from "node:readline";
import { editors } from "../../dev/panel/link-to-place.ts";
import { openBrowser } from "../../dev/serve/open-browser.ts";
import { type DevEvent, type Serving, serveSite } from "../../dev/serve/serve-site.ts";
import type { Rebuilt } from "../../dev/site/dev-site.ts";
import { systemCode } from "../../store/failures.ts";
import { heedInterrupts } from "../../store/interrupts.ts";
import { createFormat } from "../../words/format.ts";
import { inLanguage, message } from "../../words/in-each-language.ts";
import type { Language } from "../../words/languages.ts";
import { say } from "../../words/message.ts";
import type { Problem } from "../../words/problem.ts";
import type { Speech } from "../../words/speech.ts";
import { command, flag, option } from "../command.ts";
import { createProgress } from "../during-build.ts";
import { extend } from "../extend.ts";
import { base, host, offline, open, poll, portFrom, quiet, root, url, valueNames } from "../options.ts";
import { describeServeFailure, printableName, printWords, UsageError } from "../print.ts";
import {
  createCodeLinks,
  formatProblems,
  frameLines,
  type ShowCode,
  wantsColour,
} from "../print-problems.ts";
import { describeSetAside, describeUnrestored } from "../recovery.ts";
import type { OwnEditor } from "../running-editor.ts";
import { counts } from "../summary.ts";

/** The link that opens a file in an editor, if one is to be opened. */
export const editor = option({
  flag: "--editor",
  takes: valueNames.name,
  about: {
    en: "what the panel opens files with: vscode, zed, idea…, a link or none",
    fr: "ce qui ouvre les fichiers depuis le panneau : vscode, zed, idea…, un lien ou none",
  },
  default: "vscode",
  read: readEditor,
});

export const dev = command({
  name: "dev",
  about: {
    en: "build in memory, serve, and show every save at once",
    fr: "construire en mémoire, servir le site et montrer aussitôt chaque enregistrement",
  },
  options: {
    root,
    port: portFrom(4321),
    host,
    open,
    editor,
    base,
    url,
    drafts: {
      ...flag("--drafts", {
        en: "show drafts and entries dated after today, marked as such",
        fr: "montrer, signalés comme tels, les brouillons et les contenus dont la date est à venir",
      }),
      default: true,
      takenBack: { en: "show what site build would publish", fr: "montrer ce que site build publierait" },
    },
    strict: flag("--strict", {
      en: "let a warning count as an error",
      fr: "traiter un avertissement comme une erreur",
    }),
    poll,
    offline,
    cache: flag("--no-cache", {
      en: "recompute everything at the start",
      fr: "tout recalculer au démarrage",
    }),
    quiet,
  },
  example: "site dev --port 8080 --open",
  run: async (options, tool) => {
    return runDev({ ...options, editing: "offered" }, await tool.loadSpeech());
  },
});

function readEditor(written: string): string | undefined {
  if (written === "none") return undefined;
  const link = Object.hasOwn(editors, written) ? editors[written] : written;
  // Refuses javascript: and similar links, which run a script instead of opening a file.
  if (link !== undefined && /^(?!javascript:)[a-z][a-z0-9+.-]*:.*\{path\}/i.test(link)) return link;
  const names = Object.keys(editors);
  throw new UsageError(say("usage.no-editor", { written, names }));
}

// Below this line: what is loaded when the command runs.

const en = createFormat("en");
const fr = createFormat("fr");

export const devWords = {
  asking: message({
    en: ({ names }: { names: readonly string[] }) => `loading ${en.list(names)}…`,
    fr: ({ names }) => `chargement de ${fr.list(names)}…`,
  }),
  preparing: {
    en: "The site is being prepared. This may take a minute.",
    fr: "Le site se prépare. Cela peut prendre une minute.",
  },
  edit: message({
    en: ({ url }: { url: string }) =>
      `Open ${url} in your browser, if it does not open by itself, and edit the site there.\nKeep this window open meanwhile. To stop, close it, or press Ctrl and C.`,
    fr: ({ url }) =>
      `Ouvrez ${url} dans votre navigateur, s’il ne s’ouvre pas de lui-même, et modifiez le site là.\nGardez cette fenêtre ouverte pendant ce temps. Pour arrêter, fermez-la, ou appuyez sur Ctrl et C.`,
  }),
  askAnew: {
    en: "s and Enter load the sources anew",
    fr: "s puis Entrée : charger de nouveau les sources",
  },
  polling: message({
    en: ({ why }: { why: string }) => `${why}: polling for changes instead, which takes a moment longer`,
    fr: ({ why }) => `${why} : les changements sont cherchés à intervalles réguliers, un peu moins vite`,
  }),
  changed: message({
    en: ({ file, more, message }: { file: string; more: number; message: string }) =>
      more > 0 ? `${file} and ${en.number(more)} more: ${message}` : `${file}: ${message}`,
    fr: ({ file, more, message }) =>
      more > 0
        ? `${file} et ${fr.number(more)} ${fr.plural(more, { one: "autre", other: "autres" })} : ${message}`
        : `${file} : ${message}`,
  }),
  built: message({
    en: (data: { pages: number; ms: number; errors: number; warnings: number; old: number }) => {
      const all = data.errors + data.warnings;
      const known = data.old === all ? " as before" : `, ${en.number(data.old)} of them as before`;
      return `${[`${counts.pages.en(data.pages)} in ${counts.duration.en(data.ms)}`, ...counts.found.en(data)].join(", ")}${data.old > 0 ? known : ""}`;
    },
    fr: (data) => {
      const known =
        data.old === data.errors + data.warnings
          ? " comme avant"
          : `, dont ${fr.number(data.old)} comme avant`;
      return `${[`${counts.pages.fr(data.pages)} en ${counts.duration.fr(data.ms)}`, ...counts.found.fr(data)].join(", ")}${data.old > 0 ? known : ""}`;
    },
  }),
  notBuilt: message({
    en: (data: { errors: number; warnings: number; isKept: boolean }) =>
      `${["not built", ...counts.found.en(data)].join(", ")}${data.isKept ? "; the last good version is still served" : ""}`,
    fr: (data) =>
      `${["le site n’a pas été construit", ...counts.found.fr(data)].join(", ")}${data.isKept ? " ; la dernière bonne version reste affichée" : ""}`,
  }),
};

type DevCommandOptions = Omit<Parameters<typeof serveSite>[0], "speech" | "frame" | "tell" | "extend"> & {
  /** Whether pages open in edit mode, or only offer it. */
  readonly editing: "on" | "offered";
  readonly quiet: boolean;
  readonly open: boolean;
  /** The page to open first, from the root of the server. By default that is the home page. */
  readonly firstPath?: string | undefined;
  /** Told the address, and released at the end. */
  readonly own?: OwnEditor;
};

/** Runs `site dev` or `site edit` until a signal ends it. Returns the exit status when it cannot serve. Writes to stderr only. */
export async function runDev(
  { quiet, open, editing, firstPath, own, ...options }: DevCommandOptions,
  speech: Speech,
): Promise<number> {
  const interrupt = heedInterrupts();
  const isForEditors = editing === "on";
  // The stages of a build tell an editor nothing.
  const progress = createProgress(process.stderr, quiet || isForEditors, speech.language);
  if (isForEditors && !quiet) process.stderr.write(`${devWords.preparing[speech.language]}\n`);
  let serving: Serving;
  try {
    serving = await serveSite({
      ...options,
      extend: extend(editing),
      speech,
      frame: (readText) => (problem) => frameLines(problem, readText),
      progress: progress.show,
      tell: (event, readText) => {
        progress.clear();
        const text = describeDevEvent(event, {
          readText,
          quiet,
          colour: wantsColour(process.stderr),
          showCode: createCodeLinks(process.stderr, speech.language),
          speech,
          isForEditors,
        });
        process.stderr.write(text);
      },
    });
  } catch (error) {
    own?.release();
    const code = systemCode(error);
    if (code === undefined) throw error;
    process.stderr.write(`${describeServeFailure(options, error as Error, speech.language)}\n`);
    return 1;
  }
  own?.tell(serving.url);
  if (open) openBrowser(firstPath === undefined ? serving.url : new URL(firstPath, serving.url).href);
  const endKeys =
    serving.hasSources() && !options.offline ? heedKeys(process.stdin, serving.loadSourcesAnew) : undefined;
  if (endKeys !== undefined) process.stderr.write(`${devWords.askAnew[speech.language]}\n`);
  await interrupt.asked;
  endKeys?.();
  await serving.close();
  own?.release();
  interrupt.end();
  return 0;
}

/**
 * Calls `loadAnew` for each line of a terminal that says `s`. Undefined where nobody types, as in a script. A whole
 * line, because a terminal that gives single keys no longer turns Ctrl-C into a signal.
 */
export function heedKeys(
  input: NodeJS.ReadableStream & { readonly isTTY?: boolean },
  loadAnew: () => Promise<void>,
): (() => void) | undefined {
  if (input.isTTY !== true) return undefined;
  const lines = createInterface({ input, terminal: false });
  lines.on("line", (line) => {
    if (line.trim().toLowerCase() === "s") void loadAnew();
  });
  return () => lines.close();
}

type How = {
  readonly readText: (file: string) => string | undefined;
  readonly quiet: boolean;
  readonly colour: boolean;
  /** Formats a code. Without it, codes are printed as they are. */
  readonly showCode?: ShowCode;
  readonly speech: Speech;
  /** True for people who look at the browser: they read where it is, and what stops the site. */
  readonly isForEditors?: boolean;
};

/** The lines that `site dev` prints for an event. May be empty. */
export function describeDevEvent(event: DevEvent, how: How): string {
  const { language, tell } = how.speech;
  const words = inLanguage({ ...printWords, ...devWords }, language);
  switch (event.kind) {
    case "busy":
      return `${words.busy({ port: event.port })}\n`;
    case "polling":
      return `${words.polling({ why: tell(event.why) })}\n`;
    case "asking":
      return how.quiet ? "" : `${words.asking({ names: event.names })}\n`;
    case "unrestored":
      return describeUnrestored(event.unrestored, how.speech);
    case "set-aside":
      return describeSetAside(event.setAside, how.speech);
    case "ready": {
      const built = describeBuild(event.built, how);
      return how.isForEditors
        ? `${words.edit({ url: event.url })}\n${built}`
        : `${built}${words.ready({ url: event.url })}\n`;
    }
    case "rebuilt":
      if (!event.built.hasChanged) return "";
      return describeBuild(event.built, how, event.changed);
  }
}

function describeBuild({ state, fresh, ms }: Rebuilt, how: How, changed: readonly string[] = []): string {
  const words = inLanguage(devWords, how.speech.language);
  const say = (message: string) =>
    how.quiet ? "" : `${nameChanges(changed, message, how.speech.language)}\n`;
  switch (state.status) {
    case "starting":
      return "";
    case "good": {
      // “To do” lists in the browser what an editor can mend.
      if (how.isForEditors) return "";
      const { pages, problems } = state.site;
      const old = problems.length - fresh.length;
      // Repeating all warnings after each save would bury the new ones.
      return print(fresh, how) + say(words.built({ pages: pages.length, ms, old, ...tally(problems) }));
    }
    case "broken": {
      const listed = state.problems.filter(
        (problem) => problem.severity === "error" || (!how.isForEditors && fresh.includes(problem)),
      );
      const isKept = state.lastGood !== undefined;
      return print(listed, how) + say(words.notBuilt({ isKept, ...tally(state.problems) }));
    }
  }
}

function print(problems: readonly Problem[], { readText, colour, speech, showCode }: How): string {
  return formatProblems(problems, readText, colour, speech, showCode);
}

function nameChanges(changed: readonly string[], message: string, language: Language): string {
  const [first] = changed;
  if (first === undefined) return message;
  return devWords.changed[language]({ file: printableName(first), more: changed.length - 1, message });
}

function tally(problems: readonly Problem[]) {
  const errors = problems.filter(({ severity }) => severity === "error").length;
  return { errors, warnings: problems.length - errors };
}
