import { JsonLd, Link, useSite } from "charpente";
import { ActionLink } from "../components/action-link.tsx";
import { KeyFigures } from "../components/key-figures.tsx";
import { SourceLink } from "../components/source-link.tsx";
import { detailView, streetView } from "../drawings/drawing-views.ts";
import { DrawnImage } from "../drawings/drawn-image.tsx";
import { Layout } from "../layout/layout.tsx";
import { Storey } from "../layout/storey.tsx";
import type { SiteSettings } from "../settings.ts";
import { describeOrganisation } from "./describe-organisation.ts";
import { describeWebSite } from "./describe-web-site.ts";
import { HomeBasement, HomeFloors } from "./home-floors.tsx";
import { HomeHero } from "./home-hero.tsx";
import type { Home } from "./home-schema.ts";

export type HomePageProps = { readonly settings: SiteSettings; readonly words: Home };

/** The page is the tower of its drawing: one comes in by the roof and goes down to the ground. */
export function HomePage({ settings, words }: HomePageProps) {
  const { absolute, language } = useSite();
  return (
    <Layout settings={settings} sheet="home" seo={words.seo} basement={<HomeBasement />}>
      <JsonLd thing={describeOrganisation(settings, absolute)} />
      <JsonLd thing={describeWebSite(settings, language, absolute)} />
      <HomeHero words={words.hero} />
      <KeyFigures level={17} id="chiffres" {...words.figures} />
      <Profiles words={words.profiles} />
      <Reasons words={words.reasons} />
      <Storey level={0} className="closing" labelledBy="entretien">
        <div className="closing-words">
          <h2 id="entretien">
            {words.closing.title.map((line) => (
              <span key={line}>{line} </span>
            ))}
          </h2>
          <p>{words.closing.text}</p>
          <div className="actions">
            <ActionLink href={settings.booking.url} label={words.closing.booking} />
            <ActionLink {...words.closing.brochure} kind="secondary" />
          </div>
        </div>
        <HomeFloors />
      </Storey>
    </Layout>
  );
}

function Profiles({ words }: { readonly words: Home["profiles"] }) {
  return (
    <Storey level={13.8} className="street" labelledBy="vous-etes">
      <h2 id="vous-etes">{words.title}</h2>
      <ul>
        {words.list.map(({ title, description, href, drawing }) => (
          <li key={href}>
            <div className="house">
              <DrawnImage view={streetView(drawing)} alt="" />
            </div>
            <h3>
              <Link href={href}>{title}</Link>
            </h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Storey>
  );
}

function Reasons({ words }: { readonly words: Home["reasons"] }) {
  return (
    <Storey level={10.6} className="reasons" labelledBy="pourquoi">
      <h2 id="pourquoi">{words.title}</h2>
      <ol>
        {words.list.map(({ title, description, source, drawing }) => (
          <li key={title}>
            <DrawnImage view={detailView(drawing)} alt="" />
            <h3>{title}</h3>
            <p>
              {description}
              <SourceLink source={source} />
            </p>
          </li>
        ))}
      </ol>
    </Storey>
  );
}
