import { resolve } from "node:path";
import { openBrowser } from "../../dev/serve/open-browser.ts";
import { previewedNames, previewRules } from "../../hosts/hosts.ts";
import { type ServedPreview, servePreview } from "../../http/preview/serve-preview.ts";
import { statIfThere, toProjectPath } from "../../store/disk.ts";
import { systemCode } from "../../store/failures.ts";
import { heedInterrupts } from "../../store/interrupts.ts";
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
        en: "whose rules to follow for extensions, slashes, missing pages and headers",
        fr: "hébergeur dont suivre les règles : extensions, barres obliques, pages introuvables, en-têtes",
      },
      choices: previewedNames,
      default: "plain",
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
    en: ({ folder, host, ready }: { folder: string; host: string; ready: string }) =>
      `${folder}/, as ${host} serves it: ${ready}`,
    fr: ({ folder, host, ready }) => `${folder}/, servi comme par ${host} : ${ready}`,
  }),
};

type PreviewCommandOptions = Omit<Parameters<typeof servePreview>[0], "speech" | "onBusy"> & {
  /** Absolute. */
  readonly root: string;
  readonly open: boolean;
};

/** Runs `site preview` until a signal ends it. Returns the exit status when it cannot serve. Writes to stderr only. */
export async function runPreview(
  { root, open, ...options }: PreviewCommandOptions,
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
  const interrupt = heedInterrupts();
  let served: ServedPreview;
  try {
    served = await servePreview({
      ...options,
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
  print(words.serving({ folder, host: previewRules[options.as].title[language], ready }));
  if (open) openBrowser(served.url);
  await interrupt.asked;
  await served.close();
  interrupt.end();
  return 0;
}
