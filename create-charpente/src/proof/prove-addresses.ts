import { slugify, toRoute } from "../../../src/model/route.ts";
import { findTopics, type NewRedirect, readAlias, topicKeyOf } from "../list-redirects.ts";
import type { OldRedirect, OldTexts, Unmoved } from "../old-site.ts";
import { toAddress } from "../paths.ts";
import { listOwnPages, listPaths, type PlacedText, type TextPlace } from "../place-texts.ts";
import { type FeedPaths, listFeeds } from "./list-feeds.ts";
import { isPattern, toOldAddress } from "./read-redirects.ts";

/** Where an address of the old site is known from. */
export type AddressSource = "text" | "page" | "alias" | "redirect" | "sitemap" | "list" | "feed";

/** Why nothing answers at an address. */
export type NoAnswer =
  | Unmoved["why"]
  /** The redirect is a pattern, or leads to another site or to a page that is not there. */
  | "pattern"
  | "elsewhere"
  | "broken"
  /** The feed of a site that has none in the new one. */
  | "feed"
  | "topic"
  /** Another page has the address, or no page can have it. */
  | "refused"
  /** It is in the sitemap, and no text of the old site is known to have it. */
  | "made";

export type ProvedAddress = { readonly address: string; readonly source: AddressSource } & (
  | { readonly answer: "same" }
  | { readonly answer: "redirect"; readonly to: string }
  | { readonly answer: "nothing"; readonly why: NoAnswer }
);

export type AddressProof = {
  /** In the order of the addresses. */
  readonly addresses: readonly ProvedAddress[];
  /** Those that the new site needs: `found` and more. */
  readonly redirects: readonly NewRedirect[];
};

export type AddressInput = {
  readonly placed: readonly PlacedText[];
  readonly listed: OldTexts;
  readonly place: TextPlace;
  /** The redirects to pages that are known already. */
  readonly found: readonly NewRedirect[];
  /** The redirects of the old site, patterns as well. */
  readonly written: readonly OldRedirect[];
  /** The addresses in the sitemap of the old site, without its origin and its sub-path. */
  readonly sitemap: readonly string[];
  /** The addresses of the old feeds, and the files of the new ones. */
  readonly oldFeeds: readonly string[];
  readonly feeds: FeedPaths;
};

/**
 * Answers for each old address what the new site has there, and adds redirects where something answers elsewhere. A
 * build of the new site gives the same answers.
 */
export function proveAddresses(input: AddressInput): AddressProof {
  const { placed, listed, place, written } = input;
  const published = placed.filter((text) => isPublished(text, place.today));
  const topics = findTopics(published, place);
  const routes = listRoutes(published, topics, input);
  // A redirect to a text that is still to come would lead nowhere.
  const redirects = new Map(
    input.found.filter(({ to }) => routes.has(to)).map(({ from, to }) => [from, to] as const),
  );
  const redirect = (address: string, to: string | undefined): string | undefined => {
    const from = toRoute(address, { capitals: true });
    if (from === undefined) return undefined;
    const known = redirects.get(from);
    if (known === undefined && to !== undefined && to !== address) redirects.set(from, to);
    return redirects.get(from);
  };
  const proved = new Map<string, ProvedAddress>();
  const answer = (address: string, source: AddressSource, successor: Successor) => {
    if (proved.has(address)) return;
    // A page that no redirect can lead to, since the old address is no route.
    const why = (successor.to === undefined ? successor.why : undefined) ?? "refused";
    const to = routes.has(address) ? undefined : redirect(address, successor.to);
    proved.set(
      address,
      routes.has(address)
        ? { address, source, answer: "same" }
        : to === undefined
          ? { address, source, answer: "nothing", why }
          : { address, source, answer: "redirect", to },
    );
  };

  answer("/", "text", {});
  for (const { old, address } of published) {
    if (old.pattern !== undefined) continue;
    // Another page answers at an address that the starter itself needs.
    if (old.address !== address && routes.has(old.address))
      proved.set(old.address, { address: old.address, source: "text", answer: "nothing", why: "refused" });
    else answer(old.address, "text", {});
  }
  for (const text of placed) {
    const path = place.languages.find(({ code }) => code === text.old.language)?.path ?? "";
    const why = published.includes(text) ? "refused" : "draft";
    for (const alias of text.fields.aliases)
      for (const each of readAlias(alias, text.old.address, path).slice(-1))
        answer(toOldAddress(each), "alias", { why });
  }
  const successorOf = createSuccessorFinder(routes, topics, redirects, place);
  for (const { address, of } of listed.lists ?? [])
    answer(address, "list", {
      ...successorOf(address),
      why: place.starter === "blog" && typeof of === "object" && "topic" in of ? "topic" : "list",
    });
  for (const address of input.oldFeeds) answer(address, "feed", { why: "feed", ...successorOf(address) });
  for (const { address, why } of listed.unmoved)
    if (address !== undefined) answer(address, "page", { why, ...successorOf(address) });
  for (const { from, to } of written) {
    const target = to.startsWith("/") ? toOldAddress(to) : to;
    const why = isPattern(from) ? "pattern" : to.startsWith("/") ? "broken" : "elsewhere";
    // A redirect from another host is told as it is written.
    answer(
      from.startsWith("/") ? toOldAddress(from) : from,
      "redirect",
      isPattern(from) ? { why } : { why, to: successorOf(target).to },
    );
  }
  for (const address of input.sitemap)
    answer(address, "sitemap", { why: findReason(address, input), ...successorOf(address) });
  return {
    addresses: [...proved.values()].sort((a, b) => (a.address < b.address ? -1 : 1)),
    redirects: [...redirects].map(([from, to]) => ({ from, to })),
  };
}

/** A draft, and a post of a later day, has no page. */
function isPublished({ isDraft, fields, old }: PlacedText, today: string): boolean {
  const date = fields.date ?? old.date;
  return !isDraft && !(old.kind === "post" && date !== undefined && date > today);
}

/** Every address at which a build of the new site has a file for visitors, except the further pages of its lists. */
function listRoutes(
  published: readonly PlacedText[],
  topics: ReadonlyMap<string, string>,
  { place, feeds }: Pick<AddressInput, "place" | "feeds">,
): ReadonlySet<string> {
  const paths = listPaths(place);
  return new Set([
    ...paths.map((path) => path || "/"),
    ...listOwnPages(place),
    ...published.map(({ address }) => address),
    ...topics.values(),
    ...(place.starter === "blog" ? listFeeds(feeds, paths) : []),
    "/sitemap.xml",
    "/robots.txt",
  ]);
}

type Successor = { readonly to?: string | undefined; readonly why?: NoAnswer };

const feedAddress = /^(.*)\/(?:(?:index|feed|rss|atom)\.(?:xml|json)|feed)$/;
const numberedAddress = /^(.*?)\/page\/?\d+$/;
const termAddress = /^(?:\/.+)?\/(?:tags?|categor(?:y|ies)|topics?)(?:\/([^/]+))?$/;
const listAddress = /^(?:\/.+)?\/(?:posts?|blog|articles?|news|notes|archives?)$/;

/** Finds what takes the place of a page that no text has: a list, the page of a tag, a feed. */
function createSuccessorFinder(
  routes: ReadonlySet<string>,
  topics: ReadonlyMap<string, string>,
  redirects: ReadonlyMap<string, string>,
  { starter, addresses, languages }: TextPlace,
): (address: string) => Successor {
  const isBlog = starter === "blog";
  const find = (address: string): Successor => {
    const to = routes.has(address) ? address : redirects.get(address);
    if (to !== undefined) return { to };
    // The head of each page of a blog names the feed.
    const [, fed] = feedAddress.exec(address) ?? [];
    if (fed !== undefined) return isBlog ? find(fed === "" ? "/" : fed) : { why: "feed" };
    const [, list] = numberedAddress.exec(address) ?? [];
    if (list !== undefined) return find(list === "" ? "/" : list);
    const home = languages.slice(1).find(({ path }) => path !== "" && `${address}/`.startsWith(`${path}/`));
    const path = home === undefined ? "" : `/${home.code}`;
    const term = termAddress.exec(address);
    if (term !== null) {
      const [, name] = term;
      const list = path + addresses.topics;
      // Tags may differ by their signs alone, as C and C++ do: only a name that is a segment already may stand for one.
      const segment = name !== undefined && slugify(name) === name ? `${list}/${name}` : undefined;
      const topic = name === undefined ? list : (topics.get(topicKeyOf(home?.code, name)) ?? segment);
      return topic !== undefined && routes.has(topic) ? { to: topic } : { why: isBlog ? "topic" : "list" };
    }
    // The first page of a blog lists its posts.
    const isList = listAddress.test(address) || address === home?.path;
    return isList && (isBlog || address === home?.path) ? { to: path || "/" } : {};
  };
  return find;
}

/** Why an address of the sitemap has no page: a file of that name stayed behind, or a program made it. */
function findReason(address: string, { listed, placed, place }: AddressInput): NoAnswer {
  if (placed.some((text) => text.old.address === address && !isPublished(text, place.today))) return "draft";
  const found = listed.unmoved.find(({ path }) => {
    const stem = path.replace(/\.\w+$/, "").replace(/\/_?index$/, "");
    return address !== "/" && toAddress(`/${stem}`).endsWith(address);
  });
  return found?.why ?? "made";
}
