import { Link } from "charpente";
import { Layout } from "./layout.tsx";
import { PostList } from "./post-list.tsx";
import type { Topic } from "./posts.ts";
import type { SiteWords } from "./schemas.ts";
import { words } from "./words.ts";

export function TopicPage({ site, topic }: { readonly site: SiteWords; readonly topic: Topic }) {
  return (
    <Layout site={site} title={words.about(topic.name)} description={words.postsAbout(topic.name)}>
      <h1>{words.about(topic.name)}</h1>
      <PostList posts={topic.posts} level={2} />
    </Layout>
  );
}

type TopicsPageProps = { readonly site: SiteWords; readonly topics: readonly Omit<Topic, "posts">[] };

export function TopicsPage({ site, topics }: TopicsPageProps) {
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
