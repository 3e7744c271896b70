import { expect, test } from "vitest";
import {
  isContentImage,
  isImage,
  isPackedImage,
  isReadImage,
  isShownImage,
} from "../../src/text/image-endings.ts";

test.each([
  ["content/images/facade.jpg", "content read shown packed"],
  ["content/images/Façade.JPEG", "content read shown packed"],
  ["assets/facade-800.0123456789.avif", "content read shown packed"],
  ["images/plan.svg", "content read shown"],
  ["favicon.ico", "shown"],
  ["content/images/scan.TIF", "content read"],
  ["content/images/IMG_0001.HEIC", "content"],
])("%s is an image: %s", (path, expected) => {
  expect(isImage(path)).toBe(true);
  const answers = {
    content: isContentImage(path),
    read: isReadImage(path),
    shown: isShownImage(path),
    packed: isPackedImage(path),
  };
  const said = Object.entries(answers).filter(([, is]) => is);
  expect(said.map(([name]) => name)).toEqual(expected.split(" "));
});

test.each(["png", "notes.md", "picture.png.md", "a folder.png/notes", "constructor", ""])(
  "%j is no image",
  (path) => {
    expect([
      isImage(path),
      isContentImage(path),
      isReadImage(path),
      isShownImage(path),
      isPackedImage(path),
    ]).toEqual(Array(5).fill(false));
  },
);
