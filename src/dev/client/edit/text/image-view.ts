import type { NodeViewConstructor } from "prosemirror-view";
import type { ImagesAnswer } from "../../../../edit/text-protocol.ts";
import { make } from "../../panel/make.ts";
import type { Session } from "../session.ts";

/** The pictures of images added in this window, by their address in texts, because no page shows them yet. */
const added = new Map<string, string>();

/** Makes texts show an image that was just added as `url`. */
export function rememberPicture(url: string, picture: string): void {
  added.set(url, picture);
}

/** The wait before the pictures are asked for again after a failure. */
const retryMs = 2000;

/** Draws images with the picture that pages show, because the address in a text is not served. */
export function imageView({ ask }: Pick<Session, "ask">): NodeViewConstructor {
  let pictures: Promise<ReadonlyMap<string, string | undefined>> | undefined;
  const findPicture = async (url: string) => {
    pictures ??= ask<ImagesAnswer>("images", {}).then(
      ({ images }) => new Map(images.map(({ value, picture }) => [String(value), picture])),
    );
    const asked = pictures;
    try {
      return (await asked).get(url) ?? added.get(url);
    } catch (error) {
      if (pictures === asked) pictures = undefined;
      throw error;
    }
  };
  return ({ attrs: { url, alt } }) => {
    const dom = make("img", { alt });
    const show = (): Promise<void> =>
      findPicture(String(url)).then(
        (picture) => {
          if (picture !== undefined) dom.src = picture;
        },
        () => {
          // Meanwhile, the alternative text is shown.
          setTimeout(() => {
            if (dom.isConnected) void show();
          }, retryMs);
        },
      );
    void show();
    return { dom };
  };
}
