import { Link, type ListPage } from "charpente";
import { routeOf } from "./posts.ts";
import type { Post } from "./schemas.ts";
import { useWords } from "./words.ts";

/** A page of a list of posts, with links to the pages before and after it. */
export function PostList({ list }: { readonly list: ListPage<Post> }) {
  const words = useWords();
  return (
    <>
      <ol className="posts">
        {list.items.map((post) => (
          <li key={post.id}>
            <h2>
              <Link href={routeOf(post)}>{post.data.title}</Link>
            </h2>
            <p>{post.data.description}</p>
            <time dateTime={post.data.date}>{words.day(post.data.date)}</time>
          </li>
        ))}
      </ol>
      {list.routes.length > 1 && (
        <nav className="pages" aria-label={words.pages}>
          {list.previous && (
            <Link href={list.previous} rel="prev">
              {words.newerPosts}
            </Link>
          )}
          <p>{words.pageOf(list.number, list.routes.length)}</p>
          {list.next && (
            <Link href={list.next} rel="next">
              {words.olderPosts}
            </Link>
          )}
        </nav>
      )}
    </>
  );
}

/** The title and the description of a page of a list, which no other page has. */
export function useListWords(title: string, description: string, { number, routes }: ListPage<Post>) {
  const words = useWords();
  if (number === 1) return { title, description };
  const page = words.pageOf(number, routes.length);
  return { title: words.titleOfPage(title, number), description: `${description} ${page}.` };
}
