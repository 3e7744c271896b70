import { type Content, type Entry, folderCollection, Head, Link, Prose, text } from "charpente";
import { expect, test } from "vitest";
import { z } from "zod";
import type { SiteDefinition } from "../../../../src/define/define.ts";
import { buildInMemory } from "../../../support/build-in-memory.ts";
import { smallSite } from "../../../support/small-site.tsx";
import { copy, moved, remove } from "./plan-on.ts";

const toml = (fields: string, body = "Un texte.\n") =>
  `+++\ntitle = 'Article' # le titre\ndate = 2025-01-01\ncategory = "energie"\n${fields}+++\n${body}`;
const unlinked = { replacement: undefined, decide: () => "unlink" as const };

test("a copy of an entry with front matter in TOML keeps TOML, its comments and its line ends", async () => {
  const files = (lineEnd: string) => ({
    "content/articles/un.md": toml("related = ['deux'] # voir aussi\n").replaceAll("\n", lineEnd),
    "content/articles/deux.md": toml(""),
  });
  const expected = toml("related = ['deux'] # voir aussi\n")
    .replace("'Article'", "'Copie'")
    .replace("2025-01-01", "2026-02-03\ndraft = true");
  expect(await copy(files("\n"), "un", "Copie")).toBe(expected);
  expect(await copy(files("\r\n"), "un", "Copie")).toBe(expected.replaceAll("\n", "\r\n"));
});

test("a page with its address and groups in TOML is copied and moved with its links", async () => {
  const page = (at: string) =>
    `+++\ntitle = 'P'\nroute = '${at}' # adresse\n[seo]\ndescription = 'x'\n+++\nTexte [là](${at}#a).\n\n## A\n`;
  const home = (to: string) =>
    `+++\ntitle = 'Accueil'\n[[faq]]\nquestion = 'Q'\nanswer = """\nVoir [p](${to}), dit "p".\n"""\n+++\n`;
  const files = { "content/pages/p.md": page("/ici/p"), "content/pages/accueil.md": home("/ici/p") };
  expect(await copy(files, "/ici/p", "Nouvelle")).toContain(
    "title = 'Nouvelle'\nroute = '/ici/nouvelle' # adresse\n",
  );
  const { files: after } = await moved(files, "/ici/p", "/la/q");
  expect(after["content/pages/q.md"]).toBe(page("/la/q"));
  expect(after["content/pages/accueil.md"]).toBe(home("/la/q"));
  expect((await buildInMemory(after)).problems).toEqual([]);
});

test("references to a removed entry are removed from front matter in TOML, and its comments stay", async () => {
  const { files } = await remove(
    {
      "content/articles/un.md": toml(""),
      "content/articles/deux.md": toml("related = [\n  'un', # premier\n  'trois', # second\n]\n"),
      "content/articles/trois.md": toml("related = ['un'] # seul\n", "Voir [un](/blog/un).\n"),
      "content/pages/accueil.md":
        "+++\ntitle = 'Accueil'\n[[faq]]\nquestion = 'Q'\nanswer = '[Un](/blog/un).'\n+++\n",
    },
    "un",
    unlinked,
  );
  expect(files["content/articles/un.md"]).toBeUndefined();
  expect(files["content/articles/deux.md"]).toBe(toml("related = [\n  'trois', # second\n]\n"));
  expect(files["content/articles/trois.md"]).toBe(toml("related = [] # seul\n", "Voir un.\n"));
  expect(files["content/pages/accueil.md"]).toContain("answer = 'Un.'\n");
  expect((await buildInMemory(files)).problems).toEqual([]);
});

const noteSchema = z.strictObject({
  title: text("fr").optional(),
  date: z.iso.date().optional(),
  draft: z.boolean().optional(),
});
const noted = folderCollection({ folder: "notes", format: "markdown", schema: noteSchema });
const worded = folderCollection({ folder: "mots", format: "markdown", schema: z.strictObject({}) });
/** The small site with texts that need no head. */
const noteSite = {
  ...smallSite,
  collections: { ...smallSite.collections, notes: noted, words: worded },
  pages: {
    ...smallSite.pages,
    note: {
      template: ({ note }: { readonly note: Entry }) => (
        <html lang="fr">
          <Head title="Note" description="…" />
          <body>
            <h1>Note</h1>
            {note.body && <Prose body={note.body} />}
            <Link href="/">Accueil</Link>
          </body>
        </html>
      ),
      plan: ({ notes, words }: Content<{ notes: typeof noted; words: typeof worded }>) =>
        [...notes.all, ...words.all].map((note) => ({
          route: `/${note.collection}/${note.id}`,
          entry: note,
          props: { note },
        })),
    },
  },
} as SiteDefinition;
const bare = (to: string) => `Une note, [la même](/notes/${to}) et [son fichier](${to}.md).\n`;

test("a text without front matter is copied as it is, with front matter only for fields that its collection gives every new text", async () => {
  const files = { "content/notes/une.md": bare("une"), "content/mots/un.md": "Un mot.\r\n" };
  expect(await copy(files, "words/un", "Deux", noteSite)).toBe("Un mot.\r\n");
  expect(await copy(files, "notes/une", "Deux", noteSite)).toBe(
    `---\ndate: 2026-02-03\ndraft: true\n---\n\n${bare("une")}`,
  );
});

test("a text without front matter is renamed with its links, and gets none", async () => {
  const files = { "content/notes/une.md": bare("une"), "content/mots/un.md": "[Une](/notes/une)\n" };
  const { files: after, plan } = await moved(files, "/notes/une", "/notes/deux", noteSite);
  expect(after["content/notes/une.md"]).toBeUndefined();
  expect(after["content/notes/deux.md"]).toBe(
    "Une note, [la même](/notes/deux) et [son fichier](/notes/deux).\n",
  );
  expect(after["content/mots/un.md"]).toBe("[Une](/notes/deux)\n");
  expect(plan.redirects.added).toEqual([{ from: "/notes/une", to: "/notes/deux" }]);
  expect((await buildInMemory(after, {}, noteSite)).problems).toEqual([]);
});

test("a text without front matter is removed, and the words of links to it stay in other texts", async () => {
  const files = {
    "content/notes/une.md": bare("une"),
    "content/mots/un.md": "Voir [une\nnote](/notes/une).\n",
  };
  const { files: after } = await remove(files, "/notes/une", unlinked, noteSite);
  expect(after["content/notes/une.md"]).toBeUndefined();
  expect(after["content/mots/un.md"]).toBe("Voir une\nnote.\n");
  expect((await buildInMemory(after, {}, noteSite)).problems).toEqual([]);
});
