import { JsonLd, Link, type PagePlan, useSite } from "charpente";
import type {
  MergeLeafTypes,
  OrganizationLeaf,
  ProfessionalServiceLeaf,
  SearchActionLeaf,
  WebSite,
  WithActionConstraints,
} from "schema-dts";
import type { SiteContent } from "../collections.ts";
import { ActionLink } from "../components/action-link.tsx";
import { KeyFigures } from "../components/rows.tsx";
import { SourceLink } from "../components/source-link.tsx";
import { detailView, streetView } from "../drawings/drawing-views.ts";
import { DrawnImage } from "../drawings/drawn-image.tsx";
import { searchRoute } from "../layout/header.tsx";
import { Layout } from "../layout/layout.tsx";
import { Storey } from "../layout/storey.tsx";
import { profileCards } from "../lists/cards.ts";
import type { SiteSettings } from "../settings.ts";
import { type Absolute, organisationId, webSiteId } from "../structured-data.ts";
import { wholeAddress } from "../words/name-facts.ts";
import type { Home } from "./home-schema.ts";
import { HomeBasement, HomeFloors, HomeHero } from "./home-tower.tsx";

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

export function planHome(
  { homePage, profiles }: SiteContent,
  settings: SiteSettings,
): readonly PagePlan<HomePageProps>[] {
  const { title, order } = homePage.data.profiles;
  const words = { ...homePage.data, profiles: { title, list: profileCards(profiles, order) } };
  return [{ route: "/", entry: homePage, props: { settings, words } }];
}

type Organisation = MergeLeafTypes<[OrganizationLeaf, ProfessionalServiceLeaf]>;

/** The firm, whole: only home says all of it. */
export function describeOrganisation(settings: SiteSettings, absolute: Absolute): Organisation {
  const { name, about, email, phone, founded, network } = settings;
  return {
    "@type": ["Organization", "ProfessionalService"],
    "@id": absolute(organisationId),
    name,
    url: absolute("/"),
    // Of the icons of the site, the one whose address stays.
    logo: absolute("/apple-touch-icon.png"),
    description: about,
    email,
    ...(phone !== "" && { telephone: phone }),
    address: wholeAddress(settings),
    foundingDate: String(founded),
    sameAs: network.url,
  };
}

/** The site, and how to search it. */
function describeWebSite({ name }: SiteSettings, language: string, absolute: Absolute): WebSite {
  const search: WithActionConstraints<SearchActionLeaf> = {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${absolute(searchRoute)}?q={mots}` },
    "query-input": "required name=mots",
  };
  return {
    "@type": "WebSite",
    "@id": absolute(webSiteId),
    name,
    url: absolute("/"),
    inLanguage: language,
    publisher: { "@id": absolute(organisationId) },
    potentialAction: search,
  };
}
