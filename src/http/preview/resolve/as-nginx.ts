import { findNotFound } from "../../find-file.ts";
import { fileAt, missing, type Resolve } from "./resolved.ts";

/**
 * nginx with the configuration that `site build` writes, `try_files $uri $uri.html $uri/index.html`: no path is
 * redirected, and hidden files are not served.
 */
export const resolveAsNginx: Resolve = (path, { isFile }) => {
  if (hidden.test(path) || isNotFoundOfLanguage(path, isFile)) return missing;
  const found = [path, `${path}.html`, `${path.replace(/\/$/, "")}/index.html`].find((place) =>
    isFile(place),
  );
  return found === undefined ? missing : fileAt(found);
};

/** Includes files that other hosts read; `_headers` and `_redirects` are withheld for every host that applies them. */
const hidden = /\/\.(?!well-known\/)|^\/(?:404(?:\.html)?|vercel\.json|staticwebapp\.config\.json)$/;

/** True for `/en/404` and `/en/404.html` where they are the not-found page of a language. */
function isNotFoundOfLanguage(path: string, isFile: (path: string) => boolean): boolean {
  const file = path.endsWith(".html") ? path : `${path}.html`;
  return (
    /^\/[^/]+\/404\.html$/.test(file) &&
    `/${findNotFound(path, { has: (name) => isFile(`/${name}`) })}` === file
  );
}
