import { fileAt, missing, type Resolve } from "./resolved.ts";

/** Files, and folders by their `index.html`, as every file server does, such as `python3 -m http.server`. */
export const resolveAsPlain: Resolve = (path, { isFile }) => {
  if (path.endsWith("/")) return isFile(`${path}index.html`) ? fileAt(`${path}index.html`) : missing;
  if (isFile(path)) return fileAt(path);
  return isFile(`${path}/index.html`) ? { kind: "redirect", status: 301, to: `${path}/` } : missing;
};
