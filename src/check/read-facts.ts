import type { Attributes } from "../html/read-html.ts";
import type { PageFacts, PageFault, PageLoad, PageMarkup } from "../model/model.ts";
import { leadsAway, linkOf, withoutOrigin } from "../model/page-links.ts";
import { type Message, say } from "../words/message.ts";
import { createPolicyReader } from "./check-policy.ts";
import { type Endings, readElements, readSourceSet } from "./read-elements.ts";

/** The screen for which images are chosen: a phone, 390 CSS px wide, with two device pixels per CSS px. */
const screen = { width: 390, dots: 780 };

/**
 * Lists what a browser loads for a page by itself: styles, scripts, preloaded fonts, images, the icon. Its `open` and
 * `close` are called for every tag in order. For images it overestimates: they are as wide as a phone’s screen, use the
 * first format, and count even far down, because browsers load lazy images long before they are visible.
 */
function createLoadReader() {
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

/**
 * Reads the facts from a page’s HTML that checks and maps need. Attribute values are unescaped, texts trimmed.
 * `endings` is shared by the pages of a build. `origin` is that of the site: links with it lead to its own pages.
 * `plannedLanguage` is the language in which the page is planned, on a site with several languages.
 */
export function readFacts(
  page: PageMarkup,
  endings: Endings = new Map(),
  origin?: string,
  plannedLanguage?: string,
): PageFacts {
  const ids: string[] = [];
  const links = { main: new Set<string>(), layout: new Set<string>() };
  const assets: string[] = [];
  const headings: { readonly depth: number; readonly text: string }[] = [];
  const headingIds = new Set<string>();
  const imagesWithoutAlt: string[] = [];
  let language: string | undefined;
  let title: string | undefined;
  let description: string | undefined;
  let collecting: { name: string; text: string } | undefined;
  let svgDepth = 0;
  let mainDepth = 0;
  let hasIsland = false;
  const loadReader = createLoadReader();
  const policyReader = createPolicyReader();

  const addLink = (url: string | undefined) => {
    if (url !== undefined && (!leadsAway(url) || withoutOrigin(url, origin) !== undefined))
      links[mainDepth > 0 ? "main" : "layout"].add(`${url}\n`);
  };

  const addImages = (srcset: string | undefined) => {
    if (srcset !== undefined) assets.push(...readSourceSet(srcset).map(({ url }) => url));
  };

  readElements(
    page,
    {
      open(name, attributes) {
        if (name === "svg") svgDepth += 1;
        if (name === "main") mainDepth += 1;
        loadReader.open(name, attributes, svgDepth > 0);
        policyReader.open(name, attributes);
        if (name === "html") language = attributes.lang;
        if (name === "img" && attributes.alt === undefined) imagesWithoutAlt.push(attributes.src ?? "");
        const isHeading = headingNames.has(name);
        if (isHeading || (name === "title" && svgDepth === 0)) collecting = { name, text: "" };
        // Most tags in a text have no attributes.
        if (isEmpty(attributes)) return;
        if (attributes["data-island"] !== undefined) hasIsland = true;
        if (attributes.id !== undefined) {
          ids.push(attributes.id);
          if (isHeading) headingIds.add(attributes.id);
        }
        if (name === "meta" && attributes.name === "description") description = attributes.content;
        addLink(linkOf(name, attributes));
        if (name !== "iframe" && svgDepth === 0 && attributes.src !== undefined) assets.push(attributes.src);
        if (name === "link" && isFetched(attributes.rel)) {
          if (attributes.href) assets.push(attributes.href);
          addImages(attributes.imagesrcset);
        }
        if (name === "video" && attributes.poster) assets.push(attributes.poster);
        addImages(attributes.srcset);
      },
      text(text) {
        policyReader.text(text);
        if (collecting !== undefined) collecting.text += text;
      },
      close(name) {
        if (name === "svg") svgDepth -= 1;
        if (name === "main") mainDepth -= 1;
        loadReader.close(name);
        policyReader.close(name);
        if (collecting?.name !== name) return;
        const text = foldBlanks(collecting.text);
        if (name === "title") title = text;
        else headings.push({ depth: Number(name[1]), text });
        collecting = undefined;
      },
      takeFacts(facts) {
        // Within headings and drawings, elements have another meaning.
        if (collecting !== undefined || svgDepth > 0) return false;
        ids.push(...facts.ids);
        facts.links.forEach(addLink);
        for (const { depth, text, id } of facts.headings) {
          headings.push({ depth, text: foldBlanks(text) });
          if (id !== undefined) headingIds.add(id);
        }
        return true;
      },
    },
    endings,
  );
  return {
    title,
    description,
    ids: [...ids.filter((id) => headingIds.has(id)), ...ids.filter((id) => !headingIds.has(id))],
    links: { main: joinLines(links.main), layout: joinLines(links.layout) },
    assets,
    faults: findFaults({ language, plannedLanguage, title, headings, ids, imagesWithoutAlt }),
    loads: loadReader.loads,
    hasIsland,
    policy: policyReader.needs(),
  };
}

/** Like browsers, which do not collapse no-break spaces. */
function foldBlanks(text: string): string {
  return text.replace(/[\t\n\f\r ]+/g, " ").trim();
}

function joinLines(lines: ReadonlySet<string>): string {
  return [...lines].join("");
}

function isEmpty(attributes: object): boolean {
  for (const _ in attributes) return false;
  return true;
}

const headingNames: ReadonlySet<string> = new Set(["h1", "h2", "h3", "h4", "h5", "h6"]);

function isFetched(rel: string | undefined): boolean {
  return /\b(?:stylesheet|preload|modulepreload|icon|manifest|apple-touch-icon)\b/.test(rel ?? "");
}

/** The facts in which faults are searched. */
type PageOutline = {
  readonly language: string | undefined;
  /** The language that the page is planned in. Undefined on a site with one language. */
  readonly plannedLanguage?: string | undefined;
  readonly title: string | undefined;
  readonly headings: readonly Heading[];
  readonly ids: readonly string[];
  /** Addresses of images without `alt`. */
  readonly imagesWithoutAlt: readonly string[];
};

type Heading = { readonly depth: number; readonly text: string };

/** Finds faults in the language, title, headings, ids and alternative texts of a page. */
function findFaults({
  language,
  plannedLanguage,
  title,
  headings,
  ids,
  imagesWithoutAlt,
}: PageOutline): readonly PageFault[] {
  const faults: PageFault[] = [];
  const note: Note = (code, message, hint) => void faults.push({ code, message, hint });
  if (!language) note("page/language", say("page/language"), say("page/language.hint"));
  else if (plannedLanguage !== undefined && language !== plannedLanguage)
    note(
      "page/language",
      say("page/language.other", { written: language, planned: plannedLanguage }),
      say("page/language.other.hint"),
    );
  if (!title) note("page/title", say("page/title"), say("page/title.hint"));
  findHeadingFaults(headings, note);
  for (const id of repeated(ids)) {
    note("page/duplicate-id", say("page/duplicate-id", { id }), say("page/duplicate-id.hint"));
  }
  for (const image of imagesWithoutAlt) {
    note("page/alternative-text", say("page/alternative-text", { image }), say("page/alternative-text.hint"));
  }
  return faults;
}

type Note = (code: PageFault["code"], message: Message, hint: Message) => void;

function findHeadingFaults(headings: readonly Heading[], note: Note): void {
  const titles = headings.filter((heading) => heading.depth === 1);
  if (titles.length !== 1) {
    note(
      "page/headings",
      say("page/headings.first", { count: titles.length }),
      say("page/headings.first.hint"),
    );
  }
  let depth = 0;
  for (const heading of headings) {
    if (heading.depth > depth + 1) {
      const { text, depth: level } = heading;
      if (depth === 0)
        note(
          "page/headings",
          say("page/headings.early", { heading: text, level }),
          say("page/headings.early.hint"),
        );
      else
        note(
          "page/headings",
          say("page/headings.step", { heading: text, level, above: depth }),
          say("page/headings.step.hint", { signs: "#".repeat(depth + 1) }),
        );
    }
    depth = heading.depth;
  }
}

function repeated(items: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return [...new Set(items.filter((item) => seen.size === seen.add(item).size))];
}
