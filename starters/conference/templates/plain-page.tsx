import { Link, Prose } from "charpente";
import { Layout } from "./layout.tsx";
import type { Conference, Page } from "./schemas.ts";
import { useWords } from "./words.ts";

type PlainPageProps = { readonly conference: Conference; readonly page: Page };

export function PlainPage({ conference, page }: PlainPageProps) {
  return (
    <Layout conference={conference} title={page.data.title} description={page.data.description}>
      <h1>{page.data.title}</h1>
      <div className="prose">{page.body && <Prose body={page.body} />}</div>
    </Layout>
  );
}

/** What hosts show for addresses without a page. */
export function MissingPage({ conference }: { readonly conference: Conference }) {
  const words = useWords();
  return (
    <Layout conference={conference} title={words.missing} description={words.missingText} indexed={false}>
      <h1>{words.missing}</h1>
      <p className="lead">
        {words.missingText} <Link href="/">{words.home}</Link>
      </p>
    </Layout>
  );
}
