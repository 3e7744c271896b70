import { posix } from "node:path";
import type { GeneratorSettings } from "../../define/settings.ts";
import { settingsFile } from "../../define/settings-file.ts";
import { groupBy } from "../../group-by.ts";
import type { HeldBack, OutputFile, RenderedPage } from "../../model/model.ts";
import { once } from "../../once.ts";
import { decodeAddress } from "../../text/decode-address.ts";
import { type Message, say } from "../../words/message.ts";
import { createHinter, suggest } from "../../words/suggest.ts";
import { findSecret } from "./check-static-files.ts";

type KnownPages = {
  /** Pages that may be suggested. */
  readonly routes: () => readonly string[];
  readonly pages: readonly Pick<RenderedPage, "page">[];
  readonly redirects: GeneratorSettings["redirects"];
  /** Entries that are not published yet. */
  readonly heldBack: readonly HeldBack[];
  /** Everything that is published. */
  readonly files: readonly Pick<OutputFile, "path">[];
};

/** Suggests a correction for an address that leads to no page. */
export function createLinkExplainer({
  routes,
  pages,
  redirects,
  heldBack,
  files,
}: KnownPages): (address: string) => Message {
  // Created for the first problem: most sites have none.
  const hint = once(() => createHinter(routes(), say("noun.pages")));
  const findBySource = once(() => indexSources(pages));
  const moves = new Map<string, string>(redirects.map(({ from, to }) => [from, to]));
  const hints = new Map<string, Message>();
  let searched = 0;

  const explain = (address: string): Message => {
    const moved = moves.get(address);
    if (moved !== undefined) return say("link/broken.moved", { file: settingsFile, to: moved });
    if (address.startsWith("www.")) return say("link/broken.no-scheme", { address });
    if (/^[^\s/@]+@[^\s/@]+\.[a-z]{2,}$/i.test(address)) return say("link/broken.mail", { address });
    if (/^\+?\d[\d .-]{5,}$/.test(address))
      return say("link/broken.telephone", { address: address.replace(/[ .-]/g, "") });
    const path = address.replace(/^(?:\.{1,2}\/)+/, "");
    // A link must not lead to advice to publish a password.
    const isSecret = findSecret({ path: decodeAddress(path), bytes: new Uint8Array() }) !== undefined;
    if (/\.(?!html?$|md$)[a-z0-9]{2,5}$/i.test(path) && !isSecret)
      return explainFile(decodeAddress(path), files);
    const named = path.endsWith(".md") ? findBySource()(path) : undefined;
    if (named !== undefined) return say("link/broken.file-name", { page: named.page.route });
    const name = posix.basename(path.replace(/\.(?:html?|md)$/, ""));
    const held = heldBack.find(({ id, part }) => part === undefined && posix.basename(id) === name);
    if (held !== undefined) return explainHeldBack(held);
    searched += 1;
    return searched > mostSearched
      ? say("link/broken.unsearched")
      : hint()(path.replace(/\.(?:html?|md)$/, ""));
  };
  return (address) => {
    const known = hints.get(address) ?? explain(address);
    hints.set(address, known);
    return known;
  };
}

/** Each search for a similar name takes milliseconds on a large site, and thousands of hints help no one. */
const mostSearched = 500;

/** Finds the first page whose source has a path with this ending. */
function indexSources(pages: KnownPages["pages"]) {
  const byName = groupBy(pages, ({ page }) => posix.basename(page.sources[0] ?? ""));
  return (path: string) =>
    byName.get(posix.basename(path))?.find(({ page }) => page.sources[0]?.endsWith(`/${path}`));
}

/** Suggests a file with a similar name, or else adding the missing one. */
function explainFile(path: string, files: KnownPages["files"]): Message {
  // Browsers take steps up from the top as none.
  const address = posix.normalize(`/${path}`);
  const alike = files
    .filter((file) => !file.path.startsWith("assets/") && extensionOf(file.path) === extensionOf(path))
    .map((file) => `/${file.path}`);
  const word =
    alike.find((known) => posix.basename(known) === posix.basename(address)) ?? suggest(address, alike);
  return word === undefined
    ? say("link/broken.file", { file: `static${address}`, address: address.replaceAll(" ", "%20") })
    : say("near-word", { word });
}

function explainHeldBack({ file, due }: HeldBack): Message {
  return due === undefined ? say("link/broken.draft", { file }) : say("link/broken.future", { file, due });
}

function extensionOf(path: string): string {
  return posix.extname(path).toLowerCase();
}
