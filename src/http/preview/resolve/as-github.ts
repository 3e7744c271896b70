import { resolveAsPlain } from "./as-plain.ts";
import { fileAt, type Resolve } from "./resolved.ts";

/** GitHub Pages: a page is also found without its extension, before a folder of that name. */
export const resolveAsGithub: Resolve = (path, files) =>
  !path.endsWith("/") && !files.isFile(path) && files.isFile(`${path}.html`)
    ? fileAt(`${path}.html`)
    : resolveAsPlain(path, files);
