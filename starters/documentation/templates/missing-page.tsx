import { Link } from "charpente";
import { Layout } from "./layout.tsx";
import type { Frame } from "./schemas.ts";
import { useWords } from "./words.ts";

/** What hosts show for addresses without a page. */
export function MissingPage({ frame }: { readonly frame: Frame }) {
  const words = useWords();
  return (
    <Layout frame={frame} title={words.missing} description={words.missingText} indexed={false}>
      <h1>{words.missing}</h1>
      <p>
        {words.missingText} <Link href="/">{words.home}</Link>
      </p>
    </Layout>
  );
}
