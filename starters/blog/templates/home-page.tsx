import { type ListPage, Prose } from "charpente";
import { Layout } from "./layout.tsx";
import { PostList, useListWords } from "./post-list.tsx";
import type { Home, Post, SiteWords } from "./schemas.ts";

type HomePageProps = { readonly site: SiteWords; readonly home: Home; readonly list: ListPage<Post> };

export function HomePage({ site, home, list }: HomePageProps) {
  const { title, description } = useListWords(home.data.title, home.data.description, list);
  return (
    <Layout site={site} title={title} description={description}>
      <div className="lead">
        <h1>{title}</h1>
        {list.number === 1 && home.body && <Prose body={home.body} />}
      </div>
      <PostList list={list} />
    </Layout>
  );
}
