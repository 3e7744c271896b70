import type { PageLoad } from "../../model/model.ts";
import { readSourceSet } from "./read-source-set.ts";

type Attributes = Readonly<Record<string, string>>;

/** The screen for which images are chosen: a phone, 390 CSS px wide, of two dots a px. */
const screen = { width: 390, dots: 780 };

/**
 * Notes what a browser fetches for a page by itself: styles, scripts, preloaded fonts, images, the icon. It is told of
 * every tag in order. One rule for images, which errs on the heavy side: they are as wide as a phone’s screen, come in
 * the first format on offer, and count wherever they stand, because browsers fetch lazy ones long before they show.
 */
export function createLoadReader() {
  const loads: PageLoad[] = [];
  const add = (kind: PageLoad["kind"], url: string | undefined) => {
    // What stands in the page itself is fetched with it.
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
  // What stands before a style in the body shows without it: below the title of the page it keeps no first paint waiting.
  if (kinds.includes("stylesheet")) add(isForScreens(media) && !hasTitle ? "blocking-style" : "style", href);
  else if (kinds.includes("modulepreload") || as === "script") add("script", href);
  else if (kinds.includes("icon")) add("image", href);
  else if (kinds.includes("preload")) {
    if (as === "font") add("preloaded-font", href);
    if (as === "style") add("style", href);
    if (as === "image" && isShownOnPhones(media)) add("image", pickCandidate(imagesrcset) ?? href);
  }
}

/** Browsers wait for no style of which all conditions ask for paper, or for colours that the visitor has forced. */
function isForScreens(media = "all"): boolean {
  return media.split(",").some((condition) => !/\bprint\b|forced-colors/.test(condition));
}

/** True unless the condition asks for a wider screen, paper or the dark: the page is weighed as most see it first. */
function isShownOnPhones(media = ""): boolean {
  if (/\bprint\b|\bdark\b/.test(media)) return false;
  return Number(/min-width:\s*(\d+)px/.exec(media)?.[1] ?? 0) <= screen.width;
}

/** The narrowest that fills the screen, else the widest. */
function pickCandidate(srcset: string | undefined): string | undefined {
  if (srcset === undefined) return undefined;
  const candidates = readSourceSet(srcset)
    .map(({ url, width, density = 1 }) => ({ url, dots: width ?? density * screen.width }))
    .sort((a, b) => a.dots - b.dots);
  return (candidates.find(({ dots }) => dots >= screen.dots) ?? candidates.at(-1))?.url;
}
