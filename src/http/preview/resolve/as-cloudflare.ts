import { fileAt, missing, type Resolve } from "./resolved.ts";

/**
 * Cloudflare Pages: each page has one address, without extension, and all others are redirected to it.
 * https://developers.cloudflare.com/pages/configuration/serving-pages/
 */
export const resolveAsCloudflare: Resolve = (path, { isFile }) => {
  if (path.endsWith("/")) {
    if (isFile(`${path}index.html`)) return fileAt(`${path}index.html`);
    if (path.endsWith("/index/")) return redirect(path.slice(0, -"index/".length));
    const bare = path.slice(0, -1);
    return isFile(`${bare}.html`) ? redirect(bare) : missing;
  }
  if (isFile(path)) {
    const bare = path.replace(/\.html$/, "");
    if (bare.endsWith("/index") && bare !== path) return redirect(bare.slice(0, -"index".length));
    // A file without extension takes precedence over a page of the same name.
    return bare === path || bare.endsWith("/") || isFile(bare) ? fileAt(path) : redirect(bare);
  }
  if (path.endsWith("/index")) return redirect(path.slice(0, -"index".length));
  if (isFile(`${path}.html`)) return fileAt(`${path}.html`);
  return isFile(`${path}/index.html`) ? redirect(`${path}/`) : missing;
};

function redirect(to: string) {
  return { kind: "redirect", status: 308, to } as const;
}
