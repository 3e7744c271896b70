import { fileAt, missing, type Resolve } from "./resolved.ts";

/**
 * nginx with the configuration that `site build` writes, `try_files $uri $uri.html $uri/index.html`: no path is
 * redirected, and hidden files are not served.
 */
export const resolveAsNginx: Resolve = (path, { isFile }) => {
  if (hidden.test(path)) return missing;
  const found = [path, `${path}.html`, `${path.replace(/\/$/, "")}/index.html`].find((place) =>
    isFile(place),
  );
  return found === undefined ? missing : fileAt(found);
};

/** Includes files that other hosts read; `_headers` and `_redirects` are withheld for every host that applies them. */
const hidden = /\/\.(?!well-known\/)|^\/(?:404(?:\.html)?|vercel\.json|staticwebapp\.config\.json)$/;
