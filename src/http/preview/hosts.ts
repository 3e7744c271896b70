import type { HostName } from "./known-hosts.ts";
import { resolveAsCloudflare } from "./resolve/as-cloudflare.ts";
import { resolveAsGithub } from "./resolve/as-github.ts";
import { resolveAsNetlify } from "./resolve/as-netlify.ts";
import { resolveAsNginx } from "./resolve/as-nginx.ts";
import { resolveAsPlain } from "./resolve/as-plain.ts";
import type { Resolve } from "./resolve/resolved.ts";

/** The rules of a static host. */
export type Host = {
  /** Finds the file that a path leads to. */
  readonly resolve: Resolve;
  /** The encodings that it sends, the best first. */
  readonly encodings: readonly Encoding[];
  /** The headers of a file that `_headers` does not mention. */
  readonly headers: Readonly<Record<string, string>>;
  /**
   * How it applies `_redirects`; undefined when it reads neither that file nor `_headers`. `shadowed`: an existing file
   * takes precedence, unless the rule is forced. `first`: the rule always does.
   */
  readonly rules: "shadowed" | "first" | undefined;
  /** The not-found page: the one of the site, that of the language, or the nearest in the folders above the path. */
  readonly notFound: "root" | "language" | "nearest";
  /** Whether the not-found page gets the headers of the requested path or its own. */
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
    notFound: "language",
    notFoundHeaders: "own",
  },
};
