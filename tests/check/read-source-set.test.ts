import { expect, test } from "vitest";
import { readSourceSet } from "../../src/check/read-elements.ts";

const read = (srcset: string) =>
  readSourceSet(srcset).map(
    ({ url, width, density }) =>
      `${url}${width === undefined ? "" : ` ${width}w`}${density === undefined ? "" : ` ${density}x`}`,
  );

test.each([
  ["", []],
  [" , ,", []],
  ["/a.png", ["/a.png"]],
  ["a,  b 2x", ["a", "b 2x"]],
  ["/a.png,,, /b.png 2x", ["/a.png", "/b.png 2x"]],
  ["/a.png 1x,https://cdn.example/b.png 2x", ["/a.png 1x", "https://cdn.example/b.png 2x"]],
  ["/img/w_400,h_300/a.png 400w", ["/img/w_400,h_300/a.png 400w"]],
  ["/a.png,/b.png 2x", ["/a.png,/b.png 2x"]],
  [
    "data:image/gif;base64,R0= 1.5x ,\n\t/b.png\f800w  600h",
    ["data:image/gif;base64,R0= 1.5x", "/b.png 800w"],
  ],
  ["/a.png .5x, /b.png 1e2x", ["/a.png 0.5x", "/b.png 100x"]],
  ["/\u00A0a.png 2x", ["/\u00A0a.png 2x"]],
])("%j offers %j", (srcset, offered) => {
  expect(read(srcset)).toEqual(offered);
});

test.each(["400", "0w", "1.5w", "-1x", "2X", "1x 2x", "400w 1x", "300h", "1x 300h", "x(a, b) 1x", "(a, b"])(
  "an image that is described as %s is ignored, and no other",
  (descriptors) => {
    expect(read(`/a.png ${descriptors}, /b.png 2x`)).toEqual(descriptors === "(a, b" ? [] : ["/b.png 2x"]);
  },
);
