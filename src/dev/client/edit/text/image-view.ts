import type { NodeViewConstructor } from "prosemirror-view";
import type { ImagesAnswer } from "../../../../edit/text-protocol.ts";
import { make } from "../../panel/make.ts";
import type { Session } from "../session.ts";

/** What was added in this window, by its address in texts: no page shows it yet. */
const added = new Map<string, string>();

/** Has texts show a file that was just added at this address. Returns the address of its picture. */
export function rememberPicture(url: string, file: File): string {
  const picture = URL.createObjectURL(file);
  added.set(url, picture);
  return picture;
}

/** Draws images as pages show them: nothing is served at the address that a text gives them. */
export function imageView({ ask }: Pick<Session, "ask">): NodeViewConstructor {
  let pictures: Promise<ReadonlyMap<string, string | undefined>> | undefined;
  const findPicture = async (url: string) => {
    pictures ??= ask<ImagesAnswer>("images", {}).then(
      ({ images }) => new Map(images.map(({ value, picture }) => [String(value), picture])),
    );
    return (await pictures).get(url) ?? added.get(url);
  };
  return ({ attrs: { url, alt } }) => {
    const dom = make("img", { alt }) as HTMLImageElement;
    // Where the server does not answer, its alternative stands for it.
    void findPicture(String(url)).then(
      (picture) => {
        if (picture !== undefined) dom.src = picture;
      },
      () => {},
    );
    return { dom };
  };
}
