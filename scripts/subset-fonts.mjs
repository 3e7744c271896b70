/**
 * Cuts the site’s fonts down to the characters that French needs and writes them to templates/fonts/, their licences
 * beside them. Run it by hand with `node scripts/subset-fonts.mjs` after changing a character, an axis or a font’s
 * version: the results are committed, so that no build depends on it.
 */
import { createHash } from "node:crypto";
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const resolve = createRequire(import.meta.url).resolve;
const target = new URL("../templates/fonts/", import.meta.url);

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzàâäæçéèêëîïôöœùûüÿÀÂÄÆÇÉÈÊËÎÏÔÖŒÙÛÜŸ";
const digits = "0123456789";
// U+00A0 and U+202F are the two no-break spaces of French.
const marks = " \u00a0\u202f!\"%&'()+,-./:;?’«»…–—−±×€°²³";
const textOnly = "#$*<=>@[\\]^_`{|}~·•“”‘÷©§ªº½¼¾≤≥";

/** Kerning is most of a title font, but it is visible at 80 px: it is kept. */
const features = ["kern", "mark", "mkmk", "ccmp", "locl", "tnum", "lnum"];

/**
 * Titles have one weight, with optical sizes that follow the size; only large figures are heavier. Text has weights
 * from 400 to 650, and italics only in prose. The last two fonts are for social cards and never loaded by visitors: one
 * weight and one size, as HarfBuzz needs them.
 */
const fonts = [
  {
    from: "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2",
    to: "bricolage-grotesque.woff2",
    text: letters + digits + marks,
    variationAxes: { wght: 600, opsz: { min: 14, max: 96, default: 14 } },
  },
  {
    from: "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2",
    to: "bricolage-grotesque-figures.woff2",
    text: digits,
    variationAxes: { wght: 800, opsz: 96 },
  },
  {
    from: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
    to: "figtree.woff2",
    text: letters + digits + marks + textOnly,
    variationAxes: { wght: { min: 400, max: 650 } },
  },
  {
    from: "@fontsource-variable/figtree/files/figtree-latin-wght-italic.woff2",
    to: "figtree-italic.woff2",
    text: letters + digits + marks,
    variationAxes: { wght: 400 },
  },
  {
    from: "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2",
    to: "bricolage-grotesque-card.ttf",
    text: letters + digits + marks + textOnly,
    variationAxes: { wght: 600, opsz: 60 },
  },
  {
    from: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
    to: "figtree-card.ttf",
    text: letters + digits + marks + textOnly,
    variationAxes: { wght: 500 },
  },
];

const licences = [
  ["@fontsource-variable/bricolage-grotesque/LICENSE", "bricolage-grotesque-licence.txt"],
  ["@fontsource-variable/figtree/LICENSE", "figtree-licence.txt"],
];

await mkdir(target, { recursive: true });
let total = 0;
for (const { from, to, text, variationAxes } of fonts) {
  const whole = await readFile(resolve(from));
  const bytes = await subsetFont(whole, text, {
    targetFormat: to.endsWith(".ttf") ? "sfnt" : "woff2",
    variationAxes,
    keepFeatures: features,
    noHinting: true,
  });
  await writeFile(new URL(to, target), bytes);
  total += bytes.length;
  const digest = createHash("sha256").update(bytes).digest("hex").slice(0, 10);
  console.log(`${to.padEnd(28)} ${String(bytes.length).padStart(6)} bytes  ${digest}`);
}
for (const [from, to] of licences) await copyFile(resolve(from), new URL(to, target));
console.log(`${"together".padEnd(28)} ${String(total).padStart(6)} bytes`);
