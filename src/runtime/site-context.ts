import { createContext, useContext } from "react";
import type { Directive, SiteDefinition, Words } from "../define/define.ts";
import { toLanguageFile, toLanguageRoute } from "../model/language.ts";
import type {
  CardImage,
  Manifest,
  MarkupPiece,
  SiteLanguage,
  SiteLanguages,
  Translation,
} from "../model/model.ts";
import { type Route, readRoute } from "../model/route.ts";
import { Mistake, say } from "../words/message.ts";
import { withBase } from "./address-of.ts";

/** What every component of a page can use besides its props. */
export type SiteContext = {
  /** The code of the language of the page. */
  readonly language: string;
  readonly words: Words;
  /** What its addresses begin with: `""` for the first language. */
  readonly path: string;
  readonly direction: SiteLanguage["direction"];
  readonly languages: SiteLanguages;
  /** The versions of the page in all languages. Empty on a site with one language. */
  readonly translations: readonly Translation[];
  /** The routes of all pages and the paths of feeds. Undefined on a site with one language. */
  readonly routes?: ReadonlySet<string> | undefined;
  /** The origin of the published site, without a slash at the end. */
  readonly origin: string;
  /** `""`, or the sub-path under which the site is deployed, as in `/sous/chemin`. */
  readonly base: string;
  readonly route: Route;
  readonly manifest: Manifest;
  /** The social card of this page. */
  readonly card?: CardImage | undefined;
  /** True when the site has icons and a web manifest. */
  readonly hasApp: boolean;
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
  readonly feeds: SiteDefinition["feeds"];
  readonly directives: { readonly [name: string]: Directive };
  /** HTML that was compiled elsewhere; see `RawHtml`. */
  readonly rawHtml: MarkupPiece[];
  /** Names of the islands so far, in order. The number of an island is its place in this list, from 1. */
  readonly islands: string[];
  /** Scripts that this page runs, each once. */
  readonly enhancers: Set<string>;
  /** Scripts that this page preloads, each once. */
  readonly preloads: Set<string>;
  /** The schema.org descriptions of the page; see `JsonLd`. */
  readonly things: object[];
};

/** Thrown when a template names an asset that is not in the bundle. */
export class MissingAsset extends Error {
  constructor(
    readonly asset: string,
    readonly known: readonly string[],
  ) {
    super(asset);
    this.name = "MissingAsset";
  }
}

const Context = createContext<SiteContext | undefined>(undefined);
export const SiteContextProvider = Context.Provider;

/** For the generator’s own components. Throws outside of a page. */
export function useSiteContext(): SiteContext {
  const context = useContext(Context);
  if (context === undefined) throw new Mistake(say("thrown.no-site"));
  return context;
}

type PageInSite = {
  readonly language: string;
  /** `ltr` or `rtl`, for `dir` of the `html` element. */
  readonly direction: SiteLanguage["direction"];
  readonly words: Words;
  /** Decoded, as in `/日本語`: `href` writes it as an address. */
  readonly route: Route;
  /** The canonical address of this page. */
  readonly canonical: string;
  /** The social card of this page with its absolute address; undefined when it has none. */
  readonly card: (CardImage & { readonly url: string }) | undefined;
  /**
   * `/services#audit` becomes `/base/services#audit`, and `/日本` is percent-encoded; addresses elsewhere stay as they
   * are. On a site with several languages, it leads to the page in the language of this page, if there is one.
   */
  readonly href: (address: string) => string;
  /** The absolute address of a path of this site, in the same way. */
  readonly absolute: (path: string) => string;
  /**
   * The published address of a style, script or font, by its path in the site’s definition, or of a file of `assets`
   * and `derive`, by its `path`.
   */
  readonly asset: (name: string) => string;
};

/**
 * The page’s address, and functions for the addresses of everything else.
 *
 * @throws a `Mistake` outside of a page. Its `asset` throws `MissingAsset` for a name that the site does not publish.
 *
 * @example
 * ```tsx
 * function SearchForm() {
 *   const { href } = useSite();
 *   return <form action={href("/search")} />;
 * }
 * ```
 */
export function useSite(): PageInSite {
  const context = useSiteContext();
  const { origin, base, route, manifest, card, language, direction, words } = context;
  return {
    language,
    direction,
    words,
    route,
    canonical: origin + withBase(base, route),
    card: card && { ...card, url: `${origin}${base}/${card.path}` },
    href: (address) => withBase(base, inLanguage(context, address)),
    absolute: (path) => origin + withBase(base, inLanguage(context, path)),
    asset: (name) => `${base}/${publishedName(manifest, fileInLanguage(context, name))}`,
  };
}

/** The address of the page or feed in this language, where the site has one; other addresses stay as they are. */
export function inLanguage({ path, routes }: Pick<SiteContext, "path" | "routes">, address: string): string {
  if (path === "" || !address.startsWith("/")) return address;
  const [written = ""] = address.split(/[?#]/, 1);
  const own = toLanguageRoute(path, readRoute(written));
  return routes?.has(own) ? own + address.slice(written.length) : address;
}

/** The name of the file that `assets` or `derive` have made for this language, if there is one. */
function fileInLanguage({ path, manifest }: SiteContext, name: string): string {
  const own = toLanguageFile(path, name);
  return Object.hasOwn(manifest.assets, own) ? own : name;
}

/** The path of a file from the root of `dist/`, by its plain name. Throws `MissingAsset`. */
export function publishedName(manifest: Manifest, name: string): string {
  const published = manifest.assets[name];
  if (published === undefined) throw new MissingAsset(name, Object.keys(manifest.assets).sort());
  return published;
}
