import { z } from "zod";
import { hostNames } from "../hosts/names.ts";
import { explainRoute, type Route } from "../model/route.ts";
import { say } from "../words/message.ts";
import { explainedBy } from "./check-scope.ts";

const kilobytes = z.number().positive();

/** Creates a new schema for each field, because a site labels each field by its schema. */
const route = () =>
  z
    .string()
    .superRefine((text, context) => {
      // Redirects begin at addresses that other sites chose.
      const fault = explainRoute(text, { capitals: true });
      if (fault === undefined) return;
      const rule = say("rule.route", { route: text, why: fault.why });
      context.addIssue({ code: "custom", params: explainedBy({ rule, hint: fault.hint }) });
    })
    .transform((text) => text as Route);

const path = () => z.string().startsWith("/").meta({ kind: "address" });

/** The fields of `content/site.yaml` that the generator reads. A site adds its own with `siteSettings`. */
export const generatorSettings = z.strictObject({
  /**
   * The name of the site.
   *
   * @example
   * ```yaml
   * name: Field notes
   * ```
   */
  name: z.string().min(1),
  /**
   * The origin of the published site, without a path.
   *
   * @example
   * ```yaml
   * url: https://notes.example.org
   * ```
   */
  url: z.url({ protocol: /^https?$/, normalize: true }),
  /**
   * The IANA name of the readers’ time zone: an entry is due at midnight there.
   *
   * @example
   * ```yaml
   * timeZone: Europe/London
   * ```
   */
  timeZone: z
    .string()
    .refine(isTimeZone, { params: explainedBy({ rule: say("rule.time-zone") }) })
    .default("UTC"),
  /**
   * What is published, and for which hosts.
   *
   * @example
   * ```yaml
   * output:
   *   pages: both
   *   hosts: [github, netlify]
   *   integrity: sha256
   *   trustedTypes: false
   *   precompress: [br, gz]
   *   markdown: true
   * ```
   */
  output: z
    .strictObject({
      /**
       * How the page `/a/b` is written: `directory` as a/b/index.html, `file` as a/b.html, `both` as both. By default
       * `file` where `hosts` names one host, else `both`.
       */
      pages: z.enum(["both", "directory", "file"]).optional(),
      /**
       * Where the site is published: each host gets the files that it reads, and no others. `github`, `gitlab`,
       * `netlify` and `cloudflare` get no policy for each page, so pages contain theirs as well.
       */
      hosts: z.array(z.enum(hostNames)).default([]),
      /**
       * True to allow capitals in routes, as in `/API`. Two routes that differ in capitals alone are refused even so:
       * most disks do not tell them apart.
       */
      capitals: z.boolean().default(false),
      /** The hash algorithm with which browsers verify the scripts and styles that a page loads. Undefined for none. */
      integrity: z.enum(["sha256", "sha384", "sha512"]).optional(),
      /** True to require Trusted Types: scripts may insert markup only through a declared policy. */
      trustedTypes: z.boolean().default(true),
      /**
       * Formats in which text files are also published compressed, for servers that send such files as they are. Where
       * `hosts` is set, only those that one of them sends; for a single host, the best one.
       */
      precompress: z.array(z.enum(["br", "gz"])).default([]),
      /** True to publish each page as Markdown as well: `/services.md`. `llms.txt` then lists these. */
      markdown: z.boolean().default(false),
    })
    .prefault({}),
  /**
   * How texts are read.
   *
   * @example
   * ```yaml
   * markdown: { html: safe, anchors: plain, parser: remark }
   * ```
   */
  markdown: z
    .strictObject({
      /**
       * `auto` reads all texts with the native parser where one loads, which is much faster; `remark` never uses it.
       * Few texts come out differently.
       */
      parser: z.enum(["auto", "remark"]).default("auto"),
      /**
       * The ids of headings: `github` as GitHub makes them, as in `la-solution-apportée`; `plain` without accents, as
       * in `la-solution-apportee`. On a published site, a change breaks links from other sites.
       */
      anchors: z.enum(["github", "plain"]).default("github"),
      /**
       * The HTML that texts may hold: `few` elements that Markdown lacks, such as `<kbd>` and `<details>`; `safe` those
       * that GitHub allows. Of all other elements, only the words stay. Scripts and styles are never allowed.
       */
      html: z.enum(["few", "safe"]).default("few"),
    })
    .prefault({}),
  /**
   * What visitors see without a network.
   *
   * @example
   * ```yaml
   * offline: { worker: visited, page: /search }
   * ```
   */
  offline: z
    .strictObject({
      /**
       * `visited`: a service worker keeps the pages that a visitor has seen. `retired`: it deletes them and unregisters
       * itself; keep this value for as long as visitors may still have the worker. `none`: there is none and never was.
       */
      worker: z.enum(["none", "visited", "retired"]).default("none"),
      /** The route of the page that is shown instead of a page that the visitor has not seen. */
      page: path().optional(),
    })
    .prefault({}),
  /**
   * What typography leaves alone.
   *
   * @example
   * ```yaml
   * typography: { keep: ["C++ !"] }
   * ```
   */
  typography: z
    .strictObject({
      /** Strings that typography leaves unchanged wherever they occur. */
      keep: z.array(z.string()).default([]),
    })
    .prefault({}),
  /**
   * Where links may lead besides the pages of the site.
   *
   * @example
   * ```yaml
   * links: { elsewhere: [/shop] }
   * ```
   */
  links: z
    .strictObject({
      /** Routes of this origin that another program serves: links to them are not checked. */
      elsewhere: z.array(path()).default([]),
    })
    .prefault({}),
  /**
   * When an entry is due for a review: see `reviewedField` of a collection.
   *
   * @example
   * ```yaml
   * review: { afterMonths: 12 }
   * ```
   */
  review: z
    .strictObject({
      /** After how many months without a review or a dated note `site check` lists an entry. Undefined for never. */
      afterMonths: z.int().positive().optional(),
    })
    .prefault({}),
  /**
   * Pages that have moved: a request for `from` is redirected to `to`.
   *
   * @example
   * ```yaml
   * redirects:
   *   - { from: /old-post, to: /posts/first }
   * ```
   */
  redirects: z.array(z.strictObject({ from: route(), to: route() })).default([]),
  /**
   * Limits for the weight of a page, in KB of 1,000 bytes after brotli. A page over a limit is reported.
   *
   * @example
   * ```yaml
   * budgets:
   *   firstPaint: { default: 14, post: 20 }
   *   fonts: 100
   *   preloadedFonts: 2
   *   page: 400
   *   scripts: { default: 30 }
   *   islandScripts: 90
   * ```
   */
  budgets: z
    .strictObject({
      /** HTML and render-blocking styles of a page together, by group of pages; `default` for other groups. */
      firstPaint: z.record(z.string(), kilobytes).optional(),
      /** All fonts that the styles of a page name. */
      fonts: kilobytes.optional(),
      /** How many fonts a page preloads. */
      preloadedFonts: z.int().min(0).optional(),
      /** Everything that a page without an island loads by itself, including images further down. */
      page: kilobytes.optional(),
      /**
       * Scripts of a page without an island, with everything that they import: one limit, or one for each group of
       * pages as above.
       */
      scripts: z.union([kilobytes, z.record(z.string(), kilobytes)]).optional(),
      /** Scripts of a page with an island, with everything that they import. */
      islandScripts: kilobytes.optional(),
    })
    .prefault({}),
});

export type GeneratorSettings = z.output<typeof generatorSettings>;

/**
 * The schema of `content/site.yaml`: the generator’s fields and the site’s own. Unknown keys are refused.
 *
 * @example
 * ```tsx
 * const settings = siteSettings({ email: z.email(), founded: z.number() });
 * ```
 */
export function siteSettings<Shape extends z.ZodRawShape>(shape: Shape) {
  return generatorSettings.extend(shape);
}

/** True for an IANA name such as `Europe/Paris`. */
export function isTimeZone(name: string): boolean {
  // The list lacks some aliases of zones. When it suffices, it saves loading the calendar, which takes 15 ms.
  if (Intl.supportedValuesOf("timeZone").includes(name)) return true;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}
