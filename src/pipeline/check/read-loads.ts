import type { Attributes } from "../../html/read-html.ts";
import type { PageLoad } from "../../model/model.ts";
import { readSourceSet } from "./read-source-set.ts";

/** The screen for which images are chosen: a phone, 390 CSS px wide, with two device pixels per CSS px. */
const screen = { width: 390, dots: 780 };

/**
 * Lists what a browser loads for a page by itself: styles, scripts, preloaded fonts, images, the icon. Its `open` and
 * `close` are called for every tag in order. For images it overestimates: they are as wide as a phone’s screen, use the
 * first format, and count even far down, because browsers load lazy images long before they are visible.
 */
export function createLoadReader() {
  const loads: PageLoad[] = [];
  const add = (kind: PageLoad["kind"], url: string | undefined) => {
    // Data in the page itself loads with it.
    if (url !== undefined && url !== "" && !/^(?:#|data:)/.test(url)) loads.push({ kind, url });
  };
  let picture: { hasSource: boolean } | undefined;
  let hasTitle = false;

  return {
    loads: loads as readonly PageLoad[],
    open(name: string, attributes: Attributes, isInSvg: boolean): void {
      if (name === "h1") hasTitle = true;
      if (name === "link") addLink(attributes, hasTitle, add);
      if (name === "script") add("script", attributes.src);
      if (name === "picture") picture = { hasSource: false };
      if (name === "source" && picture?.hasSource === false && isShownOnPhones(attributes.media)) {
        picture.hasSource = true;
        add("image", pickCandidate(attributes.srcset));
      }
      if (name === "img" && !picture?.hasSource)
        add("image", pickCandidate(attributes.srcset) ?? attributes.src);
      if (name === "video") add("image", attributes.poster);
      if (isInSvg && (name === "image" || name === "use"))
        add("image", attributes.href ?? attributes["xlink:href"]);
    },
    close(name: string): void {
      if (name === "picture") picture = undefined;
    },
  };
}

function addLink(
  { rel = "", as, href, media, imagesrcset }: Attributes,
  hasTitle: boolean,
  add: (kind: PageLoad["kind"], url: string | undefined) => void,
): void {
  const kinds = rel.toLowerCase().split(/\s+/);
  // Content before a style in the body is shown without waiting for it, so a style below the title of the page does not
  // delay the first paint.
  if (kinds.includes("stylesheet")) add(isForScreens(media) && !hasTitle ? "blocking-style" : "style", href);
  else if (kinds.includes("modulepreload") || as === "script") add("script", href);
  else if (kinds.includes("icon")) add("image", href);
  else if (kinds.includes("preload")) {
    if (as === "font") add("preloaded-font", href);
    if (as === "style") add("style", href);
    if (as === "image" && isShownOnPhones(media)) add("image", pickCandidate(imagesrcset) ?? href);
  }
}

/** Browsers do not wait for a style whose conditions all require print or forced colours. */
function isForScreens(media = "all"): boolean {
  return media.split(",").some((condition) => !/\bprint\b|forced-colors/.test(condition));
}

/**
 * True unless the condition requires a wider screen, print or dark colours: the page is weighed as most visitors see it
 * first.
 */
function isShownOnPhones(media = ""): boolean {
  if (/\bprint\b|\bdark\b/.test(media)) return false;
  return Number(/min-width:\s*(\d+)px/.exec(media)?.[1] ?? 0) <= screen.width;
}

/** The narrowest image that fills the screen, else the widest. */
function pickCandidate(srcset: string | undefined): string | undefined {
  if (srcset === undefined) return undefined;
  const candidates = readSourceSet(srcset)
    .map(({ url, width, density = 1 }) => ({ url, dots: width ?? density * screen.width }))
    .sort((a, b) => a.dots - b.dots);
  return (candidates.find(({ dots }) => dots >= screen.dots) ?? candidates.at(-1))?.url;
}
