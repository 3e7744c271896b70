import { diffArrays } from "diff";
import type { ChangedPage } from "../../changes/changes.ts";
import { unshownElements, voidElements, wordElements } from "../../html/elements.ts";
import { escapeHtml } from "../../html/escape.ts";
import { createHtmlReader, readTags } from "../../html/read-html.ts";
import { type Answer, plainAnswer } from "../../http/answer.ts";
import { contentTypeOf } from "../../http/content-types.ts";
import { findFile } from "../../http/find-file.ts";
import type { OutputFile } from "../../model/model.ts";
import { encodeRoute } from "../../model/route.ts";
import { withoutSeal } from "../../pipeline/render/policies.ts";
import { say } from "../../words/message.ts";
import type { Speech } from "../../words/speech.ts";
import { picturesPath } from "../addresses.ts";
import type { Version } from "./build-version.ts";
import type { BuiltVersions } from "./versions.ts";

/** The versions of the site, as trees of Git, that pictures compare. */
export type PicturedTrees = { readonly before: string; readonly after: string };

/**
 * Draws a page before and after, side by side, as frames that `client/pictures.ts` loads when they come into view. A new
 * page has no picture before, and a removed one none after.
 */
export function drawPictures(
  { name, route, from = route, state }: Pick<ChangedPage, "name" | "route" | "from" | "state">,
  { before, after }: PicturedTrees,
  { pages: words }: Speech,
): string {
  const page = name || route;
  const [old, now] = [
    { tree: before, route: from },
    { tree: after, route },
  ];
  const isPair = state === "changed" || state === "moved";
  const pictures = [
    ...(state === "added"
      ? []
      : [{ of: old, against: isPair ? now : undefined, title: words["picture.before"] }]),
    ...(state === "removed"
      ? []
      : [{ of: now, against: isPair ? old : undefined, title: words["picture.after"] }]),
  ].map(({ of, against, title }) => {
    const label = escapeHtml(words["picture.label"]({ title, page }));
    const href = escapeHtml(addressOf(of, against));
    return `<figure class="picture">
<figcaption>${title} <a href="${href}" target="_blank" aria-label="${escapeHtml(words["picture.large.label"]({ title, page }))}">${words["picture.large"]}</a></figcaption>
<div class="view"><iframe data-src="${href}" title="${label}" sandbox="allow-same-origin" tabindex="-1" inert></iframe></div>
</figure>`;
  });
  return `<div class="pictures">\n${pictures.join("\n")}\n</div>`;
}

const screenKeys = { wide: "picture.screen.wide", phone: "picture.screen.phone" } as const;

/** Draws the choice between the pictures of a wide screen and of a phone. */
export function drawScreens({ pages: words }: Speech): string {
  const choice = (screen: "wide" | "phone") =>
    `<label><input type="radio" name="screen" value="${screen}"> ${words[screenKeys[screen]]}</label>`;
  return `<fieldset class="screens"><legend>${words["picture.screen"]}</legend>${choice("wide")} ${choice("phone")}</fieldset>`;
}

type Place = { readonly tree: string; readonly route: string };

function addressOf({ tree, route }: Place, against: Place | undefined): string {
  const query =
    against === undefined ? "" : `?${new URLSearchParams({ against: against.tree + against.route })}`;
  return picturesPath + tree + encodeRoute(route) + query;
}

/**
 * Answers with a file of a built version. `path` is the tree and the path below it. A page runs no script, and with
 * `against`, another page in the same form, its blocks that differ from that one are marked.
 */
export async function answerPicture(
  path: string,
  query: URLSearchParams,
  { versions, base }: { readonly versions: Pick<BuiltVersions, "again">; readonly base: string },
): Promise<Answer> {
  const [file, other] = await Promise.all(
    [path, query.get("against") ?? ""].map((place) => findPictured(place, versions)),
  );
  if (file === undefined) return gone;
  const root = picturesPath + path.slice(0, path.indexOf("/"));
  return {
    status: 200,
    headers: { "Content-Type": contentTypeOf(file.path), "Content-Security-Policy": policy },
    body: file.large === undefined ? draw(file, other, { base, root }) : { place: file.large.place },
  };
}

const gone = plainAnswer(404, say("http.no-picture"));

/** Styles, images and fonts alone. A page of the site may show this in a frame, and nothing else. */
const policy = [
  "default-src 'none'",
  "style-src 'self' 'unsafe-inline' https:",
  ...["img-src", "font-src", "media-src"].map((directive) => `${directive} 'self' data: https:`),
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  "sandbox allow-same-origin",
].join("; ");

async function findPictured(
  place: string,
  versions: Pick<BuiltVersions, "again">,
): Promise<OutputFile | undefined> {
  const [, tree = "", path = ""] = /^([0-9a-f]{40,64})(\/.*)$/.exec(place) ?? [];
  const version = tree === "" ? undefined : await versions.again(tree);
  const files = version && filesOf(version);
  const found = files && findFile(path, files);
  return found === undefined ? undefined : files?.get(found);
}

const byPath = new WeakMap<Version, ReadonlyMap<string, OutputFile>>();

function filesOf(version: Version): ReadonlyMap<string, OutputFile> {
  const known = byPath.get(version) ?? new Map(version.files?.map((file) => [file.path, file]));
  byPath.set(version, known);
  return known;
}

/** `base` is the sub-path of the site, which `root` takes the place of. */
type Roots = { readonly base: string; readonly root: string };

function draw(file: OutputFile, other: OutputFile | undefined, roots: Roots): Uint8Array | string {
  const { path, bytes } = file;
  if (path.endsWith(".css")) return leadStyle(Buffer.from(bytes).toString(), roots);
  if (!path.endsWith(".html")) return bytes;
  const html = withoutScripts(bytes);
  const marked = other?.path.endsWith(".html") ? markChanges(html, withoutScripts(other.bytes)) : html;
  return leadPage(marked, roots).replace(/<\/head>/i, (end) => `<style>${stillStyle}</style>${end}`);
}

/** The browser would report each script that it does not run. */
function withoutScripts(bytes: Uint8Array): string {
  return withoutSeal(Buffer.from(bytes).toString()).replace(
    /<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*\brel="modulepreload"[^>]*>/g,
    "",
  );
}

/** A picture stands still, since nobody scrolls it and no script runs. */
const stillStyle = `*, ::before, ::after { animation: none !important; transition: none !important }
html { scroll-behavior: auto !important }
[data-site-changed] { outline: 4px solid #d9480f !important; outline-offset: 4px !important }`;

/** Marks the start tags of the blocks whose words, links or images are not in the other page at this place. */
export function markChanges(html: string, other: string): string {
  const spots = listSpots(html);
  const parts =
    diffArrays(
      listSpots(other).map(({ holds }) => holds),
      spots.map(({ holds }) => holds),
      { maxEditLength: mostDifferences },
    ) ?? [];
  const places = new Set<number>();
  let at = 0;
  for (const { added, removed, count = 0 } of parts) {
    if (added) for (const spot of spots.slice(at, at + count)) places.add(spot.at);
    if (!removed) at += count;
  }
  const cuts = [...places].sort((a, b) => a - b);
  return [0, ...cuts].map((from, index) => html.slice(from, cuts[index])).join(" data-site-changed");
}

/** Pages with more differences have no marks: the time of a comparison grows with the square of the differences. */
const mostDifferences = 1000;

/** A block of a page: what it holds, and the offset behind the name of its start tag. */
type Spot = { readonly holds: string; readonly at: number };

function listSpots(html: string): readonly Spot[] {
  const spots: Spot[] = [];
  const open: { readonly name: string; readonly at: number }[] = [];
  let words = "";
  const put = (holds: string, at: number) => {
    const folded = holds.replace(/\s+/g, " ").trim();
    if (folded !== "") spots.push({ holds: folded, at });
  };
  const flush = () => {
    // An outline around a part of a drawing is cut off.
    const holder =
      open.find(({ name }) => name === "svg") ?? open.findLast(({ name }) => !wordElements.has(name));
    const isShown = !open.some(({ name }) => name === "head" || unshownElements.has(name));
    if (holder !== undefined && isShown && !/^(?:body|html)$/.test(holder.name)) put(words, holder.at);
    words = "";
  };
  const reader = createHtmlReader({
    open(name, { src = "", alt = "", href = "" }) {
      const at = reader.startIndex + 1 + name.length;
      if (name === "img") put(`${src} ${alt}`, at);
      if (voidElements.has(name)) return;
      if (!wordElements.has(name)) flush();
      open.push({ name, at });
      if (name === "a") words += `${href} `;
    },
    text(text) {
      words += text;
    },
    close(name) {
      if (voidElements.has(name)) return;
      if (!wordElements.has(name)) flush();
      open.pop();
    },
  });
  reader.end(html);
  return spots;
}

/** Makes the addresses of a page lead to the files of its own version. */
function leadPage(html: string, roots: Roots): string {
  const pieces: string[] = [];
  let done = 0;
  readTags(html, (name, written, at) => {
    if (name.startsWith("/")) return true;
    const tag = written();
    const led = tag
      .replace(
        /(\s(?:href|src|poster)=["']?)(\/[^\s"'>]*)/gi,
        (_, start, address) => start + lead(address, roots),
      )
      .replace(/(\s(?:image)?srcset=)("[^"]*"|'[^']*')/gi, (_, start, list: string) => {
        return (
          start +
          list.replace(/(^["']|,)(\s*)(\/[^\s,"']*)/g, (_all, before, space, address) => {
            return before + space + lead(address, roots);
          })
        );
      })
      .replace(/\sstyle=(?:"[^"]*"|'[^']*')/gi, (style) => leadStyle(style, roots));
    if (led !== tag) {
      pieces.push(html.slice(done, at), led);
      done = at + tag.length;
    }
    return true;
  });
  return pieces.join("") + html.slice(done);
}

function leadStyle(css: string, roots: Roots): string {
  return css.replace(
    /(url\(\s*["']?|@import\s+["'])(\/[^\s"')]*)/gi,
    (_, start, address) => start + lead(address, roots),
  );
}

/** `//` begins the address of another server. */
function lead(address: string, { base, root }: Roots): string {
  return address.startsWith("//") || !address.startsWith(`${base}/`)
    ? address
    : root + address.slice(base.length);
}
