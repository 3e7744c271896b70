import { expect, test } from "vitest";
import { loadNativeParser } from "../../src/markdown/load-native-parser.ts";
import { complaints } from "./compile.ts";

test.each(["Avant.\n\n```sh\nnpm test\n\nAprès.\n", "Avant.\n\n~~~~\ncode\n~~~\n", "Avant.\n\n```"])(
  "code without a closing fence is reported with either parser: %s",
  (text) => {
    const told = [
      "13:1 markdown/open-code: this block of code is never closed: all text after it is shown as code",
    ];
    expect(complaints(text)).toEqual(told);
    expect(complaints(text, { native: loadNativeParser() })).toEqual(told);
  },
);

test.each([
  "```sh\nnpm test\n```\n\n",
  "~~~\ncode\n~~~~",
  "- Un point\n\n  ```\n  code\n  ```\n",
  "> ```\n> code\n> ```",
  "    retrait",
  "```\ncode\n```\n\nAprès.",
])("code that ends is code: %s", (text) => {
  expect(complaints(text)).toEqual([]);
});
