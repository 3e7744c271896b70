#!/usr/bin/env node
// node bench/locate.mjs [changes]
// Prints the CPU time for finding the fields of each page, in a copy of the site of this repository: the first time,
// and again after some changes, when the fields that templates read are already known.
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { median } from "../scripts/median.mjs";
import { copyRealSite } from "./copy-real-site.mjs";
import { putAway } from "./put-away.mjs";

const changes = Number(process.argv[2] ?? 5);
const project = fileURLToPath(new URL("..", import.meta.url));
const root = copyRealSite();
const { createDevSite } = await loadDevSite();
const site = createDevSite({
  root,
  base: "",
  url: undefined,
  drafts: true,
  strict: false,
  cache: true,
  onLateResults: () => {},
});
try {
  const { state } = await site.rebuild();
  if (state.status !== "good") throw new Error(JSON.stringify(state.problems?.slice(0, 3)));
  print("first look", lookAtAll(state.site));
  const file = "content/pages/contact.yaml";
  const text = readFileSync(join(root, file), "utf8");
  const later = [];
  for (let change = 0; change < changes; change += 1) {
    const after = Buffer.from(text.replace(/^title: .*$/m, `title: Nous écrire, ${change}`));
    const tried = await site.tryFiles([{ file, before: Buffer.from(text), after }]);
    if (tried.status !== "good") throw new Error(JSON.stringify(tried.problems.slice(0, 3)));
    // Work that all pages share, such as the list of fields, is done with the first.
    const contact = time(() => site.locator.locate(tried.site, "contact.html", "Texte"));
    later.push({ contact, all: lookAtAll(tried.site) });
  }
  print(
    "the changed page",
    later.map(({ contact }) => contact),
  );
  print(
    "every page after a change",
    later.flatMap(({ all }) => all),
  );
} finally {
  await site.dispose();
  putAway(root);
}

function lookAtAll(built) {
  const pages = built.pages.filter(({ route }) => !route.startsWith("/_"));
  return pages.map(({ route }) => {
    const name = route === "/" ? "index.html" : `${route.slice(1)}.html`;
    return time(() => {
      if (site.locator.locate(built, name, "Texte") === undefined) throw new Error(`${name} is not located.`);
    });
  });
}

function time(run) {
  const start = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

function print(what, times) {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  console.log(
    `${what}: median ${median(sorted).toFixed(1)} ms, nine of ten within ${at(0.9).toFixed(1)} ms, longest ${at(1).toFixed(1)} ms (${sorted.length} times)`,
  );
}

/** Bundled into the project, where it finds its packages. */
async function loadDevSite() {
  const folder = join(project, ".site/bench");
  mkdirSync(folder, { recursive: true });
  const outfile = join(folder, `locate-${process.pid}.mjs`);
  await build({
    absWorkingDir: project,
    stdin: { contents: `export { createDevSite } from "./src/dev/site/dev-site.ts";`, resolveDir: project },
    outfile,
    bundle: true,
    packages: "external",
    format: "esm",
    platform: "node",
    define: { "process.env.NODE_ENV": '"production"' },
  });
  try {
    return await import(pathToFileURL(outfile).href);
  } finally {
    putAway(outfile);
  }
}
