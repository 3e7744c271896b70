import type { Route } from "../model/route.ts";
import { say } from "../words/message.ts";
import { fileAt, missing, type PreviewedHost, type Resolved, type ServedFiles } from "./host.ts";
import { ruleFiles } from "./rule-files.ts";

export const netlify: PreviewedHost<"netlify"> = {
  name: "netlify",
  files: ruleFiles,
  // A rule cannot replace a header that an earlier rule has set.
  sendsPolicies: false,
  copies: [],
  // It shows a page that exists at the old address unless the rule is forced by `!`.
  redirects: { moved: "301!", addresses: "either", needsNotFoundRules: true },
  findUnserved,
  preview: {
    title: { en: "Netlify", fr: "Netlify" },
    resolve,
    encodings: ["br", "gzip"],
    headers: { "Cache-Control": "public,max-age=0,must-revalidate" },
    rules: "shadowed",
    notFound: "root",
    notFoundHeaders: "asked",
  },
  newSite: {
    title: { en: "Netlify", fr: "Netlify" },
    files: {
      "netlify.toml": "netlify.toml",
      "netlify/keep-builds/index.js": "keep-builds/index.js",
      "netlify/keep-builds/manifest.yml": "keep-builds/manifest.yml",
    },
    once: {
      en: "on Netlify, import the repository; netlify.toml has all settings",
      fr: "sur Netlify, importez le dépôt ; netlify.toml contient tous les réglages",
    },
  },
};

/**
 * Netlify leads to small letters from every address with capitals (https://answers.netlify.com/t/1659). Its own server,
 * https://github.com/netlify/cli, does not look for a page where an address ends like a file.
 */
function findUnserved(route: Route) {
  const small = route.toLowerCase();
  if (small !== route)
    return {
      message: say("host-route.small", { route, small }),
      hint: say("host-route.small.hint", { route, small }),
    };
  const [ending = ""] = /\.(?:png|jpg|js|css|svg|gif|ico|woff2?)$/.exec(route) ?? [];
  if (ending === "") return undefined;
  const instead = `${route.slice(0, -ending.length)}-${ending.slice(1)}`;
  return {
    message: say("host-route.file", { route, ending, host: "Netlify" }),
    hint: say("host-route.hint", { instead, name: "netlify" }),
  };
}

/**
 * Netlify with its “pretty URLs”, which are on by default: a page has no slash at its end, a folder has one.
 * https://docs.netlify.com/routing/redirects/redirect-options/#trailing-slash
 */
function resolve(path: string, { isFile }: ServedFiles): Resolved {
  const bare = path.replace(/\/$/, "");
  if (path !== "/" && isFile(`${bare}.html`)) {
    return path === bare ? fileAt(isFile(path) ? path : `${bare}.html`) : redirect(bare);
  }
  if (isFile(path)) return fileAt(path);
  if (!isFile(`${bare}/index.html`)) return missing;
  return path === bare ? redirect(`${bare}/`) : fileAt(`${bare}/index.html`);
}

function redirect(to: string) {
  return { kind: "redirect", status: 301, to } as const;
}
