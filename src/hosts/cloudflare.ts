import { say } from "../words/message.ts";
import { fileAt, missing, type PreviewedHost, type Resolved, type ServedFiles } from "./host.ts";
import { ruleFiles } from "./rule-files.ts";

export const cloudflare: PreviewedHost<"cloudflare"> = {
  name: "cloudflare",
  files: ruleFiles,
  // A rule cannot replace a header that an earlier rule has set.
  sendsPolicies: false,
  copies: [],
  // It skips a forced rule with a warning, and rules for missing pages.
  redirects: { moved: "301", addresses: "encoded", needsNotFoundRules: false },
  // https://developers.cloudflare.com/pages/configuration/headers/ and /redirects/
  limits: {
    _headers: (text, path) => findLongLine(text.split("\n"), 2000, path),
    _redirects: (text, path) => {
      // Lines that end in “!” are for hosts that read forced rules; it counts only those that it reads.
      const lines = text.split("\n").filter((line) => line !== "" && !line.endsWith("!"));
      const [rules, most] = [lines.length, 2000];
      if (rules > most) return say("host-limit.rules-unread", { path, rules, most, host: "Cloudflare" });
      return findLongLine(lines, 1000, path);
    },
  },
  preview: {
    title: { en: "Cloudflare Pages", fr: "Cloudflare Pages" },
    resolve,
    encodings: ["br", "gzip"],
    headers: {
      "Cache-Control": "public, max-age=0, must-revalidate",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "X-Content-Type-Options": "nosniff",
    },
    rules: "first",
    notFound: "nearest",
    notFoundHeaders: "asked",
  },
  newSite: {
    title: { en: "Cloudflare", fr: "Cloudflare" },
    files: { "wrangler.jsonc": "wrangler.jsonc" },
    once: {
      en: "on Cloudflare, Workers & Pages → Create → import the repository, with the deploy command npx wrangler deploy",
      fr: "sur Cloudflare, Workers & Pages → Create → importez le dépôt, avec la commande de publication npx wrangler deploy",
    },
  },
};

function findLongLine(lines: readonly string[], most: number, path: string) {
  const length = Math.max(0, ...lines.map((line) => line.length));
  return length > most ? say("host-limit.line", { path, length, most, host: "Cloudflare" }) : undefined;
}

/**
 * Cloudflare Pages: each page has one address, without extension, and all others are redirected to it.
 * https://developers.cloudflare.com/pages/configuration/serving-pages/
 */
function resolve(path: string, { isFile }: ServedFiles): Resolved {
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
}

function redirect(to: string) {
  return { kind: "redirect", status: 308, to } as const;
}
