import { fileAt, missing, type Resolve } from "./resolved.ts";

/** nginx with `try_files $uri $uri.html $uri/index.html`: no path is redirected. */
export const resolveAsNginx: Resolve = (path, { isFile }) => {
  const found = [path, `${path}.html`, `${path.replace(/\/$/, "")}/index.html`].find((place) =>
    isFile(place),
  );
  return found === undefined ? missing : fileAt(found);
};
