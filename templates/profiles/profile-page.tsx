import { Link } from "charpente";
import { ActionLink } from "../components/action-link.tsx";
import { KeyFigures } from "../components/key-figures.tsx";
import { Questions } from "../components/questions.tsx";
import { TopicRows } from "../components/topic-rows.tsx";
import { LastCall } from "../layout/last-call.tsx";
import { Layout } from "../layout/layout.tsx";
import { storeyHeight } from "../layout/level.ts";
import { SplitStorey } from "../layout/split-storey.tsx";
import { Storey } from "../layout/storey.tsx";
import type { SiteSettings } from "../settings.ts";
import type { Point } from "../words/words.ts";
import { ProfileHead } from "./profile-head.tsx";
import type { ProfilePageWords } from "./profile-page-schema.ts";
import type { Profile } from "./profiles-schema.ts";

export type ProfilePageProps = {
  readonly settings: SiteSettings;
  readonly words: ProfilePageWords;
  readonly profile: Profile;
};

/** One audience: its building, what it worries about, what the firm does for it, its questions. */
export function ProfilePage({ settings, words, profile }: ProfilePageProps) {
  const { figures, stakes, services, reasons, questions, closing } = profile;
  // Levels are counted from the ground, which the call at the end stands on.
  const servicesLevel = (reasons.length > 0 ? 3 : 2) * storeyHeight;
  const stakesLevel = servicesLevel + storeyHeight;
  return (
    <Layout settings={settings} sheet="profile" also={figures ? ["figures"] : []} seo={profile.seo}>
      <ProfileHead settings={settings} words={words} profile={profile} />
      {figures === undefined ? null : (
        <KeyFigures level={stakesLevel + storeyHeight} id="reperes" {...figures} />
      )}
      <SplitStorey level={stakesLevel} id="enjeux" title={words.stakes}>
        <TopicRows topics={stakes} />
      </SplitStorey>
      <SplitStorey level={servicesLevel} id="services" title={words.services}>
        <TopicRows topics={services} />
        <p className="rows-more">
          <Link href={words.allServices.href}>{words.allServices.label}</Link>
        </p>
      </SplitStorey>
      {reasons.length === 0 ? null : <Reasons title={words.reasons} reasons={reasons} />}
      <SplitStorey level={storeyHeight} id="questions" title={words.questions}>
        <Questions questions={questions} />
      </SplitStorey>
      <LastCall id="entretien" words={closing}>
        <div className="actions">
          <ActionLink href={settings.booking.url} label={words.booking} />
          <ActionLink {...words.brochure} kind="secondary" />
        </div>
      </LastCall>
    </Layout>
  );
}

type ReasonsProps = { readonly title: string; readonly reasons: readonly Point[] };

function Reasons({ title, reasons }: ReasonsProps) {
  return (
    <Storey level={2 * storeyHeight} labelledBy="approche">
      <h2 id="approche">{title}</h2>
      <ul className="columns">
        {reasons.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Storey>
  );
}
