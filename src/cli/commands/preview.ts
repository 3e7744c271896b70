import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { settingsFile } from "../../define/settings-file.ts";
import { openBrowser } from "../../dev/serve/open-browser.ts";
import { type PreviewedName, previewedNames, previewRules } from "../../hosts/hosts.ts";
import { hostNames } from "../../hosts/names.ts";
import { type ServedPreview, servePreview } from "../../http/preview/serve-preview.ts";
import { statIfThere, toProjectPath } from "../../store/disk.ts";
import { systemCode } from "../../store/failures.ts";
import { heedInterrupts } from "../../store/interrupts.ts";
import { readYamlValue } from "../../text/read-yaml.ts";
import { inLanguage, message } from "../../words/in-each-language.ts";
import type { Speech } from "../../words/speech.ts";
import { choice, command } from "../command.ts";
import { base, host, open, out, portFrom, root, valueNames } from "../options.ts";
import { describeServeFailure, printable, printWords } from "../print.ts";

export const preview = command({
  name: "preview",
  about: {
    en: "serve the built dist/ the way a static host does",
    fr: "servir dist/, une fois construit, comme le fait un hébergeur",
  },
  options: {
    root,
    out: {
      ...out,
      about: {
        en: "built folder, relative to the site’s folder",
        fr: "dossier construit, à partir de celui du site",
      },
    },
    base: {
      ...base,
      about: {
        en: "sub-path under which the site was built",
        fr: "chemin sous lequel le site a été construit",
      },
    },
    as: choice({
      flag: "--as",
      takes: valueNames.host,
      about: {
        en: "whose rules to follow for extensions, slashes, missing pages and headers; by default those of the host in the settings if it is the only one, else plain",
        fr: "hébergeur dont suivre les règles : extensions, barres obliques, pages introuvables, en-têtes ; par défaut celui des réglages s’il est le seul, sinon plain",
      },
      choices: previewedNames,
    }),
    port: portFrom(4322),
    host,
    open,
  },
  example: "site build && site preview --as netlify --open",
  run: async ({ out: written, ...options }, tool) => {
    return runPreview({ ...options, out: resolve(options.root, written) }, await tool.loadSpeech());
  },
});

// Below this line: what is loaded when the command runs.

export const previewWords = {
  missing: message({
    en: ({ folder }: { folder: string }) => `${folder}/ is not there: run site build first`,
    fr: ({ folder }) => `${folder}/ n’existe pas : lancez d’abord site build`,
  }),
  ignored: message({
    en: ({ file, line, why }: { file: string; line: number; why: string }) =>
      `${file}:${line} is ignored: ${why}`,
    fr: ({ file, line, why }) => `${file}:${line} n’est pas pris en compte : ${why}`,
  }),
  serving: message({
    en: ({ folder, host, ready, why = "" }: Serving) => `${folder}/, as ${host} serves it${why}: ${ready}`,
    fr: ({ folder, host, ready, why = "" }) => `${folder}/, servi comme par ${host}${why} : ${ready}`,
  }),
  onlyHost: { en: ", the host of the settings", fr: ", l’hébergeur des réglages" },
  unknownHost: message({
    en: ({ name }: { name: string }) =>
      `, since the rules of ${name}, the host of the settings, are not known here`,
    fr: ({ name }) => `, les règles de ${name}, l’hébergeur des réglages, n’étant pas connues ici`,
  }),
};

type Serving = {
  readonly folder: string;
  readonly host: string;
  readonly ready: string;
  /** Why it is this host, where nobody has asked for it. */
  readonly why?: string;
};

type PreviewCommandOptions = Omit<Parameters<typeof servePreview>[0], "as" | "speech" | "onBusy"> & {
  /** Absolute. */
  readonly root: string;
  /** Undefined for the host of the settings if they name one, and else a plain file server. */
  readonly as: PreviewedName | undefined;
  readonly open: boolean;
};

/** Runs `site preview` until a signal ends it. Returns the exit status when it cannot serve. Writes to stderr only. */
export async function runPreview(
  { root, open, as: asked, ...options }: PreviewCommandOptions,
  speech: Speech,
): Promise<number> {
  const { language, tell } = speech;
  const words = inLanguage({ ...printWords, ...previewWords }, language);
  const folder = toProjectPath(options.out, root);
  const print = (line: string) => void process.stderr.write(`${line}\n`);
  if (!statIfThere(options.out)?.isDirectory()) {
    print(words.error({ message: words.missing({ folder }) }));
    return 1;
  }
  const only = asked === undefined ? readOnlyHost(root) : undefined;
  const known = previewedNames.find((name) => name === only);
  const as = asked ?? known ?? "plain";
  const why = known === undefined ? only && words.unknownHost({ name: only }) : words.onlyHost;
  const interrupt = heedInterrupts();
  let served: ServedPreview;
  try {
    served = await servePreview({
      ...options,
      as,
      speech,
      onBusy: (port) => print(words.busy({ port })),
    });
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
    print(describeServeFailure(options, error as Error, language));
    return 1;
  }
  for (const { file, line, why } of served.ignored)
    print(printable(words.ignored({ file: `${folder}/${file}`, line, why: tell(why) })));
  const ready = words.ready({ url: served.url });
  const host = previewRules[as].title[language];
  print(words.serving({ folder, host, ready, ...(why !== undefined && { why }) }));
  if (open) openBrowser(served.url);
  await interrupt.asked;
  await served.close();
  interrupt.end();
  return 0;
}

/** The host in `output.hosts` if there is one alone. The preview needs no more of the settings, which may have faults. */
function readOnlyHost(root: string): string | undefined {
  const file = join(root, settingsFile);
  if (!statIfThere(file)?.isFile()) return undefined;
  const settings = readYamlValue(readFileSync(file, "utf8")) as
    | { output?: { hosts?: unknown } }
    | null
    | undefined;
  const hosts = settings?.output?.hosts;
  const names = hostNames.filter((name) => Array.isArray(hosts) && hosts.includes(name));
  return names.length === 1 ? names[0] : undefined;
}
