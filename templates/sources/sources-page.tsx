import { Link, type PagePlan, Raised, slugify } from "charpente";
import type { SiteContent } from "../collections.ts";
import { Breadcrumb, Contents, FoldedContents, PrintedAddress } from "../layout/contents.tsx";
import { Layout } from "../layout/layout.tsx";
import { Storey, storeyHeight } from "../layout/storey.tsx";
import type { SiteSettings } from "../settings.ts";
import type { Sources } from "./sources-schema.ts";

export type SourcesPageProps = { readonly settings: SiteSettings; readonly words: Sources };

/** Every figure of the site with its source. Each row has an address, to which the pages that give the figure link. */
export function SourcesPage({ settings, words }: SourcesPageProps) {
  const { breadcrumb, title, lead, contents, columns, groups } = words;
  const headings = groups.map((group) => ({
    depth: 2 as const,
    id: slugify(group.title),
    text: group.title,
  }));
  return (
    <Layout settings={settings} sheet="sources" seo={words.seo}>
      <Storey level={storeyHeight} className="page-head" labelledBy="titre">
        <Breadcrumb
          label={settings.labels.breadcrumb}
          links={[{ label: breadcrumb.home, href: "/" }]}
          here={breadcrumb.here}
        />
        <h1 id="titre">{title}</h1>
        <div className="page-lead">
          <p>{lead}</p>
        </div>
      </Storey>
      <Storey level={0} className="article-body">
        <Contents title={contents} headings={headings} />
        <div className="prose">
          <FoldedContents title={contents} headings={headings} />
          {groups.map((group) => (
            <Group key={group.title} group={group} columns={columns} />
          ))}
          <PrintedAddress text={settings.labels.printed} />
        </div>
      </Storey>
    </Layout>
  );
}

type GroupProps = Pick<Sources, "columns"> & { readonly group: Sources["groups"][number] };

/** A table, on small screens one block per row. */
function Group({ group: { title, text, rows }, columns }: GroupProps) {
  const id = slugify(title);
  return (
    <section className="sources-group" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>{text}</p>
      <table className="sources-table" aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{columns.figure}</th>
            <th scope="col">{columns.source}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, figure, meaning, origin, text, links }) => (
            <tr key={id} id={id}>
              <th scope="row">
                <b>{figure}</b>{" "}
                <span>
                  <Raised text={meaning} />
                </span>
              </th>
              <td>
                <p className="sources-origin">{origin}</p>
                <p>
                  <Raised text={text} />
                </p>
                {links.map(({ label, href }) => (
                  <p key={href} className="sources-link">
                    <Link href={href}>{label}</Link>
                  </p>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export function planSources(
  { sourcesPage }: SiteContent,
  settings: SiteSettings,
): readonly PagePlan<SourcesPageProps>[] {
  return [{ route: "/sources", entry: sourcesPage, props: { settings, words: sourcesPage.data } }];
}
