import {
  defineSite,
  type Entry,
  folderCollection,
  Head,
  Link,
  Prose,
  publication,
  singleEntry,
  siteSettings,
  text,
} from "charpente";
import type { ReactNode } from "react";
import { z } from "zod";

const perPage = 50;

const linkSchema = z.strictObject({ label: z.string(), href: z.string() });
const settings = siteSettings({
  navigation: z.array(linkSchema),
  footer: z.array(linkSchema),
});
const pageSchema = z.strictObject({ title: text("fr") });
const articleSchema = z.strictObject({
  title: text("fr"),
  ...publication,
  // Texts of other authors have only a title and a date.
  category: z.string().optional(),
  excerpt: text("fr").optional(),
  readTime: z.int().min(1).optional(),
});

type Settings = z.output<typeof settings>;
type Article = Entry<z.output<typeof articleSchema>>;

export default defineSite({
  language: "fr",
  words: { opensNewTab: "nouvel onglet", footnotes: "Notes", backToText: "Retour au texte" },
  settings,
  collections: {
    home: singleEntry({ file: "pages/home.md", schema: pageSchema }),
    articles: folderCollection({ folder: "blog", format: "markdown", schema: articleSchema }),
  },
  pages: {
    home: {
      template: HomePage,
      plan: ({ home }, site) => [{ route: "/", entry: home, props: { home, site } }],
    },
    article: {
      template: ArticlePage,
      plan: ({ articles }, site) =>
        articles.all.map((article) => ({
          route: `/blog/${article.id}`,
          entry: article,
          updated: article.data.date,
          props: { article, site },
        })),
    },
    list: {
      template: ListPage,
      plan: ({ articles }, site) => {
        const sorted = [...articles.all].sort((a, b) => (a.data.date < b.data.date ? 1 : -1));
        const total = Math.max(1, Math.ceil(sorted.length / perPage));
        return Array.from({ length: total }, (_, at) => ({
          route: listRoute(at + 1),
          props: { articles: sorted.slice(at * perPage, (at + 1) * perPage), number: at + 1, total, site },
        }));
      },
    },
  },
});

function listRoute(number: number): string {
  return number === 1 ? "/blog" : `/blog/page/${number}`;
}

function HomePage({
  home,
  site,
}: {
  readonly home: Entry<z.output<typeof pageSchema>>;
  readonly site: Settings;
}) {
  return (
    <Layout site={site} title={home.data.title} description={home.data.title}>
      <h1>{home.data.title}</h1>
      {home.body && <Prose body={home.body} />}
    </Layout>
  );
}

function ArticlePage({ article, site }: { readonly article: Article; readonly site: Settings }) {
  const { title, date, category, readTime, excerpt } = article.data;
  return (
    <Layout site={site} title={title} description={excerpt ?? title}>
      <article>
        <h1>{title}</h1>
        <p>
          <time dateTime={date}>{date.split("-").reverse().join("/")}</time>
          {category && ` · ${category} · ${readTime} min`}
        </p>
        {article.body && <Prose body={article.body} />}
        <p>
          <Link href="/blog">Retour au blog</Link>
        </p>
      </article>
    </Layout>
  );
}

type ListProps = {
  readonly articles: readonly Article[];
  readonly number: number;
  readonly total: number;
  readonly site: Settings;
};

function ListPage({ articles, number, total, site }: ListProps) {
  return (
    <Layout site={site} title={`Blog, page ${number}`} description="Tous les articles">
      <h1>Blog</h1>
      <ul>
        {articles.map(({ id, data }) => (
          <li key={id}>
            <Link href={`/blog/${id}`}>{data.title}</Link> <time dateTime={data.date}>{data.date}</time>
            {data.category && (
              <>
                {" "}
                <span>{data.category}</span>
                <p>{data.excerpt}</p>
              </>
            )}
          </li>
        ))}
      </ul>
      <nav aria-label="Pages">
        {number > 1 && <Link href={listRoute(number - 1)}>Précédent</Link>} Page {number} / {total}{" "}
        {number < total && <Link href={listRoute(number + 1)}>Suivant</Link>}
      </nav>
    </Layout>
  );
}

type LayoutProps = {
  readonly site: Settings;
  readonly title: string;
  readonly description: string;
  readonly children: ReactNode;
};

function Layout({ site, title, description, children }: LayoutProps) {
  return (
    <html lang="fr">
      <Head title={`${title} | ${site.name}`} description={description} />
      <body>
        <header>
          <Link href="/">{site.name}</Link>
          <nav aria-label="Principale">
            <ul>
              {site.navigation.map(({ label, href }) => (
                <li key={href}>
                  <Link href={href}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        </header>
        <main>{children}</main>
        <footer>
          <ul>
            {site.footer.map(({ label, href }) => (
              <li key={href}>
                <Link href={href}>{label}</Link>
              </li>
            ))}
          </ul>
        </footer>
      </body>
    </html>
  );
}
