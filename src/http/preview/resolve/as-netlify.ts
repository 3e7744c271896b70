import { fileAt, missing, type Resolve } from "./resolved.ts";

/**
 * Netlify with its “pretty URLs”, which are on by default: a page has no slash at its end, a folder has one.
 * https://docs.netlify.com/routing/redirects/redirect-options/#trailing-slash
 */
export const resolveAsNetlify: Resolve = (path, { isFile }) => {
  const bare = path.replace(/\/$/, "");
  if (path !== "/" && isFile(`${bare}.html`)) {
    return path === bare ? fileAt(isFile(path) ? path : `${bare}.html`) : redirect(bare);
  }
  if (isFile(path)) return fileAt(path);
  if (!isFile(`${bare}/index.html`)) return missing;
  return path === bare ? redirect(`${bare}/`) : fileAt(`${bare}/index.html`);
};

function redirect(to: string) {
  return { kind: "redirect", status: 301, to } as const;
}
