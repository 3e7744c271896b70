import { setTimeout as sleep } from "node:timers/promises";
import type { Change, ChangedPage, SiteChanges } from "../../changes/changes.ts";
import { createPageComparison } from "../../changes/compare-page.ts";
import { digestOf, digestOfFile } from "../../model/memory/hash.ts";
import { isTooLargeToRead, type OutputFile } from "../../model/model.ts";
import { withoutSeal } from "../../pipeline/render/policies.ts";

/** Whether the public site shows a publication. */
export type HostAnswer =
  | { readonly status: "seen"; readonly url: string }
  /** The last answer before the time was up was the old page, an error status, or none. */
  | { readonly status: "unseen"; readonly url: string; readonly last: LastAnswer }
  | { readonly status: "stopped"; readonly url: string }
  /** No page or file is known that proves it: visitors see no difference, or the changes are unknown. */
  | { readonly status: "unprovable" }
  /** The address is reserved for examples and has no server. */
  | { readonly status: "example"; readonly url: string };

type LastAnswer =
  | { readonly kind: "old" }
  | { readonly kind: "status"; readonly code: number }
  | { readonly kind: "none" };

export type HostPatience = {
  /** The pauses between requests. The last one repeats. */
  readonly pausesMs: readonly number[];
  readonly totalMs: number;
  readonly timeoutMs: number;
};

/** Hosts take from half a minute to some minutes. */
export const hostPatience: HostPatience = {
  pausesMs: [2000, 3000, 5000, 10_000, 20_000, 30_000],
  totalMs: 600_000,
  timeoutMs: 10_000,
};

/** Requests one page of the public site, with growing pauses, until it is the new version. */
export async function askHost(
  proof: Proof | undefined,
  address: string,
  signal: AbortSignal,
  how: HostPatience = hostPatience,
): Promise<HostAnswer> {
  if (proof === undefined) return { status: "unprovable" };
  const url = urlOf(proof, address);
  if (isExample(url)) return { status: "example", url };
  const end = performance.now() + how.totalMs;
  for (let asked = 0; ; asked += 1) {
    const last = await askOnce(url, proof, AbortSignal.any([signal, AbortSignal.timeout(how.timeoutMs)]));
    if (last === "seen") return { status: "seen", url };
    const pause = how.pausesMs[Math.min(asked, how.pausesMs.length - 1)] ?? 0;
    if (signal.aborted) return { status: "stopped", url };
    if (performance.now() + pause > end) return { status: "unseen", url, last };
    await sleep(pause, undefined, { signal }).catch(() => {});
  }
}

async function askOnce(url: string, proof: Proof, signal: AbortSignal): Promise<LastAnswer | "seen"> {
  try {
    const answer = await fetch(url, { signal, cache: "no-store", headers: { "Cache-Control": "no-cache" } });
    if (!answer.ok) {
      await answer.body?.cancel();
      return { kind: "status", code: answer.status };
    }
    const bytes = Buffer.from(await answer.arrayBuffer());
    const isNew =
      proof.kind === "file" ? digestOf(bytes) === proof.digest : showsPage(bytes.toString(), proof.html);
    return isNew ? "seen" : { kind: "old" };
  } catch {
    return { kind: "none" };
  }
}

function isExample(url: string): boolean {
  return /(?:^|\.)(?:example|invalid|test|example\.(?:com|net|org))$/.test(new URL(url).hostname);
}

/**
 * True if a page of the public site has the same words, links and images in its body as the one built here. Ignores
 * everything else, because hosts add scripts and build with their own environment.
 */
export function showsPage(answered: string, built: string): boolean {
  if (!answered.includes("</html>")) return false;
  const [theirs, ours] = [answered, built].map(withoutFingerprints) as [string, string];
  if (theirs === ours) return true;
  return createPageComparison()(theirs, ours).every(
    (change) => change.kind === "markup" || change.part === "head" || change.block === "data",
  );
}

function withoutFingerprints(html: string): string {
  return withoutSeal(html).replace(/\.[0-9a-f]{10}(?=\.[a-z0-9]{2,5}(?![a-z0-9]))/g, "");
}

/** A page or file that proves that the host serves a publication. `path` is below the address of the site. */
export type Proof = { readonly name: string; readonly path: string } & (
  | { readonly kind: "page"; readonly html: string }
  | { readonly kind: "file"; readonly digest: string }
);

/** A page that was sent, and what its address has last answered. Undefined while it is asked. */
export type SentPage = {
  readonly name: string;
  readonly url: string;
  readonly answer: HostAnswer | undefined;
};

/**
 * Asks for all pages at once, each until it is the new version. `onPages` is called with all of them whenever one has
 * answered.
 */
export async function askHostForAll(
  proofs: readonly Proof[],
  address: string,
  signal: AbortSignal,
  onPages: (pages: readonly SentPage[]) => void,
  how: HostPatience = hostPatience,
): Promise<void> {
  const pages: SentPage[] = proofs.map((proof) => ({
    name: proof.name,
    url: urlOf(proof, address),
    answer: undefined,
  }));
  onPages([...pages]);
  await Promise.all(
    proofs.map(async (proof, at) => {
      const answer = await askHost(proof, address, signal, how);
      const page = pages[at];
      if (page !== undefined) pages[at] = { ...page, answer };
      onPages([...pages]);
    }),
  );
}

function urlOf({ path }: Proof, address: string): string {
  return address + (path === "/" && address.endsWith("/") ? "" : encodeURI(path));
}

/** A host is asked for no more pages than this. */
const mostProofs = 12;

/**
 * Picks the pages that this publication changes, those with changes of their own first, or else a file. Empty if there
 * is none.
 */
export function pickProofs(found: SiteChanges, files: readonly OutputFile[]): readonly Proof[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const shown = new Set(found.shared.filter(({ change }) => isSeen(change)).flatMap(({ routes }) => routes));
  const pages = [
    ...found.pages.filter(isAnother),
    ...found.pages.filter((one) => !isAnother(one) && shown.has(one.route)),
  ];
  const proofs = pages.slice(0, mostProofs).flatMap(({ route, name }): readonly Proof[] => {
    const below = route.slice(1);
    const file = [below === "" ? "index.html" : `${below}/index.html`, `${below}.html`]
      .map((path) => byPath.get(path))
      .find((known) => known !== undefined);
    return file === undefined
      ? []
      : [{ kind: "page", name: name || route, path: route, html: Buffer.from(file.bytes).toString() }];
  });
  if (proofs.length > 0) return proofs;
  const changed = found.files.filter(({ kind, state }) => kind === "file" && state !== "removed");
  // The answer of the host is read as a whole.
  const other = changed.flatMap(({ path }) => byPath.get(path) ?? []).find((one) => !isTooLargeToRead(one));
  return other === undefined
    ? []
    : [{ kind: "file", name: other.path, path: `/${other.path}`, digest: digestOfFile(other) }];
}

function isAnother({ state, changes }: ChangedPage): boolean {
  return state === "added" || state === "moved" || (state === "changed" && changes.some(isSeen));
}

/** True for a change in the visible HTML, which needs no script. */
function isSeen(change: Change): boolean {
  return change.kind !== "markup" && change.part !== "head";
}
