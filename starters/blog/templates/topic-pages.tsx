import { Link, type ListPage } from "charpente";
import { Layout } from "./layout.tsx";
import { PostList, useListWords } from "./post-list.tsx";
import type { Topic } from "./posts.ts";
import type { Post, SiteWords } from "./schemas.ts";
import { useWords } from "./words.ts";

type TopicPageProps = { readonly site: SiteWords; readonly name: string; readonly list: ListPage<Post> };

export function TopicPage({ site, name, list }: TopicPageProps) {
  const words = useWords();
  const { title, description } = useListWords(words.about(name), words.postsAbout(name), list);
  return (
    <Layout site={site} title={title} description={description}>
      <h1>{title}</h1>
      <PostList list={list} />
    </Layout>
  );
}

type TopicsPageProps = { readonly site: SiteWords; readonly topics: readonly Omit<Topic, "posts">[] };

export function TopicsPage({ site, topics }: TopicsPageProps) {
  const words = useWords();
  return (
    <Layout site={site} title={words.topics} description={words.topicsAbout}>
      <h1>{words.topics}</h1>
      <ul className="topics">
        {topics.map(({ name, route }) => (
          <li key={route}>
            <Link href={route}>{name}</Link>
          </li>
        ))}
      </ul>
    </Layout>
  );
}
