import { Enhancer, Link } from "charpente";
import { FrenchDate } from "../words/french-date.tsx";
import type { Board, BoardProps } from "../workbench/board.ts";
import { longText, longTitle, longWord } from "../workbench/fixtures.ts";
import { Group, Specimen, States } from "../workbench/specimen.tsx";
import { ActionLink, Arrow } from "./action-link.tsx";
import { callout, callToAction, comparison } from "./directives.tsx";
import { KeyFigures, Questions, TopicRows } from "./rows.tsx";
import { Tooltip } from "./tooltip.tsx";

const { component: Callout } = callout;
const { component: Comparison } = comparison;
const { component: CallToAction } = callToAction;

export const examples: readonly Board[] = [
  {
    id: "actions",
    title: "Actions et liens",
    note: "Boutons, liens et dates : repos, survol, clavier, textes longs.",
    sheets: ["article"],
    component: Actions,
  },
  {
    id: "directives",
    title: "Directives",
    note: "Encadré, comparaison et appel à l’action, avec de longs textes.",
    sheets: ["article"],
    component: Directives,
  },
  {
    id: "listes",
    title: "Listes et questions",
    note: "Lignes, questions dépliables, repères chiffrés.",
    sheets: ["profile", "figures"],
    component: Lists,
  },
  {
    id: "bulles",
    title: "Bulles d’aide",
    note: "Ouvertes, puis à essayer.",
    sheets: ["contact"],
    component: Tooltips,
  },
];

/** Links and buttons. */
function Actions({ settings, home }: BoardProps) {
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

/** The directives of Markdown with long words. The text on the board of articles shows them with usual ones. */
function Directives() {
  return (
    <>
      <Group name="callout">
        <div className="prose">
          <Callout attributes={{ title: longTitle }}>
            <p>{longText}</p>
          </Callout>
        </div>
      </Group>
      <Group name="comparison">
        <div className="prose">
          <Comparison attributes={{}}>
            <ComparedTable />
          </Comparison>
        </div>
      </Group>
      <Group name="cta">
        <div className="prose">
          <CallToAction
            attributes={{ title: "Où en est votre bâtiment ?", href: "/contact", label: "Écrire" }}
          >
            <p>Un premier avis en trente minutes.</p>
          </CallToAction>
        </div>
      </Group>
    </>
  );
}

function ComparedTable() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Critère</th>
          <th scope="col">NEBEF</th>
          <th scope="col">NEBCO</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">Baisse</th>
          <td>Oui</td>
          <td>Oui</td>
        </tr>
        <tr>
          <th scope="row">Hausse</th>
          <td>Non</td>
          <td>{longTitle}</td>
        </tr>
      </tbody>
    </table>
  );
}

/** Rows, questions and key figures. */
function Lists({ home, profiles }: BoardProps) {
  const [profile] = profiles;
  if (profile === undefined) return null;
  return (
    <>
      <Group name="TopicRows">
        <Specimen label="Plusieurs, la première mène ailleurs">
          <TopicRows
            topics={profile.stakes.map((topic, place) =>
              place === 0 ? { ...topic, href: "/services" } : topic,
            )}
          />
        </Specimen>
        <Specimen label="Une seule, texte long">
          <TopicRows topics={[{ title: longTitle, text: longText }]} />
        </Specimen>
        <Specimen label="Mot très long">
          <TopicRows topics={[{ title: longWord, text: longWord }]} />
        </Specimen>
        <Specimen label="Aucune">
          <TopicRows topics={[]} />
        </Specimen>
      </Group>
      <Group name="Questions">
        <Specimen label="La première ouverte">
          <Questions questions={profile.questions} />
        </Specimen>
        <Specimen label="Survol" state="hover">
          <Questions questions={profile.questions.slice(1, 2)} />
        </Specimen>
        <Specimen label="Texte long" state="focus">
          <Questions questions={[{ question: `${longTitle} ?`, answer: longText }]} />
        </Specimen>
      </Group>
      <KeyFigures level={0} id="chiffres" {...home.figures} />
      <KeyFigures
        level={0}
        id="chiffres-longs"
        title="Repères aux textes longs"
        list={[{ value: "1 250 000", unit: "kWh", label: longText }]}
        note={longText}
      />
    </>
  );
}

function Tooltips({ settings: { labels } }: BoardProps) {
  return (
    <Group name="Tooltip">
      <States>
        <Specimen label="Qui nomme le bouton, ouverte" className="bench-open">
          <Tooltip id="bulle-nom-ouverte" kind="name">
            {labels.closeNotification}
          </Tooltip>
        </Specimen>
        <Specimen label="Qui l’explique, ouverte, texte long" className="bench-open">
          <Tooltip id="bulle-aide-ouverte" kind="help">
            {longText}
          </Tooltip>
        </Specimen>
        <Specimen label="Qui nomme, à essayer">
          <button
            className="button"
            type="button"
            aria-label={labels.closeNotification}
            data-tooltip="bulle-nom"
          >
            ×
          </button>
          <Tooltip id="bulle-nom" kind="name">
            {labels.closeNotification}
          </Tooltip>
        </Specimen>
        <Specimen label="Qui explique, à essayer">
          <button
            className="button"
            type="button"
            aria-label="Aide : surface"
            aria-describedby="bulle-aide"
            data-tooltip="bulle-aide"
            popoverTarget="bulle-aide"
          >
            ?
          </button>
          <Tooltip id="bulle-aide" kind="help">
            Surface de plancher, tous niveaux confondus.
          </Tooltip>
        </Specimen>
      </States>
      <Enhancer name="components/tooltip.ts" />
    </Group>
  );
}
