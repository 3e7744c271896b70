import { useSite } from "charpente";
import { ActionLink } from "../components/action-link.tsx";
import { TopicRows } from "../components/rows.tsx";
import type { Board, BoardProps } from "../workbench/board.ts";
import { longText, longTitle } from "../workbench/fixtures.ts";
import { Group, Specimen, States } from "../workbench/specimen.tsx";
import { Breadcrumb } from "./contents.tsx";
import { Logo, MobileMenu, MobileMenuButton, NavigationLink } from "./header.tsx";
import { LastCall, SectionLine, SplitStorey, Storey } from "./storey.tsx";

export const examples: readonly Board[] = [
  {
    id: "etages",
    title: "Étages et repères",
    note: "Logo, étage, ligne de coupe, fil d’Ariane, dernier appel.",
    sheets: ["article", "profile"],
    component: Marks,
  },
  {
    id: "menu",
    title: "Menu des petits écrans",
    note: "Ouvert, sous 1120 px de large.",
    sheets: [],
    component: Menu,
  },
];

/** What pages stand on, and what leads from one to the next. */
function Marks({ settings, blog, profiles, profilePage }: BoardProps) {
  const [profile] = profiles;
  if (profile === undefined) return null;
  return (
    <>
      <Group name="Logo">
        <Logos />
      </Group>
      <Storey level={3.2}>
        <h2 className="bench-name">Storey</h2>
        <p>Un étage finit sur sa dalle, son niveau dans la marge ; au niveau 0, il pose sur le sol.</p>
      </Storey>
      <Group name="SectionLine" className="bench-ground">
        <SectionLine />
      </Group>
      <Group name="NavigationLink">
        <States>
          <Specimen label="Repos">
            <NavigationLink href="/services" label="Services" section={undefined} />
          </Specimen>
          <Specimen label="Page au-dessus de la page courante">
            <NavigationLink href="/blog" label="Blog" section="/blog" />
          </Specimen>
        </States>
      </Group>
      <Group name="Breadcrumb">
        <Specimen label="Un lien">
          <Breadcrumb
            label="Fil d’Ariane, un lien"
            links={[{ label: blog.breadcrumb.home, href: "/" }]}
            here={blog.breadcrumb.blog}
          />
        </Specimen>
        <Specimen label="Deux liens, page en anglais">
          <Breadcrumb
            label="Fil d’Ariane, deux liens"
            links={[
              { label: blog.breadcrumb.home, href: "/" },
              { label: blog.breadcrumb.blog, href: "/blog" },
            ]}
            here="Flexibilité"
          />
        </Specimen>
        <Specimen label="Titre long">
          <Breadcrumb
            label="Fil d’Ariane, titre long"
            links={[{ label: blog.breadcrumb.home, href: "/" }]}
            here={longTitle}
          />
        </Specimen>
      </Group>
      <SplitStorey level={3.2} id="colonnes" title={`${longTitle} en deux colonnes`}>
        <TopicRows topics={profile.stakes.slice(0, 2)} />
      </SplitStorey>
      <LastCall id="appel" words={profile.closing}>
        <div className="actions">
          <ActionLink href={settings.booking.url} label={profilePage.booking} />
          <ActionLink {...profilePage.brochure} kind="secondary" />
        </div>
      </LastCall>
      <LastCall id="appel-long" words={{ title: longTitle, text: longText }}>
        <ActionLink href="/contact" label="Écrire" />
      </LastCall>
    </>
  );
}

function Logos() {
  const { asset } = useSite();
  return (
    <States>
      <Specimen label="Sur papier">
        <Logo />
      </Specimen>
      <Specimen label="Sur la nuit du pied de page" className="bench-night">
        <Logo />
      </Specimen>
      <Specimen label="Icône de l’onglet">
        <img src={asset("icon.svg")} width="64" height="64" alt="" />
      </Specimen>
    </States>
  );
}

/** The menu of small screens, open. */
function Menu({ settings }: BoardProps) {
  return (
    <>
      <Group name="MobileMenuButton">
        <Specimen label="Repos">
          <MobileMenuButton label={settings.labels.openMenu} />
        </Specimen>
      </Group>
      <Group name="MobileMenu">
        <Specimen label="Ouvert, dans la rubrique Blog" className="bench-open">
          <MobileMenu settings={settings} section="/blog" />
        </Specimen>
      </Group>
    </>
  );
}
