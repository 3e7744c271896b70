import type { HostName } from "./known-hosts.ts";
import { resolveAsCloudflare } from "./resolve/as-cloudflare.ts";
import { resolveAsGithub } from "./resolve/as-github.ts";
import { resolveAsNetlify } from "./resolve/as-netlify.ts";
import { resolveAsNginx } from "./resolve/as-nginx.ts";
import { resolveAsPlain } from "./resolve/as-plain.ts";
import type { Resolve } from "./resolve/resolved.ts";

/** What sets one static host apart from another. */
export type Host = {
  /** Which file a path leads to. */
  readonly resolve: Resolve;
  /** Encodings that it sends, the best one first. */
  readonly encodings: readonly Encoding[];
  /** What it says of every file that `_headers` says nothing of. */
  readonly headers: Readonly<Record<string, string>>;
  /**
   * How it takes `_redirects`, undefined where it knows neither that file nor `_headers`. `shadowed`: a file that is
   * there goes first, unless the rule is forced. `first`: the rule always does.
   */
  readonly rules: "shadowed" | "first" | undefined;
  /** The page for what is missing: the one of the site, or the nearest on the way up from the path. */
  readonly notFound: "root" | "nearest";
  /** Whose headers that page gets: those of the path that was asked for, or its own. */
  readonly notFoundHeaders: "asked" | "own";
};

export type Encoding = "br" | "gzip";

export const hosts: Readonly<Record<HostName, Host>> = {
  plain: {
    resolve: resolveAsPlain,
    encodings: ["br", "gzip"],
    headers: { "Cache-Control": "no-cache" },
    rules: undefined,
    notFound: "root",
    notFoundHeaders: "asked",
  },
  github: {
    resolve: resolveAsGithub,
    encodings: ["gzip"],
    headers: { "Cache-Control": "max-age=600" },
    rules: undefined,
    notFound: "root",
    notFoundHeaders: "asked",
  },
  netlify: {
    resolve: resolveAsNetlify,
    encodings: ["br", "gzip"],
    headers: { "Cache-Control": "public,max-age=0,must-revalidate" },
    rules: "shadowed",
    notFound: "root",
    notFoundHeaders: "asked",
  },
  cloudflare: {
    resolve: resolveAsCloudflare,
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
  nginx: {
    resolve: resolveAsNginx,
    encodings: ["br", "gzip"],
    headers: { "Cache-Control": "no-cache" },
    rules: "first",
    notFound: "root",
    notFoundHeaders: "own",
  },
};
