import type { PageDescription } from "../../panel/page-description.ts";
import type { SpokenWords } from "../spoken.ts";
import { make } from "./make.ts";
import type { Section } from "./sections.ts";

/** The page as a search result and as a social card. */
export function drawPreviews(
  { searchResult, route }: Pick<PageDescription, "searchResult" | "route">,
  page: Document,
  words: SpokenWords,
): readonly Section[] {
  const card = readCard(page, searchResult.url, words);
  return [
    {
      id: "search",
      title: words["search.title"],
      state: searchResult,
      draw: () => drawSearchResult(searchResult, words),
    },
    {
      id: "card",
      title: words["card.title"],
      state: [card, route],
      draw: () => drawCard(card, words),
    },
  ];
}

/** The widths of Google’s results on a desktop: a title of one line and a description of two, in its sizes of Arial. */
const title = { width: 580, size: 20 };
const description = { width: 920, size: 14 };

function drawSearchResult(result: PageDescription["searchResult"], words: SpokenWords): readonly Node[] {
  const shownTitle = cutText(result.title, title.width, measureIn(title.size));
  const shownDescription = cutText(result.description, description.width, measureIn(description.size));
  const remarks = [
    remarkOn("title", result.title, shownTitle, words),
    remarkOn("description", result.description, shownDescription, words),
  ].filter((remark) => remark !== undefined);
  return [
    make(
      "div",
      { class: "result" },
      make("p", { class: "address" }, new URL(result.url).host, ...crumbs(result.url)),
      make("p", { class: "title" }, shownTitle),
      make("p", {}, shownDescription),
    ),
    ...remarks.map((remark) => make("p", { class: "remark" }, remark)),
  ];
}

function remarkOn(
  what: "title" | "description",
  whole: string,
  cut: string,
  words: SpokenWords,
): string | undefined {
  if (whole === "") return words[searchKeys[what].none];
  if (cut === whole) return undefined;
  return words[searchKeys[what].cut]({ length: [...whole].length, shown: [...cut].length - 2 });
}

const searchKeys = {
  title: { none: "search.no-title", cut: "search.cut-title" },
  description: { none: "search.no-description", cut: "search.cut-description" },
} as const;

function crumbs(url: string): readonly string[] {
  return decodeURI(new URL(url).pathname)
    .split("/")
    .filter((part) => part !== "")
    .map((part) => ` › ${part}`);
}

function measureIn(size: number): (text: string) => number {
  const context = document.createElement("canvas").getContext("2d");
  if (context === null) return (text) => text.length * size * 0.5;
  // Other fonts of the list have the same widths as Arial.
  context.font = `${size}px Arial, Arimo, "Liberation Sans", Helvetica, sans-serif`;
  return (text) => context.measureText(text).width;
}

const patienceMs = 1000;
const mostTries = 30;

/** Cards are drawn after the page may already be shown, so a missing one is requested again. */
function drawImage(address: string, words: SpokenWords): readonly Node[] {
  const waiting = make("p", { hidden: true }, words["card.drawing"]);
  let tries = 0;
  const show = (isThere: boolean) => {
    image.hidden = !isThere;
    waiting.hidden = isThere;
  };
  const image = make("img", {
    src: address,
    alt: words["card.image"],
    load: () => show(true),
    error: () => {
      show(false);
      tries += 1;
      if (tries < mostTries)
        setTimeout(() => image.isConnected && image.setAttribute("src", address), patienceMs);
    },
  });
  return [image, waiting];
}

function drawCard(
  { title, description, site, image, remarks }: SocialCard,
  words: SpokenWords,
): readonly Node[] {
  return [
    make(
      "div",
      { class: "card" },
      ...(image === undefined ? [] : drawImage(image, words)),
      make("p", { class: "address" }, site),
      make("p", { class: "title" }, title),
      make("p", {}, description),
    ),
    ...remarks.map((remark) => make("p", { class: "remark" }, remark)),
  ];
}

/**
 * Cuts `text` after a word so that it fits into `maxWidth`, as search engines do. `measure` returns the width of a
 * text.
 */
export function cutText(text: string, maxWidth: number, measure: (text: string) => number): string {
  if (measure(text) <= maxWidth) return text;
  const words = text.split(" ");
  while (words.length > 1) {
    words.pop();
    const cut = `${words.join(" ").replace(/[\s,;:.–—-]+$/u, "")} …`;
    if (measure(cut) <= maxWidth) return cut;
  }
  let letters = [...text];
  while (letters.length > 0 && measure(`${letters.join("")}…`) > maxWidth) letters = letters.slice(0, -1);
  return `${letters.join("")}…`;
}

/** The card that a social network would show for the page. */
type SocialCard = {
  readonly title: string;
  readonly description: string;
  readonly site: string;
  /** The address of the image, on this server if the site itself publishes it. */
  readonly image: string | undefined;
  /** What is missing or wrong. */
  readonly remarks: readonly string[];
};

/** Reads the Open Graph tags of `page`. `published` is the address that the page will have. */
export function readCard(page: Document, published: string, words: SpokenWords): SocialCard {
  const read = (name: string) =>
    page.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute("content")?.trim() ??
    "";
  const title = read("og:title");
  const description = read("og:description");
  const image = read("og:image") || read("twitter:image");
  const wanted = {
    "og:title": title,
    "og:description": description,
    "og:image": image,
    "og:url": read("og:url"),
  };
  const missing = Object.keys(wanted).filter((name) => wanted[name as keyof typeof wanted] === "");
  const isWhole = /^https?:\/\//.test(image);
  return {
    title: title || page.title,
    description: description || read("description"),
    site: read("og:site_name") || new URL(published).host,
    image: image === "" ? undefined : toOwn(image, published),
    remarks: [
      ...(missing.length > 0 ? [words["card.missing"]({ names: missing })] : []),
      ...(image !== "" && !isWhole ? [words["card.whole-address"]] : []),
      ...(image !== "" && read("og:image:alt") === ""
        ? [words["card.missing"]({ names: ["og:image:alt"] })]
        : []),
    ],
  };
}

/** This server has the files that the site publishes. */
function toOwn(image: string, published: string): string {
  const address = new URL(image, published);
  return address.origin === new URL(published).origin ? address.pathname + address.search : address.href;
}
