import { defineSite, deriveSearch, folderCollection, singleEntry } from "charpente";
import { alert } from "./alert.tsx";
import { HomePage } from "./home-page.tsx";
import { icon } from "./icon.ts";
import { note } from "./note.tsx";
import { MissingPage, PlainPage } from "./plain-page.tsx";
import { PostContent, PostPage } from "./post-page.tsx";
import { listPages, neighboursOf, newestFirst, routeOf, topicRoutesOf, topicsOf } from "./posts.ts";
import { homeSchema, pageSchema, postSchema, settings, toSiteWords } from "./schemas.ts";
import { SearchPage } from "./search-page.tsx";
import { TopicPage, TopicsPage } from "./topic-pages.tsx";
import { addresses, language, languages, words } from "./words.ts";

/** Readers of feeds ask for new posts, many times a day. Older ones are on the site. */
const postsInFeed = 20;

export default defineSite({
  language,
  languages,
  words,
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
      plan: ({ home, posts }, site, { code }) =>
        listPages(posts.all, "/").map((list) => ({
          route: list.route,
          // The other pages of the list say little that is of this entry.
          ...(list.number === 1 && { entry: home }),
          props: { site: toSiteWords(site, code), home, list },
        })),
    },
    post: {
      template: PostPage,
      plan: ({ posts }, site, { code }) => {
        const topicRoutes = topicRoutesOf(posts.all);
        return neighboursOf(posts.all).map(({ post, newer, older }) => {
          const topics = post.data.tags.map((name) => ({
            name,
            route: topicRoutes.get(name) ?? addresses.topics,
          }));
          return {
            route: routeOf(post),
            entry: post,
            updated: post.data.updated ?? post.data.date,
            props: { site: toSiteWords(site, code), post, topics, newer, older },
          };
        });
      },
    },
    topics: {
      template: TopicsPage,
      plan: ({ posts }, site, { code }) => [
        {
          route: addresses.topics,
          props: {
            site: toSiteWords(site, code),
            topics: topicsOf(posts.all).map(({ name, route }) => ({ name, route })),
          },
        },
      ],
    },
    topic: {
      template: TopicPage,
      plan: ({ posts }, site, { code }) =>
        topicsOf(posts.all).flatMap(({ name, route, posts }) =>
          listPages(posts, route).map((list) => ({
            route: list.route,
            props: { site: toSiteWords(site, code), name, list },
          })),
        ),
    },
    page: {
      template: PlainPage,
      plan: ({ pages }, site, { code }) =>
        pages.all.map((page) => ({
          route: page.data.route ?? `/${page.id}`,
          entry: page,
          props: { site: toSiteWords(site, code), page },
        })),
    },
    search: {
      template: SearchPage,
      plan: (_, site, { code }) => [
        { route: addresses.search, props: { site: toSiteWords(site, code) }, indexed: false },
      ],
      late: true,
    },
    missing: {
      template: MissingPage,
      plan: (_, site, { code }) => [
        { route: "/404", props: { site: toSiteWords(site, code) }, indexed: false },
      ],
    },
  },
  feeds: {
    posts: {
      files: { atom: "atom.xml", json: "feed.json" },
      template: PostContent,
      plan: ({ posts }, site, { code }) => {
        const { name, description, author } = toSiteWords(site, code);
        const items = newestFirst(posts.all).slice(0, postsInFeed);
        return {
          title: name,
          description,
          route: "/",
          author,
          items: items.map((post) => ({
            route: routeOf(post),
            title: post.data.title,
            summary: post.data.description,
            published: post.data.date,
            updated: post.data.updated,
            topics: post.data.tags,
            props: { post },
          })),
        };
      },
    },
  },
  app: ({ name }) => ({ name, shortName: name, ...icon }),
  derive: (pages, _, site, { code }) =>
    deriveSearch(pages, { titleEnd: ` – ${toSiteWords(site, code).name}` }),
  styles: ["styles/site.css"],
  enhancers: ["enhancers/search.ts"],
});
