import { Prose } from "charpente";
import { Layout } from "./layout.tsx";
import { PostList } from "./post-list.tsx";
import type { Home, Post, SiteWords } from "./schemas.ts";

type HomePageProps = { readonly site: SiteWords; readonly home: Home; readonly posts: readonly Post[] };

export function HomePage({ site, home, posts }: HomePageProps) {
  return (
    <Layout site={site} title={home.data.title} description={home.data.description}>
      <div className="lead">
        <h1>{home.data.title}</h1>
        {home.body && <Prose body={home.body} />}
      </div>
      <PostList posts={posts} level={2} />
    </Layout>
  );
}
