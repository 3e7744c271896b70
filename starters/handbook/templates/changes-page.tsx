import { Link, Prose } from "charpente";
import type { Frame } from "./frame.ts";
import { Layout } from "./layout.tsx";
import type { Version } from "./schemas.ts";
import { useWords } from "./words.ts";

type ChangesPageProps = {
  readonly frame: Frame;
  readonly versions: readonly { readonly version: Version; readonly home: string | undefined }[];
};

export function ChangesPage({ frame, versions }: ChangesPageProps) {
  const words = useWords();
  return (
    <Layout frame={frame} title={words.changes} description={words.changesAbout}>
      <article>
        <h1>{words.changes}</h1>
        <p className="lead">{words.changesAbout}</p>
        <div className="prose">
          {versions.map(({ version: { id, data }, home }) => (
            <section key={id} className="release">
              <h2 id={id}>{words.version(data.name)}</h2>
              <p>
                <time dateTime={data.released}>{words.day(data.released)}</time>
              </p>
              <Prose body={data.changes} />
              {home && (
                <p>
                  <Link href={home}>{words.itsHandbook(data.name)}</Link>
                </p>
              )}
            </section>
          ))}
        </div>
      </article>
    </Layout>
  );
}
