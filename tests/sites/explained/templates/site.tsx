import {
  defineSite,
  directive,
  type Entry,
  fileCollection,
  folderCollection,
  Head,
  image,
  Link,
  Picture,
  Prose,
  publication,
  reference,
  singleEntry,
  siteSettings,
  source,
  text,
  useSite,
} from "charpente";
import type { Root } from "mdast";
import type { ReactNode } from "react";
import type { VFile } from "vfile";
import { z } from "zod";

const settings = siteSettings({
  email: z.email(),
  phone: z.string().optional(),
  hours: z.string().optional(),
});

const pageSchema = z.strictObject({
  title: text("fr"),
  description: text("fr"),
  route: z.string().optional(),
});
const adviceSchema = z.strictObject({
  title: text("fr"),
  description: text("fr"),
  ...publication,
  category: reference("metiers"),
  photo: image().optional(),
  readTime: z.int().min(1).optional(),
  reviewed: z.iso.date().optional(),
});
const workshopSchema = z.strictObject({ title: text("fr"), draft: z.boolean().default(false) });
const termSchema = z.strictObject({ write: z.string(), insteadOf: z.array(z.string()).default([]) });
const rateSchema = z.strictObject({ name: z.string(), note: z.string(), price: z.number() });

type PageEntry = Entry<z.output<typeof pageSchema>>;
type AdviceEntry = Entry<z.output<typeof adviceSchema>>;
type WorkshopEntry = Entry<z.output<typeof workshopSchema>>;

/** The site of the examples that `site explain` shows: each changes a few lines of it. */
/** Shows code of the language `tarif` as a price in euros. */
function remarkTarif() {
  return (tree: Root, file: VFile) => {
    for (const node of tree.children) {
      if (node.type !== "code" || node.lang !== "tarif") continue;
      if (!/ \d+$/.test(node.value)) file.fail("un tarif finit par un nombre d’euros", node);
      node.data = { hName: "p", hChildren: [{ type: "text", value: `${node.value} €` }] };
    }
  };
}

export default defineSite({
  language: "fr",
  words: { opensNewTab: "nouvel onglet", footnotes: "Notes", backToText: "Retour au texte" },
  settings,
  environment: {
    ATELIER_EMAIL: "email",
    ATELIER_PASSWORD: { refused: "a page would show it to everyone" },
  },
  facts: ({ name, email, phone }) => ({ name, email, phone }),
  figures: () => [{ name: "devis", value: 48, unit: "h", said: ["remis sous {} h"] }],
  requiredFacts: ["phone"],
  review: (_, { hours }) =>
    hours === undefined
      ? [{ message: "les heures d’ouverture manquent", hint: "ajoutez une ligne hours:" }]
      : [],
  placeholder: "à compléter",
  terms: "termes",
  collections: {
    pages: folderCollection({ folder: "pages", format: "markdown", schema: pageSchema }),
    conseils: folderCollection({
      folder: "conseils",
      format: "markdown",
      schema: adviceSchema,
      readTimeField: "readTime",
      reviewedField: "reviewed",
    }),
    metiers: fileCollection({ file: "metiers.yaml", schema: z.strictObject({ name: z.string() }) }),
    termes: fileCollection({ file: "termes.yaml", schema: termSchema }),
    atelier: singleEntry({ file: "atelier.md", schema: workshopSchema }),
    tarifs: fileCollection({ file: "tarifs.csv", csv: { decimal: "," }, schema: rateSchema }),
    equipe: fileCollection({
      file: "equipe.json",
      schema: z.strictObject({ name: z.string(), role: z.string() }),
    }),
  },
  sources: {
    visites: source({
      load: async () => [],
      schema: z.strictObject({ jour: z.string(), photo: image().optional() }),
      id: ({ jour }) => jour,
      every: "build",
      whenItFails: "refuse",
    }),
  },
  markdown: { remarkPlugins: [remarkTarif] },
  directives: {
    encadre: directive({
      attributes: z.strictObject({ title: text("fr") }),
      body: "blocks",
      component: ({ attributes, children }) => (
        <aside aria-label={attributes.title}>
          <p>{attributes.title}</p>
          {children}
        </aside>
      ),
    }),
  },
  pages: {
    page: {
      template: ContentPage,
      plan: ({ pages, conseils }) =>
        pages.all.map((page) => {
          const route = page.data.route ?? (page.id === "index" ? "/" : `/${page.id}`);
          const list = page.id === "index" ? conseils.all : [];
          return { route, entry: page, props: { page, list } };
        }),
    },
    conseil: {
      template: AdvicePage,
      plan: ({ conseils }) =>
        conseils.all.map((advice) => ({
          route: `/conseils/${advice.id}`,
          entry: advice,
          props: { advice },
          card: { alt: advice.data.title, art: { title: advice.data.title } },
        })),
    },
    atelier: {
      template: WorkshopPage,
      plan: ({ atelier }) => [{ route: "/atelier", entry: atelier, props: { workshop: atelier } }],
    },
    missing: { template: MissingPage, plan: () => [{ route: "/404", props: {}, indexed: false }] },
  },
  feeds: {
    conseils: {
      files: { atom: "atom.xml", json: "feed.json" },
      template: ({ advice }: { readonly advice: AdviceEntry }) => advice.body && <Prose body={advice.body} />,
      plan: ({ conseils }, { name }) => ({
        title: name,
        description: "Les conseils de l’atelier.",
        route: "/",
        author: name,
        items: conseils.all.map((advice) => ({
          route: `/conseils/${advice.id}`,
          title: advice.data.title,
          summary: advice.data.description,
          published: advice.data.date,
          props: { advice },
        })),
      }),
    },
  },
  assets: {
    plan: ({ metiers }) => [
      { path: "metiers.txt", text: metiers.all.map(({ data }) => data.name).join("\n") },
    ],
  },
  cards: {
    fonts: { title: "fonts/carte.ttf" },
    width: 1200,
    height: 630,
    draw: ({ title }: { readonly title: string }, lettering) => {
      const outline = lettering.outline(title, { font: "title", size: 60, x: 60, y: 300 });
      return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><path d="${outline}"/></svg>`;
    },
  },
  styles: ["styles/site.css"],
  fonts: ["fonts/essai.woff2"],
});

type FrameProps = {
  readonly title: string;
  readonly description: string;
  readonly indexed?: boolean;
  readonly children: ReactNode;
};

function Frame({ title, description, indexed = true, children }: FrameProps) {
  const { asset } = useSite();
  return (
    <html lang="fr">
      <Head title={title} description={description} indexed={indexed}>
        <link rel="preload" href={asset("fonts/essai.woff2")} as="font" type="font/woff2" crossOrigin="" />
        <link rel="icon" href="data:," />
      </Head>
      <body>
        <main>
          <h1>{title}</h1>
          {children}
          <Link href="/">Accueil</Link>
          <a href={asset("metiers.txt")}>Nos métiers</a>
        </main>
      </body>
    </html>
  );
}

function ContentPage({ page, list }: { readonly page: PageEntry; readonly list: readonly AdviceEntry[] }) {
  return (
    <Frame title={page.data.title} description={page.data.description}>
      {page.body && <Prose body={page.body} />}
      <ul>
        {list.map(({ id, data }) => (
          <li key={id}>
            <Link href={`/conseils/${id}`}>{data.title}</Link>
          </li>
        ))}
      </ul>
    </Frame>
  );
}

function AdvicePage({ advice }: { readonly advice: AdviceEntry }) {
  const { title, description, photo } = advice.data;
  return (
    <Frame title={title} description={description}>
      {photo && <Picture image={photo} alt="" />}
      {advice.body && <Prose body={advice.body} />}
    </Frame>
  );
}

function WorkshopPage({ workshop }: { readonly workshop: WorkshopEntry }) {
  return (
    <Frame title={workshop.data.title} description="Qui nous sommes.">
      {workshop.body && <Prose body={workshop.body} />}
    </Frame>
  );
}

function MissingPage() {
  return (
    <Frame title="Introuvable" description="Cette page n’existe pas." indexed={false}>
      <p>Revenez à l’accueil.</p>
      <img src="/plan.svg" alt="Plan de l’atelier" width="40" height="30" />
    </Frame>
  );
}
