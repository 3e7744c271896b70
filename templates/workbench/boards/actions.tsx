import { Link } from "charpente";
import { ShareButton } from "../../articles/share-button.tsx";
import { ActionLink } from "../../components/action-link.tsx";
import { Arrow } from "../../components/arrow.tsx";
import { Breadcrumb } from "../../layout/breadcrumb.tsx";
import { NavigationLink } from "../../layout/navigation-link.tsx";
import { FrenchDate } from "../../words/french-date.tsx";
import type { BoardProps } from "../board.ts";
import { longTitle, longWord } from "../fixtures.ts";
import { Group, Specimen, States } from "../specimen.tsx";

/** Links and buttons. */
export function Actions({ settings, blog, home }: BoardProps) {
  const { services, role } = home.hero;
  return (
    <>
      <Group name="ActionLink">
        <States>
          <Specimen label="Principal, vers une page">
            <ActionLink {...services} />
          </Specimen>
          <Specimen label="Survol" state="hover">
            <ActionLink {...services} />
          </Specimen>
          <Specimen label="Clavier" state="focus">
            <ActionLink {...services} />
          </Specimen>
          <Specimen label="Nouvel onglet">
            <ActionLink href={settings.booking.url} label={settings.booking.label} />
          </Specimen>
          <Specimen label="Plus bas dans la page">
            <ActionLink href="#planche" label={services.label} />
          </Specimen>
          <Specimen label="Texte long">
            <ActionLink href={services.href} label={longTitle} />
          </Specimen>
          <Specimen label="Secondaire">
            <ActionLink {...role} kind="secondary" />
          </Specimen>
          <Specimen label="Secondaire, survol" state="hover">
            <ActionLink {...role} kind="secondary" />
          </Specimen>
          <Specimen label="Secondaire, clavier" state="focus">
            <ActionLink {...role} kind="secondary" />
          </Specimen>
          <Specimen label="Secondaire, texte long">
            <ActionLink href={role.href} label={longTitle} kind="secondary" />
          </Specimen>
          <Specimen label="Secondaire, en anglais">
            <ActionLink href="/" label="Return to Home" kind="secondary" lang="en" />
          </Specimen>
        </States>
      </Group>
      <Group name="Link">
        <States>
          <Specimen label="Repos">
            <Link href="/contact">Écrire au cabinet</Link>
          </Specimen>
          <Specimen label="Survol" state="hover">
            <Link href="/contact">Écrire au cabinet</Link>
          </Specimen>
          <Specimen label="Clavier" state="focus">
            <Link href="/contact">Écrire au cabinet</Link>
          </Specimen>
          <Specimen label="Mot très long">
            <Link href="/contact">{longWord}</Link>
          </Specimen>
        </States>
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
      <Group name="Arrow">
        <States>
          <Specimen label="Page">
            <Arrow direction="page" />
          </Specimen>
          <Specimen label="Nouvel onglet">
            <Arrow direction="new-tab" />
          </Specimen>
          <Specimen label="Plus bas">
            <Arrow direction="down" />
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
      <Group name="ShareButton">
        <Specimen label="Caché tant que son script n’a pas démarré, montré ici" className="bench-open">
          <ShareButton words={blog.article} />
        </Specimen>
      </Group>
      <Group name="FrenchDate">
        <States>
          <Specimen label="Premier du mois">
            <FrenchDate date="2025-09-01" />
          </Specimen>
          <Specimen label="Autre jour">
            <FrenchDate date="2025-03-27" />
          </Specimen>
        </States>
      </Group>
    </>
  );
}
