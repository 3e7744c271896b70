import {
  type Content,
  defineSite,
  directive,
  type Entry,
  fileCollection,
  folderCollection,
  Head,
  image,
  Link,
  markdown,
  Picture,
  Prose,
  publication,
  reference,
  siteSettings,
  text,
} from "charpente";
import { z } from "zod";

/** A site small enough to read at once, with one field of every kind. Tests write its content themselves. */
const pageSchema = z.strictObject({
  title: text("fr"),
  route: z.string().optional(),
  seo: z
    .strictObject({ title: z.string().optional(), description: z.string().max(60).optional() })
    .optional(),
  faq: z.array(z.strictObject({ question: text("fr"), answer: markdown() })).default([]),
  picture: image().optional(),
  throws: z.boolean().default(false),
  blank: z.boolean().default(false),
});

const articleSchema = z.strictObject({
  title: text("fr"),
  ...publication,
  category: reference("categories"),
  related: z.array(reference("articles")).default([]),
  level: z.enum(["simple", "avancé"]).default("simple"),
  readTime: z.int().min(1).optional(),
});

const categorySchema = z.strictObject({ name: z.string() });

const collections = {
  pages: folderCollection({ folder: "pages", format: "markdown", schema: pageSchema }),
  articles: folderCollection({
    folder: "articles",
    format: "markdown",
    schema: articleSchema,
    readTimeField: "readTime",
  }),
  categories: fileCollection({ file: "categories.yaml", schema: categorySchema }),
};

type PageEntry = Entry<z.output<typeof pageSchema>>;
type ArticleEntry = Entry<z.output<typeof articleSchema>>;

function Page({ page }: { readonly page: PageEntry }) {
  if (page.data.throws) throw new Error("The template could not go on.");
  if (page.data.blank) return null;
  return (
    <html lang="fr">
      <Head title={page.data.title} description="…" />
      <body>
        <h1>{page.data.title}</h1>
        <Link href="/">Accueil</Link>
        {page.body && <Prose body={page.body} />}
        {page.data.picture && <Picture image={page.data.picture} alt="" />}
        {page.data.faq.map(({ question, answer }) => (
          <section key={question}>
            <h2>{question}</h2>
            <Prose body={answer} />
          </section>
        ))}
      </body>
    </html>
  );
}

function Article({ article, category }: { readonly article: ArticleEntry; readonly category: string }) {
  return (
    <html lang="fr">
      <Head title={article.data.title} description="…" />
      <body>
        <h1>{article.data.title}</h1>
        <p>{category}</p>
        {article.body && <Prose body={article.body} />}
      </body>
    </html>
  );
}

export const smallSite = defineSite({
  language: "fr",
  words: { opensNewTab: "nouvel onglet", footnotes: "Notes", backToText: "Retour au texte" },
  settings: siteSettings({}),
  collections,
  directives: {
    callout: directive({
      attributes: z.strictObject({ title: text("fr") }),
      body: "blocks",
      component: ({ attributes, children }) => (
        <aside>
          <p>{attributes.title}</p>
          {children}
        </aside>
      ),
    }),
  },
  pages: {
    page: {
      template: Page,
      plan: ({ pages }: Content<typeof collections>) =>
        pages.all.map((page) => ({
          route: page.data.route ?? (page.id === "accueil" ? "/" : `/${page.id}`),
          entry: page,
          props: { page },
        })),
    },
    article: {
      template: Article,
      plan: ({ articles, categories }: Content<typeof collections>) =>
        articles.all.map((article) => ({
          route: `/blog/${article.id}`,
          entry: article,
          updated: article.data.date,
          props: { article, category: categories.get(article.data.category).data.name },
        })),
    },
  },
});
