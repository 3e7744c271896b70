import { Link } from "charpente";
import { routeOf } from "./posts.ts";
import type { Post } from "./schemas.ts";
import { formatDay } from "./words.ts";

type PostListProps = {
  readonly posts: readonly Post[];
  /** The level of the titles: one below the heading above the list. */
  readonly level: 2 | 3;
};

export function PostList({ posts, level }: PostListProps) {
  const Title = `h${level}` as const;
  return (
    <ol className="posts">
      {posts.map((post) => (
        <li key={post.id}>
          <Title>
            <Link href={routeOf(post)}>{post.data.title}</Link>
          </Title>
          <p>{post.data.description}</p>
          <time dateTime={post.data.date}>{formatDay(post.data.date)}</time>
        </li>
      ))}
    </ol>
  );
}
