import { Link, Prose } from "charpente";
import { Layout } from "./layout.tsx";
import type { Page, SiteWords } from "./schemas.ts";
import { useWords } from "./words.ts";

export function PlainPage({ site, page }: { readonly site: SiteWords; readonly page: Page }) {
  return (
    <Layout site={site} title={page.data.title} description={page.data.description}>
      <h1>{page.data.title}</h1>
      <div className="prose">{page.body && <Prose body={page.body} />}</div>
    </Layout>
  );
}

/** What hosts show for addresses without a page. */
export function MissingPage({ site }: { readonly site: SiteWords }) {
  const words = useWords();
  return (
    <Layout site={site} title={words.missing} description={words.missingText} indexed={false}>
      <h1>{words.missing}</h1>
      <p>
        {words.missingText} <Link href="/">{words.home}</Link>
      </p>
    </Layout>
  );
}
