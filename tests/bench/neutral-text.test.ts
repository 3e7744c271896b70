import { expect, test } from "vitest";
// @ts-expect-error: the benchmark is plain JavaScript
import { toNeutral } from "../../bench/neutral-text.mjs";

test.each([
  [
    "an image becomes a link",
    "![a cat](./img/cat.png)",
    "[a cat](https://example.org/img/cat.png)",
    "images",
  ],
  ["an image in a link becomes words", "[![a *cat*](c.png)](https://a.b)", "[a cat](https://a.b)", "images"],
  [
    "an image by reference becomes a link",
    "![cat][c]\n\n[c]: https://a.b",
    "[cat](https://example.org/image)\n\n[c]: https://a.b",
    "images",
  ],
  [
    "an image behind an exclamation mark stays a link",
    "Oh!![cat](c.png)",
    "Oh! [cat](https://example.org/c.png)",
    "images",
  ],
  [
    "the address of a file gets a host",
    "[*a* b](../c_(d).md#e 'f')",
    "[*a* b](https://example.org/c_%28d%29.md#e 'f')",
    "addresses",
  ],
  ["an anchor gets a host", "[a](#b)", "[a](https://example.org/#b)", "addresses"],
  ["an empty address gets a host", "[a]()", "[a](https://example.org/)", "addresses"],
  [
    "an address with a scheme of its own gets a host",
    "[a](vscode:b) <irc:c>",
    "[a](https://example.org/vscode%3ab) <https://example.org/irc%3ac>",
    "addresses",
  ],
  ["an address with a space gets a host", "[a](./b c.md)", "[a](https://example.org/b%20c.md)", "addresses"],
  [
    "a definition gets a host",
    '[a][]\n\n[a]: <./b c> "d"',
    '[a][]\n\n[a]: https://example.org/b%20c "d"',
    "addresses",
  ],
  ["a directive in text becomes words", "a :b[c]{d} e", "a \\:b[c]{d} e", "directives"],
  [
    "a directive of blocks becomes words, with its end and those in it",
    ":::a\n::b\n\nc\n\n:::",
    "\\:a\n\\:b\n\nc\n\n\\:",
    "directives",
  ],
  [
    "a shortcode becomes words, in code as well",
    "`{{< a >}}` {{% b %}}",
    "`{ {< a >}}` { {% b %}}",
    "shortcodes",
  ],
  ["a line ends with one character", "a\r\nb", "a\nb", "line ends"],
])("%s", (_, written, text, change) => {
  expect(toNeutral(written)).toEqual({ text, changes: [change] });
});

test("text that needs a change only after another change is changed as well", () => {
  expect(toNeutral('::a{b="![c](d.png)"}')).toEqual({
    text: '\\:a{b="[c](https://example.org/d.png)"}',
    changes: ["directives", "images"],
  });
});

test("text that all contestants build stays as it is", () => {
  const text =
    "# A `:b[c]`\n\n16:h <b>c</b> [d](https://e.f) <mailto:g@h.i> https://j.k\n\n```\n![l](m)\n```\n";
  expect(toNeutral(text)).toEqual({ text, changes: [] });
});
