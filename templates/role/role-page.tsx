import { JsonLd, type PagePlan, useSite } from "charpente";
import type { SiteContent } from "../collections.ts";
import { ActionLink } from "../components/action-link.tsx";
import { DrawnImage, InlineDrawing } from "../drawings/drawn-image.tsx";
import { qualityView } from "../drawings/page-views.ts";
import { Breadcrumb } from "../layout/contents.tsx";
import { Layout } from "../layout/layout.tsx";
import { LastCall, Storey, storeyHeight } from "../layout/storey.tsx";
import type { SiteSettings } from "../settings.ts";
import { describeService, nameOrganisation } from "../structured-data.ts";
import { PresencePlot } from "./presence-plot.tsx";
import type { Role } from "./role-schema.ts";

export type RolePageProps = { readonly settings: SiteSettings; readonly words: Role };

/** What an AMO Smart is: six qualities, a room of a building each, and who else works on a project when. */
export function RolePage({ settings, words }: RolePageProps) {
  const { breadcrumb, closing, seo } = words;
  const { absolute, route } = useSite();
  const service = { name: breadcrumb.here, description: seo.description, href: route };
  return (
    <Layout settings={settings} sheet="role" seo={seo}>
      <JsonLd thing={describeService(service, absolute)} />
      <JsonLd thing={nameOrganisation(settings.name, absolute)} />
      <Head settings={settings} words={words} />
      <Qualities words={words.qualities} />
      <Beyond words={words.beyond} />
      <LastCall id="rendez-vous" words={closing}>
        <Actions words={words.actions} />
      </LastCall>
    </Layout>
  );
}

/** Three people before a building: it stands on the slab of the storey. Metres. */
export const roleCrop = { x: -5.6, y: 0, width: 19.6, height: 12.9 };

function Head({ settings, words }: RolePageProps) {
  const { breadcrumb, title, lead, actions } = words;
  return (
    <Storey level={3 * storeyHeight} className="role-head" labelledBy="titre">
      <Breadcrumb
        label={settings.labels.breadcrumb}
        links={[{ label: breadcrumb.home, href: "/" }]}
        here={breadcrumb.here}
      />
      <div className="role-words">
        <h1 id="titre">{title}</h1>
        <p className="lead">{lead}</p>
        <Actions words={actions} />
      </div>
      <div className="role-drawing">
        <InlineDrawing drawing="amo-smart" scale={30} crop={roleCrop} />
      </div>
    </Storey>
  );
}

function Actions({ words }: { readonly words: Role["actions"] }) {
  return (
    <div className="actions">
      <ActionLink {...words.meeting} />
      <ActionLink {...words.services} kind="secondary" />
    </div>
  );
}

function Qualities({ words }: { readonly words: Role["qualities"] }) {
  return (
    <Storey level={2 * storeyHeight} className="qualities" labelledBy="qualites">
      <h2 id="qualites">{words.title}</h2>
      <p className="lead">{words.text}</p>
      <ol>
        {words.list.map(({ title, text }, place) => (
          <li key={title}>
            <DrawnImage view={qualityView(place)} alt="" />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Storey>
  );
}

function Beyond({ words }: { readonly words: Role["beyond"] }) {
  const { title, text, points, presence } = words;
  return (
    <Storey level={storeyHeight} className="beyond" labelledBy="ingenieur">
      <h2 id="ingenieur">{title}</h2>
      <p className="lead">{text}</p>
      <ol className="numbered">
        {points.map((point) => (
          <li key={point.title}>
            <h3>{point.title}</h3>
            <p>{point.text}</p>
          </li>
        ))}
      </ol>
      <figure className="plot presence">
        <PresencePlot {...presence} />
        <figcaption>{presence.caption}</figcaption>
      </figure>
    </Storey>
  );
}

export function planRole(
  { rolePage }: SiteContent,
  settings: SiteSettings,
): readonly PagePlan<RolePageProps>[] {
  return [{ route: "/amo-smart", entry: rolePage, props: { settings, words: rolePage.data } }];
}
