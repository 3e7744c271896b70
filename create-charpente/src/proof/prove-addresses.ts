import { slugify, toRoute } from "../../../src/model/route.ts";
import type { Engine, OldSite, Unmoved } from "../old-site.ts";
import type { PlacedText } from "../place-texts.ts";
import type { StarterAddresses } from "../starters.ts";
import { type FeedFiles, listConventions } from "./list-conventions.ts";
import { type OldRedirect, toOldAddress } from "./read-redirects.ts";

/** Where an address of the old site is known from. */
export type AddressSource = "text" | "alias" | "redirect" | "sitemap" | "list";

/** Why nothing answers at an address. */
export type NoAnswer =
  | Unmoved["why"]
  /** The redirect is a pattern, or leads to another site or to a page that is not there. */
  | "pattern"
  | "elsewhere"
  | "broken"
  /** A list, a feed or the page of a tag without a counterpart. */
  | "list"
  | "feed"
  | "topic"
  /** Another page has the address, or no page can have it. */
  | "refused"
  /** It is in the sitemap, and no text of the old site is known to have it. */
  | "program";

export type ProvedAddress = { readonly address: string; readonly source: AddressSource } & (
  | { readonly answer: "same" }
  | { readonly answer: "redirect"; readonly to: string }
  | { readonly answer: "nothing"; readonly why: NoAnswer }
);

export type NewRedirect = { readonly from: string; readonly to: string };

export type Proof = {
  /** In the order of the addresses. */
  readonly addresses: readonly ProvedAddress[];
  /** Those that the new site needs. */
  readonly redirects: readonly NewRedirect[];
  /** Aliases of texts from which no redirect can lead. */
  readonly lost: readonly { readonly file: string; readonly alias: string }[];
};

export type ProofInput = {
  readonly site: OldSite;
  readonly engine: Engine;
  readonly placed: readonly PlacedText[];
  readonly unmoved: readonly Unmoved[];
  /** The addresses in the sitemap of the old site, without its origin and its sub-path. */
  readonly sitemap: readonly string[];
  readonly redirects: readonly OldRedirect[];
  /** The pages of the starter itself. Topics are those of a blog. */
  readonly starter: { readonly isBlog: boolean; readonly addresses: StarterAddresses };
  readonly feeds: FeedFiles;
  readonly today: string;
};

/**
 * Answers for each old address what the new site has there, and writes redirects where something answers elsewhere. The
 * same input gives the same answers as a build of the new site.
 */
export function proveAddresses(input: ProofInput): Proof {
  const { placed, starter, feeds, today } = input;
  const published = placed.filter((text) => isPublished(text, today));
  const isHere = new Set(published);
  const routes = listRoutes(published, starter, feeds);
  const conventions = listConventions(input.engine, published, input.site);
  const redirects = new Map<string, string>();
  const lost: { file: string; alias: string }[] = [];
  /** Undefined when a page cannot be redirected from. */
  const redirect = (from: string, to: string): string | undefined => {
    const route = toRoute(from);
    // The files of a page are also named so: `/a/index` would be one of `/a`.
    if (route === undefined || route.endsWith("/index") || routes.has(from)) return undefined;
    if (!redirects.has(from)) redirects.set(from, to);
    return redirects.get(from);
  };

  const known = new Map<string, ProvedAddress>();
  const answer = (address: string, source: AddressSource, to: string | undefined, why: NoAnswer) => {
    if (known.has(address)) return;
    if (routes.has(address)) known.set(address, { address, source, answer: "same" });
    else {
      const target = to === undefined || to === address ? undefined : redirect(address, to);
      known.set(
        address,
        target === undefined
          ? { address, source, answer: "nothing", why }
          : { address, source, answer: "redirect", to: target },
      );
    }
  };

  answer("/", "list", undefined, "list");
  for (const text of published)
    if (text.old.pattern === undefined) answer(text.old.address, "text", text.address, "refused");
  for (const text of placed)
    for (const alias of text.fields.aliases) {
      const from = toOldAddress(alias.startsWith("/") ? alias : besideOf(text.old.address, alias));
      const to = isHere.has(text) ? text.address : undefined;
      answer(from, "alias", to, to === undefined ? "draft" : "refused");
      if (from !== text.address && redirects.get(from) !== text.address)
        lost.push({ file: text.file, alias });
    }
  const successorOf = createSuccessorFinder(published, routes, redirects, starter);
  for (const { from, to, isPattern } of input.redirects) {
    const target = resolveTarget(to, input.redirects);
    const why = isPattern ? "pattern" : target.startsWith("/") ? "broken" : "elsewhere";
    answer(from, "redirect", isPattern ? undefined : successorOf(target).to, why);
  }
  for (const address of input.sitemap) {
    const { to, why } = successorOf(address);
    answer(address, "sitemap", to, why ?? findReason(address, input));
  }
  for (const address of conventions) {
    const { to, why } = successorOf(address);
    answer(address, "list", to, why ?? "list");
  }
  return {
    addresses: [...known.values()].sort((a, b) => (a.address < b.address ? -1 : 1)),
    redirects: [...redirects].map(([from, to]) => ({ from, to })),
    lost,
  };
}

/** A draft, and a text of a later day, has no page. */
function isPublished({ isDraft, fields, old }: PlacedText, today: string): boolean {
  const date = fields.date ?? old.date;
  return !isDraft && !(old.kind === "post" && date !== undefined && date > today);
}

/** Every address at which a build of the new site has a file for visitors. */
function listRoutes(
  published: readonly PlacedText[],
  { isBlog, addresses }: ProofInput["starter"],
  feeds: FeedFiles,
): ReadonlySet<string> {
  const topics = isBlog
    ? [addresses.topics, ...listTopics(published).map((slug) => `${addresses.topics}/${slug}`)]
    : [];
  return new Set([
    "/",
    ...published.map(({ address }) => address),
    ...topics,
    addresses.search,
    "/404",
    "/sitemap.xml",
    "/robots.txt",
    ...(isBlog ? Object.values(feeds).map((file) => `/${file}`) : []),
  ]);
}

function listTopics(published: readonly PlacedText[]): readonly string[] {
  return published
    .filter(({ old }) => old.kind === "post")
    .flatMap(({ fields }) => fields.tags.map(slugify))
    .filter((slug) => slug !== "");
}

/** The address of an alias that is written beside that of its text. */
function besideOf(address: string, alias: string): string {
  return address.replace(/[^/]*$/, "") + alias;
}

/** The end of a chain of redirects. */
function resolveTarget(to: string, all: readonly OldRedirect[]): string {
  let target = to;
  for (let steps = 0; steps < 10; steps += 1) {
    const next = all.find(({ from, isPattern }) => from === target && !isPattern);
    if (next === undefined) break;
    target = next.to;
  }
  return target;
}

type Successor = { readonly to?: string | undefined; readonly why?: NoAnswer | undefined };

const feedAddress = /(?:^|\/)(?:(?:index|feed|rss|atom)\.(?:xml|json)|feed)$/;
const numberedAddress = /^(.*?)\/page\/?\d+$/;
const termAddress = /^(?:\/.+)?\/(?:tags?|categor(?:y|ies)|topics?|keywords)(?:\/(.+))?$/;
const listAddress = /^(?:\/.+)?\/(?:posts?|blog|articles?|news|notes|archives?|all)$/;

/** Finds what takes the place of a page of the old site that no text has. */
function createSuccessorFinder(
  published: readonly PlacedText[],
  routes: ReadonlySet<string>,
  redirects: ReadonlyMap<string, string>,
  { isBlog, addresses }: ProofInput["starter"],
): (address: string) => Successor {
  const sections = new Map<string, string>();
  for (const { old, address } of published) {
    const [section] = old.folder.split("/");
    if (section !== undefined && section !== "" && !sections.has(`/${section}`))
      sections.set(`/${section}`, address);
  }
  const find = (address: string): Successor => {
    if (routes.has(address)) return { to: address };
    const moved = redirects.get(address);
    if (moved !== undefined) return { to: moved };
    if (feedAddress.test(address)) return { why: "feed" };
    const [, list] = numberedAddress.exec(address) ?? [];
    if (list !== undefined) return find(list === "" ? "/" : list);
    const term = termAddress.exec(address);
    if (term !== null) {
      const to = addresses.topics + (term[1] === undefined ? "" : `/${slugify(term[1])}`);
      return routes.has(to) ? { to } : { why: isBlog ? "topic" : "list" };
    }
    // The first page of a blog lists its posts.
    if (isBlog && (listAddress.test(address) || isListOfPosts(address, published))) return { to: "/" };
    const first = sections.get(address);
    return first === undefined ? {} : { to: first };
  };
  return find;
}

function isListOfPosts(address: string, published: readonly PlacedText[]): boolean {
  return published.some(({ old }) => old.kind === "post" && `/${old.folder}` === address);
}

/** Why an address of the sitemap has no page: a file of that name that stayed behind, or a program that made it. */
function findReason(address: string, { unmoved, placed, today }: ProofInput): NoAnswer {
  if (placed.some((text) => text.old.address === address && !isPublished(text, today))) return "draft";
  const found = unmoved.find(({ path }) => {
    const stem = path.replace(/(?:\/_?index)?(?:\.[a-z]{2,3})?\.\w+$/, "");
    return address !== "/" && (stem === address.slice(1) || stem.endsWith(address));
  });
  return found?.why ?? "program";
}
