import type { Words } from "../spoken.ts";

/** The card that a social network would show for the page. */
export type SocialCard = {
  readonly title: string;
  readonly description: string;
  readonly site: string;
  /** The address of the image, on this server if the site itself publishes it. */
  readonly image: string | undefined;
  /** What is missing or wrong. */
  readonly remarks: readonly string[];
};

/** Reads the Open Graph tags of `page`. `published` is the address that the page will have. */
export function readCard(page: Document, published: string, words: Words): SocialCard {
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
