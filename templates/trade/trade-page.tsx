import { Link, type PagePlan } from "charpente";
import type { SiteContent } from "../collections.ts";
import { ActionLink } from "../components/action-link.tsx";
import { TopicRows } from "../components/rows.tsx";
import { SourceLink } from "../components/source-link.tsx";
import { catalogue } from "../drawings/catalogue.ts";
import { DrawnImage, InlineDrawing } from "../drawings/drawn-image.tsx";
import { phaseView } from "../drawings/page-views.ts";
import { Breadcrumb } from "../layout/contents.tsx";
import { Layout } from "../layout/layout.tsx";
import { LastCall, SplitStorey, Storey, storeyHeight } from "../layout/storey.tsx";
import type { SiteSettings } from "../settings.ts";
import { ShareBar } from "./share-bar.tsx";
import type { Phase, Trade } from "./trade-schema.ts";

export type TradePageProps = { readonly settings: SiteSettings; readonly words: Trade };

/** What the firm does: two floors of an intelligent building, then one building through the phases of a project. */
export function TradePage({ settings, words }: TradePageProps) {
  const { users, expert, closing } = words;
  return (
    <Layout settings={settings} sheet="trade" seo={words.seo}>
      <Head settings={settings} words={words} />
      <Definition words={words.definition} />
      <Phases words={words.phases} />
      <Owners words={words.owners} />
      <Storey level={2 * storeyHeight} className="split" labelledBy="utilisateurs">
        <h2 id="utilisateurs">{users.title}</h2>
        <TopicRows topics={users.list} />
      </Storey>
      <SplitStorey level={storeyHeight} id="expert" title={expert.title}>
        <TopicRows topics={expert.list} />
        <p className="rows-more">
          <Link href={expert.role.href}>{expert.role.label}</Link>
        </p>
      </SplitStorey>
      <LastCall id="entretien" words={closing}>
        <div className="actions">
          <ActionLink href={settings.booking.url} label={closing.booking} />
          <ActionLink {...closing.guide} kind="secondary" />
        </div>
      </LastCall>
    </Layout>
  );
}

/** From the left shades to where the page cuts the building, standing on the slab of the storey. Metres. */
export const tradeCrop = { x: -0.9, y: 0, width: 18, height: 9.4 };

function Head({ settings, words }: TradePageProps) {
  const { breadcrumb, title, lead, definition } = words;
  return (
    <Storey level={6 * storeyHeight} className="trade-head" labelledBy="titre">
      <Breadcrumb
        label={settings.labels.breadcrumb}
        links={[{ label: breadcrumb.home, href: "/" }]}
        here={breadcrumb.here}
      />
      <h1 id="titre">{title}</h1>
      <p className="lead">{lead}</p>
      <div className="trade-drawing">
        <InlineDrawing drawing="metier-coupe" scale={40} crop={tradeCrop} />
        <ol className="bubbles" aria-hidden="true">
          {definition.traits.map((trait, place) => (
            <li key={trait.title}>{place + 1}</li>
          ))}
        </ol>
      </div>
    </Storey>
  );
}

function Definition({ words }: { readonly words: Trade["definition"] }) {
  return (
    <Storey level={5 * storeyHeight} className="definition" labelledBy="definition">
      <h2 id="definition">{words.title}</h2>
      <p className="lead">{words.text}</p>
      <ol className="numbered">
        {words.traits.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Storey>
  );
}

function Phases({ words }: { readonly words: Trade["phases"] }) {
  return (
    <Storey level={4 * storeyHeight} className="phases" labelledBy="phases">
      <h2 id="phases">{words.title}</h2>
      <p className="lead">{words.text}</p>
      <ol>
        {words.list.map((phase) => (
          <PhaseSite key={phase.phase} phase={phase} benefitsTitle={words.benefitsTitle} />
        ))}
      </ol>
    </Storey>
  );
}

type PhaseSiteProps = { readonly phase: Phase; readonly benefitsTitle: string };

/** The building as a phase finds it, and what is said of the phase, on one ground line. */
function PhaseSite({ phase: { phase, drawing, description, benefits }, benefitsTitle }: PhaseSiteProps) {
  return (
    <li>
      <div className="phase-drawing">
        <DrawnImage view={phaseView(drawing)} alt={catalogue[drawing].title} />
      </div>
      <div>
        <h3>{phase}</h3>
        <p>{description}</p>
      </div>
      <div>
        <h4>{benefitsTitle}</h4>
        <ul className="dashed">
          {benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      </div>
    </li>
  );
}

function Owners({ words }: { readonly words: Trade["owners"] }) {
  return (
    <Storey level={3 * storeyHeight} className="split owners" labelledBy="proprietaire">
      <h2 id="proprietaire">{words.title}</h2>
      <div>
        <p className="lead">{words.text}</p>
        <ul>
          {words.figures.map(({ value, label, text, source, from, to, scale }) => (
            <li key={label}>
              <p className="owners-figure">
                <b>{value}</b> <span>{label}</span>
              </p>
              <ShareBar from={from} to={to} whole={scale} />
              <p className="owners-text">
                {text}
                <SourceLink source={source} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Storey>
  );
}

export function planTrade(
  { tradePage }: SiteContent,
  settings: SiteSettings,
): readonly PagePlan<TradePageProps>[] {
  return [{ route: "/notre-metier", entry: tradePage, props: { settings, words: tradePage.data } }];
}
