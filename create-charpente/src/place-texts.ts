import { toFileStem } from "../../src/model/image-name.ts";
import { slugify, toRoute } from "../../src/model/route.ts";
import { uniquePath } from "./find-files.ts";
import type { Left } from "./new-site.ts";
import type { OldText } from "./old-site.ts";
import { type Fields, readFields } from "./read-fields.ts";
import type { Starter, StarterAddresses } from "./starters.ts";

/** A text with its file and address in the new site. */
export type PlacedText = {
  readonly old: OldText;
  readonly fields: Fields;
  /** The new file. */
  readonly file: string;
  /** The new address. */
  readonly address: string;
  /** The route to write in the head. Undefined when the file name already gives this address. */
  readonly route: string | undefined;
  readonly isDraft: boolean;
};

/** Where texts are placed: a starter, with the addresses of its language. */
export type TextPlace = { readonly starter: Starter; readonly addresses: StarterAddresses };

/** Gives each text a file, and keeps its address if the new site can have it. */
export function placeTexts(
  texts: readonly OldText[],
  { starter, addresses: own }: TextPlace,
  left: Left[],
): readonly PlacedText[] {
  const files = new Set<string>();
  // Pages of the starter itself.
  const addresses = new Set([...(starter === "blog" ? [own.topics] : []), own.search, "/404"]);
  let hasHome = false;
  return texts.map((old) => {
    const isHome = old.kind === "home" && !hasHome;
    hasHome ||= isHome;
    const { file, usual } = isHome ? homeOf(starter) : nameFile(old, starter, own, files);
    const kept = nearestRoutes(old.address).find((route) => !addresses.has(route));
    const address = isHome ? "/" : (kept ?? uniquePath(usual, addresses));
    addresses.add(address);
    if (address !== old.address) left.push({ kind: "address", file, what: `${old.address} → ${address}` });
    const fields = readFields(old.head);
    return {
      old,
      fields,
      isDraft: fields.isDraft || old.isDraft === true || old.isPageless === true,
      file,
      address,
      route: address === usual ? undefined : address,
    };
  });
}

/** The old address, and the same in characters that the new site can have. */
function nearestRoutes(address: string): readonly string[] {
  // A page of that name would be written where the one above it is.
  if (address.endsWith("/index")) return [];
  return [address, address.split("/").map(slugify).join("/")].flatMap((written) => toRoute(written) ?? []);
}

function homeOf(starter: Starter) {
  return { file: starter === "blog" ? "content/home.md" : "content/pages/index.md", usual: "/" };
}

/** The file, and the address that its name gives it. */
function nameFile(
  { kind, name, folder }: OldText,
  starter: Starter,
  { posts }: StarterAddresses,
  files: Set<string>,
) {
  const plain = toFileStem(name) || "page";
  const folders = folder
    .split("/")
    .map(toFileStem)
    .filter((part) => part !== "");
  if (starter === "documentation") {
    const inner =
      kind === "section" ? [...folders, "overview"] : [...folders, plain === "index" ? "overview" : plain];
    const file = uniquePath(`content/pages/${inner.join("/")}.md`, files);
    return { file, usual: file.slice("content/pages".length, -".md".length) };
  }
  if (kind === "post") {
    const file = uniquePath(`content/posts/${plain}.md`, files);
    return { file, usual: posts + file.slice("content/posts".length, -".md".length) };
  }
  const file = uniquePath(`content/pages/${plain}.md`, files);
  return { file, usual: file.slice("content/pages".length, -".md".length) };
}
