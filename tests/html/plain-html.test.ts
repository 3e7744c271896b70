import { expect, test } from "vitest";
import { toPlainHtml } from "../../src/html/plain-html.ts";

const plain = (html: string) => toPlainHtml(html, "https://www.essai.example/base/blog/a");

test("links and images have absolute addresses", () => {
  expect(
    plain('<a href="/base/services#audit">un</a><a href="#note">deux</a><img src="/base/i.png" alt="">'),
  ).toBe(
    '<a href="https://www.essai.example/base/services#audit">un</a>' +
      '<a href="https://www.essai.example/base/blog/a#note">deux</a>' +
      '<img src="https://www.essai.example/base/i.png" alt="">',
  );
  expect(plain('<a href="mailto:a@b.example">un</a><a href="https://c.example/d">deux</a>')).toBe(
    '<a href="mailto:a@b.example">un</a><a href="https://c.example/d">deux</a>',
  );
});

test("classes, ids, roles and scripts are removed; words and structure stay", () => {
  expect(
    plain(
      '<div class="region" id="t" role="region" tabindex="0"><table><caption>Seuils</caption>' +
        '<tr><th scope="col" style="x">kW</th><td colspan="2">70</td></tr></table></div><script>alert(1)</script>',
    ),
  ).toBe(
    '<div><table><caption>Seuils</caption><tr><th scope="col">kW</th><td colspan="2">70</td></tr></table></div>',
  );
});

test("visually hidden words, hidden elements and inline drawings are left out with their content", () => {
  expect(
    plain(
      '<a href="https://c.example/" target="_blank">site<span class="visually-hidden"> (nouvel onglet)</span></a>' +
        '<p hidden>un <b>deux</b></p><svg><title>Plan</title><text>trois</text></svg><i aria-hidden="true">→</i> fin',
    ),
  ).toBe('<a href="https://c.example/">site</a> fin');
});

test("a picture element becomes its image, and a span keeps its language", () => {
  expect(
    plain(
      '<picture><source srcset="/a.avif 400w" type="image/avif"><img src="/a.jpg" alt="Une façade" width="4" height="3" loading="lazy"></picture>' +
        '<span class="x">un</span> <span lang="en">smart</span>',
    ),
  ).toBe(
    '<img src="https://www.essai.example/a.jpg" alt="Une façade" width="4" height="3">un <span lang="en">smart</span>',
  );
});

test("characters with a meaning in HTML stay the same", () => {
  expect(plain('<p title="a &quot; b">1 &lt; 2 &amp;amp; 3</p><br>')).toBe(
    '<p title="a &quot; b">1 &lt; 2 &amp;amp; 3</p><br>',
  );
});
