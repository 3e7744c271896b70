import { fileAt, type PreviewedHost, type Resolved, type ServedFiles } from "./host.ts";
import { resolveAsPlain } from "./plain.ts";

export const github: PreviewedHost<"github"> = {
  name: "github",
  // Its Jekyll would skip names that begin with a dot or an underscore.
  files: { ".nojekyll": () => "" },
  // It sends no headers of a site.
  sendsPolicies: false,
  // It compresses answers itself, and would publish copies as files that nobody asks for.
  copies: [],
  preview: {
    title: { en: "GitHub Pages", fr: "GitHub Pages" },
    resolve,
    encodings: ["gzip"],
    headers: { "Cache-Control": "max-age=600" },
    rules: undefined,
    notFound: "root",
    notFoundHeaders: "asked",
  },
  newSite: {
    title: { en: "GitHub Pages", fr: "GitHub Pages" },
    files: { ".github/workflows/publish.yml": "github-pages.yml" },
    once: {
      en: "on GitHub, Settings → Pages → Source: GitHub Actions; each push to main then publishes the site",
      fr: "sur GitHub, Settings → Pages → Source : GitHub Actions ; chaque envoi sur main publie alors le site",
    },
  },
};

/** GitHub Pages: a page is also found without its extension, before a folder of that name. */
function resolve(path: string, files: ServedFiles): Resolved {
  return !path.endsWith("/") && !files.isFile(path) && files.isFile(`${path}.html`)
    ? fileAt(`${path}.html`)
    : resolveAsPlain(path, files);
}
