import { JsonLd, Link, type PagePlan, useSite } from "charpente";
import type { PersonLeaf } from "schema-dts";
import type { SiteContent } from "../collections.ts";
import { ActionLink } from "../components/action-link.tsx";
import { FactList } from "../components/rows.tsx";
import { catalogue } from "../drawings/catalogue.ts";
import { DrawnImage } from "../drawings/drawn-image.tsx";
import { agesView } from "../drawings/page-views.ts";
import { Breadcrumb } from "../layout/contents.tsx";
import { Layout } from "../layout/layout.tsx";
import { LastCall, Storey, storeyHeight } from "../layout/storey.tsx";
import type { SiteSettings } from "../settings.ts";
import { type Absolute, founderId, nameOrganisation, organisationId } from "../structured-data.ts";
import type { Story } from "./story-schema.ts";

export type StoryPageProps = { readonly settings: SiteSettings; readonly words: Story };

/** The firm on a line of years: its ground line goes from 2023 to 2050, its founder’s goes back before it. */
export function StoryPage({ settings, words }: StoryPageProps) {
  const { pitch, closing } = words;
  const { absolute } = useSite();
  return (
    <Layout settings={settings} sheet="story" seo={words.seo}>
      <JsonLd thing={nameOrganisation(settings.name, absolute)} />
      <Head settings={settings} words={words} />
      <Storey level={3 * storeyHeight} className="split pitch" labelledBy="projet">
        <h2 id="projet">{pitch.title}</h2>
        <div>
          {pitch.paragraphs.map((paragraph) => (
            <p key={paragraph} className="lead">
              {paragraph}
            </p>
          ))}
        </div>
      </Storey>
      <Founder words={words.founder} />
      <Pillars words={words.pillars} />
      <LastCall id="entretien" words={closing}>
        <div className="actions">
          <ActionLink href={settings.booking.url} label={closing.booking} />
          <ActionLink {...closing.services} kind="secondary" />
        </div>
      </LastCall>
    </Layout>
  );
}

function Head({ settings, words }: StoryPageProps) {
  const { breadcrumb, title, lead, line } = words;
  const { ages } = catalogue;
  return (
    <Storey level={4 * storeyHeight} className="story-head" labelledBy="titre">
      <Breadcrumb
        label={settings.labels.breadcrumb}
        links={[{ label: breadcrumb.home, href: "/" }]}
        here={breadcrumb.here}
      />
      <h1 id="titre">{title}</h1>
      <p className="lead">{lead}</p>
      <figure className="ages" aria-labelledby="ages">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard. */}
        <section className="ages-drawing" aria-label={line.scroll} tabIndex={0}>
          <DrawnImage view={agesView} alt={`${ages.title}. ${ages.description}`} lazy={false} />
          <div className="ages-years" aria-hidden="true">
            {line.ages.map(({ year }) => (
              <span key={year}>{year}</span>
            ))}
          </div>
        </section>
        <ol>
          {line.ages.map(({ year, use, text }) => (
            <li key={year}>
              <p className="age-year">{year}</p>
              <p className="age-use">{use}</p>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <figcaption id="ages">{line.caption}</figcaption>
      </figure>
    </Storey>
  );
}

function Founder({ words }: { readonly words: Story["founder"] }) {
  const { name, records, chain } = words;
  const { experience, promise, horizon } = chain;
  const { absolute } = useSite();
  return (
    <Storey level={2 * storeyHeight} className="founder" labelledBy="fondateur">
      {name === undefined ? null : <JsonLd thing={describeFounder(name, experience, absolute)} />}
      <h2 id="fondateur">{words.title}</h2>
      <ul className="chain">
        {[
          { ...experience, end: undefined },
          { ...promise, end: horizon },
        ].map(({ value, unit, label, end }) => (
          <li key={label}>
            <p className="chain-value">
              <b>{value}</b> {unit}
            </p>
            <p>{label}</p>
            {end === undefined ? null : <p className="chain-end">{end}</p>}
          </li>
        ))}
      </ul>
      <ol className="dates">
        {words.steps.map(({ date, title, text }) => (
          <li key={date}>
            <p className="date">{date}</p>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      {records === undefined ? null : (
        <div className="records">
          {records.map(({ title, rows }) => (
            <div key={title}>
              <h3>{title}</h3>
              <FactList className="facts" rows={rows} />
            </div>
          ))}
        </div>
      )}
    </Storey>
  );
}

/** Four cut walls that bear the slab above them: the storey is what they hold. */
function Pillars({ words }: { readonly words: Story["pillars"] }) {
  return (
    <Storey level={storeyHeight} className="pillars" labelledBy="piliers">
      <h2 id="piliers">{words.title}</h2>
      <ul>
        {words.list.map(({ title, text, link }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
            {link === undefined ? null : (
              <p>
                <Link href={link.href}>{link.label}</Link>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Storey>
  );
}

export function planStory(
  { storyPage }: SiteContent,
  settings: SiteSettings,
): readonly PagePlan<StoryPageProps>[] {
  return [{ route: "/notre-histoire", entry: storyPage, props: { settings, words: storyPage.data } }];
}

/** The founder, for search engines. */
function describeFounder(
  name: string,
  experience: Story["founder"]["chain"]["experience"],
  absolute: Absolute,
): PersonLeaf {
  const { value, unit, label } = experience;
  return {
    "@type": "Person",
    "@id": absolute(founderId),
    name,
    description: `${value} ${unit} ${label}`,
    worksFor: { "@id": absolute(organisationId) },
  };
}
