import { Link, Picture, Prose } from "charpente";
import { Layout } from "./layout.tsx";
import { routeOf } from "./posts.ts";
import type { Post, SiteWords } from "./schemas.ts";
import { useWords } from "./words.ts";

type TopicLink = { readonly name: string; readonly route: string };

type PostPageProps = {
  readonly site: SiteWords;
  readonly post: Post;
  readonly topics: readonly TopicLink[];
  readonly newer?: Post | undefined;
  readonly older?: Post | undefined;
};

export function PostPage({ site, post, topics, newer, older }: PostPageProps) {
  const words = useWords();
  const { title, description, date, updated, cover, coverAlt } = post.data;
  return (
    <Layout
      site={site}
      title={title}
      description={description}
      article={{ published: date, modified: updated }}
    >
      <article>
        <header>
          <h1>{title}</h1>
          <Facts post={post} topics={topics} />
        </header>
        {cover && (
          <div className="cover">
            <Picture image={cover} alt={coverAlt} sizes="(min-width: 48rem) 46rem, 100vw" priority />
          </div>
        )}
        <div className="prose">{post.body && <Prose body={post.body} />}</div>
      </article>
      {(newer ?? older) && (
        <nav className="neighbours" aria-label={words.otherPosts}>
          {newer && <Neighbour label={words.newer} post={newer} />}
          {older && <Neighbour label={words.older} post={older} />}
        </nav>
      )}
    </Layout>
  );
}

const wordsAMinute = 220;

function Facts({ post, topics }: Pick<PostPageProps, "post" | "topics">) {
  const words = useWords();
  const { date, updated } = post.data;
  const minutes = Math.max(1, Math.round((post.body?.words ?? 0) / wordsAMinute));
  return (
    <ul className="facts">
      <li>
        <time dateTime={date}>{words.day(date)}</time>
        {updated && `, ${words.updated(words.day(updated))}`}
      </li>
      <li>{words.minutes(minutes)}</li>
      {topics.map(({ name, route }) => (
        <li key={route}>
          <Link href={route}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}

function Neighbour({ label, post }: { readonly label: string; readonly post: Post }) {
  return (
    <Link href={routeOf(post)}>
      <span>{label}</span>
      {post.data.title}
    </Link>
  );
}

/** A post as feed readers show it. */
export function PostContent({ post }: { readonly post: Post }) {
  return post.body && <Prose body={post.body} />;
}
