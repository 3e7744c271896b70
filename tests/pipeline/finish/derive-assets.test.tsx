import { type PageText, useSite } from "charpente";
import { expect, test } from "vitest";
import type { SiteDefinition } from "../../../src/define/define.ts";
import { buildInMemory } from "../../support/build-in-memory.ts";
import { createMapMemory } from "../../support/map-memory.ts";
import { smallSite } from "../../support/small-site.tsx";

type Words = { readonly title: string; readonly text: string };

function Page({ title, text }: Words) {
  return (
    <html lang="fr">
      <title>{title}</title>
      <body>
        <main>
          <h1>{title}</h1>
          <p>{text}</p>
        </main>
      </body>
    </html>
  );
}

function Search() {
  return (
    <html lang="fr">
      <title>Recherche</title>
      <body>
        <h1>{useSite().asset("texts.json")}</h1>
      </body>
    </html>
  );
}

/** Two pages, one that no search engine may keep, the one for missing addresses, and a late one. */
function makeSite(derive: SiteDefinition["derive"], text = "Le texte."): SiteDefinition {
  const plain = (route: string, indexed = true) => ({ route, indexed, props: { title: route, text } });
  return {
    ...smallSite,
    derive,
    pages: {
      page: { template: Page, plan: () => [plain("/b"), plain("/"), plain("/secret", false), plain("/404")] },
      search: { template: Search, plan: () => [{ route: "/a", props: {} }], late: true },
    },
  };
}
const toFile = (pages: readonly PageText[]) => [{ path: "texts.json", text: JSON.stringify(pages) }];
const textOf = (written: ReadonlyMap<string, string>) =>
  [...written].find(([path]) => /^assets\/texts\.[0-9a-f]{10}\.json$/.test(path));

test("a file is made of the text of indexed pages, and late pages know its address", async () => {
  const { written, outcome } = await buildInMemory({}, {}, makeSite(toFile));
  const [path, text = ""] = textOf(written) ?? [];
  expect(JSON.parse(text).map(({ route }: PageText) => route)).toEqual(["/", "/b"]);
  expect(JSON.parse(text)[1]).toEqual({
    route: "/b",
    template: "page",
    title: "/b",
    description: "",
    sections: [{ heading: "/b", text: "Le texte." }],
  });
  expect(written.get("a.html")).toContain(`<h1>/${path}</h1>`);
  expect(outcome.pages.map(({ route }) => route)).toEqual(["/", "/404", "/a", "/b", "/secret"]);
});

test("it is made once for the same pages, and again when the text of one changes", async () => {
  let made = 0;
  const derive = (pages: readonly PageText[]) => {
    made += 1;
    return toFile(pages);
  };
  const memory = createMapMemory();
  const first = await buildInMemory({}, {}, makeSite(derive), { memory });
  const second = await buildInMemory({}, {}, makeSite(derive), { memory });
  expect(made).toBe(1);
  expect(second.written).toEqual(first.written);
  const third = await buildInMemory({}, {}, makeSite(derive, "Un autre."), { memory });
  expect(made).toBe(2);
  expect(textOf(third.written)?.[0]).not.toBe(textOf(first.written)?.[0]);
});

test("it is made again if settings or the base path change", async () => {
  let made = 0;
  const derive = (pages: readonly PageText[]) => {
    made += 1;
    return toFile(pages);
  };
  const memory = createMapMemory();
  const site = makeSite(derive);
  const settings = (keep: string) => ({
    "content/site.yaml": `name: Essai\nurl: https://www.essai.example\ntypography: { keep: ["${keep}"] }\n`,
  });
  await buildInMemory(settings("Un"), {}, site, { memory });
  await buildInMemory(settings("Un"), {}, site, { memory });
  expect(made).toBe(1);
  await buildInMemory(settings("Deux"), {}, site, { memory });
  expect(made).toBe(2);
  await buildInMemory(settings("Deux"), { base: "/sous" }, site, { memory });
  expect(made).toBe(3);
});

test("a derived file with the name of another is refused, and so is a site whose derive throws", async () => {
  const twice = await buildInMemory(
    {},
    {},
    makeSite((pages) => [...toFile(pages), ...toFile(pages)]),
  );
  expect(twice.problems).toMatchObject([
    { code: "asset/duplicate", message: "derive gives a file the path texts.json, which another one has" },
  ]);
  expect(twice.written.size).toBe(0);
  const failed = await buildInMemory(
    {},
    {},
    makeSite(() => {
      throw new Error("no index");
    }),
  );
  expect(failed.problems).toMatchObject([
    { code: "template/throws", message: "deriving files from the pages failed: no index" },
  ]);
});

test("drafts and entries of a later date are not in the file", async () => {
  const article = (more: string) => `---\ntitle: Un\ncategory: energie\n${more}\n---\n`;
  const routes: string[] = [];
  const site: SiteDefinition = {
    ...smallSite,
    derive: (pages) => {
      routes.push(...pages.map(({ route }) => route));
      return [];
    },
  };
  const { problems } = await buildInMemory(
    {
      "content/articles/due.md": article("date: 2026-01-01"),
      "content/articles/brouillon.md": article("date: 2026-01-01\ndraft: true"),
      "content/articles/futur.md": article("date: 2030-01-01"),
    },
    {},
    site,
  );
  expect(problems).toEqual([]);
  expect(routes.filter((route) => /due|brouillon|futur/.test(route))).toEqual([
    expect.stringMatching(/due$/),
  ]);
});
