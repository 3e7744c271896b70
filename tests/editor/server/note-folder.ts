import { devFolder } from "../../dev/dev-folder.ts";

export const tomlNote = `+++
# Les notes de chantier.
title = "Une note" # courte
date = 2025-10-01
tags = ["énergie", 'confort']

# Questions des lecteurs
[[faq]]
question = "Est-ce cher ?"

[[faq]]
question = "Est-ce long ?" # souvent
+++

# En détail

Un paragraphe.
`;
export const bareNote = "# Sans en-tête\n\nUn autre paragraphe, :nom[x] à 16:h.\n";

/** The site that uses everything, with notes besides: one whose head is TOML, one without any. */
export function noteFolder() {
  const folder = devFolder();
  folder.edit("templates/site.tsx", (text) =>
    text
      .replace(
        "  collections: {",
        `  collections: {
    notes: folderCollection({
      folder: "notes",
      format: "markdown",
      schema: z.strictObject({
        title: text("fr").optional(),
        date: z.iso.date().optional(),
        tags: z.array(text("fr")).default([]),
        seo: z.strictObject({ title: text("fr") }).optional(),
        faq: z.array(z.strictObject({ question: text("fr") })).default([]),
      }),
    }),`,
      )
      .replace(
        "  pages: {",
        `  pages: {
    note: {
      template: NotePage,
      plan: ({ notes }) => notes.all.map((note) => ({ route: \`/notes/\${note.id}\`, entry: note, props: { note } })),
    },`,
      )
      .concat(`
function NotePage({ note }: { readonly note: Entry<any> }) {
  const { title = "Note", faq } = note.data;
  return (
    <html lang="fr">
      <Head title={title} description={title} />
      <body>
        <main>
          <p className="title">{title}</p>
          {faq.map(({ question }: any) => <p key={question}>{question}</p>)}
          <Prose body={note.body!} />
          <Link href="/">Accueil</Link>
        </main>
      </body>
    </html>
  );
}
`),
  );
  folder.create("content/notes/toml.md", tomlNote);
  folder.create("content/notes/nue.md", bareNote);
  return folder;
}
