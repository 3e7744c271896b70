import type { NodeViewConstructor } from "prosemirror-view";
import type { ImagesAnswer } from "../../../../edit/text-protocol.ts";
import { make } from "../../panel/make.ts";
import type { Session } from "../session.ts";

/** The pictures of images added in this window, by their address in texts, because no page shows them yet. */
const added = new Map<string, string>();

/** Makes texts show a file that was just added as `url`. Returns the address of its picture. */
export function rememberPicture(url: string, file: File): string {
  const picture = URL.createObjectURL(file);
  added.set(url, picture);
  return picture;
}

/** Draws images with the picture that pages show, because the address in a text is not served. */
export function imageView({ ask }: Pick<Session, "ask">): NodeViewConstructor {
  let pictures: Promise<ReadonlyMap<string, string | undefined>> | undefined;
  const findPicture = async (url: string) => {
    pictures ??= ask<ImagesAnswer>("images", {}).then(
      ({ images }) => new Map(images.map(({ value, picture }) => [String(value), picture])),
    );
    return (await pictures).get(url) ?? added.get(url);
  };
  return ({ attrs: { url, alt } }) => {
    const dom = make("img", { alt });
    // Without an answer, the alternative text is shown.
    void findPicture(String(url)).then(
      (picture) => {
        if (picture !== undefined) dom.src = picture;
      },
      () => {},
    );
    return { dom };
  };
}
