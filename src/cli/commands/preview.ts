import { resolve } from "node:path";
import { previewedNames } from "../../hosts/hosts.ts";
import { choice, command } from "../command.ts";
import { base, host, open, out, portFrom, root, valueNames } from "../options.ts";

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
    const { runPreview } = await import("../run-preview.ts");
    return runPreview({ ...options, out: resolve(options.root, written) }, await tool.loadSpeech());
  },
});
