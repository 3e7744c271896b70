import { defineSite, deriveSearch, folderCollection, singleEntry } from "charpente";
import { alert } from "./alert.tsx";
import { HomePage } from "./home-page.tsx";
import { icon } from "./icon.ts";
import { note } from "./note.tsx";
import { MissingPage, PlainPage } from "./plain-page.tsx";
import { PostContent, PostPage } from "./post-page.tsx";
import { neighboursOf, newestFirst, routeOf, topicsOf } from "./posts.ts";
import { homeSchema, pageSchema, postSchema, settings, toSiteWords } from "./schemas.ts";
import { SearchPage } from "./search-page.tsx";
import { TopicPage, TopicsPage } from "./topic-pages.tsx";
import { addresses, generatorWords, language } from "./words.ts";

export default defineSite({
  language,
  words: generatorWords,
  settings,
  collections: {
    home: singleEntry({ file: "home.md", schema: homeSchema }),
    posts: folderCollection({ folder: "posts", format: "markdown", schema: postSchema }),
    pages: folderCollection({ folder: "pages", format: "markdown", schema: pageSchema }),
  },
  directives: { note, alert },
  pages: {
    home: {
      template: HomePage,
      plan: ({ home, posts }, site) => [
        { route: "/", entry: home, props: { site: toSiteWords(site), home, posts: newestFirst(posts.all) } },
      ],
    },
    post: {
      template: PostPage,
      plan: ({ posts }, site) =>
        neighboursOf(posts.all).map(({ post, newer, older }) => ({
          route: routeOf(post),
          entry: post,
          updated: post.data.updated ?? post.data.date,
          props: { site: toSiteWords(site), post, newer, older },
        })),
    },
    topics: {
      template: TopicsPage,
      plan: ({ posts }, site) => [
        {
          route: addresses.topics,
          props: {
            site: toSiteWords(site),
            topics: topicsOf(posts.all).map(({ name, route }) => ({ name, route })),
          },
        },
      ],
    },
    topic: {
      template: TopicPage,
      plan: ({ posts }, site) =>
        topicsOf(posts.all).map((topic) => ({
          route: topic.route,
          props: { site: toSiteWords(site), topic },
        })),
    },
    page: {
      template: PlainPage,
      plan: ({ pages }, site) =>
        pages.all.map((page) => ({
          route: page.data.route ?? `/${page.id}`,
          entry: page,
          props: { site: toSiteWords(site), page },
        })),
    },
    search: {
      template: SearchPage,
      plan: (_, site) => [{ route: addresses.search, props: { site: toSiteWords(site) }, indexed: false }],
      late: true,
    },
    missing: {
      template: MissingPage,
      plan: (_, site) => [{ route: "/404", props: { site: toSiteWords(site) }, indexed: false }],
    },
  },
  feeds: {
    posts: {
      files: { atom: "atom.xml", json: "feed.json" },
      template: PostContent,
      plan: ({ posts }, { name, description, author }) => ({
        title: name,
        description,
        route: "/",
        author,
        items: posts.all.map((post) => ({
          route: routeOf(post),
          title: post.data.title,
          summary: post.data.description,
          published: post.data.date,
          updated: post.data.updated,
          topics: post.data.tags,
          props: { post },
        })),
      }),
    },
  },
  app: ({ name }) => ({ name, shortName: name, ...icon }),
  derive: (pages, _, { name }) => deriveSearch(pages, { titleEnd: ` – ${name}` }),
  styles: ["styles/site.css"],
  enhancers: ["enhancers/search.ts"],
});
