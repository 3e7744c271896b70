import type { PageFacts, PageMarkup } from "../../model/model.ts";
import { leadsAway, linkOf, withoutOrigin } from "../../model/page-links.ts";
import { findFaults } from "./find-faults.ts";
import { type Endings, readElements } from "./read-elements.ts";
import { createLoadReader } from "./read-loads.ts";
import { createPolicyReader } from "./read-policy-needs.ts";
import { readSourceSet } from "./read-source-set.ts";

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
