import type { GeneratorSettings, Host } from "../../../define/settings.ts";
import type { PageOutput } from "../finish-pages.ts";

type Format = GeneratorSettings["output"]["precompress"][number];

/**
 * The compressed copies that a host sends, the one that needs least of it first: nginx needs a module for brotli. The
 * other hosts compress answers themselves, and would publish copies as files that nobody asks for.
 */
const served: Readonly<Record<Host, readonly Format[]>> = {
  github: [],
  gitlab: ["br", "gz"],
  netlify: [],
  cloudflare: [],
  vercel: [],
  azure: [],
  apache: ["br", "gz"],
  nginx: ["gz", "br"],
  caddy: ["br", "gz"],
};

/**
 * How pages are written, and which compressed copies. With one host: each page as `a/b.html`, which every known host
 * answers at `/a/b` without a redirect, and at most one copy of each text: the few browsers that do not read it get the
 * text as the host itself compresses it, or as it is. With several: what any of them uses. Without a host nothing is known, so
 * pages are written in both ways and copies in every format that is set.
 */
export function chooseOutput({
  pages,
  hosts,
  precompress,
}: Pick<GeneratorSettings["output"], "pages" | "hosts" | "precompress">): {
  readonly pages: PageOutput;
  readonly precompress: readonly Format[];
  /** The size from which a text gets copies. */
  readonly leastBytes: number;
} {
  // For smaller files, compression saves less than one network packet.
  const leastBytes = 1000;
  if (hosts.length === 0) return { pages: pages ?? "both", precompress, leastBytes };
  const [only, ...others] = new Set(hosts);
  if (only !== undefined && others.length === 0) {
    const format = served[only].find((format) => precompress.includes(format));
    return {
      pages: pages ?? "file",
      precompress: format === undefined ? [] : [format],
      // A server of one’s own compresses a small text on the way nearly as well, and as it is, it arrives in as many round trips.
      leastBytes: 3000,
    };
  }
  return {
    pages: pages ?? "both",
    precompress: precompress.filter((format) => hosts.some((host) => served[host].includes(format))),
    leastBytes,
  };
}
