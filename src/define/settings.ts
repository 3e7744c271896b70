import { z } from "zod";
import { say } from "../catalogue/message.ts";
import { type Route, toRoute } from "../model/route.ts";
import { explainedBy } from "./fact-scope.ts";

const kilobytes = z.number().positive();

/** The hosts that `output.hosts` knows. */
const hosts = ["github", "netlify", "cloudflare", "vercel", "azure", "apache", "nginx", "caddy"] as const;
export type Host = (typeof hosts)[number];

const route = z
  .string()
  .refine((text) => toRoute(text) !== undefined, { params: explainedBy({ rule: say("rule.route") }) })
  .transform((text) => text as Route);

/** The fields of `content/site.yaml` that the generator itself reads. A site adds its own with `siteSettings`. */
export const generatorSettings = z.strictObject({
  name: z.string().min(1),
  /** Origin of the published site, without path: `https://www.example.org`. */
  url: z.url({ protocol: /^https?$/, normalize: true }),
  /** IANA name of the zone in which a day begins for readers: an entry is due at its midnight. */
  timeZone: z
    .string()
    .refine(isTimeZone, { params: explainedBy({ rule: say("rule.time-zone") }) })
    .default("UTC"),
  output: z
    .strictObject({
      /** How the page `/a/b` is written: `directory` as a/b/index.html, `file` as a/b.html, `both` as both. */
      pages: z.enum(["both", "directory", "file"]).default("both"),
      /** Where the site is published: each host gets the files that it reads, and no other. `github`, `netlify` and `cloudflare` give no page a policy of its own, so it stands in the pages too. */
      hosts: z.array(z.enum(hosts)).default([]),
      /** Hashes in the pages to which a browser holds the scripts and styles that it loads. None where it is not given. */
      integrity: z.enum(["sha256", "sha384", "sha512"]).optional(),
      /** The policy refuses scripts that write text where the browser would run it, unless they declare how: Trusted Types. */
      trustedTypes: z.boolean().default(true),
      /** Formats that stand compressed beside each text, for servers that send such files as they are. */
      precompress: z.array(z.enum(["br", "gz"])).default([]),
    })
    .prefault({}),
  markdown: z
    .strictObject({
      /** `auto` has a native parser read what both are known to read alike; `remark` reads all. The pages are the same. */
      parser: z.enum(["auto", "remark"]).default("auto"),
    })
    .prefault({}),
  /** What visitors get who have no network. */
  offline: z
    .strictObject({
      /**
       * `visited`: a service worker keeps the pages that they have seen. `retired`: it forgets them and goes; leave it so
       * for as long as visitors may still have it. `none`: there is none, and never was.
       */
      worker: z.enum(["none", "visited", "retired"]).default("none"),
      /** The route of the page that stands in for those that they have not seen. */
      page: z.string().startsWith("/").optional(),
    })
    .prefault({}),
  typography: z
    .strictObject({
      /** Strings that typography leaves to the letter wherever they stand. */
      keep: z.array(z.string()).default([]),
    })
    .prefault({}),
  links: z
    .strictObject({
      /** Routes of this origin that another program publishes: links to them are not checked. */
      elsewhere: z.array(z.string().startsWith("/")).default([]),
    })
    .prefault({}),
  review: z
    .strictObject({
      /** Months without a review or a dated note after which `site check` lists an entry. None where it is not given. */
      afterMonths: z.int().positive().optional(),
    })
    .prefault({}),
  /** Pages that have moved: whoever asks for `from` is sent to `to`. */
  redirects: z.array(z.strictObject({ from: route, to: route })).default([]),
  /** Bounds on what a page weighs, in KB of 1,000 bytes after brotli. A page over one is reported. */
  budgets: z
    .strictObject({
      /** HTML and render-blocking styles of a page together, by group of pages; `default` for the other groups. */
      firstPaint: z.record(z.string(), kilobytes).optional(),
      /** All fonts that the styles of a page name. */
      fonts: kilobytes.optional(),
      /** How many fonts a page preloads. */
      preloadedFonts: z.int().min(0).optional(),
      /** All that a page without an island loads by itself, images to its end included. */
      page: kilobytes.optional(),
      /** Scripts of a page without an island, with all that they import: one bound, or one by group of pages as above. */
      scripts: z.union([kilobytes, z.record(z.string(), kilobytes)]).optional(),
      /** Scripts of a page with an island, with all that they import. */
      islandScripts: kilobytes.optional(),
    })
    .prefault({}),
});

export type GeneratorSettings = z.output<typeof generatorSettings>;

/** The schema of `content/site.yaml`: the generator’s fields and the site’s own. Unknown keys are refused. */
export function siteSettings<Shape extends z.ZodRawShape>(shape: Shape) {
  return generatorSettings.extend(shape);
}

function isTimeZone(name: string): boolean {
  // The list lacks other names of the same zones. Where it will do, it saves the calendar, which takes 15 ms to load.
  if (Intl.supportedValuesOf("timeZone").includes(name)) return true;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}
