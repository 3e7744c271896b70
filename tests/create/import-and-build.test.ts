import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { runHere } from "../support/run-here.ts";
import { putFiles, scratchFolder } from "../support/scratch-folder.ts";

type Site = Readonly<Record<string, string>>;

const post = (title: string, more = "") =>
  `---\ntitle: ${title}\ndate: 2020-01-02\ntags: [Wood, C++]\n${more}---\nWords of ${title}.\n`;

/** Small sites of each engine, with what is hard about each. */
const sites: Readonly<Record<string, Site>> = {
  hugo: {
    "hugo.toml": 'title = "Old"\nbaseURL = "https://old.example.org/"\n',
    "content/_index.md": "---\ntitle: Old home\n---\nWelcome home.\n",
    "content/posts/a.md": post("A", "aliases: [/old-a, /deep/er/]\n"),
    "content/posts/日本語.md": post("日本語"),
    "content/posts/draft.md": post("D", "draft: true\n"),
    "content/posts/b.md": `${post("B")}\n{{< def "API" >}}\nA door.\n{{< /def >}}\n\n{{< tweet 1 >}}\n`,
    "content/about.md": "---\ntitle: About\n---\nMe.\n",
    "static/_redirects": "/x /posts/a\n/y /nowhere\n",
    "public/sitemap.xml":
      "<urlset><url><loc>https://old.example.org/posts/a/</loc></url><url><loc>https://old.example.org/page/2/</loc></url><url><loc>https://old.example.org/shop/</loc></url></urlset>",
  },
  jekyll: {
    "_config.yml": "title: Old\nurl: https://old.example.org\nplugins: [jekyll-feed]\npermalink: /:title/\n",
    "index.md": "---\ntitle: Old home\n---\nWelcome home.\n",
    "_posts/2020-01-02-a.md": post("A", "redirect_from: [/old-a/]\n"),
    "_posts/2024-01-01-京都.md": `${post("京都")}\n{% gist 12 %}\n\n{% note %}\nMind.\n{% endnote %}\n`,
    "about.md": "---\ntitle: About\n---\nMe.\n",
  },
  eleventy: {
    "eleventy.config.js": "export default () => {};",
    "index.md": "---\ntitle: Old home\n---\nWelcome home.\n",
    "blog/a.md": post("A"),
    "feed/feed.njk": "",
  },
  astro: {
    "astro.config.mjs": 'export default { site: "https://old.example.org", redirects: { "/x": "/blog/a" } };',
    "src/pages/index.md": "---\ntitle: Old home\n---\nWelcome home.\n",
    "src/content/blog/a.mdx": `${post("A")}\n<Chart of="x" />\n\n<Tabs>\n  <Tab label="One">\n\n  First.\n\n  </Tab>\n</Tabs>\n`,
    "src/pages/rss.xml.js": "",
  },
  vitepress: {
    ".vitepress/config.mjs": 'export default { title: "Old" };',
    "index.md": "---\ntitle: Old home\n---\nWelcome home.\n",
    "guide/a.md": '---\ntitle: A\n---\nWords.\n\n<Demo kind="x" />\n\n::: aside Mind\nThis.\n:::\n',
  },
  docusaurus: {
    "docusaurus.config.js":
      'module.exports = { title: "Old", url: "https://old.example.org", baseUrl: "/", presets: [["classic", {}]] };',
    "src/pages/index.md": "---\ntitle: Old home\n---\nWelcome home.\n",
    "docs/intro.md": "---\ntitle: A\nslug: /\n---\nWords.\n",
    "docs/guide/b.md": "---\ntitle: B\n---\nWords.\n",
  },
};

/** The columns of the table: an old address, what answers there, and where it is redirected to. */
function readTable(root: string) {
  const [, ...lines] = readFileSync(join(root, "MOVED.csv"), "utf8").trimEnd().split("\n");
  return lines.map((line) => {
    const [address = "", answer, to = ""] = line.split(",");
    return { address, answer, to };
  });
}

/** What a plain host has at an address of the built site. */
function answerOf(root: string, address: string) {
  const files = address === "/" ? ["index.html"] : [address, `${address}.html`, `${address}/index.html`];
  const file = files
    .map((each) => join(root, "dist", each))
    .find((each) => existsSync(each) && !isFolder(each));
  if (file === undefined) return { answer: "nothing", to: "" };
  const to = /<meta http-equiv="refresh" content="0; ?url=([^"]+)"/i.exec(readFileSync(file, "utf8"))?.[1];
  return to === undefined ? { answer: "same", to: "" } : { answer: "redirect", to: decodeURI(to) };
}

function isFolder(path: string): boolean {
  return statSync(path).isDirectory();
}

const tried = Object.entries(sites).flatMap(([engine, files]) =>
  engine === "hugo" || engine === "docusaurus"
    ? [[engine, "blog", files] as const, [engine, "documentation", files] as const]
    : [[engine, engine === "vitepress" ? "documentation" : "blog", files] as const],
);

describe("a site that was moved in", () => {
  test.each(tried)(
    "from %s into the %s builds, its home is the old one, and the table is right",
    async (engine, starter, files) => {
      const [from, root] = [scratchFolder(), join(scratchFolder(), "site")];
      putFiles(from, files);
      const begun = await runHere([
        "init",
        root,
        "--starter",
        starter,
        "--from",
        from,
        "--language",
        "en",
        "--engine",
        engine,
      ]);
      expect([begun.status, begun.stderr]).toEqual([
        0,
        expect.stringMatching(/\d+ address(?:es)?: \d+ the same, /),
      ]);
      const built = await runHere(["build", "--root", root]);
      expect([built.status, built.stderr.match(/^.* error .*$/gm)]).toEqual([0, null]);
      expect(readFileSync(join(root, "dist/index.html"), "utf8")).toContain("Welcome home.");
      const table = readTable(root);
      expect(table.length).toBeGreaterThan(1);
      const wrong = table.filter(({ address, answer, to }) => {
        const now = answerOf(root, address);
        return now.answer !== answer || now.to !== to;
      });
      expect(wrong.map((row) => [row, answerOf(root, row.address)])).toEqual([]);
    },
  );
});

test("a changed moving.yaml is applied by the next import, which leaves what its author wrote since", async () => {
  const [from, root] = [scratchFolder(), join(scratchFolder(), "site")];
  putFiles(from, sites.hugo ?? {});
  const begin = () => runHere(["init", root, "--from", from, "--language", "en", "--starter", "blog"]);
  await begin();
  const read = (path: string) => readFileSync(join(root, path), "utf8");
  expect(read("content/posts/b.md")).toContain(':::def{first="API"}\nA door.\n:::');
  expect(read("templates/moved/tweet.tsx")).toContain("meta({ unwritten: true })");
  const moving = read("moving.yaml");
  const changed = moving
    .replace(/^ {2}def: .*$/m, "  def: { directive: definition, attributes: { term: 0 } } # mine")
    .replace(/^ {2}tweet: .*$/m, '  tweet: { markdown: "[A tweet](https://t.example/{0})" }');
  expect(changed).not.toBe(moving);
  writeFileSync(join(root, "moving.yaml"), changed);
  writeFileSync(join(root, "content/posts/a.md"), `${read("content/posts/a.md")}\nMine.\n`);
  rmSync(join(root, "README.md"));
  writeFileSync(join(root, "content/posts/new.md"), post("New", "description: New.\n"));

  const { status, stderr, stdout } = await begin();
  expect([status, stdout]).toEqual([0, expect.stringContaining("site")]);
  expect(stderr).toMatch(
    /^Imported again: \d+ files written, 2 removed\.\nLeft as you have changed them: content\/posts\/a\.md\./,
  );
  expect(read("content/posts/b.md")).toContain(
    ':::definition{term="API"}\nA door.\n:::\n\n[A tweet](https://t.example/1)\n',
  );
  expect(read("content/posts/a.md")).toContain("Mine.");
  expect(existsSync(join(root, "README.md"))).toBe(false);
  expect(read("content/posts/new.md")).toContain("New");
  expect(read("moving.yaml")).toBe(changed);
  for (const name of ["def", "tweet"])
    expect(existsSync(join(root, `templates/moved/${name}.tsx`))).toBe(false);
  expect(await runHere(["build", "--root", root])).toMatchObject({ status: 0 });
  expect(read("dist/posts/b.html")).toContain("A door.");

  // A third one has nothing to do, and a mistake in the file is told with its place.
  expect((await begin()).stderr).toMatch(/^Imported again: 0 files written, 0 removed\./);
  writeFileSync(join(root, "moving.yaml"), "shortcodes:\n  def: away\n");
  expect(await begin()).toMatchObject({ status: 2, stderr: expect.stringContaining("moving.yaml:2:3") });
});

test("a second import keeps the host in the settings, and brings new redirects", async () => {
  const [from, root] = [scratchFolder(), join(scratchFolder(), "site")];
  putFiles(from, { ...sites.hugo, "content/posts/Capital.md": post("C", "url: /Capital\n") });
  const begin = (...more: readonly string[]) => runHere(["init", root, "--from", from, ...more]);
  const read = (path: string) => readFileSync(join(root, path), "utf8");
  const first = ["--starter", "blog", "--host", "nginx", "--language", "en"];
  expect((await begin(...first, "--dry-run")).stdout.split("\n")).toContain("moving.json");
  await begin(...first);
  expect(parse(read("content/site.yaml")).output).toEqual({ capitals: true, hosts: ["nginx"] });
  const script = read("deploy.sh");

  putFiles(from, { "static/_redirects": "/new /posts/a\n" });
  expect((await begin(...first, "--dry-run")).stdout.split("\n")).toContain("moving.json");
  expect((await begin(...first)).stderr).not.toContain("Left as you have changed");
  const { output, redirects } = parse(read("content/site.yaml"));
  expect(output).toEqual({ capitals: true, hosts: ["nginx"] });
  expect(redirects).toContainEqual(expect.objectContaining({ from: "/new" }));
  expect((await begin()).stderr).toMatch(/^Imported again: 0 files written, 0 removed\./);
  expect(read("deploy.sh")).toBe(script);
});

test("a second import with other options than the first is refused with those of the first", async () => {
  const [from, root] = [scratchFolder(), join(scratchFolder(), "site")];
  putFiles(from, sites.jekyll ?? {});
  const begin = (...more: readonly string[]) => runHere(["init", root, "--from", from, ...more]);
  await begin("--starter", "blog", "--host", "nginx", "--language", "en");
  for (const [option, other, recorded] of [
    ["--starter", "documentation", "--starter blog"],
    ["--host", "caddy", "--host nginx"],
    ["--language", "fr", "--language en"],
  ] as const) {
    const { status, stderr } = await begin(option, other);
    expect(status).toBe(2);
    for (const named of ["moving.json", recorded, `${option} ${other}`]) expect(stderr).toContain(named);
  }
});

test("without an import before it, a folder that is not empty is refused", async () => {
  const [from, root] = [scratchFolder(), scratchFolder()];
  putFiles(from, sites.hugo ?? {});
  putFiles(root, { "moving.json": "{}", "notes.txt": "mine" });
  const { status, stderr } = await runHere(["init", root, "--from", from, "--starter", "blog"]);
  expect([status, stderr]).toEqual([2, expect.stringContaining("is not empty")]);
});
