import { fileAt, missing, type PreviewedHost, type Resolve } from "./host.ts";

/** Files, and folders by their `index.html`, as every file server does, such as `python3 -m http.server`. */
export const resolveAsPlain: Resolve = (path, { isFile }) => {
  if (path.endsWith("/")) return isFile(`${path}index.html`) ? fileAt(`${path}index.html`) : missing;
  if (isFile(path)) return fileAt(path);
  return isFile(`${path}/index.html`) ? { kind: "redirect", status: 301, to: `${path}/` } : missing;
};

/** Only `site preview` knows it: such a server needs no file of its own. */
export const plain: Pick<PreviewedHost<"plain">, "name" | "preview"> = {
  name: "plain",
  preview: {
    title: { en: "a plain file server", fr: "un simple serveur de fichiers" },
    resolve: resolveAsPlain,
    encodings: ["br", "gzip"],
    headers: { "Cache-Control": "no-cache" },
    rules: undefined,
    notFound: "root",
    notFoundHeaders: "asked",
  },
};
