// Writes static/licences.txt: the notices of the packages and fonts that pages of the site load, as its own bundler
// finds them. `--print` prints the file as it should be, and writes nothing.
import { readdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { describeLicences, gatherLicences, readText } from "./gather-licences.mjs";
import { importBundled } from "./import-bundled.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const fontFolder = join(root, "templates/fonts");

// The site’s declaration, and the bundler options of its builds.
const { site, assetBundleOptions } = await importBundled(
  `
    export { default as site } from "./templates/site.ts";
    export { assetBundleOptions } from "./src/bundle/bundle-assets.ts";
  `,
  root,
  {
    alias: { charpente: join(root, "src/index.ts") },
    // The generator searches from its own folder.
    define: { "import.meta.url": JSON.stringify(import.meta.url) },
  },
);
const { styles, scripts } = assetBundleOptions(site, root, undefined);
const bundles = await Promise.all([build(styles), build(scripts)]);
const metafiles = bundles.map(({ metafile }) => metafile);
const licences = describeLicences(
  // Without accents, so that it is readable even if a server declares no encoding.
  "Licences du code et des polices de tiers que contient ce site",
  [...gatherLicences(metafiles, root), ...fontNotices(metafiles)],
);
if (process.argv.includes("--print")) process.stdout.write(licences);
else writeFileSync(join(root, "static/licences.txt"), licences);

/** `figtree-italic.woff2` is one of the fonts of `figtree-licence.txt`, which is beside it. */
function fontNotices(metafiles) {
  const families = readdirSync(fontFolder).flatMap(
    (name) => name.match(/^(.+)-licence\.txt$/)?.slice(1) ?? [],
  );
  const inputs = metafiles.flatMap(({ inputs }) => Object.keys(inputs));
  const used = inputs
    .filter((path) => /\.(?:woff2?|ttf|otf)$/.test(path))
    .map((path) => {
      const family = families.find((name) => basename(path).startsWith(name));
      if (family === undefined) throw new Error(`${path} has no licence beside it`);
      return family;
    });
  return [...new Set(used)].map((family) => ({
    name: family.replaceAll(/(?:^|-)[a-z]/g, (start) => start.replace("-", " ").toUpperCase()),
    text: readText(join(fontFolder, `${family}-licence.txt`)),
  }));
}
