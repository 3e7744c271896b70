import { defineSite, type Entries, folderCollection, siteSettings } from "charpente";
import { expect, test } from "vitest";
import { z } from "zod";
import { buildInMemory } from "../../support/build-in-memory.ts";
import { createMapMemory } from "../../support/map-memory.ts";

type Props = { readonly people: Entries<{ readonly name: string }, "people">; readonly language: string };

function Home({ people, language }: Props) {
  return (
    <html lang={language}>
      <head>
        <title>Home</title>
      </head>
      <body>
        <h1>{people.get({ collection: "people", id: "ada" }).data.name}</h1>
        <p>{people.all.length}</p>
      </body>
    </html>
  );
}

const words = { opensNewTab: "new tab", footnotes: "Notes", backToText: "Back to the text, note" };
const site = defineSite({
  language: "fr",
  languages: { fr: "Français", en: "English" },
  words: { fr: words, en: words },
  settings: siteSettings({}),
  collections: {
    people: folderCollection({
      folder: "people",
      format: "yaml",
      schema: z.strictObject({ name: z.string() }),
    }),
  },
  pages: {
    home: {
      template: Home,
      plan: ({ people }, _settings, { code }) => [{ route: "/", props: { people, language: code } }],
    },
  },
});

test("a page in a second language follows an entry of the first one that it names", async () => {
  const memory = createMapMemory();
  const buildWith = async (name: string) => {
    const files = { "content/people/ada.yaml": `name: ${name}\n`, "content/people/bob.yaml": "name: Bob\n" };
    const own = { "content/people/bob.en.yaml": "name: Bob\n" };
    const none = { "content/pages/accueil.md": undefined, "content/categories.yaml": undefined };
    const { written, problems } = await buildInMemory({ ...none, ...files, ...own }, {}, site, { memory });
    expect(problems).toEqual([]);
    return /<h1>.*<\/p>/.exec(written.get("en/index.html") ?? "")?.[0];
  };
  expect(await buildWith("Ada")).toBe("<h1>Ada</h1><p>1</p>");
  expect(await buildWith("Ada Lovelace")).toBe("<h1>Ada Lovelace</h1><p>1</p>");
});
