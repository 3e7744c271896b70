import { ActionLink } from "../../components/action-link.tsx";
import { KeyFigures } from "../../components/key-figures.tsx";
import { Questions } from "../../components/questions.tsx";
import { TopicRows } from "../../components/topic-rows.tsx";
import { LastCall } from "../../layout/last-call.tsx";
import { SplitStorey } from "../../layout/split-storey.tsx";
import type { BoardProps } from "../board.ts";
import { longText, longTitle, longWord } from "../fixtures.ts";
import { Group, Specimen } from "../specimen.tsx";

/** Rows, questions and the call that closes a page. */
export function Lists({ settings, home, profiles, profilePage }: BoardProps) {
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
      <SplitStorey level={3.2} id="colonnes" title={`${longTitle} en deux colonnes`}>
        <TopicRows topics={profile.stakes.slice(0, 2)} />
      </SplitStorey>
      <KeyFigures level={0} id="chiffres" {...home.figures} />
      <KeyFigures
        level={0}
        id="chiffres-longs"
        title="Repères aux textes longs"
        list={[{ value: "1 250 000", unit: "kWh", label: longText }]}
        note={longText}
      />
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
