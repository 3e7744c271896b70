import { expect, test } from "vitest";
import { parse } from "yaml";
import { toRoute } from "../../src/model/route.ts";
import { createDice } from "../support/dice.ts";
import { isWhole } from "../support/is-whole.ts";
import { importFiles } from "./import-files.ts";

type Dice = ReturnType<typeof createDice>;

const codes = ["en", "fr", "pt-br", "ja"];

/** A site of Hugo with settings in one file or in parts, languages by folder or by name of file, and patterns. */
function throwSite(dice: Dice): Readonly<Record<string, string>> {
  const languages = codes.slice(0, 1 + dice.next(codes.length));
  const usual = dice.pick(languages as [string, ...string[]]);
  const isInFolders = dice.next(2) === 0;
  const isInParts = dice.next(2) === 0;
  const pattern = dice.pick([
    "/:year/:month/:slug/",
    "/:slugorcontentbasename",
    "/:sections[1:]/:title/",
    "",
  ]);
  const top = {
    title: "Notes",
    defaultContentLanguage: usual,
    defaultContentLanguageInSubdir: dice.next(2) === 0,
    disableLanguages: dice.next(4) === 0 ? languages.filter((code) => code !== usual).slice(0, 1) : [],
    uglyURLs: dice.next(2) === 0,
    ...(pattern !== "" && {
      permalinks: dice.next(2) === 0 ? { posts: pattern } : { page: { posts: pattern } },
    }),
    ...(dice.next(3) === 0 && { taxonomies: { tag: "etiquettes" } }),
  };
  const settingsOf = (code: string) => ({
    weight: dice.next(5),
    title: `Title ${code}`,
    ...(isInFolders && { contentDir: `content/${code}` }),
  });
  const files: Record<string, string> = {};
  const inParts = Object.fromEntries(languages.map((code) => [code, settingsOf(code)]));
  if (isInParts) {
    files["config/_default/hugo.json"] = JSON.stringify(top);
    for (const code of languages)
      files[`config/_default/languages.${code}.json`] = JSON.stringify(inParts[code]);
  } else files["hugo.json"] = JSON.stringify({ ...top, languages: inParts });
  for (const path of [
    "_index",
    "about",
    "posts/Été",
    "posts/京都/index",
    "posts/a b",
    "posts/a-b",
    "docs/deep/_index",
    "docs/deep/v1.2",
    "tags/wood/_index",
  ])
    for (const code of languages) {
      if (dice.next(3) === 0) continue;
      const own = [
        ...(dice.next(4) === 0 ? [`slug: ${dice.pick(["same", "Autre-Chose", "c++"])}`] : []),
        ...(dice.next(6) === 0 ? [`url: ${dice.pick(["/own", "own/x.html", "/ja/own"])}`] : []),
        ...(dice.next(4) === 0 ? [`aliases: [${dice.pick(["/old", "../older", "/own"])}]`] : []),
        ...(dice.next(6) === 0 ? ["draft: true"] : []),
        ...(dice.next(4) === 0 ? ["menu: main"] : []),
      ];
      const name = isInFolders ? `content/${code}/${path}.md` : `content/${path}.${code}.md`;
      files[name] =
        `---\ntitle: "${path}"\ndate: 2020-01-02\ntags: [C, C++, ${code}]\n${own.join("\n")}\n---\nWords.\n`;
    }
  return files;
}

/** The address of a text in the new site, and whether it has a page. */
function readText(path: string, text: string) {
  const [, folder = "", stem = "", code] =
    /^content\/(?:(posts|pages)\/)?([^.]+)(?:\.([a-z-]+))?\.md$/.exec(path) ?? [];
  const route = /^route: (.+)$/m.exec(text)?.[1];
  const usual = stem === "home" ? "" : folder === "posts" ? `/posts/${stem}` : `/${stem}`;
  return {
    address: `${code === undefined ? "" : `/${code}`}${route ?? usual}` || "/",
    isDraft: text.includes("draft: true"),
  };
}

test("whatever the settings, each text has an address of its own, and redirects lead from none of them to one", () => {
  const seed = Number(process.env.SEED ?? (isWhole ? Date.now() % 1_000_000 : 42));
  const dice = createDice(seed);
  for (let tried = 0; tried < (isWhole ? 3000 : 30); tried += 1) {
    const files = throwSite(dice);
    const { texts } = importFiles(files);
    const hint = `SEED=${seed}, site ${tried}: ${JSON.stringify(files)}`;
    const pages = Object.entries(texts)
      .filter(([path]) => path.startsWith("content/") && path.endsWith(".md"))
      .map(([path, text]) => readText(path, text));
    const { redirects = [] } = parse(texts["content/site.yaml"] ?? "") as {
      readonly redirects?: readonly { readonly from: string; readonly to: string }[];
    };
    const addresses = [...pages.map(({ address }) => address), ...redirects.map(({ from }) => from)];
    for (const address of addresses) expect(toRoute(address, { capitals: true }), hint).toBe(address);
    expect(new Set(addresses.map((address) => address.toLowerCase())).size, hint).toBe(addresses.length);
    const shown = pages.flatMap(({ address, isDraft }) => (isDraft ? [] : [address]));
    const topics = /topics: "([^"]+)"/.exec(texts["templates/words.ts"] ?? "")?.[1] ?? "";
    for (const { to } of redirects)
      expect(shown.includes(to) || to.includes(topics), `${to} ${hint}`).toBe(true);
  }
});
