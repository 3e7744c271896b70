import { Link } from "charpente";
import type { Frame } from "./frame.ts";
import { Layout } from "./layout.tsx";
import { useWords } from "./words.ts";

/** What hosts show for addresses without a page. */
export function MissingPage({ frame }: { readonly frame: Frame }) {
  const words = useWords();
  return (
    <Layout frame={frame} title={words.missing} description={words.missingText} indexed={false}>
      <h1>{words.missing}</h1>
      <p className="lead">
        {words.missingText} <Link href="/">{words.home}</Link>
      </p>
    </Layout>
  );
}
