import type { z } from "zod";
import type { PageText, SiteLanguage, Words } from "../model/model.ts";
import type { Checks } from "../words/checks.ts";
import type { Mender } from "../words/in-each-language.ts";
import type { AssetGroup, CardArt, GeneratedAsset, WebApp } from "./assets.ts";
import type { Collections, Content } from "./collections.ts";
import type { DevService } from "./dev-service.ts";
import type { Directive, Feed, PageGroup, SiteSummary } from "./pages.ts";
import type { TextPlugins } from "./plugins.ts";
import type { GeneratorSettings } from "./settings.ts";
import type { Sources } from "./sources.ts";
import type { SiteStyles } from "./styles.ts";

/**
 * What `defineSite` takes. The examples of all fields together are one site, which tests/docs/ builds: its templates are
 * those of docs/templates.md.
 */
export type Definition<
  S extends z.ZodType<GeneratorSettings>,
  C extends Collections,
  E extends Sources,
  P,
  F,
  Card,
  From,
  Code extends string,
> = {
  /**
   * A language tag such as `en`. On a site with several languages, that of the language whose addresses have no path of
   * their own. French typography applies when it starts with `fr`.
   *
   * @example
   * ```tsx
   * language: "en",
   * ```
   */
  readonly language: NoInfer<Code>;
  /**
   * For a site with several languages: all of them with their own names. The file `a.fr.md` beside `a.md` is the same
   * entry in French. The plans of pages, feeds and so on run for each language.
   *
   * @example
   * ```tsx
   * languages: { en: "English", fr: "Français" },
   * ```
   */
  readonly languages?: { readonly [Language in Code]: string };
  /**
   * The few words that the generator itself adds to pages. On a site with several languages, by language.
   *
   * @example
   * ```tsx
   * words: {
   *   en: {
   *     opensNewTab: "new tab",
   *     footnotes: "Notes",
   *     backToText: "Back to the text, note",
   *     pageMoved: "This page has moved",
   *     islandFailed: "Load the page once more.",
   *   },
   *   fr: { opensNewTab: "nouvel onglet", footnotes: "Notes", backToText: "Retour au texte, note" },
   * },
   * ```
   */
  readonly words: Words | { readonly [Language in NoInfer<Code>]: Words };
  /**
   * The schema of `content/site.yaml`, made by `siteSettings`: the fields of the generator, and those of the site.
   *
   * @example
   * ```tsx
   * settings: siteSettings({
   *   email: z.email(),
   *   founded: z.int().optional(),
   *   analytics: z.strictObject({ key: z.string() }),
   *   mail: z.strictObject({ origin: z.url() }),
   * }),
   * ```
   */
  readonly settings: S;
  /**
   * The environment variables that a build may read, and the settings that they set. Components may read
   * them as variables of Node.
   *
   * @example
   * ```tsx
   * environment: {
   *   ANALYTICS_KEY: "analytics.key",
   *   MAIL_ORIGIN: { setting: "mail.origin", dev: devOrigin },
   *   MAIL_PASSWORD: { refused: "the service takes posts without one" },
   * },
   * ```
   */
  readonly environment?: Environment;
  /**
   * The severity of problems by code: `off`, `warning` or `error`, everywhere or by folder.
   *
   * @example
   * ```tsx
   * checks: {
   *   "page/orphan": "off",
   *   "page/headings": { "content/posts": "error", "content/authors": "off" },
   * },
   * ```
   */
  readonly checks?: Checks;
  /**
   * Highlights code in texts, with the classes of highlight.js, which the site installs. Off by default.
   *
   * @example
   * ```tsx
   * highlight: true,
   * ```
   */
  readonly highlight?: boolean;
  /**
   * Plug-ins of unified for texts, and the markup that they may add.
   *
   * @example
   * ```tsx
   * import rehypeKatex from "rehype-katex";
   * import remarkMath from "remark-math";
   *
   * markdown: {
   *   remarkPlugins: [remarkMath],
   *   rehypePlugins: [withOptions(rehypeKatex, { output: "mathml" })],
   *   allow: { ...mathml, span: ["class"] },
   * },
   * ```
   */
  readonly markdown?: TextPlugins;
  /**
   * Facts of the site, for use in texts: `{email}` stands for the fact of that name. What names a fact that is undefined
   * or blank is not published until the fact is given. Numbers get the digit groups of the language; a year is given as
   * text.
   *
   * @example
   * ```tsx
   * facts: ({ email, founded }) => ({ email, founded: founded && String(founded) }),
   * ```
   */
  readonly facts?: (settings: z.output<S>, language: SiteLanguage<NoInfer<Code>>) => NamedFacts;
  /**
   * The figures that texts say: a build warns of each sentence that says another one, in figures or in words.
   *
   * @example
   * ```tsx
   * figures: ({ founded }) =>
   *   founded === undefined ? [] : [{ name: "founded", value: founded, said: ["founded in {}", "since {}"] }],
   * ```
   */
  readonly figures?: (settings: z.output<S>) => readonly Figure[];
  /**
   * The names of the facts that the law wants a site to give: a build without one of them warns.
   *
   * @example
   * ```tsx
   * requiredFacts: ["email"],
   * ```
   */
  readonly requiredFacts?: readonly string[];
  /**
   * The collections of `content/`, by the names that plans use.
   *
   * @example
   * ```tsx
   * collections: {
   *   posts: folderCollection({ folder: "posts", format: "markdown", schema: postSchema }),
   *   authors: folderCollection({ folder: "authors", format: "yaml", schema: authorSchema, shared: true }),
   *   rates: fileCollection({
   *     file: "rates.csv",
   *     schema: z.strictObject({ name: z.string(), price: z.number() }),
   *     id: "code",
   *     csv: { delimiter: ";", decimal: ",", list: "|" },
   *     shared: true,
   *   }),
   *   terms: fileCollection({ file: "terms.yaml", schema: termSchema, shared: true }),
   * },
   * ```
   */
  readonly collections: C;
  /**
   * What the site takes from elsewhere, by the names that plans use.
   *
   * @example
   * ```tsx
   * sources: {
   *   releases: source({
   *     load: async ({ fetch }) => (await fetch("https://forge.example/releases.json")).json(),
   *     schema: z.object({ tag: z.string() }),
   *     id: ({ tag }) => tag,
   *     every: "6 hours",
   *   }),
   * },
   * ```
   */
  readonly sources?: E;
  /**
   * Folders outside the site, such as those of a workspace, by names of your own, from the folder of the site. Symbolic
   * links below `content/` that lead into one are read; all others are left out.
   *
   * @example
   * ```tsx
   * contentRoots: { shared: "../shared-content" },
   * ```
   */
  readonly contentRoots?: { readonly [name: string]: string };
  /**
   * What Markdown may write as `:::name{…}`, by name.
   *
   * @example
   * ```tsx
   * directives: {
   *   note: directive({
   *     attributes: z.strictObject({ tone: z.enum(["warm", "cold"]).default("warm") }),
   *     body: "blocks",
   *     component: ({ attributes, children }) => <aside className={attributes.tone}>{children}</aside>,
   *     plain: ({ children }) => <blockquote>{children}</blockquote>,
   *   }),
   * },
   * ```
   */
  readonly directives?: { readonly [name: string]: Directive };
  /**
   * The pages, in groups that share a template.
   *
   * @example
   * ```tsx
   * pages: {
   *   home: {
   *     template: HomePage,
   *     plan: ({ posts }) => [{ route: "/", props: { posts: [...posts.all, ...(posts.fallbacks ?? [])] } }],
   *   },
   *   post: {
   *     template: PostPage,
   *     plan: ({ posts, authors }, _settings, { path }) =>
   *       posts.all.map((post) => ({
   *         route: `/posts/${post.id}`,
   *         props: { post, author: authors.get(post.data.author), related: [] },
   *         entry: post,
   *         updated: post.data.date,
   *         aliases: [`${path}/old/${post.id}`],
   *         card: { alt: post.data.title, art: { title: post.data.title } },
   *       })),
   *   },
   *   contact: {
   *     template: ContactPage,
   *     plan: (_content, { mail }) => [{ route: "/contact", props: { service: mail.origin } }],
   *   },
   *   search: { template: SearchPage, plan: () => [{ route: "/search", props: {} }], late: true },
   *   missing: {
   *     template: PlainPage,
   *     plan: (_content, { email }, { code }) => [
   *       { route: "/404", props: { title: code === "fr" ? "Introuvable" : "Not found", words: email }, indexed: false },
   *     ],
   *   },
   *   components: {
   *     template: PlainPage,
   *     plan: () => [{ route: "/_components", props: { title: "Components", words: "For authors." } }],
   *     workbench: true,
   *   },
   * },
   * ```
   */
  readonly pages: {
    readonly [Group in keyof P]: PageGroup<C & E, z.output<S>, P[Group], Card, NoInfer<Code>>;
  };
  /**
   * The feeds, each published as Atom and as JSON Feed, and as RSS if it asks for it. A group without `files`, such as
   * a feed for each author, gives those of each feed in its plan.
   *
   * @example
   * ```tsx
   * feeds: {
   *   posts: {
   *     files: { atom: "atom.xml", json: "feed.json", rss: "rss.xml" },
   *     template: PostContent,
   *     plan: ({ posts, authors }, { name }) => ({
   *       title: name,
   *       description: "All notes",
   *       route: "/",
   *       author: name,
   *       items: posts.all.map((post) => ({
   *         route: `/posts/${post.id}`,
   *         title: post.data.title,
   *         summary: post.data.title,
   *         published: post.data.date,
   *         updated: post.data.date,
   *         topics: ["notes"],
   *         author: authors.get(post.data.author).data.name,
   *         props: { post },
   *       })),
   *     }),
   *   },
   *   authors: {
   *     template: PostContent,
   *     plan: ({ authors }) =>
   *       authors.all.map(({ id, data }) => ({
   *         files: { atom: `by/${id}.xml`, json: `by/${id}.json` },
   *         title: data.name,
   *         description: "Notes of one author",
   *         route: "/",
   *         author: data.name,
   *         items: [],
   *       })),
   *   },
   * },
   * ```
   */
  readonly feeds?: { readonly [Name in keyof F]: Feed<C & E, z.output<S>, F[Name], NoInfer<Code>> };
  /**
   * Asks for an `llms.txt`, which lists the pages for language models.
   *
   * @example
   * ```tsx
   * summary: ({ posts }, { name }) => ({
   *   title: name,
   *   summary: "Notes from the field.",
   *   facts: [`${posts.all.length} notes`],
   *   titleEnd: " – Field notes",
   *   sections: [{ title: "Notes", groups: ["post"] }],
   * }),
   * ```
   */
  readonly summary?: (
    content: Content<C & E>,
    settings: z.output<S>,
    language: SiteLanguage<NoInfer<Code>>,
  ) => SiteSummary<Extract<NoInfer<keyof P>, string>>;
  /**
   * The files that are made from content: texts, and drawings that are made when a page first asks for their address with
   * `asset(path)` of `useSite`.
   *
   * @example
   * ```tsx
   * assets: {
   *   plan: ({ authors, posts }) => [
   *     { path: "authors.json", text: JSON.stringify(authors.all.map(({ data }) => data.name)) },
   *     { path: "count.svg", from: { count: posts.all.length } },
   *   ],
   *   draw: ({ count }: { readonly count: number }) =>
   *     `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${count} 1"><path d="M0 0h${count}v1H0z"/></svg>`,
   *   choice: (value) => (/^\d+$/.test(value) ? { count: Number(value) } : undefined),
   * },
   * ```
   */
  readonly assets?: AssetGroup<Content<C & E>, z.output<S>, From, NoInfer<Code>>;
  /**
   * How to draw the pictures that social networks show for pages: see `card` of a page.
   *
   * @example
   * ```tsx
   * cards: {
   *   fonts: { text: "fonts/text.ttf" },
   *   width: 1200,
   *   height: 630,
   *   draw: ({ title }: { readonly title: string }, lettering) => {
   *     const face = { font: "text", size: 80, tracking: 0.01 };
   *     const x = (1200 - lettering.measure(title, face)) / 2;
   *     return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><path d="${lettering.outline(title, { ...face, x, y: 320 })}"/></svg>`;
   *   },
   * },
   * ```
   */
  readonly cards?: CardArt<Card>;
  /**
   * The icon and the names of the site as an app: all icons and the web manifest are made from them.
   *
   * @example
   * ```tsx
   * app: ({ name }) => ({
   *   name,
   *   shortName: name,
   *   display: "browser",
   *   themeColour: "#335577",
   *   backgroundColour: "#ffffff",
   *   icon: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30"><path d="M0 0h30v30H0z" fill="#357"/></svg>',
   *   wideView: "0 0 30 30",
   * }),
   * ```
   */
  readonly app?: (settings: z.output<S>) => WebApp;
  /**
   * Makes files from finished pages, such as a search index. Gets the pages that search engines may index, in the order
   * of their routes, without `late` ones. On a site with several languages, each has files of its own.
   *
   * @example
   * ```tsx
   * derive: (pages, _content, { name }, { code }) =>
   *   deriveSearch(
   *     pages.filter(({ template }) => template !== "missing"),
   *     {
   *       titleEnd: ` – ${name}`,
   *       forms: code === "en" ? { stopWords: ["the", "a"] } : {},
   *       kindOf: ({ template }) => (template === "post" ? "Note" : ""),
   *       namesOf: ({ route }) => (route === "/" ? ["Start"] : []),
   *       weights: { title: 6, text: 0 },
   *       synonyms: [["note", "post"]],
   *     },
   *   ),
   * ```
   */
  readonly derive?: (
    pages: readonly PageText[],
    content: Content<C & E>,
    settings: z.output<S>,
    language: SiteLanguage<NoInfer<Code>>,
  ) => readonly GeneratedAsset[];
  /**
   * Checks the content and the settings as a whole, and returns remarks for the author, which become warnings.
   *
   * @example
   * ```tsx
   * review: ({ posts }, { email }) => [
   *   ...posts.all
   *     .filter(({ data }) => data.related.length > 5)
   *     .map(({ id }) => ({ message: `${id} leads to many posts`, hint: "name five at most" })),
   *   ...(email.endsWith(".invalid") ? [{ message: "nobody gets this e-mail", setting: "email", mendedBy: "developer" as const }] : []),
   * ],
   * ```
   */
  readonly review?: (
    content: Content<C & E>,
    settings: z.output<S>,
    language: SiteLanguage<NoInfer<Code>>,
  ) => readonly Finding[];
  /**
   * The origins that islands connect to, by the name of the island. The policy of their pages allows these and no others.
   *
   * @example
   * ```tsx
   * connections: ({ mail }) => ({ Contact: [mail.origin] }),
   * ```
   */
  readonly connections?: (settings: z.output<S>) => Connections;
  /**
   * Stands in for a service that forms send to, under `site dev`.
   *
   * @example
   * ```tsx
   * devService: {
   *   page: "/__mail",
   *   posts: ["/send"],
   *   start: [] as readonly string[],
   *   link: (mails) => `${mails.length} messages`,
   *   show: (mails, path) =>
   *     path === "/__mail"
   *       ? { title: "Messages", body: `<p id="count" data-live>${mails.length} messages</p>` }
   *       : { name: "messages.txt", bytes: new TextEncoder().encode(mails.join("\n")) },
   *   take: async ({ body }) => {
   *     const mail = new TextDecoder().decode(body);
   *     return (mails) => ({ state: [...mails, mail], answer: { kind: "text", status: 200, text: "Sent" } });
   *   },
   * },
   * ```
   */
  // biome-ignore lint/suspicious/noExplicitAny: the state is the service’s own
  readonly devService?: DevService<any>;
  /**
   * The text in place of a missing value: `site check` lists every occurrence.
   *
   * @example
   * ```tsx
   * placeholder: "to be filled in",
   * ```
   */
  readonly placeholder?: string;
  /**
   * The collection of terms: each entry says how a word of the trade is spelt, and `site check` finds other spellings.
   * Each entry is a `Term`.
   *
   * @example
   * ```tsx
   * terms: "terms",
   * ```
   */
  readonly terms?: { [Name in keyof C]: z.output<C[Name]["schema"]> extends Term ? Name : never }[keyof C];
  /**
   * Style sheets, by their paths below `templates/`: a list, or a list with the module that compiles them.
   *
   * @example
   * ```tsx
   * styles: { files: ["styles/site.css", "styles/code.css"], transform: "styles/compile.ts" },
   * ```
   */
  readonly styles?: SiteStyles;
  /**
   * Scripts that improve finished HTML, by their paths below `templates/`.
   *
   * @example
   * ```tsx
   * enhancers: ["enhancers/share.ts", "enhancers/copy-code.ts", "enhancers/search.ts"],
   * ```
   */
  readonly enhancers?: readonly string[];
  /**
   * Components with state: the name of each export, and its file below `templates/`.
   *
   * @example
   * ```tsx
   * islands: { Counter: "islands/counter.tsx", Contact: "islands/contact.tsx" },
   * ```
   */
  readonly islands?: { readonly [name: string]: string };
  /**
   * Font files below `templates/` that each page loads ahead, in WOFF2. A style sheet has to name each in `@font-face`,
   * as in `src: url("../fonts/text.woff2")`, and so have all other fonts, which load where their letters stand.
   *
   * @example
   * ```tsx
   * fonts: ["fonts/text.woff2"],
   * ```
   */
  readonly fonts?: readonly string[];
};

/** Facts by name. A name is a letter followed by letters, digits, hyphens and underscores. */
export type NamedFacts = { readonly [name: string]: string | number | undefined };

/**
 * The environment variables that a build may read, each with the field of the settings that it sets, as in `{ MAIL_KEY:
 * "mail.key" }`. A variable takes precedence over `content/site.yaml`; an empty one counts as not set. A variable that
 * must never be set gives the reason under `refused`. A value for `dev` replaces any other under `site dev`, so that
 * nothing tried there reaches a real service.
 */
export type Environment = {
  readonly [variable: string]:
    | string
    | { readonly setting: string; readonly dev: string }
    | { readonly refused: string };
};

/** A site’s remark about its own content or settings; becomes a warning. */
export type Finding = {
  readonly message: string;
  readonly hint?: string;
  /** The field of `content/site.yaml` that it is about, as in `mail.key`. */
  readonly setting?: string;
  /** Who can give what is missing. An editor, unless it is said. */
  readonly mendedBy?: Mender;
};

/**
 * How a word of the trade is spelt on this site. `site check` finds other spellings in the content.
 *
 * @example
 * ```tsx
 * const termSchema = z.strictObject({
 *   write: z.string(),
 *   insteadOf: z.array(z.string()).optional(),
 *   caseAndAccents: z.boolean().optional(),
 *   except: z.array(z.string()).optional(),
 * });
 * ```
 */
export type Term = {
  /** The right spelling. */
  readonly write: string;
  /** Wrong spellings, to the letter, as whole words. */
  readonly insteadOf?: readonly string[];
  /** True when the same letters in another case or with other accents are also wrong. */
  readonly caseAndAccents?: boolean;
  /** Phrases within which any spelling is allowed, such as the name of another firm. */
  readonly except?: readonly string[];
};

/**
 * A figure that texts say. `site check` finds sentences that say another one.
 *
 * @example
 * ```tsx
 * import type { Figure } from "charpente";
 *
 * const figure: Figure = { name: "delivery", value: 48, unit: "h", said: ["within {} h", "within {} hours"] };
 * ```
 */
export type Figure = {
  /** The name of the fact that texts write between braces. */
  readonly name: string;
  /** The number, or both ends of a range. */
  readonly value: number | readonly [from: number, to: number];
  /** What the fact writes after the number. */
  readonly unit?: string | undefined;
  /** The words around it: `{}` stands for the number, `…` for other words of the same sentence. */
  readonly said: readonly string[];
};

/** The origins that an island connects to, such as `https://api.example.org`. */
export type Connections = { readonly [island: string]: readonly string[] };
