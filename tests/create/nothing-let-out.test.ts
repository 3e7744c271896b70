import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { describe, expect, test } from "vitest";
import { importSite } from "../../create-charpente/src/import-site.ts";
import { recogniseEngine } from "../../create-charpente/src/recognise-engine.ts";
import { readOldSite } from "../../create-charpente/src/starters/read-old-site.ts";
import { createRandom } from "../../scripts/create-random.mjs";
import { loadNativeParser } from "../../src/markdown/load-native-parser.ts";
import { reportReservedNames } from "../../src/words/report-reserved-names.ts";
import { isWhole } from "../support/is-whole.ts";
import { scratchFolder } from "../support/scratch-folder.ts";
import { importFiles } from "./import-files.ts";

/** A kind of old site: what it is recognised by, and where its files are published and where they are not. */
type Kind = {
  readonly settings: Readonly<Record<string, string>>;
  readonly texts: readonly string[];
  readonly published: readonly string[];
  /** Where only images are published. */
  readonly images: readonly string[];
  readonly unpublished: readonly string[];
  /** Texts that have no page there. */
  readonly hiddenTexts: readonly string[];
};

const kinds: Readonly<Record<string, Kind>> = {
  hugo: {
    settings: {
      "hugo.toml": 'title = "A"\ntheme = "plain"\nignoreFiles = ["/raw/"]\n',
      "content/posts/draft/index.md": "---\ntitle: Draft\ndraft: true\n---\n",
      "content/posts/later/index.md": "---\ntitle: Later\ndate: 2099-01-01\n---\n",
      "content/posts/parts/index.md": "---\ntitle: Parts\nheadless: true\n---\n",
    },
    texts: ["content/posts/first/index.md", "content/posts/second.md", "content/about.md"],
    published: [
      "static",
      "static/deep",
      "content/posts/first",
      "content/posts/first/more",
      "themes/plain/static",
    ],
    images: ["assets", "assets/pictures"],
    unpublished: [
      ...[
        "",
        "data",
        "layouts",
        "archetypes",
        "scripts",
        "themes/plain",
        "themes/other/static",
        "static/.private",
      ],
      ...["content/posts/draft", "content/posts/later/more", "content/posts/parts", "content/raw"],
    ],
    hiddenTexts: ["content/.private.md"],
  },
  jekyll: {
    settings: {
      "_config.yml":
        "title: A\nexclude: [private, '*.key', vendor]\ninclude: [_shown]\ncollections:\n  guides: { output: true }\n  notes: {}\n",
    },
    texts: ["_posts/2020-01-02-first.md", "about.md", "_guides/one.md"],
    published: ["", "files", "assets/img", "_shown", "_guides"],
    images: [],
    unpublished: [
      "_data",
      "_includes",
      "_posts",
      "_notes",
      "private",
      "private/deep",
      "files/_raw",
      "files/.raw",
      "vendor/gems",
    ],
    hiddenTexts: ["private/plans.md", "private/deep/more.md", ".private.md"],
  },
  eleventy: {
    settings: {
      "eleventy.config.js":
        'export default (c) => { c.addPassthroughCopy("files"); c.addPassthroughCopy({ "./src/public/": "/" }); c.addPassthroughCopy("posts/**/*.{pdf,png}"); };\n',
      ".eleventyignore": "drafts\n/later/\n",
      ".gitignore": "*.local.md\n",
    },
    texts: ["posts/first.md", "posts/second.md", "about.md"],
    published: ["files", "files/deep", "src/public", "src/public/docs"],
    images: [],
    unpublished: ["", "src", "src/private", "_data", "notes", "files/.raw", "static", "public"],
    hiddenTexts: ["drafts/plan.md", "later/a.md", "posts/b.local.md", "posts/.c.md"],
  },
  astro: {
    settings: { "astro.config.mjs": 'export default { publicDir: "./open" };\n' },
    texts: ["src/content/blog/first.md", "src/pages/about.md"],
    published: ["open", "open/files"],
    images: ["src/assets", "src/content/blog", "src/lib"],
    unpublished: ["", "public", "data", "open/.raw"],
    hiddenTexts: ["src/content/blog/_plan.md", "src/content/.plan.md"],
  },
  vitepress: {
    settings: { "docs/.vitepress/config.mjs": 'export default { title: "A", srcExclude: ["drafts/**"] };\n' },
    texts: ["docs/index.md", "docs/guide/first.md"],
    published: ["docs/public", "docs/public/files"],
    images: ["docs/guide"],
    unpublished: ["", "public", "src", "docs/.vitepress", "docs/public/.raw", "docs/public/.git"],
    hiddenTexts: ["docs/.plan.md", "docs/drafts/plan.md", "docs/.vitepress/plan.md"],
  },
  docusaurus: {
    settings: {
      "docusaurus.config.js":
        'module.exports = { title: "A", url: "https://old.example.org", baseUrl: "/", presets: [["classic", {}]] };\n',
    },
    texts: ["docs/first.md", "docs/guide/second.md"],
    published: ["static", "static/files"],
    // Beside the texts, each file that one links to is published.
    images: [],
    unpublished: ["", "public", "data", "static/.raw", "static/.git", "static/.GIT"],
    hiddenTexts: ["docs/_plan.md", "docs/.plan.md"],
  },
  "a plain folder": {
    settings: {},
    texts: ["first.md", "guides/second.md"],
    published: ["static", "public/files", "assets"],
    images: ["", "guides", "pictures"],
    unpublished: ["data", "keys", "guides/more", "static/.raw"],
    hiddenTexts: [".plan.md", "guides/_plan.md"],
  },
};

const plainNames = [
  "plan.pdf",
  "Été 2.PDF",
  "data.json",
  "notes.txt",
  "archive.tar.gz",
  "no-ending",
  "a%20b.csv",
] as const;
const imageNames = ["photo.png", "Façade (1).JPG", "dessin.svg"] as const;
/** Names that the guard of `static/` refuses, and files that it refuses by what they hold. */
const secretNames = [
  ...[".env", ".env.production", "prod.env", "id_rsa", "id_ed25519", "_netrc", ".htpasswd", "team.kdbx"],
  ...[".ENV", ".Env.Local", "ID_RSA", "Prod.Env", ".git-credentials"],
  ...["service-account.json", "Service_Account-prod.json", "client_secret.json", "state.tfstate.backup"],
] as const;
const keyNames = ["key.pem", "photo.png", "notes.txt", "gcloud.json"] as const;
const hiddenNames = [".config", ".photo.png", ".notes.pdf"] as const;
const key = (mark: string) =>
  `-----BEGIN PRIVATE KEY-----\n${Buffer.from(mark.repeat(4)).toString("base64")}\n-----END PRIVATE KEY-----\n${mark}`;

const native = loadNativeParser({ directive: false });

/** Plants files and texts that refer to all of them, imports them, and tells which marks land in the new site. */
function tryImport(kind: Kind, seed: number) {
  const random = createRandom(seed);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  const folder = scratchFolder();
  const root = join(folder, "one/old");
  const marks = new Map<string, string>();
  const put = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const paths: string[] = [];
  const taken = new Set<string>();
  const plant = (
    where: string,
    name: string,
    to: "lands" | "may land" | "stays",
    text = (mark: string) => mark,
  ) => {
    const path = join(where, name);
    if (taken.has(path)) return;
    taken.add(path);
    const mark = `mark-${seed}-${paths.length}-`;
    put(path, text(mark));
    paths.push(path);
    marks.set(mark, `${to} ${path}`);
  };
  for (const [path, text] of Object.entries(kind.settings)) put(path, text);
  for (let count = 0; count < 3; count += 1) {
    plant(pick(kind.published), pick([...plainNames, ...imageNames]), "lands");
    plant(pick(kind.published), pick(secretNames), "stays");
    plant(pick(kind.published), pick(hiddenNames), "stays");
    plant(pick(kind.published), `${count}-${pick(keyNames)}`, "stays", key);
    if (kind.images.length > 0) {
      plant(pick(kind.images), pick(imageNames), "may land");
      plant(pick(kind.images), pick([...plainNames, ...secretNames]), "stays");
    }
    const place = pick(kind.unpublished);
    // A plain folder shows all of its images.
    const isPlain = Object.keys(kind.settings).length === 0 && !place.includes(".");
    plant(place, pick(plainNames), "stays");
    if (!isPlain) plant(place, pick(imageNames), "stays");
    plant(place, pick(secretNames), "stays");
  }
  for (const path of kind.hiddenTexts)
    plant("", path, "stays", (mark) => `---\ntitle: ${mark}\n---\n${mark}\n`);
  // Beside and above the old site, and links to there.
  mkdirSync(join(folder, "beside"), { recursive: true });
  const outside = ["one/secret.pdf", "one/photo.png", "secret.txt", "beside/a.pdf"];
  for (const path of outside) {
    const mark = `mark-${seed}-outside-${path}-`;
    writeFileSync(join(folder, path), mark);
    marks.set(mark, `stays ${path}`);
    paths.push(relative(root, join(folder, path)));
  }
  const openFolder = join(root, pick(kind.published));
  mkdirSync(openFolder, { recursive: true });
  symlinkSync(join(folder, "secret.txt"), join(openFolder, "linked.pdf"));
  symlinkSync(join(folder, "beside"), join(openFolder, "linked"));
  paths.push(...["linked.pdf", "linked/a.pdf"].map((name) => relative(root, join(openFolder, name))));

  for (const text of kind.texts) {
    const words = paths.flatMap((path) => {
      const inFolder = [...kind.published, ...kind.images].find(
        (each) => each !== "" && path.startsWith(`${each}/`),
      );
      const ways = [
        `/${path}`,
        `/${basename(path)}`,
        relative(dirname(text), path),
        `../../../${path}`,
        `/x/../${path}`,
        `/../${path}`,
        path.replaceAll("/", "\\"),
        `/${path.replaceAll("/", "%2F").replaceAll(".", "%2E")}`,
        `file://${join(root, path)}`,
        join(root, path),
        ...(inFolder === undefined ? [] : [`/${path.slice(inFolder.length + 1)}`]),
      ];
      const forms = [pick(ways), pick(ways), pick(ways)].map((way) => {
        const address = random() < 0.5 ? encodeURI(way) : way.replace(/[^\w./-]/g, encodeURIComponent);
        return pick([
          `[words](${address})`,
          `![words](${address})`,
          `[words](<${address}?a=1#b>)`,
          `<img src="${address}" alt="x">`,
          `<a href="${address}">x</a>`,
          `[words][${path.length}-${text.length}]\n\n[${path.length}-${text.length}]: <${address}>`,
          `{{< figure src="${address}" >}}`,
        ]);
      });
      return [...forms, `![shown](${encodeURI(`/${path}`)}) [linked](${encodeURI(`/${path}`)})`];
    });
    const cover = pick(paths);
    const head = `---\ntitle: ${text}\ndate: 2020-01-02\ncover: ${JSON.stringify(`/${cover}`)}\n---\n`;
    // The import of a text that is published; a leaf bundle would replace another.
    put(text, `${head}\n${words.join("\n\n")}\n`);
  }
  const site = readOldSite(root);
  const recognised = site && recogniseEngine(site);
  if (site === undefined || recognised?.status === "several") throw new Error("no site");
  const engine = recognised?.status === "one" ? recognised.engine : "markdown";
  const sample = [{ path: "content/site.yaml", bytes: Buffer.from("name: A\nnavigation: []\n") }];
  const imported = importSite(site, engine, {
    starter: "blog",
    language: "en",
    sample,
    today: "2026-01-01",
    native,
  });
  const landed = [
    ...imported.files.map(({ bytes }) => Buffer.from(bytes).toString("latin1")),
    ...imported.copies.map(({ from }) => Buffer.from(site.readBytes(from)).toString("latin1")),
  ].join("\0");
  const results = [...marks].map(([mark, expected]) => [expected, landed.includes(mark)] as const);
  return {
    leaked: results.flatMap(([expected, isThere]) =>
      expected.startsWith("stays") && isThere ? [expected] : [],
    ),
    missed: results.flatMap(([expected, isThere]) =>
      expected.startsWith("lands") && !isThere ? [expected] : [],
    ),
    copied: imported.copies.length,
    kept: results.filter(([expected]) => expected.startsWith("stays")).length,
    unmoved: imported.unmoved,
  };
}

/** `npm test` tries a share of what `npm run test:attacks` tries. */
const rounds = isWhole ? 400 : 5;

describe.each(Object.entries(kinds))("an import from %s", (_name, kind) => {
  test("copies what the old site published, and nothing else that lies in its folder or beside it", () => {
    const seed = Number(process.env.SEED ?? 42);
    let [copied, kept] = [0, 0];
    for (let round = 0; round < rounds; round += 1) {
      const tried = tryImport(kind, seed + round);
      expect({ seed: seed + round, leaked: tried.leaked, missed: tried.missed }).toEqual({
        seed: seed + round,
        leaked: [],
        missed: [],
      });
      copied += tried.copied;
      kept += tried.kept;
    }
    if (isWhole) console.log(`SEED=${seed}: ${rounds} sites, ${copied} files copied, ${kept} left behind`);
    expect(copied).toBeGreaterThan(rounds);
  });
});

test("the report says which files stay behind, and why", () => {
  const { unmoved, copies, left } = importFiles({
    "hugo.toml": 'title = "A"\n',
    "content/posts/a.md":
      "---\ntitle: A\ndate: 2020-01-02\n---\n[env](/.env) [k](../../service-account.json) [p](/plan.pdf) [id](/id_rsa)\n\n[d](draft/d.pdf)\n",
    "content/posts/draft/index.md": "---\ntitle: D\ndraft: true\n---\n",
    "content/posts/draft/d.pdf": "%PDF-",
    ".env": "PASSWORD=x\n",
    "service-account.json": "{}",
    "plan.pdf": "%PDF-",
    "static/id_rsa": "x",
  });
  expect(copies).toEqual({});
  expect(unmoved).toEqual({
    ".env": "hidden",
    "service-account.json": "unpublished",
    "plan.pdf": "unpublished",
    "static/id_rsa": "secret",
    "content/posts/draft/d.pdf": "draft",
  });
  expect(left.filter((line) => line.startsWith("link"))).toHaveLength(5);
});

test.each([
  [
    "docusaurus",
    { "docusaurus.config.js": 'module.exports = { title: "A", presets: [["classic", {}]] };\n' },
    "docs",
  ],
  ["hugo", { "hugo.toml": 'title = "A"\n' }, "content/posts"],
  ["vitepress", { "docs/.vitepress/config.mjs": 'export default { title: "A" };\n' }, "docs"],
  ["astro", { "astro.config.mjs": "export default {};\n" }, "src/content/blog"],
] as const)(
  "what only drafts of %s refer to stays behind, unless it is public anyway",
  (engine, settings, folder) => {
    const names = "[o](./offer.pdf) ![p](./plan.png) [s](./shared.pdf) ![t](./shown.png) [x](/open.pdf)\n";
    const open = engine === "vitepress" ? "docs/public" : engine === "astro" ? "public" : "static";
    const imported = importFiles({
      ...settings,
      // The draft is read first.
      [`${folder}/a.md`]: `---\ntitle: A\ndate: 2020-01-02\ndraft: true\n---\n${names}`,
      [`${folder}/b.md`]: "---\ntitle: B\ndate: 2020-01-02\n---\n[s](./shared.pdf) ![t](./shown.png)\n",
      ...Object.fromEntries(
        ["offer.pdf", "plan.png", "shared.pdf", "shown.png"].map((name) => [`${folder}/${name}`, "x"]),
      ),
      [`${open}/open.pdf`]: "x",
    });
    expect(imported.engine).toBe(engine);
    const linked = engine === "docusaurus" || engine === "hugo" ? [`${folder}/shared.pdf`] : [];
    expect(Object.keys(imported.copies).sort()).toEqual(
      [...linked, `${folder}/shown.png`, `${open}/open.pdf`].sort(),
    );
    expect(imported.unmoved).toMatchObject({
      [`${folder}/plan.png`]: "draft",
      [`${folder}/offer.pdf`]: linked.length > 0 ? "draft" : "unpublished",
    });
  },
);

test("no file of the new site has a name that Windows or a host keeps for itself, and images and links follow", () => {
  const files = [
    "CON.png",
    "aux/LPT1.pdf",
    "robots.txt",
    "index.html",
    "sub/404.html",
    "CNAME",
    "plan.",
    "a.p|f",
  ];
  const { texts, copies } = importFiles({
    "hugo.toml": 'title = "A"\n',
    "content/posts/nul.md": `---\ntitle: Nul\ndate: 2020-01-02\n---\n![x](/CON.png)\n\n${files.map((file) => `[x](</${file}>)`).join(" ")}\n`,
    "content/prn/com1.md": "---\ntitle: Com\n---\n",
    ...Object.fromEntries(files.map((file) => [`static/${file}`, file])),
  });
  expect(Object.values(copies)).toHaveLength(files.length);
  expect(Object.values(copies).sort()).toEqual([
    "static/a.pf",
    "static/aux-1/lpt1-1.pdf",
    "static/con-1.png",
    "static/files/cname",
    "static/files/index.html",
    "static/files/robots.txt",
    "static/files/sub/404.html",
    "static/plan",
  ]);
  expect(texts["content/posts/nul-1.md"]).toContain("![x](/images/con-1.png)");
  expect(texts["content/posts/nul-1.md"]).toContain("[x](</aux-1/lpt1-1.pdf>)");
  const problems: string[] = [];
  const written = [...Object.keys(texts), ...Object.values(copies)];
  reportReservedNames(written, ({ file }) => void problems.push(file));
  expect(problems).toEqual([]);
});
