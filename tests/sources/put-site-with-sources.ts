import { putFiles } from "../support/scratch-folder.ts";

/**
 * A site that takes the releases of a forge and one value from elsewhere: entries with references both ways, images,
 * Markdown. `origin` is where it asks; `more` are further options of the releases.
 */
export function putSiteWithSources(root: string, origin: string, more = 'every: "1 day"'): void {
  putFiles(root, {
    "content/site.yaml": "name: Essai\nurl: https://www.example.org\n",
    "content/people.yaml": "ada: { name: Ada }\nbob: { name: Bob }\n",
    "content/posts/premier.md": "---\ntitle: Premier\nabout: v1\n---\n\nUn texte.\n",
    "templates/site.tsx": template.replaceAll("ORIGIN", origin).replace("MORE", more),
  });
}

const template = `import {
  calendarDate, defineSite, type Entry, fileCollection, folderCollection, Head, image, markdown, Picture, Prose,
  reference, siteSettings, source, text,
} from "charpente";
import { z } from "zod";

const releaseSchema = z.strictObject({
  tag: z.string(),
  on: calendarDate(),
  notes: markdown(),
  author: reference("people"),
  image: image().optional(),
});
const postSchema = z.strictObject({ title: text("fr"), about: reference("releases") });
type Release = Entry<z.output<typeof releaseSchema>>;

export default defineSite({
  language: "fr",
  words: { opensNewTab: "nouvel onglet", footnotes: "Notes", backToText: "Retour au texte" },
  settings: siteSettings({}),
  facts: ({ name }) => ({ name }),
  collections: {
    people: fileCollection({ file: "people.yaml", schema: z.strictObject({ name: text("fr") }) }),
    posts: folderCollection({ folder: "posts", format: "markdown", schema: postSchema }),
  },
  sources: {
    releases: source({
      load: async ({ fetch, variables: { FORGE_TOKEN = "" } }) =>
        (await fetch("ORIGIN/releases", { headers: { "private-token": FORGE_TOKEN } })).json(),
      schema: releaseSchema,
      id: ({ tag }) => tag,
      variables: ["FORGE_TOKEN"],
      MORE,
    }),
    weather: source({
      load: async ({ fetch }) => (await fetch("ORIGIN/weather?at=" + Date.now())).json(),
      schema: z.strictObject({ degrees: z.number() }),
    }),
  },
  pages: {
    home: {
      template: Home,
      plan: ({ posts, releases, weather }) => [
        { route: "/", props: { degrees: weather.data.degrees, about: posts.all.map((post) => releases.get(post.data.about)) } },
      ],
    },
    release: {
      template: ReleasePage,
      plan: ({ releases, people }) =>
        releases.all.map((release) => ({
          route: \`/\${release.id}\`,
          entry: release,
          props: { release, author: people.get(release.data.author).data.name },
        })),
    },
    missing: { template: Missing, plan: () => [{ route: "/404", props: {}, indexed: false }] },
  },
});

function Home({ degrees, about }: { readonly degrees: number; readonly about: readonly Release[] }) {
  return (
    <html lang="fr">
      <Head title="Accueil" description="" />
      <body>
        <h1>Il fait {degrees} degrés</h1>
        {about.map(({ id, data }) => <p key={id}><a href={\`/\${id}\`}>{data.tag}</a></p>)}
      </body>
    </html>
  );
}

function ReleasePage({ release: { data }, author }: { readonly release: Release; readonly author: string }) {
  return (
    <html lang="fr">
      <Head title={data.tag} description="" />
      <body>
        <h1>{data.tag}</h1>
        <p>{author}, {data.on}</p>
        {data.image && <Picture image={data.image} alt="Capture" sizes="100vw" />}
        <Prose body={data.notes} />
      </body>
    </html>
  );
}

function Missing() {
  return (
    <html lang="fr">
      <Head title="Introuvable" description="" indexed={false} />
      <body><h1>Introuvable</h1></body>
    </html>
  );
}
`;
