import { type Body, type PagePlan, Prose, slugify } from "charpente";
import type { SiteContent } from "../collections.ts";
import { FactList } from "../components/rows.tsx";
import { Breadcrumb, Contents, FoldedContents, PrintedAddress } from "../layout/contents.tsx";
import { Layout } from "../layout/layout.tsx";
import { Storey, storeyHeight } from "../layout/storey.tsx";
import type { SiteSettings } from "../settings.ts";
import type { Legal } from "./legal-schema.ts";

export type LegalPageProps = {
  readonly settings: SiteSettings;
  readonly words: Legal;
  readonly body: Body | undefined;
};

/** A text of law in the typography of the articles, its facts in title blocks. Prints as it reads. */
export function LegalPage({ settings, words, body }: LegalPageProps) {
  const { breadcrumb, title, lead, contents, inForce, sheet, blocks } = words;
  const headings = [
    ...blocks.map((block) => ({ depth: 2 as const, id: slugify(block.title), text: block.title })),
    ...(body?.headings ?? []),
  ];
  return (
    <Layout settings={settings} sheet="legal" seo={words.seo}>
      <Storey level={storeyHeight} className="page-head legal-head" labelledBy="titre">
        <Breadcrumb
          label={settings.labels.breadcrumb}
          links={[{ label: breadcrumb.home, href: "/" }]}
          here={breadcrumb.here}
        />
        <div>
          <h1 id="titre">{title}</h1>
          <p className="lead">{lead}</p>
        </div>
        <FactList rows={sheet} dated={inForce} />
      </Storey>
      <Storey level={0} className="article-body legal-body">
        <Contents title={contents} headings={headings} />
        <div className="prose">
          <FoldedContents title={contents} headings={headings} />
          {blocks.map((block) => (
            <section key={block.title} aria-labelledby={slugify(block.title)}>
              <h2 id={slugify(block.title)}>{block.title}</h2>
              <FactList rows={block.rows} />
            </section>
          ))}
          {body === undefined ? null : <Prose body={body} />}
          <PrintedAddress text={settings.labels.printed} />
        </div>
      </Storey>
    </Layout>
  );
}

/** The legal notices, the conditions of sale and the privacy policy. */
export function planLegal(
  { legalNotices, privacyPolicy, salesConditions }: SiteContent,
  settings: SiteSettings,
): readonly PagePlan<LegalPageProps>[] {
  return [
    { route: "/mentions-legales", entry: legalNotices },
    { route: "/conditions-de-vente", entry: salesConditions },
    { route: "/politique-confidentialite", entry: privacyPolicy },
  ].map(({ route, entry }) => ({
    route,
    entry,
    props: { settings, words: entry.data, body: entry.body },
  }));
}
