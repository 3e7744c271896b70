import {
  defineSite,
  directive,
  Enhancer,
  type Entry,
  FeedLinks,
  fileCollection,
  folderCollection,
  Head,
  Island,
  image,
  JsonLd,
  JsonLdGraph,
  Link,
  Picture,
  Prose,
  publication,
  reference,
  siteSettings,
  text,
  useSite,
} from "charpente";
import { z } from "zod";
import { Counter } from "./islands/counter.tsx";

const pageSchema = z.strictObject({ title: text("fr"), photo: image() });
const articleSchema = z.strictObject({
  title: text("fr"),
  ...publication,
  category: reference("categories"),
  next: reference("articles").optional(),
});

type PageEntry = Entry<z.output<typeof pageSchema>>;
type ArticleEntry = Entry<z.output<typeof articleSchema>>;

/** One of everything that a site can have. */
export default defineSite({
  language: "fr",
  words: {
    opensNewTab: "nouvel onglet",
    islandFailed: "Rechargez la page.",
    footnotes: "Notes",
    backToText: "Retour au texte",
  },
  settings: siteSettings({}),
  collections: {
    pages: folderCollection({ folder: "pages", format: "markdown", schema: pageSchema }),
    articles: folderCollection({ folder: "articles", format: "markdown", schema: articleSchema }),
    categories: fileCollection({ file: "categories.yaml", schema: z.strictObject({ name: z.string() }) }),
  },
  directives: {
    callout: directive({
      attributes: z.strictObject({ title: text("fr") }),
      body: "blocks",
      component: ({ attributes, children }) => (
        <aside aria-label={attributes.title}>
          <p>{attributes.title}</p>
          {children}
        </aside>
      ),
      plain: ({ attributes, children }) => (
        <blockquote>
          <p>{attributes.title}</p>
          {children}
        </blockquote>
      ),
    }),
  },
  pages: {
    page: {
      template: HomePage,
      plan: ({ pages }) => pages.all.map((page) => ({ route: "/", entry: page, props: { page } })),
    },
    article: {
      template: ArticlePage,
      plan: ({ articles, categories }) =>
        articles.all.map((article) => ({
          route: `/blog/${article.id}`,
          entry: article,
          updated: article.data.date,
          props: { article, category: categories.get(article.data.category).data.name },
        })),
    },
    missing: { template: MissingPage, plan: () => [{ route: "/404", props: {}, indexed: false }] },
  },
  feeds: {
    blog: {
      files: { atom: "atom.xml", json: "feed.json" },
      template: ArticleContent,
      plan: ({ articles, categories }, { name }) => ({
        title: name,
        description: "Tous les articles.",
        route: "/",
        author: name,
        items: articles.all.map((article) => ({
          route: `/blog/${article.id}`,
          title: article.data.title,
          summary: article.data.title,
          published: article.data.date,
          topics: [categories.get(article.data.category).data.name],
          props: { article },
        })),
      }),
    },
  },
  summary: (_, { name }) => ({
    title: name,
    summary: "Tout ce qu’un site peut avoir.",
    sections: [{ title: "Articles", groups: ["article"] }],
  }),
  assets: {
    plan: ({ articles, categories }) => [
      { path: "count.svg", from: articles.all.length },
      { path: "categories.txt", text: categories.all.map(({ data }) => data.name).join("\n") },
    ],
    draw: (count) => `<svg xmlns="http://www.w3.org/2000/svg"><!-- ${count} --></svg>`,
    choice: (value) => (value === "trois" ? 3 : undefined),
  },
  styles: ["styles/site.css"],
  enhancers: ["enhancers/hello.ts"],
  islands: { Counter: "islands/counter.tsx" },
  fonts: ["fonts/essai.woff2"],
});

function HomePage({ page }: { readonly page: PageEntry }) {
  const { asset } = useSite();
  return (
    <html lang="fr">
      <Head title={page.data.title} description="Tout ce qu’un site peut avoir.">
        <FeedLinks name="blog" title="Les articles" />
        <link rel="icon" href="data:," />
      </Head>
      <body>
        <main>
          <h1>{page.data.title}</h1>
          <Picture image={page.data.photo} alt="Une façade" priority />
          <img src={asset("count.svg")} alt="" width="10" height="10" />
          {page.body && <Prose body={page.body} />}
          <Island name="Counter" component={Counter} props={{ start: 7 }} when="idle" />
          <Link href="https://www.example.org/">Ailleurs</Link>
          <Link href="/note.txt">Note</Link>
          <JsonLd thing={{ "@type": "WebPage", name: page.data.title }} />
        </main>
        <JsonLdGraph />
        <Enhancer name="enhancers/hello.ts" />
      </body>
    </html>
  );
}

function ArticlePage({ article, category }: { readonly article: ArticleEntry; readonly category: string }) {
  return (
    <html lang="fr">
      <Head title={article.data.title} description={category} />
      <body>
        <main>
          <h1>{article.data.title}</h1>
          {article.body && <Prose body={article.body} />}
          <Link href="/">Accueil</Link>
        </main>
      </body>
    </html>
  );
}

function ArticleContent({ article }: { readonly article: ArticleEntry }) {
  return article.body && <Prose body={article.body} />;
}

function MissingPage() {
  return (
    <html lang="fr">
      <Head title="Introuvable" description="Cette page n’existe pas." indexed={false} />
      <body>
        <h1>Introuvable</h1>
      </body>
    </html>
  );
}
